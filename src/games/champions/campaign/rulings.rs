//! Passages about campaigns that the rulebook leaves open or contradicts, and what this campaign plays.

use crate::games::champions::rulebook;
use crate::kernel::rulebook::RuleRef;
use crate::small;
use serde::{Deserialize, Serialize};

/// A passage that can be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignRuling {
    /// Whether a defeat that was replayed counts: the rulebook says only that it may be replayed (p. 32).
    ReplayedDefeat,
    /// Intermission cards after a victory (p. 32), or after each scenario (Lexicon, from p. 39).
    IntermissionAfter,
}
small!(CampaignRuling: ReplayedDefeat, IntermissionAfter);

impl CampaignRuling {
    /// The passages it is about.
    pub fn references(self) -> [RuleRef; 2] {
        match self {
            Self::ReplayedDefeat => [rulebook::CAMPAIGN, rulebook::END_GLORIFIED],
            Self::IntermissionAfter => [rulebook::INTERMISSION, rulebook::INTERMISSION_WORD],
        }
    }
}

/// Whether the Glory of a defeat that was replayed is added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplayedDefeat {
    /// It is left out: the replay takes its place.
    LeftOut,
    /// It counts as every scenario does.
    Counts,
}

/// After which scenarios the Glorified get an Intermission card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IntermissionAfter {
    /// After a victory.
    Victory,
    /// After each scenario.
    EachScenario,
}

/// What a campaign plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignRulings {
    /// See [`CampaignRuling::ReplayedDefeat`].
    pub replayed_defeat: ReplayedDefeat,
    /// See [`CampaignRuling::IntermissionAfter`].
    pub intermission_after: IntermissionAfter,
}

impl CampaignRulings {
    /// The chapter on campaigns word for word; a defeat and its replay are one scenario.
    pub const STANDARD: Self =
        Self { replayed_defeat: ReplayedDefeat::LeftOut, intermission_after: IntermissionAfter::Victory };

    pub(super) fn standard() -> Self {
        Self::STANDARD
    }
}
