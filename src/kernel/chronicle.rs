//! The log of a journal as lines, read anew only where the journal has changed.

use super::book::LogLines;
use super::journal::{EntryOf, Journal};
use super::told::ToldGame;
use std::sync::Arc;

/// Every entry of a journal as a line, the undone ones included.
///
/// Lines follow from the entries alone, so undo and redo change none of them, and a new entry adds one.
///
/// A copy is cheap, and shares its lines.
#[derive(Clone, Debug)]
pub struct Chronicle<G: ToldGame> {
    entries: Arc<Vec<EntryOf<G>>>,
    lines: LogLines,
}

impl<G: ToldGame> Chronicle<G> {
    /// Reads a journal; lines of entries that are as they were in `before` are kept.
    pub fn read(journal: &Journal<G>, before: Option<&Self>) -> Self {
        let entries = journal.entries();
        let alike = |old: &&Self| old.entries.iter().zip(entries).take_while(|(old, new)| old == new).count();
        let same = before.as_ref().map_or(0, alike);
        if let Some(old) = before.filter(|old| old.entries.len() == same && same == entries.len()) {
            return old.clone();
        }
        let mut lines = before.map_or_else(Vec::new, |old| old.lines.lines()[..same].to_vec());
        let mut state = journal.state_at(same);
        for (number, entry) in entries.iter().enumerate().skip(same) {
            let chapter = G::chapter(&state);
            for event in &entry.events {
                G::apply(&mut state, event);
            }
            // Names and letters of those who came with the entry are read from the table after it.
            lines.push(Arc::new(G::line(&state, chapter, number, entry)));
        }
        Self { entries: Arc::new(entries.to_vec()), lines: LogLines::new(lines) }
    }

    /// The lines, oldest first; each stands at the place of its entry.
    pub fn lines(&self) -> &LogLines {
        &self.lines
    }
}
