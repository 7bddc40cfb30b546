//! What the players may ask of the board and of the Enemies on it.
//!
//! Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::board::document::BoardFile;
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
    /// A Reinforcement returns (CH-ENE-5).
    Reinforce {
        /// Which Enemy.
        enemy: EnemyId,
        /// Where.
        area: AreaKey,
    },
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
