//! Tables as files: out, and in again.
//!
//! A file from outside is not believed. Every entry is decided again with its recorded chance, and the snapshot is
//! compared with what the events make; [`import`] refuses where either differs. But the events are what was on the
//! table, and a rule that is put right in a later version must not take anybody's backup away: after such a refusal the
//! players may ask for [`import_as_recorded`], which takes the events as they are and works out the rest from them.

use super::Table;
use super::codec::{self, CodecError, Document};
use super::keys::TableId;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::kernel::replay::{self, Divergence, DivergenceKind};
use crate::kernel::saved::SavedGame;
use crate::kernel::shortened::shortened;
use crate::words::keys;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// A table from a file, not yet stored: give it a new id with [`super::Tables::create`].
#[derive(Clone, Debug)]
pub struct Imported<G: SavedGame> {
    /// Its name.
    pub name: Name,
    /// The table.
    pub table: Table<G>,
}

/// Why a file was not taken in. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It cannot be read.
    Unreadable(CodecError),
    /// The rules of this app make something else of an entry; [`import_as_recorded`] takes it all the same.
    Diverges {
        /// Number of the entry, from 0.
        entry: usize,
        /// What is wrong with it, for players.
        why: Line,
        /// The same in the engine's words.
        reason: String,
    },
    /// The events make another table than the file shows; [`import_as_recorded`] takes it all the same.
    Snapshot(Difference),
}

impl ImportError {
    /// Whether [`import_as_recorded`] would take the file.
    pub fn can_be_taken_as_recorded(&self) -> bool {
        match self {
            Self::Unreadable(_) => false,
            Self::Diverges { .. } | Self::Snapshot(_) => true,
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Diverges { entry, reason, .. } => write!(f, "body.entries[{entry}]: {reason}"),
            Self::Snapshot(difference) => difference.fmt(f),
        }
    }
}

impl std::error::Error for ImportError {}

/// The first place where a save's snapshot and its events differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where, such as `body.snapshot.champions[0].honor`.
    pub path: String,
    /// What the snapshot says, shortened.
    pub saved: String,
    /// What the events make, shortened.
    pub replayed: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: saved as {}, the events make {}", self.path, self.saved, self.replayed)
    }
}

/// The file of a table: the same document as in the store.
///
/// # Errors
///
/// Never in practice: everything a table is made of can be written.
pub fn export<G: SavedGame>(name: &Name, table: &Table<G>) -> Result<String, CodecError> {
    codec::encode(name, table)
}

/// Why a text is no save of any game of this app; nothing where it looks like one.
pub fn fault_of_any(text: &str) -> Option<CodecError> {
    codec::parse(text, codec::newest_of_any).err()
}

/// Takes in a file that agrees with the rules and with itself.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn import<G: SavedGame>(text: &str) -> Result<Imported<G>, ImportError> {
    let document = codec::decode::<G>(text).map_err(ImportError::Unreadable)?;
    verify(&document)?;
    let table = document.table();
    compare(&document, &table).map_err(ImportError::Snapshot)?;
    Ok(Imported { name: document.name, table })
}

/// Takes in a document although the rules of this app make something else of it: a file, once [`import`] found nothing
/// else wrong with it, or what this app has written on this device, which may be longer than a file.
///
/// # Errors
///
/// It cannot be read.
pub fn import_as_recorded<G: SavedGame>(text: &str) -> Result<Imported<G>, ImportError> {
    let document = codec::decode_own::<G>(text).map_err(ImportError::Unreadable)?;
    Ok(Imported { table: document.table(), name: document.name })
}

/// Decides every entry of a document again.
///
/// # Errors
///
/// [`ImportError::Diverges`] with the first entry that comes out differently.
pub fn verify<G: SavedGame>(document: &Document<G>) -> Result<(), ImportError> {
    let table = document.unplayed();
    replay::verify(table).map_err(|Divergence { entry, kind }| {
        let (why, reason) = match kind {
            DivergenceKind::Refused(refusal) => {
                let reason = format!("the rules refuse it: {refusal:?}");
                (G::refusal(&table.state_at(entry), &refusal), reason)
            }
            DivergenceKind::Events { recorded, decided } => {
                let place = recorded.iter().zip(&decided).take_while(|(old, new)| old == new).count();
                let reason = format!("the rules make something else of it, from event {place} on");
                (keys::IMPORT_OTHER_EVENTS.into(), reason)
            }
            DivergenceKind::Chance => {
                (keys::IMPORT_OTHER_CHANCE.into(), "its draws are not those of its rolls".to_owned())
            }
            DivergenceKind::Time => (keys::IMPORT_OTHER_TIME.into(), "no clock says its time".to_owned()),
        };
        ImportError::Diverges { entry, why, reason }
    })
}

/// Compares a document's snapshot with the table its events make.
///
/// # Errors
///
/// The first difference.
pub fn compare<G: SavedGame>(document: &Document<G>, table: &Table<G>) -> Result<(), Difference> {
    let (saved, replayed) = (document.snapshot(), G::snapshot(table.state()));
    if saved.is_none_or(|saved| *saved == replayed) {
        return Ok(());
    }
    let (saved, replayed) = (plain(&saved), plain(&replayed));
    let found = first_difference("body.snapshot", &saved, &replayed);
    Err(found.unwrap_or_else(|| differs("body.snapshot", &saved, &replayed)))
}

fn plain(value: &impl Serialize) -> Value {
    // A snapshot is texts, numbers and lists of them: it always has a JSON form.
    serde_json::to_value(value).unwrap_or_default()
}

fn first_difference(path: &str, saved: &Value, replayed: &Value) -> Option<Difference> {
    match (saved, replayed) {
        (Value::Object(saved), Value::Object(replayed)) if saved.keys().eq(replayed.keys()) => saved
            .iter()
            .zip(replayed.values())
            .find_map(|((key, one), other)| first_difference(&format!("{path}.{key}"), one, other)),
        (Value::Array(saved), Value::Array(replayed)) if saved.len() == replayed.len() => (0..)
            .zip(saved.iter().zip(replayed))
            .find_map(|(number, (one, other))| first_difference(&format!("{path}[{number}]"), one, other)),
        _ if saved == replayed => None,
        _ => Some(differs(path, saved, replayed)),
    }
}

/// Both values, each no longer than it is shown.
fn differs(path: &str, saved: &Value, replayed: &Value) -> Difference {
    let shown = |value: &Value| shortened(&value.to_string());
    Difference { path: path.to_owned(), saved: shown(saved), replayed: shown(replayed) }
}

/// The document that holds the texts of a table that cannot be read.
pub(super) fn raw(id: &TableId, texts: &BTreeMap<String, String>) -> String {
    let document = serde_json::json!({ "format": "rokugan-raw", "version": 1, "table": id.as_str(), "texts": texts });
    document.to_string()
}
