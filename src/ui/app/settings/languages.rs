//! The language of the app: the device's, or one that is chosen.

use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::texts::say;
use crate::ui::{language, prefs};
use crate::words::{Language, keys};
use leptos::prelude::*;

/// The choice of the language. Each is written in its own words, for whoever cannot read the others.
pub fn language_choice() -> AnyView {
    let prefs = prefs::current();
    let answers: Vec<_> = std::iter::once(None).chain(Language::ALL.map(Some)).collect();
    let word =
        |answer: &Option<Language>| answer.map_or_else(|| say(keys::LANGUAGE_DEVICE), |own| own.own_name().to_owned());
    let segments = answers.iter().map(|answer| Segment::of(word(answer))).collect();
    let kept = answers.clone();
    let chosen = Signal::derive(move || kept.iter().position(|answer| *answer == prefs.with(|prefs| prefs.language)));
    let choose = move |place: usize| {
        if let Some(answer) = answers.get(place) {
            language::choose(*answer);
        }
    };
    view! {
        <div class="field">
            <b aria-hidden="true">{say(keys::LANGUAGE_TITLE)}</b>
            <Segmented
                label=say(keys::LANGUAGE_TITLE)
                answers=Signal::stored(segments)
                chosen=chosen
                look=SegmentedLook::Wraps
                on_choose=choose
            />
        </div>
    }
    .into_any()
}
