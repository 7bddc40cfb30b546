//! Forced Movement: a card or a power moves somebody against its will (CH-COM, rulebook p. 24).
//!
//! # Readings
//!
//! - The players know which card says so and choose the area; anybody on the board can be moved, at any time.
//! - It costs no Action Points and no Disengagement, and opponents in the area are not against it.
//! - Whoever is cornered takes 1 Wound. The Glory of an Enemy Eliminated so goes to the Champion who acts.

use super::event::BoardEvent;
use super::refusal::BoardRefusal;
use super::scene::Scene;
use super::{board_rule, refuse};
use crate::games::champions::board::mover::Into;
use crate::games::champions::board::occupancy::ROOM;
use crate::games::champions::board::{AreaId, BorderKind};
use crate::games::champions::draft::Draft;
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::field::command::Forcing;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::{fall, rulebook};

/// Wounds of whoever is cornered.
const CORNERED: i16 = 1;

/// An area next to somebody who has to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Which.
    pub area: AreaKey,
    /// What is against it; nothing where it can go there.
    pub against: Option<BoardRefusal>,
}

/// The areas next to somebody, in the board's order, each with what is against moving it there. Nothing for whoever
/// stands on no board.
pub fn ways(state: &State, who: Who) -> Option<Vec<Way>> {
    let scene = Scene::of(state)?;
    let character = scene.situation().character(scene.character(who)?);
    let (mover, occupancy) = (character.mover(), scene.occupancy());
    let against = |area: AreaId, border: BorderKind| {
        let into = if scene.board().is_elevated(area) { Into::Elevated } else { Into::Level };
        if mover.crossing(border, into).is_none() {
            let (from, to) = (scene.key(character.area), scene.key(area));
            return Some(BoardRefusal::Uncrossable { from, to, border });
        }
        let fits = occupancy.size(area) + u16::from(mover.size) <= ROOM;
        (!fits).then(|| BoardRefusal::NoRoom { area: scene.key(area) })
    };
    let way = |&(area, border): &(AreaId, BorderKind)| Way { area: scene.key(area), against: against(area, border) };
    Some(scene.board().neighbours(character.area).iter().map(way).collect())
}

/// Moves somebody against its will, or corners it.
pub(super) fn force(draft: &mut Draft, who: Who, how: &Forcing) -> Result<(), Refusal> {
    if draft.state.field().is_none() {
        return Err(refuse(BoardRefusal::NoBoard));
    }
    let ways = ways(&draft.state, who).ok_or_else(|| refuse(BoardRefusal::NotPlaced { who }))?;
    match how {
        Forcing::To(area) => to(draft, who, area, ways),
        Forcing::Cornered => cornered(draft, who, &ways),
    }
}

fn to(draft: &mut Draft, who: Who, area: &AreaKey, ways: Vec<Way>) -> Result<(), Refusal> {
    let from = draft.state.field().and_then(|field| Some((field.find(area), field.key(field.position(who)?))));
    let from = match from {
        Some((Some(_), from)) if from == *area => return Err(refuse(BoardRefusal::AlreadyThere)),
        Some((Some(_), from)) => from,
        Some((None, _)) | None => return Err(refuse(BoardRefusal::NoSuchArea(area.clone()))),
    };
    let beyond = Way { area: area.clone(), against: Some(BoardRefusal::NotAdjacent { from, to: area.clone() }) };
    let way = ways.into_iter().find(|way| way.area == *area).unwrap_or(beyond);
    if let Some(against) = way.against {
        board_rule(draft, against, rulebook::FORCED_MOVEMENT)?;
    }
    draft.happen(Event::Board(BoardEvent::Forced { who, area: area.clone() }));
    Ok(())
}

fn cornered(draft: &mut Draft, who: Who, ways: &[Way]) -> Result<(), Refusal> {
    if ways.iter().any(|way| way.against.is_none()) {
        board_rule(draft, BoardRefusal::NotCornered, rulebook::FORCED_MOVEMENT)?;
    }
    let credit = draft.state.track().active();
    draft.happen(Event::Board(BoardEvent::Cornered { who }));
    fall::wound(draft, who, (CORNERED, Cause::ForcedMovement), credit)
}
