//! Search: the Enemy takes something and runs (9.3, A12).

use super::assassination::{distance_to, named, pursue};
use super::behaviour::{Behaviour, Goal};
use super::character::CharacterId;
use super::escape;
use super::heading::Manner;
use super::reason::Reason;
use super::stage::Stage;
use super::walk::{Further, walk};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::traveller::Destination;
use std::slice;

/// Moves a searching Enemy.
pub(super) fn go(stage: &mut Stage<'_>, id: CharacterId, goal: &Goal, cost: u8) {
    match goal {
        Goal::Area(area) => go_to(stage, id, *area, cost),
        Goal::Gone => stage.because(id, Reason::GoalGone),
        Goal::HeldBy(holder) => {
            let holder = named(stage, slice::from_ref(holder));
            if holder.is_empty() {
                stage.because(id, Reason::NoGoal);
            } else {
                pursue(stage, id, &holder);
            }
        }
    }
}

/// Action Points to the goal (A1).
pub(super) fn distance(stage: &Stage<'_>, id: CharacterId, goal: &Goal) -> Option<u16> {
    match goal {
        Goal::Area(area) => {
            let heading = stage.ways(id).heading(Destination::Area(*area), Manner::Through)?;
            Some(heading.cost)
        }
        Goal::Gone => None,
        Goal::HeldBy(holder) => distance_to(stage, id, &named(stage, slice::from_ref(holder))),
    }
}

fn go_to(stage: &mut Stage<'_>, id: CharacterId, area: AreaId, cost: u8) {
    let Some(heading) = stage.ways(id).heading(Destination::Area(area), Manner::Through) else {
        stage.because(id, Reason::NoRoute);
        return;
    };
    stage.because(id, Reason::HeadsFor { area, cost: heading.cost });
    let route = stage.choose_route(id, heading);
    walk(stage, id, &route, |_| Further::On);
    if stage.at(id) == area {
        take(stage, id, cost);
    }
}

/// Takes the goal, and goes on as Escape with what is left.
fn take(stage: &mut Stage<'_>, id: CharacterId, cost: u8) {
    let left = stage.ap(id);
    if left < cost {
        stage.because(id, Reason::CannotTakeGoal { cost, left });
        return;
    }
    stage.spend(id, cost.into());
    stage.because(id, Reason::TakesGoal { cost });
    stage.record_mut(id).took_goal = true;
    stage.turn_to(id, Behaviour::Escape { exits: None });
    if stage.ap(id) > 0 {
        escape::go(stage, id, None);
    }
}
