//! A Movement on the board: Action Points, Disengagement and its Honor follow from the way (CH-MOV, CH-ACT).

use super::command::Will;
use super::event::BoardEvent;
use super::refusal::BoardRefusal;
use super::route::{areas, bill};
use super::scene::Scene;
use super::{board_rule, refuse};
use crate::games::champions::actions::DISHONESTY;
use crate::games::champions::draft::Draft;
use crate::games::champions::enemy::rules;
use crate::games::champions::event::{Cause, Deed, Event};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{Actor, ChampionId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::rulebook;

/// Moves somebody on the players' side through these areas, its own first.
pub(in crate::games::champions) fn along(
    draft: &mut Draft,
    actor: Actor,
    path: &[AreaKey],
    will: Will,
) -> Result<(), Refusal> {
    let who = Who::from(actor);
    let scene = Scene::of(&draft.state).ok_or_else(|| refuse(BoardRefusal::NoBoard))?;
    let id = scene.character(who).ok_or_else(|| refuse(BoardRefusal::NotPlaced { who }))?;
    let way = areas(&scene, path).map_err(refuse)?;
    if way.len() < 2 || way.first() != Some(&scene.situation().character(id).area) {
        return Err(refuse(BoardRefusal::NotItsWay));
    }
    let bill = bill(&scene, id, &way);
    for fault in bill.faults {
        board_rule(draft, fault, rules::MOVEMENT)?;
    }
    let deed = if bill.disengagements > 0 { Deed::Disengagement } else { Deed::Movement };
    draft.happen(Event::Acted { actor, action: deed });
    draft.happen(Event::Board(BoardEvent::Walked { who, path: path.to_vec() }));
    draft.pay_ap(actor, i16::try_from(bill.cost).unwrap_or(i16::MAX), rulebook::MOVE_ACTION)?;
    match actor {
        Actor::Champion(champion) => (0..bill.disengagements).try_for_each(|_| disengage(draft, champion, will)),
        Actor::Ally(_) => Ok(()),
    }
}

fn disengage(draft: &mut Draft, champion: ChampionId, will: Will) -> Result<(), Refusal> {
    match will {
        Will::Own => draft.spend_honor(champion, DISHONESTY, Cause::Disengagement, rulebook::DISENGAGEMENT),
        Will::Forced => {
            draft.change(Who::Champion(champion), Gauge::Honor, -DISHONESTY, Cause::Disengagement);
            Ok(())
        }
    }
}
