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

    /// The name that somebody types in now: one of nothing but characters nobody sees is none. [`Name::new`] still reads
    /// it, because tables that bear one open for ever.
    ///
    /// # Errors
    ///
    /// As [`Name::new`].
    pub fn typed(text: &str) -> Result<Self, BadName> {
        if text.chars().any(is_seen) { Self::new(text) } else { Err(BadName::Empty) }
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a character leaves something on a screen by itself: no space, and none of Unicode's characters without a
/// width, directions, joiners, variations and fillers among them.
fn is_seen(c: char) -> bool {
    let unseen = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    !(unseen || c.is_whitespace() || c.is_control())
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
    fn a_name_that_nobody_sees_is_not_typed_in_but_still_read() {
        for unseen in ["\u{200b}", "\u{200b} \u{2060}\u{feff}", "\u{3164}", "\u{ad}\u{200e}\u{fe0f}", "\u{2800}"] {
            assert_eq!(Name::typed(unseen), Err(BadName::Empty), "{unseen:?}");
            assert!(Name::new(unseen).is_ok(), "{unseen:?} is the name of an older table");
        }
        for seen in ["👨\u{200d}👩\u{200d}👧", "می\u{200c}خواهم", "Aki", "松"] {
            assert_eq!(Name::typed(seen), Name::new(seen), "what joins letters stays");
        }
    }

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
