//! Force Retreat and Pursue (CH-BAT-5): whoever may force does; it follows unless it is nearly fallen.

use super::whim::Whim;
use crate::games::champions::battle::retreat::Side;
use crate::games::champions::command::Command;
use crate::games::champions::field::command::{BoardCommand, Following, Retreating};
use crate::games::champions::field::push::{follows_to, pending, refuges};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::push::{Push, PushStage};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// What becomes of the retreat that is open; nothing where none is.
pub(super) fn next(state: &State, whim: &mut Whim) -> Option<Command> {
    let push = pending(state)?;
    Some(Command::Board(match push.stage() {
        PushStage::Retreat => BoardCommand::Retreat { how: retreat(state, push, whim) },
        PushStage::Pursuit => BoardCommand::Pursue { how: follow(state, push, whim) },
    }))
}

fn retreat(state: &State, push: &Push, whim: &mut Whim) -> Retreating {
    if push.side() == Side::Ours && whim.once_in(12) {
        return Retreating::Spared;
    }
    let Some(around) = refuges(state) else { return Retreating::ByHand };
    let free: Vec<AreaKey> =
        around.into_iter().filter(|refuge| refuge.against.is_none()).map(|refuge| refuge.area).collect();
    whim.pick(&free).cloned().map_or(Retreating::Cornered, Retreating::To)
}

/// A Champion gives up 1 Honor rather than stand alone among Enemies with its last Life Point.
fn follow(state: &State, push: &Push, whim: &mut Whim) -> Following {
    let weak = queries::gauge(state, push.winner(), Gauge::Life).is_some_and(|life| life <= 1);
    if weak && whim.once_in(2) {
        Following::HoldsBack
    } else if follows_to(state).is_none() && whim.once_in(2) {
        Following::NoRoom
    } else {
        Following::Follows
    }
}
