//! The save document: one JSON object, the same in the store and as an exported file.
//!
//! ```json
//! { "format": "rokugan-save", "version": 1, "game": "champions-of-rokugan",
//!   "name": "Friday table", "app": "0.1.0", "checksum": "1f2e3d4c",
//!   "body": { "setup": {…}, "seed": "1234", "entries": […], "cursor": 12, "snapshot": {…} } }
//! ```
//!
//! `checksum` is the CRC-32 (IEEE), as eight small hexadecimal digits, of the whole document without `checksum`
//! itself, written compactly and with the keys of every object in the order of their UTF-8 bytes. So a document may be
//! laid out anew, but nothing in it can change unnoticed. `seed` is a decimal text, because a number that large does
//! not survive JavaScript.
//!
//! # Stability
//!
//! Field and variant names are part of the format. What is added must have a default. Whatever else changes brings
//! a migration of the game ([`crate::kernel::saved::SavedGame`]), with it the next version, and a fixture in
//! `tests/data/saves/`, kept for ever. Unknown
//! fields are refused: a document that says more than this app understands must not be half read.

use crate::games::GameId;
use serde::{Deserialize, Serialize};

/// Says what kind of document it is; a game whose exchange formats name its saves otherwise writes
/// [`GameId::save_format`], and both are read.
pub const FORMAT: &str = GameId::SAVE;

/// Whether a document of that format can be a save.
pub fn is_save(format: &str) -> bool {
    GameId::ALL.iter().any(|game| game.save_format() == format)
}

/// The version of the app that wrote a document; for the curious, nothing depends on it.
pub const APP: &str = env!("CARGO_PKG_VERSION");

/// The most bytes a document from outside may have.
pub const MOST_BYTES: usize = 8 << 20;

/// The document around a body.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope<B> {
    /// [`FORMAT`], or the game's own.
    pub format: String,
    /// The version of the game's saves, or an older one before migration.
    pub version: u64,
    /// Which game: the name of its saves. Each game counts its versions for itself.
    pub game: String,
    /// The table's name.
    pub name: String,
    /// Version of the app that wrote it.
    pub app: String,
    /// See the module.
    pub checksum: String,
    /// The table.
    pub body: B,
}
