//! What is open of a retreat, and where a Unit can go.

use crate::games::champions::battle::retreat::{Pursuit, Refuge as Room, Retreat, pursuit, retreat};
use crate::games::champions::board::mover::Narrow;
use crate::games::champions::board::occupancy::ROOM;
use crate::games::champions::board::{AreaId, BorderKind};
use crate::games::champions::field::scene::Scene;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::push::{Ground, Push, PushStage};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::rulings::AllyHoldsBack;

/// Why a Unit cannot retreat to an area next to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// One of its opponents stands there.
    Opponent(Who),
    /// It holds this much Size already.
    Full {
        /// Total Size of those in it.
        held: u16,
    },
    /// Its miniatures are too large for this border.
    TooLarge(BorderKind),
}

/// An area next to a Unit that has to retreat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuge {
    /// Which.
    pub area: AreaKey,
    /// What is against it; nothing where it is eligible.
    pub against: Option<Against>,
}

/// The retreat or pursuit that has to be settled now; nothing once one of the two has left the table.
pub fn pending(state: &State) -> Option<&Push> {
    let there = |push: &&Push| queries::is_present(state, push.winner()) && queries::is_present(state, push.loser());
    state.push().filter(there)
}

/// Whether a retreat or pursuit has to be settled before anything else.
pub fn is_open(state: &State) -> bool {
    pending(state).is_some()
}

/// The Champion that loses Honor if the Unit that can Pursue does not. Nobody for an Ally Unit where the table plays so,
/// or while the Champion with the Favor is out of play.
pub fn held_back_by(state: &State) -> Option<ChampionId> {
    let champion = match pending(state)?.winner() {
        Who::Champion(id) => Some(id),
        Who::Ally(_) => match state.rulings().ally_holds_back {
            AllyHoldsBack::CostsItsChampion => state.favor_champion(),
            AllyHoldsBack::CostsNobody => None,
        },
        Who::Enemy(_) => None,
    };
    champion.filter(|id| state.champion(*id).is_in_play())
}

/// The areas next to the Unit that retreats, in the board's order, each with what is against it. Nothing where nobody
/// retreats, or where it stands beside the board.
pub fn refuges(state: &State) -> Option<Vec<Refuge>> {
    let push = pending(state).filter(|push| push.stage() == PushStage::Retreat)?;
    let scene = Scene::of(state)?;
    let id = scene.character(push.loser())?;
    let (character, occupancy) = (scene.situation().character(id), scene.occupancy());
    let mover = character.mover();
    let next = scene.board().neighbours(character.area);
    let opponent = |area: AreaId| {
        let mut others = scene.situation().on_side(mover.side.opponents());
        others.find(|other| scene.situation().character(*other).area == area).map(|other| scene.who(other))
    };
    let room = |area: AreaId| Room {
        occupied: i16::try_from(occupancy.size(area)).unwrap_or(i16::MAX),
        opponents: u8::from(opponent(area).is_some()),
    };
    let against = |(area, border): (AreaId, BorderKind)| {
        let narrow = matches!(border, BorderKind::Dotted | BorderKind::DottedDouble) && mover.narrow == Narrow::Closed;
        let eligible = retreat(mover.size.into(), &[room(area)]) != Retreat::Cornered;
        match (opponent(area), narrow, eligible) {
            (Some(who), _, _) => Some(Against::Opponent(who)),
            (None, true, _) => Some(Against::TooLarge(border)),
            (None, false, false) => Some(Against::Full { held: occupancy.size(area) }),
            (None, false, true) => None,
        }
    };
    Some(next.iter().map(|one| Refuge { area: scene.key(one.0), against: against(*one) }).collect())
}

/// The area a Unit follows into, and whether it can and must; nothing where that cannot be told from a board.
pub fn follows_to(state: &State) -> Option<(AreaKey, Pursuit)> {
    let push = pending(state).filter(|push| push.stage() == PushStage::Pursuit)?;
    let scene = Scene::of(state)?;
    let (winner, loser) = (scene.character(push.winner())?, scene.character(push.loser())?);
    let area = match push.ground() {
        Ground::Shared(_) => scene.situation().character(loser).area,
        Ground::Apart(area) => scene.board().find(area.as_str())?,
        Ground::Unknown => return None,
    };
    let size = scene.situation().character(winner).size;
    let held = i16::try_from(scene.occupancy().size(area)).unwrap_or(ROOM.cast_signed());
    Some((scene.key(area), pursuit(push.side(), size.into(), held)))
}
