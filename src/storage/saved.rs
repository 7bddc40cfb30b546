//! What is written of a table.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

use super::Table;
use crate::games::champions::command::Command;
use crate::games::champions::event::Event;
use crate::games::champions::setup::Setup;
use crate::games::champions::snapshot::Snapshot;
use crate::kernel::chance::Seed;
use crate::kernel::journal::Entry;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

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

impl Body {
    /// What is written of `table`.
    pub fn of(table: &Table) -> Self {
        Self {
            setup: table.setup().clone(),
            seed: table.seed(),
            entries: table.entries().to_vec(),
            cursor: table.cursor(),
            snapshot: Some(crate::games::champions::snapshot::snapshot(table.state())),
        }
    }
}

/// One step of a stored table after its last whole document.
///
/// Entries are left as JSON here, so that steps can be put into a document of their own version before it is migrated.
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
