//! The phases of a turn (CC-TURN), and what is before and after all turns.

use crate::small;
use serde::{Deserialize, Serialize};

/// Where in the game a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nobody has begun yet.
    First,
    /// The Straighten Phase.
    Straighten,
    /// The Events Phase.
    Events,
    /// The Action Phase.
    Action,
    /// The Attack Phase.
    Attack,
    /// The Dynasty Phase.
    Dynasty,
    /// The End Phase.
    End,
    /// The game is over.
    Over,
}
small!(Phase: First, Straighten, Events, Action, Attack, Dynasty, End, Over);

impl Phase {
    /// Its name in words and styles.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Straighten => "straighten",
            Self::Events => "events",
            Self::Action => "action",
            Self::Attack => "attack",
            Self::Dynasty => "dynasty",
            Self::End => "end",
            Self::Over => "over",
        }
    }
}
