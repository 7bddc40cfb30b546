//! What a Character is bad at, and how many points it gives.

use super::clan::Clan;
use super::ring::Ring;
use serde::{Deserialize, Serialize};
use std::mem::discriminant;

/// A Disadvantage (ER-ADV).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Disadvantage {
    /// TN +10 to avoid a loss of Honor.
    BentensCurse,
    /// A turn that costs more than one Honor costs one more.
    Bitter,
    /// Cannot refuse a duel.
    Brash,
    /// Each turn a roll of Air or a loss of Honor.
    Compulsion(u8),
    /// Takes no part in mass battle.
    Cowardly,
    /// Double experience cost for a ring.
    ElementalDisharmony(Ring),
    /// TN +5 per level to avoid death.
    GaijinPlague(u8),
    /// TN +10 against a Clan in battle or duel.
    Hatred(Clan),
    /// Cannot duel, cannot form a unit.
    Lame,
    /// Something that must not be known.
    Secret,
    /// Lowers the highest Honor.
    ShadowlandsTaint(u8),
    /// One experience point less in each turn with any.
    SlowLearner,
    /// Rolls that count the worse of two, as many each turn as the level.
    Unlucky(u8),
    /// No technique of any school.
    Unschooled,
    /// Hates whoever beat it.
    Vengeful,
}

impl Disadvantage {
    /// How many points it gives at the start.
    pub fn points(self) -> i64 {
        match self {
            Self::BentensCurse | Self::Bitter | Self::Brash | Self::Cowardly => 2,
            Self::Compulsion(level) | Self::GaijinPlague(level) => 2 * i64::from(level),
            Self::ElementalDisharmony(_) | Self::SlowLearner => 4,
            Self::Hatred(_) | Self::Lame | Self::Unschooled => 3,
            Self::Secret | Self::Vengeful => 1,
            Self::ShadowlandsTaint(level) => i64::from(level),
            Self::Unlucky(level) => 3 * i64::from(level),
        }
    }

    /// Whether both cannot stand beside one another: the same Disadvantage, for the same Clan where it names one,
    /// whatever its level or ring (ER-ADV-1).
    pub fn repeats(self, other: Self) -> bool {
        let names_one = matches!(self, Self::Hatred(_));
        discriminant(&self) == discriminant(&other) && (!names_one || self == other)
    }
}
