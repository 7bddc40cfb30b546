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
    /// Who loses the Honor of an Ally Unit that could Pursue and does not (p. 27): its Champion, or nobody.
    AllyHoldsBack,
}
small!(Ruling: ThresholdGlory, Dishonored, AllyHoldsBack);

impl Ruling {
    /// The passages it is about.
    pub fn references(self) -> [RuleRef; 2] {
        match self {
            Self::ThresholdGlory => [rulebook::END_THRESHOLD, rulebook::GLORY_TRACK],
            Self::Dishonored => [rulebook::HONOR, rulebook::COMBAT_END],
            Self::AllyHoldsBack => [rulebook::RETREAT, rulebook::HONOR],
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

/// What an Ally Unit that could Pursue and does not costs (CH-BAT-5). Allies have no Honor of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AllyHoldsBack {
    /// Its Champion loses 1 Honor: the one with the Favor, in whose Activation Allies act.
    #[default]
    CostsItsChampion,
    /// Nothing.
    CostsNobody,
}

impl AllyHoldsBack {
    /// Tables write it down only where it is not: those from before there was a choice stay as they are.
    fn is_standard(&self) -> bool {
        *self == Rulings::STANDARD.ally_holds_back
    }
}

/// Which of the two readings of a passage is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// What the project's contract settles on.
    Standard,
    /// The other one.
    Other,
}

/// What the table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// See [`Ruling::ThresholdGlory`].
    pub threshold_glory: ThresholdGlory,
    /// See [`Ruling::Dishonored`].
    pub dishonored: DishonoredFrom,
    /// See [`Ruling::AllyHoldsBack`].
    #[serde(default, skip_serializing_if = "AllyHoldsBack::is_standard")]
    pub ally_holds_back: AllyHoldsBack,
}

impl Rulings {
    /// What the project's contract settles on.
    pub const STANDARD: Self = Self {
        threshold_glory: ThresholdGlory::BeforeScoring,
        dishonored: DishonoredFrom::BelowZero,
        ally_holds_back: AllyHoldsBack::CostsItsChampion,
    };

    /// How a passage is read.
    pub fn reading(self, ruling: Ruling) -> Reading {
        let standard = match ruling {
            Ruling::ThresholdGlory => self.threshold_glory == Self::STANDARD.threshold_glory,
            Ruling::Dishonored => self.dishonored == Self::STANDARD.dishonored,
            Ruling::AllyHoldsBack => self.ally_holds_back == Self::STANDARD.ally_holds_back,
        };
        if standard { Reading::Standard } else { Reading::Other }
    }

    /// The same with one passage read so.
    #[must_use]
    pub fn with(mut self, ruling: Ruling, reading: Reading) -> Self {
        match (ruling, reading) {
            (Ruling::ThresholdGlory, Reading::Standard) => self.threshold_glory = ThresholdGlory::BeforeScoring,
            (Ruling::ThresholdGlory, Reading::Other) => self.threshold_glory = ThresholdGlory::AfterScoring,
            (Ruling::Dishonored, Reading::Standard) => self.dishonored = DishonoredFrom::BelowZero,
            (Ruling::Dishonored, Reading::Other) => self.dishonored = DishonoredFrom::Zero,
            (Ruling::AllyHoldsBack, Reading::Standard) => self.ally_holds_back = AllyHoldsBack::CostsItsChampion,
            (Ruling::AllyHoldsBack, Reading::Other) => self.ally_holds_back = AllyHoldsBack::CostsNobody,
        }
        self
    }
}
