//! The switch for keys of one character (WCAG 2.1.4).

use crate::ui::components::toggle::Toggle;
use crate::ui::prefs::{self, LetterKeys};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The switch.
pub(super) fn letter_keys() -> AnyView {
    let prefs = prefs::current();
    let on = Memo::new(move |_| prefs.with(|prefs| prefs.letter_keys == LetterKeys::On));
    let word = move || say(if on.get() { keys::SWITCH_ON } else { keys::SWITCH_OFF });
    let toggle = move |on: bool| {
        prefs.update(|prefs| prefs.letter_keys = if on { LetterKeys::On } else { LetterKeys::Off });
    };
    view! {
        <section class="card rows" aria-label=say(keys::LETTER_KEYS)>
            <Toggle
                label=say(keys::LETTER_KEYS)
                sub=say(keys::LETTER_KEYS_SUB)
                state_word=Signal::derive(word)
                on=on
                on_toggle=toggle
            />
        </section>
    }
    .into_any()
}
