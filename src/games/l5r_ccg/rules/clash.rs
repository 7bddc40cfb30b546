//! Two armies compared at a Province (CC-BAT-9..13).
//!
//! An army is its Force, or none where no unit of the side is there.

use crate::games::l5r_ccg::model::side::Side;
use serde::{Deserialize, Serialize};

/// How a battle comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The side's greater army destroyed the other.
    Won(Side),
    /// Both armies are destroyed.
    Tie,
    /// Only this side has a unit.
    Unopposed(Side),
    /// Nobody is there.
    Empty,
}

/// What comes of an attacking and a defending army.
pub fn outcome(attack: Option<i64>, defense: Option<i64>) -> Outcome {
    match (attack, defense) {
        (Some(attack), Some(defense)) if attack > defense => Outcome::Won(Side::Attack),
        (Some(attack), Some(defense)) if attack < defense => Outcome::Won(Side::Defense),
        (Some(_), Some(_)) => Outcome::Tie,
        (Some(_), None) => Outcome::Unopposed(Side::Attack),
        (None, Some(_)) => Outcome::Unopposed(Side::Defense),
        (None, None) => Outcome::Empty,
    }
}

impl Outcome {
    /// Whether all units of a side are destroyed.
    pub fn destroys(self, side: Side) -> bool {
        match self {
            Self::Won(winner) => winner != side,
            Self::Tie => true,
            Self::Unopposed(_) | Self::Empty => false,
        }
    }

    /// Family Honor a side gains per opposing card destroyed (CC-BAT-12).
    pub fn gain_per_card(self, side: Side) -> i64 {
        match self {
            Self::Won(winner) if winner == side => 2,
            Self::Tie => 1,
            Self::Won(_) | Self::Unopposed(_) | Self::Empty => 0,
        }
    }
}

/// Whether the Province falls: its Strength and the defense are exceeded by an attacking unit's army (CC-BAT-11).
pub fn province_falls(attack: Option<i64>, defense: Option<i64>, strength: i64) -> bool {
    attack.is_some_and(|attack| attack > defense.unwrap_or(0) + strength)
}

/// How much more Force would change a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// For the attack, to exceed the defense.
    pub attack_to_win: i64,
    /// For the attack, to take the Province.
    pub attack_to_take: i64,
    /// For the defense, to exceed the attack.
    pub defense_to_win: i64,
    /// For the defense, to hold the Province.
    pub defense_to_hold: i64,
}

/// What is still needed, from the totals (0 for an absent army).
pub fn needs(attack: i64, defense: i64, strength: i64) -> Needs {
    Needs {
        attack_to_win: (defense + 1 - attack).max(0),
        attack_to_take: (defense + strength + 1 - attack).max(0),
        defense_to_win: (attack + 1 - defense).max(0),
        defense_to_hold: (attack - strength - defense).max(0),
    }
}
