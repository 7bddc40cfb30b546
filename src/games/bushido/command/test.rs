//! A test as the players tell it, and what it is for.

use crate::games::bushido::model::sides::Sides;
use crate::games::bushido::state::model::ModelId;
use serde::{Deserialize, Serialize};

/// A test.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// Whose.
    pub model: ModelId,
    /// Against what.
    pub kind: TestKind,
    /// How it came out.
    pub told: TestTold,
    /// What depends on it.
    #[serde(default)]
    pub purpose: Purpose,
}

/// What a test is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TestKind {
    /// Courage against a frightening model (BU-TEST-11).
    Fear(Fright),
    /// The model's size (BU-TEST-10).
    Size {
        /// The Challenge Number.
        number: i8,
    },
    /// The Ki Statistic against a number.
    Ki {
        /// The Challenge Number.
        number: i8,
        /// Boosts paid for.
        #[serde(default)]
        boosts: u8,
    },
    /// One die against a number.
    Die {
        /// The Challenge Number.
        number: i8,
    },
    /// The Ki Statistic against that of another model (BU-TEST-13).
    Opposed {
        /// Against whom.
        other: ModelId,
        /// Boosts both paid for.
        #[serde(default)]
        boosts: Sides<u8>,
    },
}

/// What frightens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fright {
    /// A model, by the traits of its card.
    Model(ModelId),
    /// Something else, of this Challenge Number.
    Number(i8),
}

/// How a test came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TestTold {
    /// The players say it was passed.
    Passed,
    /// The players say it was failed.
    Failed,
    /// The players' dice after rerolls: one list, of an opposed test two; of a Fear test one for each time it was rolled.
    Entered(Vec<Vec<u8>>),
    /// The app rolls.
    Generated,
}

/// What depends on a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Nothing the app keeps.
    #[default]
    Noted,
    /// A model that declared to go to a frightening Enemy; failed: one counter, activation over (BU-TEST-12 a).
    Declared,
    /// An Enemy whom a frightening model comes to; failed: Frightened (BU-TEST-12 b).
    Approached,
    /// An Immobilised model; passed: the markers are off; failed: its action is over.
    Immobilised,
}
crate::small!(Purpose: Noted, Declared, Approached, Immobilised);
