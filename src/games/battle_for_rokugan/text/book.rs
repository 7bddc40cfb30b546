//! The log of a journal as lines, read anew only where the journal has changed.

use super::log::lines;
use crate::games::battle_for_rokugan::Rokugan;
use crate::kernel::book::LogLines;
use crate::kernel::journal::{EntryOf, Journal};
use std::sync::Arc;

/// Every entry of a journal as a line, the undone ones included.
///
/// Lines follow from the entries alone, so undo and redo change none of them, and a new entry adds one.
///
/// A copy is cheap, and shares its lines.
#[derive(Clone, Debug)]
pub struct Chronicle {
    entries: Arc<Vec<EntryOf<Rokugan>>>,
    lines: LogLines,
}

impl Chronicle {
    /// Reads a journal; lines of entries that are as they were in `before` are kept.
    pub fn read(journal: &Journal<Rokugan>, before: Option<&Self>) -> Self {
        let entries = journal.entries();
        let alike = |old: &&Self| old.entries.iter().zip(entries).take_while(|(old, new)| old == new).count();
        let same = before.as_ref().map_or(0, alike);
        if let Some(old) = before.filter(|old| old.entries.len() == same && same == entries.len()) {
            return old.clone();
        }
        let mut kept = before.map_or_else(Vec::new, |old| old.lines.lines()[..same].to_vec());
        let rest = entries.iter().enumerate().skip(same);
        kept.extend(lines(journal.state_at(same), rest).into_iter().map(Arc::new));
        Self { entries: Arc::new(entries.to_vec()), lines: LogLines::new(kept) }
    }

    /// The lines, oldest first; each stands at the place of its entry.
    pub fn lines(&self) -> &LogLines {
        &self.lines
    }
}

