//! What is written of a table.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

use super::Table;
use super::canonical::written;
use super::codec::CodecError;
use crate::games::champions::command::Command;
use crate::games::champions::event::Event;
use crate::games::champions::setup::Setup;
use crate::games::champions::snapshot::{Snapshot, snapshot};
use crate::kernel::chance::Seed;
use crate::kernel::journal::Entry;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// The table in a save document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// What the players chose.
    pub setup: Setup,
    /// What the table's chance grows from.
    #[serde(with = "seed_text")]
    pub seed: Seed,
    /// Every entry, the undone ones included.
    pub entries: Vec<Entry<Command, Event>>,
    /// How many entries count.
    pub cursor: usize,
    /// The table at the cursor, to compare with what the events make. A file always has it; it is missing only while
    /// a stored table is put together from its records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub snapshot: Option<Snapshot>,
}

/// What is written of a table, its larger parts written already. The fields stand in the order of their names, as the
/// checksum wants them.
#[derive(Serialize)]
struct BodyText<'a> {
    cursor: usize,
    entries: &'a [Box<RawValue>],
    seed: &'a str,
    setup: &'a RawValue,
    snapshot: &'a RawValue,
}

/// The texts of a journal's entries, kept from one document to the next: a long game is not written anew each time.
#[derive(Debug, Default)]
pub(super) struct Written(Vec<Box<RawValue>>);

impl Written {
    /// Notes the entry a command has just become, the last of `table`; its text, where there is an entry.
    ///
    /// # Errors
    ///
    /// A value that cannot be written.
    pub fn commit(&mut self, table: &Table) -> Result<Option<Box<RawValue>>, CodecError> {
        let Some((entry, before)) = table.entries()[..table.cursor()].split_last() else { return Ok(None) };
        let text = written("entry", entry)?;
        // What was undone before it is gone.
        self.0.truncate(before.len());
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
    pub fn body(&mut self, table: &Table) -> Result<Box<RawValue>, CodecError> {
        for (number, entry) in table.entries().iter().enumerate().skip(self.0.len()) {
            self.0.push(written(&format!("body.entries[{number}]"), entry)?);
        }
        debug_assert!(self.is_of(table), "what was written before is what would be written now");
        let body = BodyText {
            cursor: table.cursor(),
            entries: &self.0,
            seed: &table.seed().0.to_string(),
            setup: &written("body.setup", table.setup())?,
            snapshot: &written("body.snapshot", &snapshot(table.state()))?,
        };
        to_raw_value(&body).map_err(|error| CodecError::field("body", error))
    }

    fn is_of(&self, table: &Table) -> bool {
        let mut both = self.0.iter().zip(table.entries());
        let same = both.all(|(old, entry)| written("entry", entry).is_ok_and(|new| new.get() == old.get()));
        self.0.len() == table.entries().len() && same
    }
}

/// One step of a stored table after its last whole document.
///
/// Entries are left as JSON here, so that steps can be put into a document of their own version before it is migrated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<Entry = Value> {
    /// A command was carried out: what was undone is gone, the entry is the last.
    Commit(Entry),
    /// Undo, redo, or a jump: so many entries count.
    Cursor(usize),
    /// The table has another name.
    Name(String),
}

/// Seeds as decimal texts.
mod seed_text {
    use super::{Deserialize, Deserializer, Seed, Serializer};

    pub fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&seed.0)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Seed).map_err(|_| serde::de::Error::custom("a seed is a whole number in quotes"))
    }
}
