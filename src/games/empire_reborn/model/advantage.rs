//! What a Character is good at, and what it costs.

use super::clan::{Clan, HomeProvince};
use super::ring::Ring;
use serde::{Deserialize, Serialize};
use std::mem::discriminant;

/// An Advantage (ER-ADV).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Advantage {
    /// +5 on rolls that overcome the challenge of a Hidden Location.
    Adventurous,
    /// The opponent in a duel discards his highest die.
    Ambidextrous,
    /// One more experience point in each turn with any.
    Ambition,
    /// A minor Nemuranai of the family.
    AncestralItem,
    /// Two more rolled dice for assassinations.
    Assassin,
    /// TN −10 to avoid a loss of Honor.
    BentensBlessing,
    /// Trained in another Clan's school.
    DifferentSchool,
    /// Two more rolled dice for lies and forgeries.
    Duplicitous,
    /// Half experience cost for a ring.
    ElementalAttunement(Ring),
    /// Trades Honor for dice against the more honorable.
    Exploitative,
    /// The army led does not fear.
    Fearless,
    /// Two more rolled dice for Investigations.
    Inquisitive,
    /// TN −10 against a Clan in duel or battle.
    KnowTheSchool(Clan),
    /// Kills more surely; the own unit is stronger.
    Large,
    /// Rerolls each turn, as many as the level.
    Lucky(u8),
    /// Trained in a minor school besides.
    MinorSchool,
    /// School Rank +1.
    Prodigy,
    /// TN −5 per level to avoid death.
    StrengthOfTheEarth(u8),
    /// +10 on all mass battle rolls.
    Tactician,
    /// +10 on mass battle rolls in a province.
    WayOfTheLand(HomeProvince),
}

impl Advantage {
    /// What it costs a Character of a Clan at the start, in points.
    pub fn price(self, clan: Clan) -> i64 {
        let cheaper = |own: Clan, for_own: i64, else_: i64| if clan == own { for_own } else { else_ };
        match self {
            Self::BentensBlessing => cheaper(Clan::Crane, 2, 3),
            Self::Adventurous | Self::DifferentSchool | Self::Fearless | Self::KnowTheSchool(_) | Self::MinorSchool => {
                3
            }
            Self::Ambidextrous => cheaper(Clan::Dragon, 1, 2),
            Self::Ambition | Self::AncestralItem | Self::Duplicitous | Self::Inquisitive => 4,
            Self::Assassin => cheaper(Clan::Scorpion, 3, 4),
            Self::ElementalAttunement(_) => cheaper(Clan::Phoenix, 4, 5),
            Self::Exploitative => 6,
            Self::Large => cheaper(Clan::Crab, 2, 3),
            Self::Lucky(level) => i64::from(level) * cheaper(Clan::Unicorn, 2, 3),
            Self::Prodigy => 1,
            Self::StrengthOfTheEarth(level) => 2 * i64::from(level),
            Self::Tactician => cheaper(Clan::Lion, 3, 4),
            Self::WayOfTheLand(province) => cheaper(province.clan(), 1, 2),
        }
    }

    /// Whether it can be taken at creation only (ER-XP-5).
    pub fn is_inborn(self) -> bool {
        match self {
            Self::BentensBlessing
            | Self::DifferentSchool
            | Self::ElementalAttunement(_)
            | Self::Large
            | Self::MinorSchool
            | Self::Prodigy => true,
            Self::Adventurous
            | Self::Ambidextrous
            | Self::Ambition
            | Self::AncestralItem
            | Self::Assassin
            | Self::Duplicitous
            | Self::Exploitative
            | Self::Fearless
            | Self::Inquisitive
            | Self::KnowTheSchool(_)
            | Self::Lucky(_)
            | Self::StrengthOfTheEarth(_)
            | Self::Tactician
            | Self::WayOfTheLand(_) => false,
        }
    }

    /// Whether both cannot stand beside one another: the same Advantage for the same Clan or province, whatever its
    /// level or ring (ER-ADV-1).
    pub fn repeats(self, other: Self) -> bool {
        let names_one = matches!(self, Self::KnowTheSchool(_) | Self::WayOfTheLand(_));
        discriminant(&self) == discriminant(&other) && (!names_one || self == other)
    }
}
