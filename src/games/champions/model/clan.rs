//! Clans (rulebook p. 12).

use crate::small;
use serde::{Deserialize, Serialize};

/// What a Character belongs to; Nagas, the Unaligned and the Shadowlands count as Clans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    /// Keepers of the Wall.
    Crab,
    /// Masters of the court.
    Crane,
    /// The mountain's riddles.
    Dragon,
    /// The Empire's right hand.
    Lion,
    /// Keepers of the Elements.
    Phoenix,
    /// The Emperor's secrets.
    Scorpion,
    /// Riders from afar.
    Unicorn,
    /// The people of the Shinomen.
    Naga,
    /// Minor Clans, rōnin and all with motives of their own.
    Unaligned,
    /// The army of Fu Leng.
    Shadowlands,
}
small!(Clan: Crab, Crane, Dragon, Lion, Phoenix, Scorpion, Unicorn, Naga, Unaligned, Shadowlands);

impl Clan {
    /// Whether a Clan Power can come with it: whoever is Unaligned has none (rulebook p. 12).
    pub fn may_have_a_power(self) -> bool {
        self != Self::Unaligned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_unaligned_has_no_clan_power() {
        assert!(!Clan::Unaligned.may_have_a_power());
        assert!(Clan::Lion.may_have_a_power() && Clan::Naga.may_have_a_power());
    }
}
