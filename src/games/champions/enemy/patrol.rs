//! Patrol: the Enemy walks from letter to letter until it sees somebody (9.3, A19).

use super::assault;
use super::behaviour::Behaviour;
use super::character::CharacterId;
use super::heading::Manner;
use super::reason::Reason;
use super::stage::Stage;
use super::walk::{Ended, Further, walk};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::traveller::Destination;
use std::sync::Arc;

/// Moves an Enemy on Patrol.
pub(super) fn go(stage: &mut Stage<'_>, id: CharacterId, route: &Arc<[AreaId]>, next: usize) {
    let mut next = next;
    loop {
        if let Some(who) = stage.sees(id) {
            let from = stage.at(id);
            stage.because(id, Reason::Sees { who, from });
            assault::turn(stage, id);
            return;
        }
        let here = stage.at(id);
        if route.iter().all(|&letter| letter == here) {
            stage.because(id, Reason::LettersAllHere);
            return;
        }
        while route[next] == here {
            stage.because(id, Reason::ReachesLetter { index: next });
            next = (next + 1) % route.len();
            stage.turn_to(id, Behaviour::Patrol { route: Arc::clone(route), next });
        }
        if stage.ap(id) == 0 || leg(stage, id, route[next]) == Ended::Short {
            return;
        }
    }
}

/// Walks towards a letter, until it is there, sees somebody, or can go no further.
fn leg(stage: &mut Stage<'_>, id: CharacterId, letter: AreaId) -> Ended {
    let Some(heading) = stage.ways(id).heading(Destination::Area(letter), Manner::Around) else {
        stage.because(id, Reason::NoRoute);
        return Ended::Short;
    };
    stage.because(id, Reason::HeadsFor { area: letter, cost: heading.cost });
    let route = stage.choose_route(id, heading);
    walk(stage, id, &route, |stage| if stage.sees(id).is_some() { Further::Stay } else { Further::On })
}

/// Action Points to its target if it sees somebody, otherwise to its next letter (A1).
pub(super) fn distance(stage: &Stage<'_>, id: CharacterId, letter: AreaId) -> Option<u16> {
    match stage.sees(id) {
        Some(_) => assault::distance(stage, id),
        None => stage.ways(id).to(Destination::Area(letter)),
    }
}
