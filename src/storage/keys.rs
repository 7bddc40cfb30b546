//! Where everything lies in a store.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The players' preferences.
pub const PREFS: &str = "rokugan.prefs";
/// The table that was deleted last.
pub(super) const TRASH: &str = "rokugan.trash";

const TABLE: &str = "rokugan.table.";

/// Names one stored table: 1 to 32 small letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

impl TableId {
    /// The id in `text`, as the address of a page may bring it; nothing where it is none.
    pub fn new(text: &str) -> Option<Self> {
        is_id(text).then(|| Self(text.to_owned()))
    }

    /// The id made of a random number.
    pub fn from_random(number: u64) -> Self {
        Self(format!("t{number:016x}"))
    }

    /// The id of what stands beside this table under a number: sorted behind it, and the same for the same number.
    pub(super) fn beside(&self, number: u64) -> Option<Self> {
        // Small letters and digits only, so every byte is a place to cut.
        Self::new(&format!("{}r{number}", &self.0[..self.0.len().min(24)]))
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).ok_or("no id of a table")
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// Names one tab, or whatever else writes: made of a random number once per tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TabId(String);

impl TabId {
    /// The tab of that random number.
    pub fn from_random(number: u64) -> Self {
        Self(format!("{number:016x}"))
    }

    /// The tab that `text` names.
    pub fn new(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A key of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    /// A whole document as of a step.
    Base(u64),
    /// A step.
    Log(u64),
    /// A text that cannot be read, out of the way.
    Damaged(u64),
    /// What the list shows.
    Summary,
    /// The tab that may write.
    Owner,
    /// What is being entered and not yet a step.
    Unfinished,
    /// What was half said of the Enemies Phase.
    Phase,
    /// What one player keeps for its own eyes.
    Private,
    /// That the last thing done was a correction.
    Corrected,
    /// Checksums of texts that were let go.
    Trail,
}

/// The key of `part` of a table.
pub(super) fn key(id: &TableId, part: Part) -> String {
    match part {
        Part::Base(number) => format!("{TABLE}{id}.base.{number}"),
        Part::Log(number) => format!("{TABLE}{id}.log.{number}"),
        Part::Damaged(number) => format!("{TABLE}{id}.damaged.{number}"),
        Part::Summary => format!("{TABLE}{id}.summary"),
        Part::Owner => format!("{TABLE}{id}.owner"),
        Part::Unfinished => format!("{TABLE}{id}.unfinished"),
        Part::Phase => format!("{TABLE}{id}.phase"),
        Part::Private => format!("{TABLE}{id}.private"),
        Part::Corrected => format!("{TABLE}{id}.corrected"),
        Part::Trail => format!("{TABLE}{id}.trail"),
    }
}

/// The greatest number of a key of ours: nobody gets that far, so there is always a next one.
const MOST_NUMBER: u64 = 1 << 53;

/// The number at the end of a key, written as it is written here.
pub(super) fn number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number: &u64| *number < MOST_NUMBER && number.to_string() == text)
}

/// The table and part that `key` names, where it names one.
pub(super) fn read(key: &str) -> Option<(TableId, Part)> {
    let (id, rest) = key.strip_prefix(TABLE)?.split_once('.')?;
    let part = match rest.split_once('.') {
        Some(("base", text)) => Part::Base(number(text)?),
        Some(("log", text)) => Part::Log(number(text)?),
        Some(("damaged", text)) => Part::Damaged(number(text)?),
        None if rest == "summary" => Part::Summary,
        None if rest == "owner" => Part::Owner,
        None if rest == "unfinished" => Part::Unfinished,
        None if rest == "phase" => Part::Phase,
        None if rest == "private" => Part::Private,
        None if rest == "corrected" => Part::Corrected,
        None if rest == "trail" => Part::Trail,
        Some(_) | None => return None,
    };
    Some((TableId::new(id)?, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_reads_back() {
        let id = TableId::from_random(77);
        let numbered = [Part::Base(3), Part::Log(MOST_NUMBER - 1), Part::Damaged(1)];
        for part in numbered.into_iter().chain([
            Part::Summary,
            Part::Owner,
            Part::Unfinished,
            Part::Phase,
            Part::Private,
            Part::Corrected,
            Part::Trail,
        ]) {
            assert_eq!(read(&key(&id, part)), Some((id.clone(), part)));
        }
        for number in ["x", "+1", "01", "-1", "9007199254740992", "18446744073709551615"] {
            assert_eq!(read(&format!("rokugan.table.a.log.{number}")), None);
        }
        assert_eq!(read("somebody.else"), None);
    }

    #[test]
    fn an_address_that_is_no_id_names_no_table() {
        assert_eq!(TableId::new("t1.base.2"), None);
        assert_eq!(TableId::new(""), None);
        assert_eq!(TableId::new(&"a".repeat(33)), None);
    }
}
