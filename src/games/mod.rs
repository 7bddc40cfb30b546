//! The games on the shelf: one folder a game, none importing another.
//!
//! What this file says of them is names: whoever knows no game finds out here which one a text is of.

pub mod champions;

use crate::kernel::kept::LibraryKind;

/// A game, by name alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameId {
    /// *Champions of Rokugan*.
    Champions,
    /// *Battle for Rokugan*.
    BattleForRokugan,
    /// *Bushido – Risen Sun*.
    Bushido,
    /// The *Legend of the Five Rings* collectible card game.
    L5rCcg,
    /// *The Empire Reborn*.
    EmpireReborn,
}

impl GameId {
    /// Every game, in the order of the shelf.
    pub const ALL: [Self; 5] =
        [Self::Champions, Self::BattleForRokugan, Self::Bushido, Self::L5rCcg, Self::EmpireReborn];

    /// The field `game` of its saves. It never changes.
    pub const fn saved_name(self) -> &'static str {
        match self {
            Self::Champions => "champions-of-rokugan",
            Self::BattleForRokugan => "battle-for-rokugan",
            Self::Bushido => "bushido",
            Self::L5rCcg => "l5r-ccg",
            Self::EmpireReborn => "empire-reborn",
        }
    }

    /// The game whose saves say `saved`; nothing where a newer version of the app wrote them.
    pub fn of(saved: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.saved_name() == saved)
    }
}

/// What the players have one of on a device, whatever game it is of.
pub const LIBRARIES: &[LibraryKind] = &[LibraryKind::of::<champions::pack::Pack>()];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_saved_name() {
        for game in GameId::ALL {
            assert_eq!(GameId::of(game.saved_name()), Some(game));
        }
        assert_eq!(GameId::of("go"), None);
        assert_eq!(GameId::Champions.saved_name(), "champions-of-rokugan", "what every save of it says");
    }
}
