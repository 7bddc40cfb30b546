//! The rules at hand, as plain data: every rule of a game in the project's own words, found by its reference or by words.
//!
//! An [`Entry`] names its sentences by key and its passages by [`RuleRef`]; entries stand in [`Section`]s, in the order
//! in which they are read. Absent on purpose: sentences of any rulebook, and the entries themselves, which each game lists.

mod entry;
mod search;

pub use entry::{Entry, Grid};
pub use search::Index;

use super::line::Key;
use super::rulebook::RuleRef;

/// The rules of one game.
#[derive(Debug)]
pub struct Reference {
    /// What the game is called.
    pub title: Key,
    /// What players write before the number of a page, words apart by one space: "p. page".
    pub before_pages: Key,
    /// The chapters, in reading order.
    pub sections: &'static [Section],
}

/// A chapter.
#[derive(Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is called. Its URL is the part of this key's name behind `section-`.
    pub title: Key,
    /// What is in it, in a few words.
    pub sub: Key,
    /// Its entries, in reading order.
    pub entries: &'static [Entry],
}

impl Reference {
    /// Every entry, in reading order.
    pub fn all(&self) -> impl Iterator<Item = &'static Entry> + use<> {
        self.sections.iter().flat_map(|section| section.entries)
    }

    /// The entry that a rule reference opens.
    pub fn of_rule(&self, rule: RuleRef) -> Option<&'static Entry> {
        self.all().find(|entry| entry.rules().contains(&rule))
    }

    /// The entry with that title.
    pub fn of_title(&self, title: Key) -> Option<&'static Entry> {
        self.all().find(|entry| entry.title() == title)
    }

    /// The section an entry stands in; nothing for an entry of another game.
    pub fn section_of(&self, entry: &Entry) -> Option<&'static Section> {
        self.sections.iter().find(|section| section.entries.iter().any(|one| one.title() == entry.title()))
    }
}

impl Section {
    /// Its part of a URL.
    pub fn slug(&self) -> &'static str {
        behind(self.title, "section-")
    }
}

/// What stands behind `kind` in the name of a key; the whole name where it is of another kind.
fn behind(key: Key, kind: &str) -> &'static str {
    let name = key.name();
    name.split_once(kind).map_or(name, |(_, rest)| rest)
}
