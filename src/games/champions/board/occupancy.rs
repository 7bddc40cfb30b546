//! Who stands where, as far as room and opponents are concerned.

use super::area::AreaId;
use super::map::Board;
use super::mover::Side;

/// The most Size an area holds.
pub const ROOM: u16 = 4;

/// Whether opponents have to disengage from somebody (CH-MOV).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// As everybody does.
    Holds,
    /// A Gatekeeper: Champions and Allies ignore it.
    Ignored,
}

/// Somebody who takes up room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presence {
    /// On whose side.
    pub side: Side,
    /// How much room it takes.
    pub size: u8,
    /// Whether it holds opponents up.
    pub hold: Hold,
}

/// What stands in one area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Held {
    size: u16,
    champions: u16,
    enemies: u16,
    ignored: u16,
}

/// Who stands where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupancy {
    areas: Vec<Held>,
}

impl Occupancy {
    /// Nobody on this board.
    pub fn empty(board: &Board) -> Self {
        Self { areas: vec![Held::default(); board.areas().len()] }
    }

    /// Somebody comes into an area.
    pub fn enter(&mut self, area: AreaId, who: Presence) {
        let held = &mut self.areas[area.index()];
        held.size += u16::from(who.size);
        *held.of(who) += 1;
    }

    /// Somebody who stands in an area leaves it.
    pub fn leave(&mut self, area: AreaId, who: Presence) {
        let held = &mut self.areas[area.index()];
        held.size -= u16::from(who.size);
        *held.of(who) -= 1;
    }

    /// The total Size in an area.
    pub fn size(&self, area: AreaId) -> u16 {
        self.areas[area.index()].size
    }

    /// Whether anybody of a side stands in an area.
    pub fn holds(&self, area: AreaId, side: Side) -> bool {
        let held = &self.areas[area.index()];
        match side {
            Side::Champion => held.champions > 0,
            Side::Enemy => held.enemies + held.ignored > 0,
        }
    }

    /// Whether somebody of `side` has to disengage when it leaves an area.
    pub fn holds_up(&self, area: AreaId, side: Side) -> bool {
        let held = &self.areas[area.index()];
        match side {
            Side::Champion => held.enemies > 0,
            Side::Enemy => held.champions > 0,
        }
    }
}

impl Held {
    fn of(&mut self, who: Presence) -> &mut u16 {
        match (who.side, who.hold) {
            (Side::Champion, _) => &mut self.champions,
            (Side::Enemy, Hold::Holds) => &mut self.enemies,
            (Side::Enemy, Hold::Ignored) => &mut self.ignored,
        }
    }
}
