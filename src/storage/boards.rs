//! The players' boards: each a document of its own, apart from every table.
//!
//! A board is a text in the exchange format under `rokugan.board.<id>.<n>`. Each change is written whole under the next
//! number, read back, and only then are the ones before it let go: a write that is cut off loses that change alone.
//! What cannot be read stays and can be taken out with [`Boards::raw`].
//!
//! Deleting only notes the board in the bin; the one deleted before it is gone for good then. Absent on purpose: the
//! pictures, which are far too large for here ([`super::pictures`]).

use super::chain;
use super::error::StoreError;
use super::keys::{BOARD, BOARD_BIN, BoardId};
use super::store::Store;
use crate::games::champions::board::fault::{Fault, FaultKind};
use crate::games::champions::board::{Board, document};
use crate::storage::codec::CodecError;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Why a board cannot be read or kept. What is stored is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// The store refused.
    Store(StoreError),
    /// Something is there, and none of it is a board: what is wrong with the newest.
    Unreadable(Fault),
    /// A newer version of the app wrote it.
    TooNew(u32),
    /// Somebody else, another tab, changed the board since it was read.
    Changed,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Unreadable(fault) => fault.fmt(f),
            Self::TooNew(version) => write!(f, "version {version} is newer than this program"),
            Self::Changed => f.write_str("the board was changed somewhere else"),
        }
    }
}

impl std::error::Error for BoardError {}

impl From<StoreError> for BoardError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Which state of a stored board somebody has in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revision(u64);

/// A board as it lies in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The board.
    pub board: Board,
    /// Which state of it this is.
    pub revision: Revision,
}

/// One of the stored boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardListing {
    /// Its id.
    pub id: BoardId,
    /// The board, or why it cannot be read.
    pub board: Result<Board, BoardError>,
}

/// All boards in a store.
#[derive(Clone, Debug)]
pub struct Boards<S> {
    store: S,
}

impl<S: Store> Boards<S> {
    /// The boards in `store`.
    pub const fn new(store: S) -> Self {
        Self { store }
    }

    /// Every board that is not deleted, by name; those that cannot be read last.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn list(&self) -> Result<Vec<BoardListing>, StoreError> {
        let bin = self.bin()?;
        let ids = self.ids()?.into_iter().filter(|id| bin.as_ref() != Some(id));
        let mut list = ids
            .map(|id| match self.read(&id) {
                Err(BoardError::Store(error)) => Err(error),
                board => Ok(BoardListing { id, board: board.map(|kept| kept.board) }),
            })
            .collect::<Result<Vec<_>, _>>()?;
        list.sort_by_key(|one| match &one.board {
            Ok(board) => (false, board.name().to_lowercase()),
            Err(_) => (true, String::new()),
        });
        Ok(list)
    }

    /// The ids of everything stored, deleted or not, readable or not.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn ids(&self) -> Result<BTreeSet<BoardId>, StoreError> {
        Ok(self.store.keys()?.iter().filter_map(|key| read_key(key)).map(|(id, _)| id).collect())
    }

    /// A board.
    ///
    /// # Errors
    ///
    /// Why it cannot be read; [`StoreError::Missing`] where there is none.
    pub fn read(&self, id: &BoardId) -> Result<Kept, BoardError> {
        let mut first_error = None;
        for &number in self.numbers(id)?.iter().rev() {
            let text = self.store.get(&key(id, number))?.unwrap_or_default();
            match document::read(&text) {
                Ok(board) => return Ok(Kept { board, revision: Revision(number) }),
                Err(faults) => match faults.into_iter().next().map(error) {
                    Some(too_new @ BoardError::TooNew(_)) => return Err(too_new),
                    fault => first_error = first_error.or(fault),
                },
            }
        }
        Err(first_error.unwrap_or(BoardError::Store(StoreError::Missing)))
    }

    /// Keeps a new board.
    ///
    /// # Errors
    ///
    /// Why it is not kept; [`StoreError::Exists`] where something is stored under the id.
    pub fn create(&self, id: &BoardId, board: &Board) -> Result<Revision, BoardError> {
        if self.numbers(id)?.is_empty() { self.put(id, 1, board) } else { Err(StoreError::Exists.into()) }
    }

    /// Keeps what became of the board that was read or kept as `since`.
    ///
    /// # Errors
    ///
    /// Why it is not kept; the board stays as it was. [`BoardError::Changed`] where it is not as it was at `since`.
    pub fn change(&self, id: &BoardId, since: Revision, board: &Board) -> Result<Revision, BoardError> {
        if self.read(id)?.revision != since {
            return Err(BoardError::Changed);
        }
        let numbers = self.numbers(id)?;
        let next = numbers.last().map_or(1, |last| last.saturating_add(1));
        let kept = self.put(id, next, board)?;
        // What could not be read has a higher number than the one that was, and stays.
        for &number in numbers.range(..=since.0) {
            // What cannot be taken away now only takes room.
            let _ = self.store.remove(&key(id, number));
        }
        Ok(kept)
    }

    fn put(&self, id: &BoardId, number: u64, board: &Board) -> Result<Revision, BoardError> {
        let (key, text) = (key(id, number), text(board)?);
        self.store.put(&key, &text)?;
        if self.store.get(&key)?.as_deref() == Some(&text) {
            return Ok(Revision(number));
        }
        let error = CodecError::field(&key, "the store gave back something else than it was given");
        Err(StoreError::Codec(error).into())
    }

    /// Puts a board into the bin. The one that was in it is gone for good then.
    ///
    /// # Errors
    ///
    /// Why it is still there. One that cannot be read is not deleted.
    pub fn delete(&self, id: &BoardId) -> Result<(), BoardError> {
        self.read(id)?;
        if let Some(before) = self.bin()?.filter(|before| before != id) {
            for number in self.numbers(&before)? {
                self.store.remove(&key(&before, number))?;
            }
        }
        Ok(self.store.put(BOARD_BIN, &chain::sealed(id.as_str()))?)
    }

    /// Brings the board back that was deleted last.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] where there is none, or why the store refused.
    pub fn restore(&self) -> Result<BoardId, StoreError> {
        let id = self.bin()?.ok_or(StoreError::Missing)?;
        self.store.remove(BOARD_BIN)?;
        Ok(id)
    }

    /// The board that was deleted last. A note that was cut off deletes nothing.
    fn bin(&self) -> Result<Option<BoardId>, StoreError> {
        let note = self.store.get(BOARD_BIN)?;
        Ok(note.as_deref().and_then(chain::unseal).and_then(BoardId::new))
    }

    /// Everything stored of a board, as it is, readable or not: texts by key.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn raw(&self, id: &BoardId) -> Result<BTreeMap<String, String>, StoreError> {
        let keys = self.numbers(id)?.into_iter().map(|number| key(id, number));
        keys.map(|key| Ok((key.clone(), self.store.get(&key)?.unwrap_or_default()))).collect()
    }

    fn numbers(&self, id: &BoardId) -> Result<BTreeSet<u64>, StoreError> {
        let all = self.store.keys()?;
        Ok(all.iter().filter_map(|key| read_key(key)).filter(|(of, _)| of == id).map(|(_, number)| number).collect())
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

fn error(fault: Fault) -> BoardError {
    match fault.kind {
        FaultKind::OtherVersion(version) if version > document::VERSION => BoardError::TooNew(version),
        _ => BoardError::Unreadable(fault),
    }
}

fn key(id: &BoardId, number: u64) -> String {
    format!("{BOARD}{}.{number}", id.as_str())
}

fn read_key(key: &str) -> Option<(BoardId, u64)> {
    let (id, number) = key.strip_prefix(BOARD)?.split_once('.')?;
    Some((BoardId::new(id)?, number.parse().ok()?))
}
