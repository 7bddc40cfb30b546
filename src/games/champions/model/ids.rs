//! Typed names for whoever and whatever is on the table.

use crate::small;
use serde::{Deserialize, Serialize};

/// One of the five Champions, by seat (players' Champions first, in clockwise order, then Companions).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChampionId {
    /// The Champion of the first player.
    First,
    /// The second Champion.
    Second,
    /// The third Champion.
    Third,
    /// The fourth Champion.
    Fourth,
    /// The fifth Champion.
    Fifth,
}
small!(ChampionId: First, Second, Third, Fourth, Fifth);

/// A player, by place in clockwise order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u8);

/// An Ally, numbered in the order of coming to the table, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AllyId(pub u16);

/// An Enemy or Boss, numbered in the order of coming to the table, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EnemyId(pub u16);

/// A Clan Objective of one Champion, numbered in the order of being kept, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ObjectiveId(pub u16);

/// Somebody on the players' side who acts and fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A Champion or Companion.
    Champion(ChampionId),
    /// An Ally.
    Ally(AllyId),
}

/// Anybody with gauges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A Champion or Companion.
    Champion(ChampionId),
    /// An Ally.
    Ally(AllyId),
    /// An Enemy or Boss.
    Enemy(EnemyId),
}

impl From<Actor> for Who {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Champion(id) => Self::Champion(id),
            Actor::Ally(id) => Self::Ally(id),
        }
    }
}
