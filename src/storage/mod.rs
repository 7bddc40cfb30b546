//! The one serialised edge: everything that outlives the page goes through here.
//!
//! # What is promised
//!
//! - A command is on the store before [`Tables::record`] returns: one small record is written, never the whole table.
//! - A write cut off at any byte loses at most that command, and nothing before it.
//! - Nothing unreadable is deleted or overwritten. It is listed, its texts can be taken out with [`Tables::raw`], and
//!   only the players let go of them, with [`Tables::let_go`].
//! - What an older version wrote opens; what a newer one wrote is refused and left as it is, byte for byte.
//! - State is never written, only what it is made of; the snapshot in a save is there to be compared.
//!
//! # Keys
//!
//! | key | what |
//! |---|---|
//! | `rokugan.table.<id>.base.<n>` | a whole save document as of step *n* ([`schema`]), with checksum and chain |
//! | `rokugan.table.<id>.log.<n>` | step *n*: one small record, chained to the one before |
//! | `rokugan.table.<id>.damaged.<n>` | a text that cannot be read, until the players let go of it |
//! | `rokugan.table.<id>.summary` | what the list of tables shows; rebuilt when missing or stale |
//! | `rokugan.table.<id>.owner` | the tab that may write |
//! | `rokugan.table.<id>.unfinished` | what is being entered and not yet a step, for a reload in the middle of it |
//! | `rokugan.table.<id>.private` | what one player keeps for its own eyes; in no document and no export |
//! | `rokugan.table.<id>.corrected` | that the last thing done was a correction, so that it can be taken back |
//! | `rokugan.table.<id>.trail` | checksums of texts that were let go |
//! | `rokugan.table.<id>.phase` | what was half said of the Enemies Phase, likewise |
//! | `rokugan.trash` | which table was deleted last, and when |
//! | `rokugan.library.<n>` | the players' own cards: the last two changes, each whole |
//! | `rokugan.board.<id>.<n>` | a board of the players: the last change and the one before, each whole, as an exchange file |
//! | `rokugan.board-bin` | which board was deleted last |
//! | `rokugan.campaign.<id>.<n>` | a campaign of the players: the last change and the one before, each whole, as a file |
//! | `rokugan.campaign-bin` | which campaign was deleted last |
//! | `rokugan.scenario.<id>.<n>` | a scenario of the players, likewise: a pack of one |
//! | `rokugan.scenario-bin` | which scenario was deleted last |
//! | `rokugan.prefs` | the players' preferences |
//! | `rokugan.mirror` | a count that grows with each write |
//! | `rokugan.mirrored` | that there is a second copy; in localStorage alone |
//!
//! In a browser all of it lies in localStorage, and once more under the same keys in IndexedDB: database and object
//! store `rokugan`. How the two are made the same is written in [`copies`]. Pictures of boards lie in a database of
//! IndexedDB of their own ([`pictures`]), and so do backups of finished turns ([`backups`]).
//!
//! Absent on purpose: clocks (stamps come in; only the browser's store has one, for the count, and the mirror a timer),
//! chance (ids come in), and the words of any language.

pub mod error;

pub mod store;
pub mod together;

pub mod schema;

mod saved;

pub mod codec;

mod migrate;

pub mod intake;
pub mod sealed;
pub mod transfer;

pub mod handover;

pub mod keys;

mod chain;
mod generations;
mod packed;

mod retire;
mod trail;

pub mod append;

pub mod summary;

pub mod slots;

mod texts;

pub mod listing;

mod trash;

mod corrected;
mod private;
mod unfinished;

pub use unfinished::Entering;

pub mod prefs;

pub mod library;

pub mod documents;

pub mod memory;
pub mod occupied;

pub mod copies;
mod mend;

pub mod backups;

#[cfg(not(target_arch = "wasm32"))]
pub mod file;

#[cfg(feature = "web")]
mod committed;
#[cfg(feature = "web")]
mod pause;

#[cfg(feature = "web")]
pub mod backup_store;
#[cfg(feature = "web")]
pub mod browser;
#[cfg(feature = "web")]
pub mod mirror;
#[cfg(feature = "web")]
pub mod pictures;

pub use append::{Change, Writer};
pub use error::StoreError;
pub use keys::{TabId, TableId};
pub use listing::{Listing, Readiness};
pub use slots::{Condition, Opened, Ownership, Tables};
pub use store::Store;
pub use summary::{Glimpse, Summary};
pub use trash::Trashed;

use crate::kernel::journal::Journal;

/// A table as it is kept.
pub type Table<G> = Journal<G>;
