//! The one serialised edge: everything that outlives the page goes through here.
//!
//! # What is promised
//!
//! - A command is on the store before [`Tables::record`] returns: one small record is written, never the whole table.
//! - A write cut off at any byte loses at most that command, and nothing before it.
//! - Nothing unreadable is deleted or overwritten. It is listed, and its texts can be taken out with [`Tables::raw`].
//! - What an older version wrote opens; what a newer one wrote is refused and left as it is, byte for byte.
//! - State is never written, only what it is made of; the snapshot in a save is there to be compared.
//!
//! # Keys
//!
//! | key | what |
//! |---|---|
//! | `rokugan.table.<id>.base.<n>` | a whole save document as of step *n* ([`schema`]), with checksum and chain |
//! | `rokugan.table.<id>.log.<n>` | step *n*: one small record, chained to the one before |
//! | `rokugan.table.<id>.summary` | what the list of tables shows; rebuilt when missing or stale |
//! | `rokugan.table.<id>.owner` | the tab that may write |
//! | `rokugan.trash` | which table was deleted last, and when |
//! | `rokugan.library.<n>` | the players' own cards: the last two changes, each whole |
//! | `rokugan.board.<id>.<n>` | a board of the players: the last change, whole, as an exchange file |
//! | `rokugan.board-bin` | which board was deleted last |
//! | `rokugan.prefs` | the players' preferences |
//!
//! Pictures of boards lie in a database of IndexedDB of their own ([`pictures`]).
//!
//! Absent on purpose: clocks (stamps come in; only the mirror in IndexedDB counts with one, to tell its two copies apart), chance (ids
//! come in), and the words of any language.

pub mod error;

pub mod store;

pub mod schema;

pub mod saved;

pub mod canonical;
pub mod codec;

pub mod migrate;

pub mod transfer;

pub mod keys;

mod chain;
mod generations;

pub mod append;

pub mod summary;

pub mod slots;

mod trash;

pub mod prefs;

pub mod library;

pub mod boards;

pub mod memory;

#[cfg(not(target_arch = "wasm32"))]
pub mod file;

#[cfg(feature = "web")]
pub mod browser;
#[cfg(feature = "web")]
pub mod mirror;
#[cfg(feature = "web")]
pub mod pictures;

pub use append::{Change, Writer};
pub use boards::{BoardListing, Boards};
pub use error::StoreError;
pub use keys::{BoardId, TabId, TableId};
pub use slots::{Condition, Listing, Opened, Ownership, Readiness, Tables};
pub use store::Store;
pub use summary::Summary;
pub use trash::Trashed;

use crate::games::champions::Champions;
use crate::kernel::journal::Journal;

/// A table as it is kept: the only game there is so far.
pub type Table = Journal<Champions>;
