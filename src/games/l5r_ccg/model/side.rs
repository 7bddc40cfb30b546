//! The two sides of an attack.

use serde::{Deserialize, Serialize};

/// A side of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Attacker and the offensive allies.
    Attack,
    /// The Defender and the defensive allies.
    Defense,
}

impl Side {
    /// Both, the attacking one first.
    pub const BOTH: [Self; 2] = [Self::Attack, Self::Defense];

    /// The opposing one.
    pub fn other(self) -> Self {
        match self {
            Self::Attack => Self::Defense,
            Self::Defense => Self::Attack,
        }
    }
}
