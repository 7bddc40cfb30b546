//! A mover somewhere on a board with everybody in place: where it can stop, what it can cross and for how much.

use super::area::AreaId;
use super::border::BorderKind;
use super::map::Board;
use super::mover::{Into, Mover};
use super::occupancy::{Occupancy, ROOM};

/// What a border costs as the last one of a route to somebody behind it that cannot be crossed (9.1, A7).
const LAST_BORDER: u8 = 2;

/// What somebody goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A goal, a letter, an exit, a firing position: only the area counts.
    Area(AreaId),
    /// Somebody in this area: Cavalry also fights from below (A8).
    Character(AreaId),
}

impl Destination {
    /// Where it is.
    pub fn area(self) -> AreaId {
        match self {
            Self::Area(area) | Self::Character(area) => area,
        }
    }
}

/// Whether areas without room are in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// As the rules of movement say: D of section 9.1.
    Counts,
    /// As if the mover could stop everywhere but in its destination: R of A5.
    Ignored,
}

/// A mover, where it stands, and everybody else.
#[derive(Clone, Copy, Debug)]
pub struct Traveller<'a> {
    /// The board.
    pub board: &'a Board,
    /// Everybody, the mover included.
    pub occupancy: &'a Occupancy,
    /// Who moves.
    pub mover: Mover,
    /// Where it stands.
    pub at: AreaId,
}

impl Traveller<'_> {
    /// Whether it can end its movement in an area (CH-MOV). Where it stands it can stay.
    pub fn can_stop(&self, area: AreaId) -> bool {
        area == self.at || self.occupancy.size(area) + u16::from(self.mover.size) <= ROOM
    }

    /// Whether everybody in an area is on its side, so that it can be crossed without stopping.
    pub fn can_pass(&self, area: AreaId) -> bool {
        !self.occupancy.holds(area, self.mover.side.opponents())
    }

    /// Whether an area is in the way: it can neither stop nor pass there (A24).
    pub fn is_blocked(&self, area: AreaId) -> bool {
        !self.can_stop(area) && !self.can_pass(area)
    }

    /// Whether a route can lead through an area.
    pub fn can_cross(&self, area: AreaId, room: Room) -> bool {
        room == Room::Ignored || self.can_stop(area) || self.can_pass(area)
    }

    /// Action Points from an area into an adjacent one, Disengagement included; nothing where the border cannot be
    /// crossed. Room is not asked for.
    pub fn step(&self, from: AreaId, kind: BorderKind, to: AreaId) -> Option<u8> {
        let crossing = self.mover.crossing(kind, self.behind(to))?;
        Some(crossing + self.disengagement(from))
    }

    /// What the last border of a route costs (9.1, A7, A8); nothing where a route cannot end over it.
    pub fn last_step(&self, from: AreaId, kind: BorderKind, to: Destination, room: Room) -> Option<u8> {
        let area = to.area();
        let crossing = self.mover.crossing(kind, self.behind(area));
        let from_a_stop = room == Room::Ignored || self.can_stop(from);
        let fought_for = from_a_stop.then_some(LAST_BORDER);
        let cost = if !self.can_stop(area) {
            fought_for.map(|cost| crossing.unwrap_or(cost))
        } else if self.reaches_up(kind, to) {
            crossing.or(fought_for)
        } else {
            crossing
        };
        cost.map(|cost| cost + self.disengagement(from))
    }

    /// Whether somebody in `target` can be fought in melee from `from` (CH-COM-1).
    pub fn has_in_melee(&self, from: AreaId, target: AreaId) -> bool {
        if from == target {
            return true;
        }
        let over = |kind| !self.can_stop(target) || self.mover.fights_upwards(kind, self.behind(target));
        self.board.border(from, target).is_some_and(over)
    }

    /// One Action Point more to leave an area with opponents (CH-ACT).
    pub fn disengagement(&self, from: AreaId) -> u8 {
        u8::from(self.occupancy.holds_up(from, self.mover.side))
    }

    fn reaches_up(&self, kind: BorderKind, to: Destination) -> bool {
        match to {
            Destination::Area(_) => false,
            Destination::Character(area) => self.mover.fights_upwards(kind, self.behind(area)),
        }
    }

    fn behind(&self, area: AreaId) -> Into {
        if self.board.is_elevated(area) { Into::Elevated } else { Into::Level }
    }
}
