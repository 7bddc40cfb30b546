//! The players' boards, each a document of its own ([`super::documents`]): the exchange format under
//! `rokugan.board.<id>.<n>`. Absent on purpose: the pictures, which are far too large for here ([`super::pictures`]).

use super::codec::CodecError;
use super::documents::{self, Document, DocumentError, Documents, Listed, Unread};
use super::error::StoreError;
use super::keys::{BOARD, BOARD_BIN, BoardId};
use crate::games::champions::board::fault::{Fault, FaultKind};
use crate::games::champions::board::{Board, document};

/// All boards in a store.
pub type Boards<S> = Documents<Board, S>;
/// Why a board cannot be read or kept.
pub type BoardError = DocumentError<Fault>;
/// A board as it lies in the store.
pub type Kept = documents::Kept<Board>;
/// One of the stored boards.
pub type BoardListing = Listed<Board>;

impl Document for Board {
    type Id = BoardId;
    type Fault = Fault;

    const PREFIX: &'static str = BOARD;
    const BIN: &'static str = BOARD_BIN;

    fn id(text: &str) -> Option<BoardId> {
        BoardId::new(text)
    }

    fn fresh_id(number: u64) -> BoardId {
        BoardId::from_random(number)
    }

    fn id_text(id: &BoardId) -> &str {
        id.as_str()
    }

    fn name(&self) -> String {
        Board::name(self).to_owned()
    }

    fn read(text: &str) -> Result<Self, Unread<Fault>> {
        document::read(text).map_err(|faults| {
            let nothing = || Fault::new("", FaultKind::Unreadable(String::new()));
            let fault = faults.into_iter().next().unwrap_or_else(nothing);
            match fault.kind {
                FaultKind::OtherVersion(version) if version > document::VERSION => Unread::TooNew(version.into()),
                _ => Unread::Fault(fault),
            }
        })
    }

    fn write(&self, _: &BoardId) -> Result<String, StoreError> {
        text(self)
    }
}

/// The text of a board file, as it is stored and given away.
///
/// # Errors
///
/// A value that cannot be written.
pub fn text(board: &Board) -> Result<String, StoreError> {
    let value = serde_json::to_value(document::file(board)).map_err(|error| CodecError::field("board", error))?;
    Ok(value.to_string())
}
