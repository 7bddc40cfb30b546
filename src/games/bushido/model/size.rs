//! Sizes of models.

use serde::{Deserialize, Serialize};

/// A size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// By trait, whatever the base.
    Tiny,
    /// Base of 30 mm.
    Small,
    /// Base of 40 mm.
    Medium,
    /// Base of 50 mm.
    Large,
    /// Base of 60 mm, or by trait.
    Huge,
}

impl Size {
    /// All of them, with the names of the exchange formats, the smallest first.
    pub const NAMED: [(&'static str, Self); 5] = [
        ("tiny", Self::Tiny),
        ("small", Self::Small),
        ("medium", Self::Medium),
        ("large", Self::Large),
        ("huge", Self::Huge),
    ];

    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tiny => "tiny",
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
            Self::Huge => "huge",
        }
    }

    /// The size of a base of so many millimetres, where there is one.
    pub const fn of_base(millimetres: i64) -> Option<Self> {
        match millimetres {
            30 => Some(Self::Small),
            40 => Some(Self::Medium),
            50 => Some(Self::Large),
            60 => Some(Self::Huge),
            _ => None,
        }
    }

    /// Dice of a Size test before traits (BU-TEST-10).
    pub const fn dice(self) -> i64 {
        match self {
            Self::Tiny => 1,
            Self::Small => 2,
            Self::Medium => 3,
            Self::Large => 4,
            Self::Huge => 5,
        }
    }

    /// What it adds to the Challenge Number of a shot at it (BU-RNG-2).
    pub const fn challenge(self) -> i64 {
        match self {
            Self::Tiny => 1,
            Self::Small => 0,
            Self::Medium => -1,
            Self::Large => -2,
            Self::Huge => -3,
        }
    }
}
