//! Putting an old entry right, as plain data: the parts of it that can be, and what comes of the correction.

use super::amend::Then;
use super::line::Line;
use super::rulebook::RuleRef;

/// A part of a command that can be put right. Parts are known by their place.
#[derive(Clone, Debug, PartialEq)]
pub struct CorrectionPart {
    /// What it is.
    pub label: Line,
    /// What it holds.
    pub input: Input,
}

/// What a part holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A number; nothing where nobody said.
    Number {
        /// The number.
        value: Option<i16>,
        /// The least it may be.
        least: i16,
        /// The most it may be.
        most: i16,
    },
    /// One of several answers.
    Answer {
        /// The answers.
        answers: Vec<Line>,
        /// The place of the one that was given, from 0.
        chosen: usize,
    },
    /// A die and what it shows.
    Face {
        /// What its faces are called.
        faces: Vec<Line>,
        /// The place of the one it shows, from 0.
        shown: usize,
    },
}

/// What a correction does.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Entries that now say something else, the corrected one first.
    pub changed: Vec<ChangedStep>,
    /// Entries that the corrected table refuses.
    pub unfit: Vec<UnfitStep>,
    /// How the table differs in the end.
    pub now: Vec<Line>,
}

/// An entry that now says something else.
#[derive(Clone, Debug, PartialEq)]
pub struct ChangedStep {
    /// Number of the entry before the correction.
    pub entry: usize,
    /// What it says at first.
    pub headline: Line,
    /// What no longer happens.
    pub before: Vec<Line>,
    /// What happens instead.
    pub after: Vec<Line>,
}

/// An entry that the corrected table refuses.
#[derive(Clone, Debug, PartialEq)]
pub struct UnfitStep {
    /// Number of the entry before the correction.
    pub entry: usize,
    /// What it says.
    pub headline: Line,
    /// Why it no longer fits.
    pub reason: Line,
    /// The rule that says so.
    pub rule: RuleRef,
    /// What was done about it.
    pub then: Then,
}

impl Report {
    /// Whether the correction leaves everything as it is.
    pub fn is_empty(&self) -> bool {
        self.changed.is_empty() && self.unfit.is_empty() && self.now.is_empty()
    }
}
