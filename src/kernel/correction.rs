//! Putting an old entry right, as plain data: the parts of it that can be, and what comes of the correction.

use super::amend::{Amendment, Fate, Replacement, Then};
use super::book::LogLine;
use super::journal::Journal;
use super::line::Line;
use super::rulebook::RuleRef;
use super::told::ToldGame;
use std::sync::Arc;

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

/// Tells what `amendment` makes of `journal`, whose entries read as `lines`, with entry `at` replaced.
pub fn report<G: ToldGame>(
    journal: &Journal<G>,
    lines: &[Arc<LogLine>],
    (at, replacement): (usize, &Replacement<G::Command>),
    amendment: &Amendment<G>,
) -> Report {
    let headline = |entry: usize| lines.get(entry).map(|line| line.headline.clone());
    let states = (journal.state(), amendment.journal.state());
    let replaced = journal.entries().get(at).and_then(|old| {
        let new = match replacement {
            Replacement::With(_) => amendment.journal.entries().get(at).map_or(&[][..], |entry| &entry.events),
            Replacement::Nothing => &[],
        };
        changed::<G>(states, at, headline(at)?, (&old.events, new))
    });
    let mut report = Report { changed: Vec::new(), unfit: Vec::new(), now: G::differences(states.0, states.1) };
    report.changed.extend(replaced);
    for (entry, fate) in &amendment.tail {
        let Some(headline) = headline(*entry) else { continue };
        match fate {
            Fate::Same => {}
            Fate::Changed { before, after } => {
                report.changed.extend(changed::<G>(states, *entry, headline, (before, after)));
            }
            Fate::Refused { refusal, then } => report.unfit.push(UnfitStep {
                entry: *entry,
                headline,
                reason: G::refusal(states.1, refusal),
                rule: G::rule(refusal),
                then: *then,
            }),
        }
    }
    report
}

/// The lines of an entry that are only before, and those that are only after; nothing where none are.
fn changed<G: ToldGame>(
    (old, new): (&G::State, &G::State),
    entry: usize,
    headline: Line,
    (before, after): (&[G::Event], &[G::Event]),
) -> Option<ChangedStep> {
    let (was, is) = (G::events(old, before), G::events(new, after));
    let before: Vec<Line> = was.iter().filter(|line| !is.contains(line)).cloned().collect();
    let after: Vec<Line> = is.into_iter().filter(|line| !was.contains(line)).collect();
    (!before.is_empty() || !after.is_empty()).then_some(ChangedStep { entry, headline, before, after })
}
