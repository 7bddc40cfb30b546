//! Draw Objectives: the card that was kept may be noted at once or later.

use super::Confirm;
use crate::games::champions::command::{Action, Command};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::rulings::UnkeptObjectives;
use crate::kernel::line::Key;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::games::champions::screens::cards::ObjectiveForm;
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Whether the kept card is noted with the action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Noted {
    /// Later on the sheet, or never.
    Later,
    /// It is.
    Now,
}

/// Asks for the card that was kept.
#[component]
pub fn DrawForm(
    /// Who draws.
    actor: Actor,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let session = session();
    let noted = RwSignal::new(Noted::Later);
    let command = move |kept| Command::Act { actor, action: Action::DrawObjectives { kept } };
    let keep = move |objective| {
        if session.dispatch(command(Some(objective))) == Done::Yes {
            on_done.run(());
        }
    };
    let rest = move || match noted.get() {
        Noted::Later => {
            let label = say(keys::SHEET_DRAW_DONE);
            view! { <Confirm command=Some(command(None)) who=actor.into() label=label on_done=on_done /> }.into_any()
        }
        Noted::Now => view! { <ObjectiveForm on_keep=keep on_cancel=on_done /> }.into_any(),
    };
    let text = session.glance(|state| how(state.rulings().unkept_objectives));
    view! {
        <p>{say(text)}</p>
        {noted_field(noted)}
        {rest}
    }
}

/// How it is done, and where the other cards go.
const fn how(unkept: UnkeptObjectives) -> Key {
    match unkept {
        UnkeptObjectives::Shuffled => keys::SHEET_DRAW_TEXT,
        UnkeptObjectives::Discarded => keys::SHEET_DRAW_TEXT_DISCARD,
    }
}

fn noted_field(noted: RwSignal<Noted>) -> impl IntoView {
    let answers = vec![Segment::of(say(keys::SHEET_DRAW_LATER)), Segment::of(say(keys::SHEET_DRAW_NOW))];
    view! {
        <Segmented
            label=say(keys::SHEET_DRAW_NOTE)
            answers=answers
            chosen=Signal::derive(move || Some(usize::from(noted.get() == Noted::Now)))
            on_choose=move |place: usize| noted.set(if place == 0 { Noted::Later } else { Noted::Now })
        />
    }
}
