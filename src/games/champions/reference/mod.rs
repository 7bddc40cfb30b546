//! The rules at hand: every rule of the game in the project's own words, found by its reference or by words.
//!
//! An [`Entry`] names its sentences by key and its passages by [`RuleRef`]; entries stand in [`Section`]s, in the order in
//! which they are read. The digest's readings (`A1` to `A27`) are named beside the passages they settle. Absent on
//! purpose: sentences of the rulebook.

mod entry;
mod search;
mod section;
mod sections;

pub use entry::Entry;
pub use search::Index;
pub use section::Section;

use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;

/// Every entry, in reading order.
pub fn all() -> impl Iterator<Item = &'static Entry> {
    Section::ALL.iter().flat_map(|section| section.entries())
}

/// The entry that a rule reference opens.
pub fn of_rule(rule: RuleRef) -> Option<&'static Entry> {
    all().find(|entry| entry.rules().contains(&rule))
}

/// The entry with that title.
pub fn of_title(title: Key) -> Option<&'static Entry> {
    all().find(|entry| entry.title() == title)
}
