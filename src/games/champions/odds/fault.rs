//! What is wrong with a question, and where.

use crate::kernel::shortened::line;
use std::fmt;
use std::ops::RangeInclusive;

/// The greatest bonus, number of Wounds or mark on a face that is read: far beyond any card, and small enough that the
/// shares of every number of Wounds can be listed.
pub const MOST: i64 = 1000;

/// The greatest weight that is read: beyond it the decimals of an answer would be lost.
pub const HEAVIEST: f64 = 1e9;

/// One reason why a question has no answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Where in the document, such as `champion.dice`.
    pub path: String,
    /// What.
    pub kind: FaultKind,
}

/// What can be wrong with a question.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind {
    /// The text is no JSON, or a field is missing, unknown or of another type.
    Unreadable {
        /// In the reader's words.
        reason: String,
    },
    /// The document is of the other kind.
    OtherKind,
    /// A number out of its bounds.
    OutOfBounds {
        /// The number.
        value: i64,
        /// The least there may be.
        least: i64,
        /// The greatest there may be.
        most: i64,
    },
    /// A list too short or too long.
    Length {
        /// How many there are.
        found: usize,
        /// The fewest there may be.
        least: usize,
        /// The most there may be.
        most: usize,
    },
    /// A weight below 0, not finite, or above [`HEAVIEST`].
    Weight {
        /// The weight.
        value: f64,
    },
    /// No die of this Enemy can show anything.
    AllBlank,
    /// Something an Ally does not have.
    NotForAllies,
    /// A field that is not there, though another needs it.
    Missing {
        /// The field that needs it.
        by: &'static str,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&line(&format!("{}: {}", self.path, self.kind)))
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { reason } => f.write_str(reason),
            Self::OtherKind => f.write_str("not the kind of this document"),
            Self::OutOfBounds { value, least, most } => write!(f, "{value} is not from {least} to {most}"),
            Self::Length { found, least, most } if least == most => {
                write!(f, "{found} found, there have to be {least}")
            }
            Self::Length { found, least, most } => write!(f, "{found} found, there have to be {least} to {most}"),
            Self::Weight { value } => write!(f, "{value:?} is not from 0 to {HEAVIEST}"),
            Self::AllBlank => f.write_str("every face is blank: the dice of this Enemy can show nothing"),
            Self::NotForAllies => f.write_str("an Ally has none"),
            Self::Missing { by } => write!(f, "missing, {by} is of no use without it"),
        }
    }
}

/// The faults found so far.
#[derive(Debug, Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    pub(super) fn add(&mut self, path: impl Into<String>, kind: FaultKind) {
        self.0.push(Fault { path: path.into(), kind });
    }

    /// `value`, or a fault and the nearest bound.
    pub(super) fn number(&mut self, path: impl Into<String>, value: i64, bounds: RangeInclusive<i64>) -> i64 {
        let (least, most) = bounds.into_inner();
        if value < least || value > most {
            self.add(path, FaultKind::OutOfBounds { value, least, most });
        }
        value.clamp(least, most)
    }

    /// As [`Faults::number`], for a count of at most `most`.
    pub(super) fn count(&mut self, path: impl Into<String>, value: i64, least: u32, most: u32) -> u32 {
        let value = self.number(path, value, i64::from(least)..=i64::from(most));
        u32::try_from(value).unwrap_or(most)
    }

    /// A bonus, which may be a penalty.
    pub(super) fn bonus(&mut self, path: impl Into<String>, value: i64) -> i64 {
        self.number(path, value, -MOST..=MOST)
    }

    /// Marks on a face, or Wounds.
    pub(super) fn marks(&mut self, path: impl Into<String>, value: i64) -> i64 {
        self.number(path, value, 0..=MOST)
    }

    pub(super) fn length(&mut self, path: impl Into<String>, found: usize, bounds: RangeInclusive<usize>) {
        let (least, most) = bounds.into_inner();
        if found < least || found > most {
            self.add(path, FaultKind::Length { found, least, most });
        }
    }

    /// A fault, and nothing in the place of the value that is missing.
    pub(super) fn missing<T: Default>(&mut self, path: &str, by: &'static str) -> T {
        self.add(path, FaultKind::Missing { by });
        T::default()
    }

    /// `built`, where nothing was wrong.
    pub(super) fn none_or<T>(self, built: T) -> Result<T, Vec<Fault>> {
        if self.0.is_empty() { Ok(built) } else { Err(self.0) }
    }
}
