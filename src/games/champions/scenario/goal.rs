//! What has to be reached, and what must not happen, as far as a table can tell. Saved and exchanged: variants and fields
//! are added, never renamed.

use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::scenario::Difficulty;
use serde::{Deserialize, Serialize};

/// An objective of the group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// What it is called.
    pub title: Name,
    /// What it is; nothing where only the players can judge it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// What the scenario says about it.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub note: Note,
    /// Difficulties it belongs to; none where it belongs to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Difficulty>,
}

/// Something the group has to reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// So many Enemies of a card are Eliminated.
    Eliminate {
        /// Their card.
        card: Name,
        /// How many.
        count: u16,
    },
    /// No Enemy is left on the board, and none is still to come.
    Clear,
    /// So many Champions stand in these areas at the same time.
    Reach {
        /// The areas.
        areas: Vec<AreaKey>,
        /// How many Champions, 1 to 5.
        champions: u8,
    },
    /// A Complex Manipulation was passed in an area.
    Manipulate {
        /// The area.
        area: AreaKey,
        /// The successes it takes.
        successes: u8,
        /// How often.
        #[serde(default = "once")]
        times: u8,
    },
    /// A Champion or Ally holds an item.
    Take {
        /// The item.
        item: Name,
    },
    /// Only one numbered token is left: it is known what is looked for.
    FindOut,
    /// A Champion or Ally made a Simple Manipulation in the area of that last token.
    Seize,
    /// The group holds out to the end of a turn.
    HoldOut {
        /// The turn.
        turn: Turn,
    },
}

/// Something that ends the game in defeat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Loss {
    /// So many Champions are Eliminated or Corrupted.
    Fallen {
        /// How many, 1 to 5.
        champions: u8,
    },
    /// No Ally of this card is left.
    AlliesGone {
        /// Their card.
        card: Name,
    },
    /// So many Enemies of a card have left the board by themselves.
    Escaped {
        /// Their card.
        card: Name,
        /// How many.
        count: u16,
    },
    /// An item has left the board with an Enemy.
    ItemGone {
        /// The item.
        item: Name,
    },
    /// At the end of an Enemies Phase, Enemies and nobody else stand in every one of these areas.
    Overrun {
        /// The areas.
        areas: Vec<AreaKey>,
    },
}

fn once() -> u8 {
    1
}
