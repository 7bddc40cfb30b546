//! Ties of the Enemies Phase that the rules leave to the holder of the Favor.

use super::area_key::AreaKey;
use super::ids::{Actor, EnemyId};
use serde::{Deserialize, Serialize};

/// What a tie is between, the default first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBetween {
    /// Champions it could go for or fight.
    Target(Vec<Actor>),
    /// Those in its way, or in a Boss's area.
    Blocker(Vec<Actor>),
    /// Those who can stand in for its target.
    Yojimbo(Vec<Actor>),
    /// Exits equally near.
    Exit(Vec<AreaKey>),
    /// Routes equally cheap.
    Route(Vec<Vec<AreaKey>>),
}

impl TieBetween {
    /// How many options there are.
    pub fn count(&self) -> usize {
        match self {
            Self::Target(who) | Self::Blocker(who) | Self::Yojimbo(who) => who.len(),
            Self::Exit(areas) => areas.len(),
            Self::Route(routes) => routes.len(),
        }
    }
}

/// A tie and the option that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tie {
    /// Whose turn it comes up in.
    pub enemy: EnemyId,
    /// What it is between.
    pub between: TieBetween,
    /// Which option counts, from 0.
    pub chosen: u8,
}
