//! What is put on the table at once: a board and everybody on it. Saved in journals: fields are added, never renamed.

use crate::games::champions::board::document::BoardFile;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::card::{AllyCard, EnemyCard};
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::ChampionId;
use serde::{Deserialize, Serialize};

/// A board and those who come to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The board to lay; nothing where the one that lies there stays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Box<BoardFile>>,
    /// Where Champions begin.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub champions: Vec<ChampionPlace>,
    /// Allies that come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allies: Vec<AllyPlace>,
    /// Enemies that come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemies: Vec<EnemyPlace>,
}

/// A Champion's place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChampionPlace {
    /// Who.
    pub champion: ChampionId,
    /// Where.
    pub area: AreaKey,
}

/// An Ally that comes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllyPlace {
    /// Its card.
    pub card: Box<AllyCard>,
    /// How many miniatures: several for a Unit of a Battle.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub miniatures: u8,
    /// Where; nothing beside the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<AreaKey>,
}

/// An Enemy that comes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyPlace {
    /// Its card.
    pub card: Box<EnemyCard>,
    /// How many miniatures: several for a Unit of a Battle.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub miniatures: u8,
    /// Where; nothing beside the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<AreaKey>,
    /// What it is about.
    #[serde(default = "assault", skip_serializing_if = "is_assault")]
    pub behaviour: Conduct,
}

impl Layout {
    /// Nothing at all.
    pub const NOTHING: Self = Self { board: None, champions: Vec::new(), allies: Vec::new(), enemies: Vec::new() };

    /// Whether everybody who comes has a place on the board.
    pub fn is_all_placed(&self) -> bool {
        self.allies.iter().all(|ally| ally.area.is_some()) && self.enemies.iter().all(|enemy| enemy.area.is_some())
    }

    /// Whether it changes nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Self::NOTHING
    }
}

fn one() -> u8 {
    1
}

fn is_one(miniatures: &u8) -> bool {
    *miniatures == 1
}

fn assault() -> Conduct {
    Conduct::ASSAULT
}

fn is_assault(conduct: &Conduct) -> bool {
    *conduct == Conduct::ASSAULT
}
