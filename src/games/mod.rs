//! The games on the shelf: one folder a game, none importing another; and their names, for code that knows no game.

pub mod champions;

/// A game of the shelf, by name only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameId {
    /// Champions of Rokugan.
    Champions,
    /// Battle for Rokugan.
    BattleForRokugan,
    /// Bushido – Risen Sun.
    Bushido,
    /// The old Legend of the Five Rings card game.
    L5rCcg,
    /// The Empire Reborn.
    EmpireReborn,
}
crate::small!(GameId: Champions, BattleForRokugan, Bushido, L5rCcg, EmpireReborn);

impl GameId {
    /// What saves carry as `game`; it never changes.
    pub const fn saved_name(self) -> &'static str {
        match self {
            Self::Champions => "champions-of-rokugan",
            Self::BattleForRokugan => "battle-for-rokugan",
            Self::Bushido => "bushido-risen-sun",
            Self::L5rCcg => "l5r-ccg",
            Self::EmpireReborn => "the-empire-reborn",
        }
    }
}
