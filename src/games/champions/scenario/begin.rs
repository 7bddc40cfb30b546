//! The beginning of a table: the board is laid, everybody is put on it, the Investigation is prepared. What comes to
//! nothing is told, never dropped.

use super::fault::Fault;
use super::library::Library;
use super::set_out;
use crate::games::champions::Champions;
use crate::games::champions::board::document::BoardFile;
use crate::games::champions::command::Command;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::refusal::Refusal;
use crate::kernel::journal::{Journal, Stamp};

/// Why a part of the beginning came to nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Hindrance {
    /// A card is in none of the packs: nobody is put on the table.
    Missing(Fault),
    /// The table did not take it.
    Refused(Refusal),
}

/// Begins a table on a board, or on none. Whatever is hindered is told and the rest happens all the same: without its
/// figures the board is laid alone.
pub fn begin(
    table: &mut Journal<Champions>,
    library: &Library<'_>,
    chosen: Option<&BoardFile>,
    now: Stamp,
) -> Vec<Hindrance> {
    let mut hindered = Vec::new();
    let commands = set_out::beginning(table.state(), library, chosen).unwrap_or_else(|fault| {
        hindered.push(Hindrance::Missing(fault));
        set_out::inquiry(table.state().scenario()).into_iter().collect()
    });
    for command in commands {
        hindered.extend(table.commit(command, now).err().map(Hindrance::Refused));
    }
    if let Some(board) = chosen.filter(|_| table.state().field().is_none()) {
        let lay = Command::Board(BoardCommand::Lay { board: Box::new(board.clone()) });
        hindered.extend(table.commit(lay, now).err().map(Hindrance::Refused));
    }
    hindered
}
