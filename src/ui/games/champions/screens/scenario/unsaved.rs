//! Says that the last change is not saved, and what to do about it.

use super::desk::Desk;
use super::overview::share;
use crate::kernel::line::Key;
use crate::storage::StoreError;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::champions::documents::ScenarioError;
use crate::ui::games::champions::scenario_room::{reason, scenario_room};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The note; nothing while everything is saved.
pub(super) fn unsaved(desk: Desk) -> impl IntoView {
    move || {
        desk.unsaved.get().map(|error| match error {
            ScenarioError::Changed => changed(desk),
            ScenarioError::Store(_) | ScenarioError::Unreadable(_) | ScenarioError::TooNew(_) => {
                note(why(&error), (keys::HOME_EXPORT, Callback::new(move |()| share(desk))))
            }
        })
    }
}

/// Why it is not saved, in words.
pub(super) fn why(error: &ScenarioError) -> Key {
    match error {
        ScenarioError::Changed => keys::SCENARIO_UNSAVED_CHANGED,
        ScenarioError::Store(StoreError::Full) => keys::SCENARIO_UNSAVED_FULL,
        ScenarioError::Store(_) | ScenarioError::Unreadable(_) | ScenarioError::TooNew(_) => reason(error),
    }
}

/// Another tab changed it: what was typed here stays beside it, or gives way to it.
fn changed(desk: Desk) -> AnyView {
    let room = scenario_room();
    let copy = Callback::new(move |()| desk.keep_as_copy(room));
    view! {
        {note(why(&ScenarioError::Changed), (keys::SCENARIO_KEEP_COPY, copy))}
        <Button kind=ButtonKind::Quiet label=say(keys::SCENARIO_LOAD_AGAIN) on_press=move || desk.load_again() />
    }
    .into_any()
}

fn note(words: Key, (label, press): (Key, Callback<()>)) -> AnyView {
    view! { <Note kind=NoteKind::Error action=say(label) on_action=press>{say(words)}</Note> }.into_any()
}
