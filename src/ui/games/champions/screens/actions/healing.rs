//! Healing: only where no Enemy is in the area. A board knows it; without one the players say it.

use super::Confirm;
use crate::games::champions::command::{Action, Command, Surroundings};
use crate::games::champions::field::places::surroundings;
use crate::games::champions::model::ids::Actor;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Asks whether an Enemy is in the area.
#[component]
pub fn HealingForm(
    /// Who heals.
    actor: Actor,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let on_board = session().glance(|state| surroundings(state, actor));
    let area = RwSignal::new(on_board.unwrap_or(Surroundings::Clear));
    let command = move || Some(Command::Act { actor, action: Action::Healing { area: area.get() } });
    let answers = vec![Segment::of(say(keys::SHEET_AREA_CLEAR)), Segment::of(say(keys::SHEET_AREA_ENEMIES))];
    let choose = move |place: usize| area.set(if place == 0 { Surroundings::Clear } else { Surroundings::Enemies });
    let chosen = move || Some(usize::from(area.get() == Surroundings::Enemies));
    view! {
        <p>{say(keys::SHEET_AREA)}</p>
        <Segmented
            label=say(keys::SHEET_AREA)
            answers=answers
            chosen=Signal::derive(chosen)
            on_choose=choose
        />
        <Confirm command=Signal::derive(command) who=actor.into() label=say(keys::SHEET_HEAL) on_done=on_done />
    }
}
