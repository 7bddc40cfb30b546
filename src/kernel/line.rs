//! Sentences as data: a key into the resource files and the values that go into it.

use std::fmt;

/// Names one sentence of the resource files.
///
/// Keys are made from the English file when the crate is built, so a key that has no sentence does not compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key(&'static str);

impl Key {
    /// The key for a sentence; only the generated list calls this.
    pub(crate) const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name as the resource file spells it.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Something the players named: it is never translated.
    Name(String),
    /// A number, for plurals and the language's own figures.
    Number(i64),
    /// A change of a number, always with its sign.
    Signed(i64),
    /// A sentence or term of its own.
    Line(Line),
}

/// A sentence in no particular language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which sentence.
    pub key: Key,
    /// The values that go into it, by the name the sentence uses.
    pub args: Vec<(&'static str, Arg)>,
}

impl Line {
    /// The sentence without values.
    pub const fn new(key: Key) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl From<Key> for Line {
    fn from(key: Key) -> Self {
        Self::new(key)
    }
}

impl From<Key> for Arg {
    fn from(key: Key) -> Self {
        Self::Line(Line::new(key))
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i16> for Arg {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        // A count that does not fit has no sentence anyway; the greatest number says as much.
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
