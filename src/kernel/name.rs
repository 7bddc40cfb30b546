//! Names the players type in.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A name: 1 to 60 characters, trimmed, on one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The most characters a name has.
    pub const MOST: usize = 60;

    /// The name in `text`, with the spaces around it and inner runs of spaces and line breaks folded.
    ///
    /// # Errors
    ///
    /// [`BadName`] where nothing is left or too much.
    pub fn new(text: &str) -> Result<Self, BadName> {
        let folded = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|part| !part.is_empty());
        let name = folded.collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(BadName::Empty),
            length if length > Self::MOST => Err(BadName::TooLong { length }),
            _ => Ok(Self(name)),
        }
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        Self::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// There is nothing in it.
    Empty,
    /// It has more than [`Name::MOST`] characters.
    TooLong {
        /// How many it has.
        length: usize,
    },
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the name is empty"),
            Self::TooLong { length } => write!(f, "the name has {length} characters, at most {} fit", Name::MOST),
        }
    }
}

impl std::error::Error for BadName {}

/// A remark of the players: up to 400 characters, any of them, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Note(String);

impl Note {
    /// The most characters a remark has.
    pub const MOST: usize = 400;

    /// The remark in `text`, cut where it is too long.
    pub fn new(text: &str) -> Self {
        Self(text.trim().chars().filter(|c| !c.is_control() || *c == '\n').take(Self::MOST).collect())
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<String> for Note {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}

impl From<Note> for String {
    fn from(note: Note) -> Self {
        note.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_script_is_a_name() {
        for text in ["Matsu Tsuko", "松 つ子", "سامي", "👩‍🎤 Oni"] {
            assert_eq!(Name::new(text).unwrap().as_str(), text);
        }
    }

    #[test]
    fn a_thousand_characters_are_refused_with_their_count() {
        assert_eq!(Name::new(&"x".repeat(1000)), Err(BadName::TooLong { length: 1000 }));
        assert_eq!(Name::new(" \n\t "), Err(BadName::Empty));
        assert_eq!(Name::new(" two\nlines ").unwrap().as_str(), "two lines");
    }
}
