//! Movement: what the borders cost, and whether opponents are left behind.

use super::Confirm;
use crate::games::champions::command::{Action, Command, Leaving};
use crate::games::champions::model::ids::Actor;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::stepper::Stepper;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The ways to leave an area, in the order they are offered.
const LEAVINGS: [Leaving; 3] = [Leaving::Free, Leaving::Disengagement, Leaving::Forced];

/// Asks for the cost and the way of leaving.
#[component]
pub fn MovementForm(
    /// Who moves.
    actor: Actor,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let cost = RwSignal::new(1_i32);
    let leaving = RwSignal::new(0_usize);
    let command = move || {
        let leaving = LEAVINGS.get(leaving.get()).copied()?;
        let cost = u8::try_from(cost.get()).ok()?;
        Some(Command::Act { actor, action: Action::Movement { cost, leaving } })
    };
    view! {
        <Stepper
            label=say(keys::SHEET_MOVE_COST)
            sub=say(keys::SHEET_MOVE_COST_SUB)
            value=Signal::derive(move || Some(cost.get()))
            least=1
            most=10
            minus_label=say(keys::SHEET_MOVE_COST_MINUS)
            plus_label=say(keys::SHEET_MOVE_COST_PLUS)
            on_change=move |value| cost.set(value)
        />
        {leaving_field(leaving)}
        <Confirm command=Signal::derive(command) who=actor.into() label=say(keys::SHEET_MOVE) on_done=on_done />
    }
}

fn leaving_field(leaving: RwSignal<usize>) -> impl IntoView {
    let answers = vec![
        Segment::of(say(keys::SHEET_LEAVE_FREE)).with_second(say(keys::SHEET_LEAVE_FREE_SUB)),
        Segment::of(say(keys::SHEET_LEAVE_OPPONENTS)).with_second(say(keys::SHEET_LEAVE_OPPONENTS_SUB)),
        Segment::of(say(keys::SHEET_LEAVE_FORCED)).with_second(say(keys::SHEET_LEAVE_FORCED_SUB)),
    ];
    view! {
        <Segmented
            label=say(keys::SHEET_LEAVE)
            answers=answers
            chosen=Signal::derive(move || Some(leaving.get()))
            look=SegmentedLook::Wraps
            on_choose=move |place| leaving.set(place)
        />
    }
}
