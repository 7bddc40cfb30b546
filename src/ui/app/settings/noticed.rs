//! What hand and ear notice of a step: two switches, both off until somebody wants them.

use crate::kernel::line::Key;
use crate::ui::components::toggle::Toggle;
use crate::ui::prefs::{self, Haptics, Prefs, Sounds};
use crate::ui::senses::{Sense, Senses, can_clap, can_shake};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The switches; a device that can do neither says so.
pub fn noticed() -> AnyView {
    let shakes = if can_shake() { haptics() } else { nothing(keys::HAPTICS_CANNOT) };
    let claps = if can_clap() { sounds() } else { nothing(keys::SOUNDS_CANNOT) };
    view! { <section class="card rows" aria-label=say(keys::SETTINGS_NOTICED)>{shakes} {claps}</section> }.into_any()
}

fn nothing(key: Key) -> AnyView {
    view! { <p class="pad sub2">{say(key)}</p> }.into_any()
}

fn haptics() -> AnyView {
    let write = |prefs: &mut Prefs, on| prefs.haptics = if on { Haptics::On } else { Haptics::Off };
    switch(keys::SETTINGS_HAPTICS, keys::SETTINGS_HAPTICS_SUB, |prefs| prefs.haptics == Haptics::On, write)
}

fn sounds() -> AnyView {
    let write = |prefs: &mut Prefs, on| prefs.sounds = if on { Sounds::On } else { Sounds::Off };
    switch(keys::SETTINGS_SOUNDS, keys::SETTINGS_SOUNDS_SUB, |prefs| prefs.sounds == Sounds::On, write)
}

/// A switch; whoever turns it on notices at once what it does.
fn switch(label: Key, sub: Key, read: fn(&Prefs) -> bool, write: fn(&mut Prefs, bool)) -> AnyView {
    let (prefs, senses) = (prefs::current(), Senses::here());
    let on = Memo::new(move |_| prefs.with(read));
    let word = move || say(if on.get() { keys::SWITCH_ON } else { keys::SWITCH_OFF });
    let toggle = move |on: bool| {
        prefs.update(|prefs| write(prefs, on));
        if on {
            senses.tell(Sense::Question);
        }
    };
    view! {
        <Toggle label=say(label) sub=say(sub) state_word=Signal::derive(word) on=on on_toggle=move |on| toggle(on) />
    }
    .into_any()
}
