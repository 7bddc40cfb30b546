//! A correction of an old entry, told line by line before anybody accepts it.

use super::differences::differences;
use super::log::{LogLine, everything};
use super::reasons;
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::event::Event;
use crate::kernel::amend::{Amendment, Fate, Replacement, Then};
use crate::kernel::correction::{ChangedStep, Report, UnfitStep};
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;
use std::sync::Arc;

/// Tells what `amendment` makes of `journal`, whose entries read as `lines`, with entry `at` replaced.
pub fn report(
    journal: &Journal<Rokugan>,
    lines: &[Arc<LogLine>],
    (at, replacement): (usize, &Replacement<Command>),
    amendment: &Amendment<Rokugan>,
) -> Report {
    let headline = |entry: usize| lines.get(entry).map(|line| line.headline.clone());
    let told = Told { journal, amended: &amendment.journal };
    let mut report = Report { changed: Vec::new(), unfit: Vec::new(), now: Vec::new() };
    report.now = differences(journal.state(), amendment.journal.state());
    // Where an old entry stands in the amended journal: those left out before it are missing there.
    let mut missing = match replacement {
        Replacement::With(_) => 0,
        Replacement::Nothing => 1,
    };
    let old = journal.entries().get(at).map_or(&[][..], |entry| &entry.events);
    let new = amendment.journal.entries().get(at).filter(|_| missing == 0).map_or(&[][..], |entry| &entry.events);
    report.changed.extend(headline(at).and_then(|line| told.changed((at, at), line, (old, new))));
    for (entry, fate) in &amendment.tail {
        let Some(headline) = headline(*entry) else { continue };
        match fate {
            Fate::Same => {}
            Fate::Changed { before, after } => {
                let places = (*entry, entry.saturating_sub(missing));
                report.changed.extend(told.changed(places, headline, (before, after)));
            }
            Fate::Refused { refusal, then } => {
                let reason = reasons::refusal(amendment.journal.state(), refusal);
                report.unfit.push(UnfitStep { entry: *entry, headline, reason, rule: refusal.rule, then: *then });
                missing += usize::from(*then == Then::LeftOut);
            }
        }
    }
    report
}

/// The two journals whose entries are compared.
struct Told<'a> {
    journal: &'a Journal<Rokugan>,
    amended: &'a Journal<Rokugan>,
}

impl Told<'_> {
    /// The lines of an entry that are only before, and those that are only after; nothing where none are.
    fn changed(
        &self,
        (old, new): (usize, usize),
        headline: Line,
        (before, after): (&[Event], &[Event]),
    ) -> Option<ChangedStep> {
        let was = everything(&self.journal.state_at(old), before);
        let is = everything(&self.amended.state_at(new), after);
        let before: Vec<Line> = was.iter().filter(|line| !is.contains(line)).cloned().collect();
        let after: Vec<Line> = is.into_iter().filter(|line| !was.contains(line)).collect();
        (!before.is_empty() || !after.is_empty()).then_some(ChangedStep { entry: old, headline, before, after })
    }
}
