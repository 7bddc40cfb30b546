//! Backups: whole copies of a table as it stood when a turn was finished, and which of them make room for new ones.
//!
//! # Invariants
//!
//! - The last [`MOST`] finished turns of a table are there; a turn that is there twice goes before one that is there once.
//! - What stood before a backup was put back is a backup too, and makes room only for others of its kind.
//! - The same table is not kept twice in a row.
//! - What another version kept, and this one cannot read, makes no room and is not written over.
//!
//! Absent on purpose: where they lie ([`super::backup_store`]), and when they are taken.

use super::keys::{self, TableId};
use crate::games::GameId;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use crate::words::written::WrittenLine;
use serde::{Deserialize, Serialize};

/// How many finished turns of a table are kept.
pub const MOST: usize = 12;
/// How many tables are kept that stood where a backup was put back.
pub const MOST_REPLACED: usize = 6;

/// When a backup was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// A turn was finished.
    TurnFinished,
    /// The game was over.
    GameEnded,
    /// Another backup was put in its place.
    Replaced,
}

/// A backup, without the table itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    /// Of which table.
    pub table: TableId,
    /// Which one of that table's: later ones have higher numbers.
    pub number: u64,
    /// The game.
    #[serde(default = "of_drafts")]
    pub game: GameId,
    /// What the table was called.
    pub name: Name,
    /// When in the game it was taken.
    pub moment: Moment,
    /// The turn that was finished, or that was going on.
    pub turn: i16,
    /// The same in words, where its game has told: "After turn 3".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<WrittenLine>,
    /// When it was taken.
    pub taken: Stamp,
    /// How many steps had been done.
    pub steps: usize,
    /// A checksum of the document, to tell two apart and to find damage.
    pub checksum: u32,
}

/// The game of a backup from before there were others.
const fn of_drafts() -> GameId {
    GameId::OF_DRAFTS
}

impl Backup {
    /// The key under which the backup lies.
    pub fn key(&self) -> String {
        format!("{}.{}", self.table, self.number)
    }

    /// Whether `document` is what was kept.
    pub fn is_of(&self, document: &str) -> bool {
        self.checksum == checksum(document)
    }

    fn replaced(&self) -> bool {
        match self.moment {
            Moment::TurnFinished | Moment::GameEnded => false,
            Moment::Replaced => true,
        }
    }
}

/// The checksum of a document.
pub fn checksum(document: &str) -> u32 {
    crc32fast::hash(document.as_bytes())
}

/// What is to be done so that a new backup is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Nothing: the last backup of the table is the same.
    Kept,
    /// It is written, and these make room.
    Write {
        /// The new one, with its number.
        fresh: Backup,
        /// The keys of those that go.
        gone: Vec<String>,
    },
}

/// Plans a new backup, whose number does not count, beside all that there are. `keys` are those of everything in its
/// place, also of what cannot be read.
pub fn plan<'a>(all: &[Backup], keys: impl IntoIterator<Item = &'a str>, fresh: Backup) -> Plan {
    let mut kept: Vec<&Backup> = all.iter().filter(|backup| backup.table == fresh.table).collect();
    kept.sort_by_key(|backup| backup.number);
    if kept.last().is_some_and(|last| last.checksum == fresh.checksum && last.steps == fresh.steps) {
        return Plan::Kept;
    }
    let readable = kept.last().map_or(0, |last| last.number);
    let highest = keys.into_iter().filter_map(|key| number_in(key, &fresh.table)).max().unwrap_or(0).max(readable);
    let fresh = Backup { number: highest.saturating_add(1), ..fresh };
    kept.push(&fresh);
    let most = if fresh.replaced() { MOST_REPLACED } else { MOST };
    let mut alike: Vec<&Backup> = kept.into_iter().filter(|backup| backup.replaced() == fresh.replaced()).collect();
    let mut gone = Vec::new();
    while alike.len() > most {
        gone.push(alike.remove(least_worth(&alike)).key());
    }
    Plan::Write { fresh, gone }
}

/// Whether a key is that of a backup of `table`, readable or not.
pub fn is_of(key: &str, table: &TableId) -> bool {
    number_in(key, table).is_some()
}

/// The number in the key of a backup of `table`, where it is one.
fn number_in(key: &str, table: &TableId) -> Option<u64> {
    keys::number(key.strip_prefix(table.as_str())?.strip_prefix('.')?)
}

/// The oldest whose turn is there again, or else the oldest.
fn least_worth(oldest_first: &[&Backup]) -> usize {
    let again = |(place, backup): (usize, &&Backup)| {
        oldest_first[place + 1..].iter().any(|later| (later.turn, later.moment) == (backup.turn, backup.moment))
    };
    oldest_first.iter().enumerate().position(again).unwrap_or(0)
}

/// The backups of one table, the last first.
pub fn of_table(all: &[Backup], table: &TableId) -> Vec<Backup> {
    let mut found: Vec<Backup> = all.iter().filter(|backup| backup.table == *table).cloned().collect();
    found.sort_by_key(|backup| std::cmp::Reverse(backup.number));
    found
}
