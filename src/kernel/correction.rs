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
        /// The place of the one it shows, from 0; nothing where nobody has said.
        shown: Option<usize>,
    },
}

/// What a correction does.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Entries that now say something else, the corrected one first.
    pub changed: Vec<ChangedStep>,
    /// Later entries that meet another table than they were entered for, and are done as they were entered.
    pub shifted: Vec<ShiftedStep>,
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

/// An entry that meets another table than it was entered for.
#[derive(Clone, Debug, PartialEq)]
pub struct ShiftedStep {
    /// Number of the entry before the correction.
    pub entry: usize,
    /// What it says.
    pub headline: Line,
    /// What is otherwise.
    pub line: Line,
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
        self.changed.is_empty() && self.shifted.is_empty() && self.unfit.is_empty() && self.now.is_empty()
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
    let (mut old, mut new) = (Reading::of(journal), Reading::of(&amendment.journal));
    let events: &[G::Event] = match replacement {
        Replacement::With(_) => amendment.journal.entries().get(at).map_or(&[], |entry| &entry.events),
        Replacement::Nothing => &[],
    };
    // How many entries the corrected journal has so far.
    let mut kept = at + usize::from(matches!(replacement, Replacement::With(_)));
    let replaced = journal.entries().get(at).and_then(|entry| {
        changed::<G>((old.after(at + 1), new.after(kept)), at, headline(at)?, (&entry.events, events))
    });
    let now = G::differences(journal.state(), amendment.journal.state());
    let mut report = Report { changed: replaced.into_iter().collect(), shifted: Vec::new(), unfit: Vec::new(), now };
    for (entry, fate) in &amendment.tail {
        let before = kept;
        kept += usize::from(!matches!(fate, Fate::Refused { then: Then::LeftOut, .. }));
        let Some(headline) = headline(*entry) else { continue };
        if kept > before
            && let Some(line) = G::shifted((old.after(*entry), new.after(before)), &journal.entries()[*entry].command)
        {
            report.shifted.push(ShiftedStep { entry: *entry, headline: headline.clone(), line });
        }
        match fate {
            Fate::Same => {}
            Fate::Changed { before, after } => {
                let states = (old.after(entry + 1), new.after(kept));
                report.changed.extend(changed::<G>(states, *entry, headline, (before, after)));
            }
            Fate::Refused { refusal, then } => report.unfit.push(UnfitStep {
                entry: *entry,
                headline,
                reason: G::refusal(new.after(before), refusal),
                rule: G::rule(refusal),
                then: *then,
            }),
        }
    }
    report
}

/// The tables of a journal, read from its first entry on: what happened is told with the table as it was then.
struct Reading<'a, G: ToldGame> {
    journal: &'a Journal<G>,
    state: G::State,
    read: usize,
}

impl<'a, G: ToldGame> Reading<'a, G> {
    fn of(journal: &'a Journal<G>) -> Self {
        Self { journal, state: journal.state_at(0), read: 0 }
    }

    /// The table after so many entries, never fewer than were asked for before.
    fn after(&mut self, entries: usize) -> &G::State {
        let entries = entries.min(self.journal.entries().len());
        while self.read < entries {
            self.journal.entries()[self.read].events.iter().for_each(|event| G::apply(&mut self.state, event));
            self.read += 1;
        }
        &self.state
    }
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
