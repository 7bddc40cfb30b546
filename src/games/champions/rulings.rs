//! Passages the rulebook leaves open or contradicts, and what this table plays.

use crate::games::champions::rulebook;
use crate::kernel::rulebook::RuleRef;
use crate::small;
use serde::{Deserialize, Serialize};

/// A passage that can be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Which Glory moves the Threshold at the end: as it stands, or after the scoring.
    ThresholdGlory,
    /// When a Champion is Dishonored: below 0 Honor (p. 14, 40), or at 0 already (p. 25).
    Dishonored,
}
small!(Ruling: ThresholdGlory, Dishonored);

impl Ruling {
    /// The passages it is about.
    pub fn references(self) -> [RuleRef; 2] {
        match self {
            Self::ThresholdGlory => [rulebook::END_THRESHOLD, rulebook::GLORY_TRACK],
            Self::Dishonored => [rulebook::HONOR, rulebook::COMBAT_END],
        }
    }
}

/// Which Glory moves the Threshold (CH-END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThresholdGlory {
    /// The Glory a Champion has when the game ends, before anything is added or taken.
    BeforeScoring,
    /// The final Glory.
    AfterScoring,
}

/// From which Honor a Champion is Dishonored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DishonoredFrom {
    /// Below 0.
    BelowZero,
    /// At 0 and below.
    Zero,
}

/// What the table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// See [`Ruling::ThresholdGlory`].
    pub threshold_glory: ThresholdGlory,
    /// See [`Ruling::Dishonored`].
    pub dishonored: DishonoredFrom,
}

impl Rulings {
    /// What the project's contract settles on.
    pub const STANDARD: Self =
        Self { threshold_glory: ThresholdGlory::BeforeScoring, dishonored: DishonoredFrom::BelowZero };
}
