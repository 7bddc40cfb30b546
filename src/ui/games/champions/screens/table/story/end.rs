//! That the scenario ends the game: seen and heard wherever the step was made that did it.

use crate::games::champions::scenario::told::Verdict;
use crate::games::champions::text::story;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::feedback::feedback;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The scenario says that the game ends, and by what; `end` leads to the answer of the players.
pub fn ending(verdict: &Verdict, end: Callback<()>) -> AnyView {
    let kind = match verdict {
        Verdict::Won => NoteKind::Info,
        Verdict::Lost(_) => NoteKind::Warn,
    };
    let words = words(verdict);
    view! { <Note kind=kind action=say(keys::STORY_END) on_action=end>{words}</Note> }.into_any()
}

/// Ears hear it once, when it has come or when the page is opened.
pub fn announce_end(verdict: Signal<Option<Verdict>>) {
    let feedback = feedback();
    Effect::new(move |before: Option<Option<String>>| {
        let now = verdict.with(|verdict| verdict.as_ref().map(words));
        if let Some(text) = now.clone().filter(|_| before.flatten() != now) {
            feedback.announce(text);
        }
        now
    });
}

/// The sentences of it.
pub fn words(verdict: &Verdict) -> String {
    story::verdict(verdict).into_iter().map(say).collect::<Vec<_>>().join(" ")
}
