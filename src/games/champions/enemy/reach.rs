//! Whom an Enemy can fight from where it stands (CH-COM-1).

use super::character::{CharacterId, Weapon};
use super::stage::Stage;

/// How a Combat is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatKind {
    /// In the same area, or over the border of a Saturated one.
    Melee,
    /// From afar.
    Ranged,
}

impl Stage<'_> {
    /// How an Enemy can fight somebody now: Ranged before melee where it is legal.
    pub(super) fn reach(&self, id: CharacterId, target: CharacterId) -> Option<CombatKind> {
        let (from, to) = (self.at(id), self.at(target));
        if self.can_shoot(id, target) {
            Some(CombatKind::Ranged)
        } else {
            self.traveller(id).has_in_melee(from, to).then_some(CombatKind::Melee)
        }
    }

    /// It has a Ranged value and Line of Sight, and no opponent in its own area.
    fn can_shoot(&self, id: CharacterId, target: CharacterId) -> bool {
        let (from, to) = (self.at(id), self.at(target));
        let held = self.occupancy.holds(from, self.character(id).side.opponents());
        let armed = self.character(id).weapon == Weapon::Ranged;
        armed && !held && from != to && self.sight(id, from, to).is_some()
    }
}
