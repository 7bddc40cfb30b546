//! What is written of a table.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

use super::Table;
use super::codec::CodecError;
use crate::kernel::canonical;
use crate::kernel::chance::Seed;
use crate::kernel::journal::EntryOf;
use crate::kernel::saved::SavedGame;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The table in a save document.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(super) struct Body<G: SavedGame> {
    /// What the players chose.
    pub setup: G::Setup,
    /// What the table's chance grows from.
    #[serde(deserialize_with = "seed")]
    pub seed: Seed,
    /// Every entry, the undone ones included.
    pub entries: Vec<EntryOf<G>>,
    /// How many entries count.
    pub cursor: usize,
    /// The table at the cursor, to compare with what the events make. A file always has it; it is missing only while
    /// a stored table is put together from its records.
    #[serde(default = "Option::default")]
    pub snapshot: Option<G::Snapshot>,
}

/// The texts of a journal's entries, kept from one document to the next: a long game is not written anew each time.
#[derive(Debug, Default)]
pub(super) struct Written(Vec<String>);

impl Written {
    /// Notes the entry a command has just become, the last of `table`; its text, where there is an entry.
    ///
    /// # Errors
    ///
    /// A value that cannot be written.
    pub fn commit<G: SavedGame>(&mut self, table: &Table<G>) -> Result<Option<String>, CodecError> {
        let Some((entry, before)) = table.entries()[..table.cursor()].split_last() else { return Ok(None) };
        // What was undone before it is gone.
        self.0.truncate(before.len());
        let text = written("entry", entry)?;
        // What is missing before it is written with the next document, and this one with it.
        if self.0.len() == before.len() {
            self.0.push(text.clone());
        }
        Ok(Some(text))
    }

    /// Forgets everything: the journal is another one.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What is written of `table`.
    ///
    /// # Errors
    ///
    /// A value that cannot be written.
    pub fn body<G: SavedGame>(&mut self, table: &Table<G>) -> Result<String, CodecError> {
        for (number, entry) in table.entries().iter().enumerate().skip(self.0.len()) {
            self.0.push(written(&format!("body.entries[{number}]"), entry)?);
        }
        debug_assert!(self.is_of(table), "what was written before is what would be written now");
        Ok(canonical::object([
            ("cursor", &table.cursor().to_string()),
            ("entries", &format!("[{}]", self.0.join(","))),
            ("seed", &format!("\"{}\"", table.seed().0)),
            ("setup", &written("body.setup", table.setup())?),
            ("snapshot", &written("body.snapshot", &G::snapshot(table.state()))?),
        ]))
    }

    fn is_of<G: SavedGame>(&self, table: &Table<G>) -> bool {
        let mut both = self.0.iter().zip(table.entries());
        let same = both.all(|(old, entry)| written("entry", entry).is_ok_and(|new| new == *old));
        self.0.len() == table.entries().len() && same
    }
}

/// One step of a stored table after its last whole document.
///
/// Entries are left as JSON here, so that steps can be put into a document of their own version before it is migrated.
/// A commit is written from the text its entry already has: [`commit_text`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A command was carried out: what was undone is gone, the entry is the last.
    Commit(Value),
    /// Undo, redo, or a jump: so many entries count.
    Cursor(usize),
    /// The table has another name.
    Name(String),
}

/// A part of a document, as its checksum wants it; `path` is its place, for the error.
///
/// # Errors
///
/// Something in it has no JSON form.
pub(super) fn written(path: &str, part: &(impl Serialize + ?Sized)) -> Result<String, CodecError> {
    canonical::written(part).map_err(|error| CodecError::field(path, error))
}

/// The text of a [`Step::Commit`] of an entry that is written already.
pub(super) fn commit_text(entry: &str) -> String {
    canonical::object([("commit", entry)])
}

/// Seeds are decimal texts.
fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map(Seed).map_err(|_| serde::de::Error::custom("a seed is a whole number in quotes"))
}
