//! Who comes to the board, where, and what they are about. Saved and exchanged: variants and fields are added, never
//! renamed.

use crate::games::champions::enemy::behaviour::{Assault, Guardian};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Difficulty;
use serde::{Deserialize, Serialize};

/// Enemies of one card that do the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyGroup {
    /// Their card, by its name.
    pub card: Name,
    /// The area of each; an area twice for two of them.
    pub areas: Vec<AreaKey>,
    /// How many miniatures each is: several for the Units of a Battle.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub miniatures: u8,
    /// What they are about.
    #[serde(default = "assault", skip_serializing_if = "is_assault")]
    pub behaviour: Bearing,
    /// Difficulties they belong to; none where they belong to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Difficulty>,
}

/// Allies of one card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllyGroup {
    /// Their card, by its name.
    pub card: Name,
    /// The area of each; an area twice for two of them.
    pub areas: Vec<AreaKey>,
    /// How many miniatures each is: several for the Units of a Battle.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub miniatures: u8,
    /// Difficulties they belong to; none where they belong to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Difficulty>,
}

/// A behaviour as a scenario says it: by names, before anybody has a number (CH-ENE).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Bearing {
    /// It fights Champions.
    Assault(Assault),
    /// It guards.
    Guardian(Guardian),
    /// It walks a route of the scenario or the board.
    Patrol {
        /// The route, by its name.
        route: String,
        /// Which letter it reaches next, from 0.
        #[serde(default)]
        next: u8,
    },
    /// It wants an item of the scenario.
    Search {
        /// The item, by its name.
        item: Name,
    },
    /// It wants to kill these Champions or Allies, by their names.
    Assassination {
        /// Those named.
        targets: Vec<Name>,
    },
    /// It wants to leave the board.
    Escape {
        /// By which areas; the scenario's or the board's exits where none is named.
        #[serde(default)]
        exits: Vec<AreaKey>,
    },
}

fn one() -> u8 {
    1
}

fn is_one(miniatures: &u8) -> bool {
    *miniatures == 1
}

fn assault() -> Bearing {
    Bearing::Assault(Assault::Mobile)
}

fn is_assault(bearing: &Bearing) -> bool {
    *bearing == assault()
}
