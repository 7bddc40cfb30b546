//! Where and when a battle is fought.

use super::clan::HomeProvince;
use super::season::{Season, Weather};
use serde::{Deserialize, Serialize};

/// What kind of ground a battle is fought on; at most one of them applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Nothing special.
    Open,
    /// The attacker comes over a pass (ER-BAT-7).
    Pass,
    /// The attacker comes from his ships (ER-BAT-8).
    Landing,
    /// At sea (ER-NAV).
    Naval,
}

/// Where and when a battle is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    /// The season of the turn.
    pub season: Season,
    /// What the sky does to the province.
    pub weather: Option<Weather>,
    /// What kind of ground it is.
    pub ground: Ground,
    /// The home province it is fought in, for those who know its land.
    pub province: Option<HomeProvince>,
}

named! {
    /// How the armies meet (ER-BAT-3).
    Disposition {
        /// On equal terms.
        HeadToHead = "head_to_head",
        /// The winner strikes better for two rounds.
        Outmanoeuvred = "outmanoeuvred",
        /// Also he strikes alone for one round.
        Surprised = "surprised",
        /// He strikes even better, and alone for two rounds.
        Ambush = "ambush",
    }
}

impl Disposition {
    /// What the winner adds to his AV while it lasts.
    pub const fn bonus(self) -> i64 {
        match self {
            Self::HeadToHead => 0,
            Self::Outmanoeuvred | Self::Surprised => 1,
            Self::Ambush => 2,
        }
    }

    /// How many rounds only the winner strikes.
    pub const fn free_rounds(self) -> u32 {
        match self {
            Self::HeadToHead | Self::Outmanoeuvred => 0,
            Self::Surprised => 1,
            Self::Ambush => 2,
        }
    }
}
