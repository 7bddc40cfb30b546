//! A correction of an old entry, told line by line before anybody accepts it.

use super::differences::differences;
use super::log::{LogLine, everything};
use super::reasons;
use crate::games::champions::Champions;
use crate::games::champions::event::Event;
use crate::games::champions::model::state::State;
use crate::kernel::amend::{Amendment, Fate, Replacement};
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use std::sync::Arc;

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
}

impl Report {
    /// Whether the correction leaves everything as it is.
    pub fn is_empty(&self) -> bool {
        self.changed.is_empty() && self.unfit.is_empty() && self.now.is_empty()
    }
}

/// Tells what `amendment` makes of `journal`, whose entries read as `lines`, with entry `at` replaced.
pub fn report(
    journal: &Journal<Champions>,
    lines: &[Arc<LogLine>],
    (at, replacement): (usize, &Replacement<<Champions as crate::kernel::game::Game>::Command>),
    amendment: &Amendment<Champions>,
) -> Report {
    let headline = |entry: usize| lines.get(entry).map(|line| line.headline.clone());
    let states = (journal.state(), amendment.journal.state());
    let replaced = journal.entries().get(at).and_then(|old| {
        let new = match replacement {
            Replacement::With(_) => amendment.journal.entries().get(at).map_or(&[][..], |entry| &entry.events),
            Replacement::Nothing => &[],
        };
        changed(states, at, headline(at)?, (&old.events, new))
    });
    let mut report = Report { changed: Vec::new(), unfit: Vec::new(), now: differences(states.0, states.1) };
    report.changed.extend(replaced);
    for (entry, fate) in &amendment.tail {
        let Some(headline) = headline(*entry) else { continue };
        match fate {
            Fate::Same => {}
            Fate::Changed { before, after } => {
                report.changed.extend(changed(states, *entry, headline, (before, after)));
            }
            Fate::Refused(refusal) => report.unfit.push(UnfitStep {
                entry: *entry,
                headline,
                reason: reasons::refusal(states.1, refusal),
                rule: refusal.rule,
            }),
        }
    }
    report
}

/// The lines of an entry that are only before, and those that are only after; nothing where none are.
fn changed(
    (old, new): (&State, &State),
    entry: usize,
    headline: Line,
    (before, after): (&[Event], &[Event]),
) -> Option<ChangedStep> {
    let (was, is) = (everything(old, before), everything(new, after));
    let before: Vec<Line> = was.iter().filter(|line| !is.contains(line)).cloned().collect();
    let after: Vec<Line> = is.into_iter().filter(|line| !was.contains(line)).collect();
    (!before.is_empty() || !after.is_empty()).then_some(ChangedStep { entry, headline, before, after })
}
