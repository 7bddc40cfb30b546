//! The rulings a document can switch (section 18 of the contract).

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A gap or contradiction of the rulebook with two readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ruling {
    /// Modifiers count even where no die remains (default: the result is then 0).
    ModifierWithoutDie,
    /// Dice removed by *Unblockable* and the like still count in ties (default: they do not).
    RemovedDiceCountInTies,
    /// Only a Defender that *becomes* Prone loses its Attack (default: one that *is* Prone).
    ProneStrikesBack,
    /// *Tough* comes off before Wounds are halved (default: after).
    ToughBeforeHalf,
    /// *Pierce* and *Sharp* also work on Counterstrike (default: only on an Attack).
    CounterstrikePierces,
}

impl Ruling {
    /// All of them, in the order of the exchange formats.
    pub const ALL: [Self; 5] = [
        Self::ModifierWithoutDie,
        Self::RemovedDiceCountInTies,
        Self::ProneStrikesBack,
        Self::ToughBeforeHalf,
        Self::CounterstrikePierces,
    ];

    /// The ruling's name in the contract and in documents.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ModifierWithoutDie => "ModifierWithoutDie",
            Self::RemovedDiceCountInTies => "RemovedDiceCountInTies",
            Self::ProneStrikesBack => "ProneStrikesBack",
            Self::ToughBeforeHalf => "ToughBeforeHalf",
            Self::CounterstrikePierces => "CounterstrikePierces",
        }
    }
}

/// Which rulings have their other reading; by default none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulings(BTreeSet<Ruling>);

impl Rulings {
    /// Whether `ruling` has its other reading.
    pub fn switched(&self, ruling: Ruling) -> bool {
        self.0.contains(&ruling)
    }
}

impl FromIterator<Ruling> for Rulings {
    fn from_iter<I: IntoIterator<Item = Ruling>>(switched: I) -> Self {
        Self(switched.into_iter().collect())
    }
}
