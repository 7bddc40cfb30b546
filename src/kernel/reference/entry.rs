//! One rule in a few sentences: what it is about, where the rulebook says so, what belongs to it.

use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;

/// An entry of the reference. Its title is its name: no two entries share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    title: Key,
    text: Key,
    rules: &'static [RuleRef],
    reading: Option<Key>,
    words: Option<Key>,
    see: &'static [Key],
    grid: Option<&'static Grid>,
}

/// A table of numbers that belongs to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// What it says.
    pub caption: Key,
    /// What is counted from above to below, and the first of it.
    pub down: (Key, i16),
    /// What is counted from left to right, and the first of it.
    pub across: (Key, i16),
    /// Its numbers, row by row.
    pub cells: &'static [&'static [i16]],
}

impl Entry {
    /// An entry of that title and text about these passages.
    ///
    /// # Panics
    ///
    /// There are none: every entry says where the rulebook states it. Entries are constants, so this stops the compiler.
    pub const fn of(title: Key, text: Key, rules: &'static [RuleRef]) -> Self {
        assert!(!rules.is_empty(), "every entry says where the rulebook states it");
        Self { title, text, rules, reading: None, words: None, see: &[], grid: None }
    }

    /// The same with what this app plays where the rulebook leaves a choice.
    #[must_use]
    pub const fn reading(self, reading: Key) -> Self {
        Self { reading: Some(reading), ..self }
    }

    /// The same with other words players may look for.
    #[must_use]
    pub const fn words(self, words: Key) -> Self {
        Self { words: Some(words), ..self }
    }

    /// The same with the titles of entries that belong to it.
    #[must_use]
    pub const fn see(self, see: &'static [Key]) -> Self {
        Self { see, ..self }
    }

    /// The same with a table of numbers.
    #[must_use]
    pub const fn grid(self, grid: &'static Grid) -> Self {
        Self { grid: Some(grid), ..self }
    }

    /// Its table of numbers.
    pub const fn table(&self) -> Option<&'static Grid> {
        self.grid
    }

    /// What it is about.
    pub const fn title(&self) -> Key {
        self.title
    }

    /// What it says, in a few short sentences.
    pub const fn text(&self) -> Key {
        self.text
    }

    /// The passages it is about; the one it is mostly about comes first.
    pub const fn rules(&self) -> &'static [RuleRef] {
        self.rules
    }

    /// What this app plays where the rulebook leaves a choice.
    pub const fn ruling(&self) -> Option<Key> {
        self.reading
    }

    /// Other words players may look for.
    pub const fn other_words(&self) -> Option<Key> {
        self.words
    }

    /// The titles of the entries that belong to it.
    pub const fn related(&self) -> &'static [Key] {
        self.see
    }

    /// The rulebook's pages, each once, ascending; none where what is read of it has no page numbers.
    pub fn pages(&self) -> Vec<u8> {
        let mut pages: Vec<u8> = self.rules.iter().map(|rule| rule.page).filter(|page| *page > 0).collect();
        pages.sort_unstable();
        pages.dedup();
        pages
    }

    /// Its part of a URL.
    pub fn slug(&self) -> &'static str {
        super::behind(self.title, "rule-")
    }
}
