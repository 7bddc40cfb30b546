//! Starting and End Phase as the players tell them.

use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::rules::score::Occupied;
use crate::games::bushido::rules::turn::ending::FearTest;
use crate::games::bushido::rules::turn::starting::Coin;
use crate::games::bushido::state::model::ModelId;
use serde::{Deserialize, Serialize};

/// A Tactical Test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tactical {
    /// The players say who won.
    Told(Player),
    /// The players' dice, the last roll where it was tied.
    Entered(Players<Vec<u8>>),
    /// The app rolls, as often as it takes; one die and those of *Tactician* for each nominated model.
    Generated(Players<Option<ModelId>>),
}

/// What the Starting Phase asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starting {
    /// The Tactical Test.
    pub tactical: Tactical,
    /// Whom its winner chooses to be first; itself where nobody said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Player>,
    /// How the coins of *Fortune* fell that were called.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coins: Vec<(ModelId, Coin)>,
}

/// A Frightened model's test in the End Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FearAnswer {
    /// Which model.
    pub model: ModelId,
    /// How it came out.
    pub test: FearTest,
}

/// Whether a model rises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiseAnswer {
    /// Which model.
    pub model: ModelId,
    /// What it rolled; 0 where it did not.
    pub rolled: u8,
}

/// What the End Phase asks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ending {
    /// Tests of Frightened models; those that are not here stay Frightened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fear: Vec<FearAnswer>,
    /// Rolls of *Rise*; those that are not here are Killed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rise: Vec<RiseAnswer>,
    /// Who stands in which zone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Occupied>,
    /// The objective that leaves, where there is a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removes: Option<String>,
}
