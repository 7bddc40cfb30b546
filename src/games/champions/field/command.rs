//! What the players may ask of the board and of the Enemies on it.
//!
//! Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::board::document::BoardFile;
use crate::games::champions::board::marks::Mark;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::tie::Tie;
use serde::{Deserialize, Serialize};

use super::asking::Said;
use super::layout::Layout;

/// A verb of the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BoardCommand {
    /// Lays a board, in place of another where one lies. Whoever stands in an area that the new one has too stays there.
    Lay {
        /// The board, copied from the library.
        board: Box<BoardFile>,
    },
    /// Lays a scenario's board and puts everybody on it, or those who come later: all in one step.
    SetOut {
        /// What.
        layout: Box<Layout>,
    },
    /// Says which tokens and scenery lie on an area of the table's board.
    Mark {
        /// Where.
        area: AreaKey,
        /// All of them.
        marks: Vec<Mark>,
    },
    /// Takes the board up; nobody stands anywhere any more.
    TakeUp,
    /// Puts a figure anywhere, or beside the board.
    Place {
        /// Who.
        who: Who,
        /// Where; nothing beside the board.
        area: Option<AreaKey>,
        /// Why, where the players want to say.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// Says what an Enemy is about.
    SetBehaviour {
        /// Which Enemy.
        enemy: EnemyId,
        /// Its behaviour from now on.
        behaviour: Conduct,
    },
    /// An Enemy has its turn to move (CH-ENE-2).
    Move {
        /// Which. Another than the next one in the order is the Favor holder's choice.
        enemy: EnemyId,
        /// How.
        how: EnemyStep,
    },
    /// Settles a tie of the plan for the rest of the phase.
    SettleTie(Tie),
    /// An Enemy does not fight a Combat it could fight: its token, or the Combat on its way, is gone.
    PassCombat {
        /// Which Enemy.
        enemy: EnemyId,
    },
    /// A Reinforcement returns (CH-ENE-5), or a Unit of lost miniatures (CH-BAT-8).
    Reinforce {
        /// Which Enemy; in a Battle one of the card that returns.
        enemy: EnemyId,
        /// Where.
        area: AreaKey,
    },
    /// A Unit beaten in a Battle is forced back (CH-BAT-5).
    Retreat {
        /// Where to, or why not.
        how: Retreating,
    },
    /// The Unit that forced it back follows, or does not.
    Pursue {
        /// Which.
        how: Following,
    },
    /// A card or a power moves somebody against its will (CH-COM, p. 24).
    Force {
        /// Who.
        who: Who,
        /// Where to, or why not.
        how: Forcing,
    },
}

/// What becomes of somebody who is moved against its will.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forcing {
    /// It goes to this area.
    To(AreaKey),
    /// No area can hold it: it stays and takes 1 Wound.
    Cornered,
}

/// What becomes of a Unit that is forced back (CH-BAT-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Retreating {
    /// It goes to this area.
    To(AreaKey),
    /// The players have moved it, at a table without a board.
    ByHand,
    /// No area is eligible: it stays and takes 3 Wounds.
    Cornered,
    /// The Champion or Ally that may force it does not.
    Spared,
}

/// Whether the Unit that forced another back follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Following {
    /// It does.
    Follows,
    /// It could and does not: a Champion loses 1 Honor.
    HoldsBack,
    /// It has no room there, as the players say at a table without a board.
    NoRoom,
}

/// How an Enemy has its turn to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnemyStep {
    /// As the plan says.
    Planned,
    /// It goes for somebody else, as its keywords and its Action Points allow.
    GoesFor(Actor),
    /// It stays where it is.
    Stays,
    /// It goes to an area, by the cheapest way.
    GoesTo(AreaKey),
    /// It goes through these areas, its own first.
    Along(Vec<AreaKey>),
    /// As the players said, at a table without a board.
    Asked(Vec<Said>),
}

/// Whether a Disengagement is one's own choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Will {
    /// It is.
    #[default]
    Own,
    /// The scenario or a forced choice demands it.
    Forced,
}

impl Will {
    /// Whether it is as usual, and need not be written down.
    pub fn is_own(&self) -> bool {
        *self == Self::Own
    }
}
