//! A board that a table can have.

use crate::games::champions::board::{Board, document};
use crate::games::champions::command::Command;
use crate::games::champions::field::command::BoardCommand;
use serde::{Deserialize, Serialize};

/// Which board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardChoice {
    /// One of the players' own, by its id.
    Own(String),
    /// A made-up one, by its name.
    MadeUp(String),
}

/// A board that can be laid.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    /// Which it is.
    pub choice: BoardChoice,
    /// The board as it is now.
    pub board: Board,
}

impl Offered {
    /// The command that lays it.
    pub fn lay(&self) -> Command {
        Command::Board(BoardCommand::Lay { board: Box::new(document::file(&self.board)) })
    }
}
