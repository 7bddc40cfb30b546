//! A way through the areas, step by step: what it costs and which rules it breaks (CH-MOV).

use super::refusal::BoardRefusal;
use super::scene::Scene;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::mover::Into;
use crate::games::champions::board::traveller::Traveller;
use crate::games::champions::enemy::character::CharacterId;
use crate::games::champions::model::area_key::AreaKey;

/// Action Points across a border that only the players' word opens.
const FORCED_STEP: u16 = 2;

/// What a way comes to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bill {
    /// Action Points, Disengagements included.
    pub cost: u16,
    /// How often it leaves opponents behind.
    pub disengagements: u16,
    /// What is against it.
    pub faults: Vec<BoardRefusal>,
}

/// What a way of somebody comes to; it begins where it stands.
pub fn bill(scene: &Scene, id: CharacterId, path: &[AreaId]) -> Bill {
    let occupancy = scene.occupancy();
    let traveller = scene.traveller(&occupancy, id);
    let mut bill = Bill::default();
    for pair in path.windows(2) {
        bill.step(scene, &traveller, pair[0], pair[1]);
    }
    let crossed = path.iter().skip(1).rev().skip(1);
    for area in crossed.filter(|area| traveller.is_blocked(**area)) {
        bill.faults.push(BoardRefusal::Blocked { area: scene.key(*area) });
    }
    if let Some(end) = path.last().filter(|end| !traveller.can_stop(**end)) {
        bill.faults.push(BoardRefusal::NoRoom { area: scene.key(*end) });
    }
    bill
}

impl Bill {
    fn step(&mut self, scene: &Scene, traveller: &Traveller<'_>, from: AreaId, to: AreaId) {
        let board = scene.board();
        let into = if board.is_elevated(to) { Into::Elevated } else { Into::Level };
        let keys = || (scene.key(from), scene.key(to));
        let crossing = match board.border(from, to) {
            None => {
                let (from, to) = keys();
                self.faults.push(BoardRefusal::NotAdjacent { from, to });
                None
            }
            Some(border) => {
                let crossing = traveller.mover.crossing(border, into);
                if crossing.is_none() {
                    let (from, to) = keys();
                    self.faults.push(BoardRefusal::Uncrossable { from, to, border });
                }
                crossing
            }
        };
        let left = u16::from(traveller.disengagement(from));
        self.cost += crossing.map_or(FORCED_STEP, u16::from) + left;
        self.disengagements += left;
    }
}

/// The areas of these names.
///
/// # Errors
///
/// The first one that the board does not have.
pub(super) fn areas(scene: &Scene, path: &[AreaKey]) -> Result<Vec<AreaId>, BoardRefusal> {
    let find = |key: &AreaKey| scene.board().find(key.as_str()).ok_or_else(|| BoardRefusal::NoSuchArea(key.clone()));
    path.iter().map(find).collect()
}
