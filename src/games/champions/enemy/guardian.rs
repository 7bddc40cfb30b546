//! Guardians: they do nothing until something wakes them (9.3, A9).

use super::assault;
use super::behaviour::{Behaviour, Guardian};
use super::character::CharacterId;
use super::reason::Reason;
use super::stage::Stage;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::mover::Side;

/// Moves a Guardian.
pub(super) fn go(stage: &mut Stage<'_>, id: CharacterId, guardian: Guardian) {
    let seen = match guardian {
        Guardian::Gatekeeper => None,
        Guardian::Sentinel => stage.sees(id),
    };
    match seen {
        Some(who) => {
            let from = stage.at(id);
            stage.because(id, Reason::Sees { who, from });
            assault::turn(stage, id);
        }
        None => stage.because(id, Reason::Guards),
    }
}

/// Action Points to the target of a Sentinel that sees somebody (A1).
pub(super) fn distance(stage: &Stage<'_>, id: CharacterId, guardian: Guardian) -> Option<u16> {
    match guardian {
        Guardian::Gatekeeper => None,
        Guardian::Sentinel => stage.sees(id).and_then(|_| assault::distance(stage, id)),
    }
}

/// A Combat of an Enemy wakes the Gatekeepers in its area and next to it. Those whose turn is still to come act in it.
pub(super) fn wake(stage: &mut Stage<'_>, fighter: CharacterId) -> Vec<CharacterId> {
    let place = stage.at(fighter);
    let guards = |stage: &Stage<'_>, id: CharacterId| {
        id != fighter
            && *stage.behaviour(id) == Behaviour::Guardian(Guardian::Gatekeeper)
            && stage.is_on_board(id)
            && near(stage, stage.at(id), place)
    };
    let woken: Vec<_> = stage.situation.on_side(Side::Enemy).filter(|&id| guards(stage, id)).collect();
    for &id in &woken {
        if stage.is_still_to_act(id) {
            stage.because(id, Reason::Woken);
            stage.turn_to(id, Behaviour::ASSAULT);
        }
    }
    woken
}

fn near(stage: &Stage<'_>, one: AreaId, other: AreaId) -> bool {
    one == other || stage.board.border(one, other).is_some()
}
