//! The tokens a scenario, a card or a power lays beside a Character, to be used once in a Combat (rulebook p. 6).
//!
//! The tokens of the Glory Track and an Ally's reroll tokens are counted where those are.

use crate::small;
use serde::{Deserialize, Serialize};

/// What a token does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CharacterToken {
    /// One Offensive Success more.
    Offensive,
    /// Two Offensive Successes more.
    OffensiveTwo,
    /// One Defensive Success more.
    Defensive,
    /// Two Defensive Successes more.
    DefensiveTwo,
    /// Elemental Dice rolled again.
    Reroll,
    /// One Enemy Die turned to another face.
    EnemyDie,
}
small!(CharacterToken: Offensive, OffensiveTwo, Defensive, DefensiveTwo, Reroll, EnemyDie);

impl CharacterToken {
    /// How many pieces of each sort the box holds.
    pub const IN_THE_BOX: u8 = 6;

    /// What is printed on the other side of the same piece.
    pub fn reverse(self) -> Self {
        match self {
            Self::Offensive => Self::OffensiveTwo,
            Self::OffensiveTwo => Self::Offensive,
            Self::Defensive => Self::DefensiveTwo,
            Self::DefensiveTwo => Self::Defensive,
            Self::Reroll => Self::EnemyDie,
            Self::EnemyDie => Self::Reroll,
        }
    }

    /// Offensive and Defensive Successes it adds.
    pub fn adds(self) -> (i8, i8) {
        match self {
            Self::Offensive => (1, 0),
            Self::OffensiveTwo => (2, 0),
            Self::Defensive => (0, 1),
            Self::DefensiveTwo => (0, 2),
            Self::Reroll | Self::EnemyDie => (0, 0),
        }
    }
}
