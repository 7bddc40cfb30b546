//! Settling a retreat and a pursuit.

use super::open::{Refuge, follows_to, held_back_by, pending, refuges};
use crate::games::champions::battle::retreat::{CORNERED, HELD_BACK, Pursuit, Side};
use crate::games::champions::draft::Draft;
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::field::command::{Following, Retreating};
use crate::games::champions::field::event::{BoardEvent, PushEnd};
use crate::games::champions::field::refusal::BoardRefusal;
use crate::games::champions::field::{board_rule, refuse};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::push::{Push, PushStage};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::{fall, rulebook};

fn open(draft: &Draft, stage: PushStage) -> Result<Push, Refusal> {
    let open = pending(&draft.state).filter(|push| push.stage() == stage);
    open.cloned().ok_or_else(|| refuse(BoardRefusal::NobodyRetreats))
}

/// The beaten Unit retreats, stays with 3 Wounds, or is spared.
pub(in crate::games::champions::field) fn retreat(draft: &mut Draft, how: &Retreating) -> Result<(), Refusal> {
    let push = open(draft, PushStage::Retreat)?;
    match how {
        Retreating::To(area) => to(draft, &push, area)?,
        Retreating::ByHand => {
            if refuges(&draft.state).is_some() {
                return Err(refuse(BoardRefusal::NotItsWay));
            }
            draft.happen(Event::Board(BoardEvent::Retreated { who: push.loser(), area: None }));
        }
        Retreating::Cornered => return cornered(draft, &push),
        Retreating::Spared => return spared(draft, &push),
    }
    follow(draft, push.side());
    Ok(())
}

fn to(draft: &mut Draft, push: &Push, area: &AreaKey) -> Result<(), Refusal> {
    let refuges = refuges(&draft.state).ok_or_else(|| refuse(BoardRefusal::NotPlaced { who: push.loser() }))?;
    let refuge = refuges.into_iter().find(|refuge| refuge.area == *area);
    let Some(refuge) = refuge else { return Err(refuse(BoardRefusal::NoRefuge { area: area.clone(), against: None })) };
    if refuge.against.is_some() {
        let refusal = BoardRefusal::NoRefuge { area: area.clone(), against: refuge.against };
        board_rule(draft, refusal, rulebook::RETREAT)?;
    }
    draft.happen(Event::Board(BoardEvent::Retreated { who: push.loser(), area: Some(area.clone()) }));
    Ok(())
}

/// Enemies follow wherever there is room; where nobody has any, nobody is asked.
fn follow(draft: &mut Draft, side: Side) {
    match (follows_to(&draft.state), side) {
        (Some((_, Pursuit::Impossible)), _) => end(draft, PushEnd::NoRoom),
        (Some((area, Pursuit::Must)), _) => follows(draft, Some(area)),
        (Some((_, Pursuit::MayOrLoseHonor)), _) | (None, Side::Ours) => {}
        (None, Side::Theirs) => follows(draft, None),
    }
}

fn follows(draft: &mut Draft, area: Option<AreaKey>) {
    if let Some(who) = draft.state.push().map(Push::winner) {
        draft.happen(Event::Board(BoardEvent::Pursued { who, area }));
    }
}

fn end(draft: &mut Draft, how: PushEnd) {
    if let Some(who) = draft.state.push().map(Push::winner) {
        draft.happen(Event::Board(BoardEvent::PushEnded { who, how }));
    }
}

/// Without an eligible area the Unit stays and takes 3 Wounds.
fn cornered(draft: &mut Draft, push: &Push) -> Result<(), Refusal> {
    let eligible = |refuge: &Refuge| refuge.against.is_none();
    if refuges(&draft.state).is_some_and(|refuges| refuges.iter().any(eligible)) {
        board_rule(draft, BoardRefusal::CanRetreat, rulebook::RETREAT)?;
    }
    let credit = if let Who::Champion(id) = push.winner() { Some(id) } else { None };
    end(draft, PushEnd::Cornered);
    fall::wound(draft, push.loser(), (CORNERED, Cause::Retreat), credit)
}

/// Champions and Allies need not force anybody back; Enemies do.
fn spared(draft: &mut Draft, push: &Push) -> Result<(), Refusal> {
    if push.side() == Side::Theirs {
        board_rule(draft, BoardRefusal::MustForce, rulebook::RETREAT)?;
    }
    end(draft, PushEnd::Spared);
    Ok(())
}

/// A Champion or Ally follows, or does not. At a table without a board only the players know whether there is room.
pub(in crate::games::champions::field) fn pursue(draft: &mut Draft, how: Following) -> Result<(), Refusal> {
    open(draft, PushStage::Pursuit)?;
    let area = follows_to(&draft.state).map(|(area, _)| area);
    match how {
        Following::Follows => follows(draft, area),
        Following::HoldsBack => {
            let pays = held_back_by(&draft.state);
            end(draft, PushEnd::HeldBack);
            if let Some(champion) = pays {
                draft.change(Who::Champion(champion), Gauge::Honor, HELD_BACK, Cause::Retreat);
            }
        }
        Following::NoRoom => {
            if area.is_some() {
                board_rule(draft, BoardRefusal::HasRoom, rulebook::RETREAT)?;
            }
            end(draft, PushEnd::NoRoom);
        }
    }
    Ok(())
}
