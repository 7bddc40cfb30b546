//! How far a phase is that is planned anew in its middle.

use super::character::CharacterId;

/// What has happened of a phase. The default is its beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The order of movements as it was fixed at the start (A1); empty where it is not fixed yet. Whoever is missing in
    /// it comes last.
    pub order: Vec<CharacterId>,
    /// Those who had their turn to move, in the order in which they had it.
    pub moved: Vec<Moved>,
    /// Whoever is in the middle of its turn, because it fights on its way.
    pub underway: Option<Underway>,
}

/// An Enemy that had its turn to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub enemy: CharacterId,
    /// Action Points it has left.
    pub ap_left: u8,
    /// Combat tokens it has not spent yet.
    pub tokens: u8,
    /// Whom it went for.
    pub target: Option<CharacterId>,
}

/// An escaping Boss that has fought where it stands and goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Underway {
    /// Who.
    pub enemy: CharacterId,
    /// Action Points it has left.
    pub ap_left: u8,
}

impl Progress {
    /// Whether somebody had its turn to move.
    pub fn has_moved(&self, id: CharacterId) -> bool {
        self.moved.iter().any(|moved| moved.enemy == id)
    }

    /// Those of some Enemies who are still to move: whoever is underway, then by the fixed order, then the others.
    pub(super) fn still_to_move(&self, enemies: Vec<CharacterId>) -> Vec<CharacterId> {
        let underway = |id: &CharacterId| self.underway.is_some_and(|underway| underway.enemy == *id);
        let place = |id: &CharacterId| self.order.iter().position(|other| other == id).unwrap_or(usize::MAX);
        let mut rest: Vec<_> = enemies.into_iter().filter(|id| !self.has_moved(*id)).collect();
        rest.sort_by_key(|id| (!underway(id), place(id)));
        rest
    }
}
