//! A correction of an old entry, told line by line before anybody accepts it.

use super::differences::differences;
use super::log::{LogLine, everything};
use super::reasons;
use crate::games::champions::Champions;
use crate::games::champions::event::Event;
use crate::games::champions::model::state::State;
use crate::kernel::amend::{Amendment, Fate, Replacement};
use crate::kernel::correction::{ChangedStep, Report, UnfitStep};
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;
use std::sync::Arc;

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
            Fate::Refused { refusal, then } => report.unfit.push(UnfitStep {
                entry: *entry,
                headline,
                reason: reasons::refusal(states.1, refusal),
                rule: refusal.rule,
                then: *then,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::{ChampionId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::games::champions::text::book::Chronicle;
    use crate::kernel::amend::{Then, Unfit, amend};
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::Stamp;
    use crate::words::{Language, Words};

    fn tap(gauge: Gauge, by: i16) -> Command {
        Command::Adjust { who: Who::Champion(ChampionId::First), gauge, by, note: Note::default() }
    }

    /// Purity down to 1, then one point back.
    fn table() -> (Journal<Champions>, usize) {
        let mut journal = demo::table(Seed(1), Stamp(0)).unwrap();
        let first = journal.cursor();
        for command in [tap(Gauge::Purity, -4), tap(Gauge::Purity, 1), tap(Gauge::Ap, -1)] {
            journal.commit(command, Stamp(0)).unwrap();
        }
        (journal, first)
    }

    fn told(journal: &Journal<Champions>, at: usize, replacement: &Replacement<Command>, unfit: Unfit) -> Report {
        let amendment = amend(journal, at, replacement, unfit, Stamp(9)).unwrap();
        report(journal, Chronicle::read(journal, None).lines().lines(), (at, replacement), &amendment)
    }

    #[test]
    fn the_corrected_step_and_those_it_moves_are_told_and_the_table_in_the_end() {
        let (journal, at) = table();
        let report = told(&journal, at, &Replacement::With(tap(Gauge::Purity, -2)), Unfit::LeaveOut);
        let changed: Vec<usize> = report.changed.iter().map(|step| step.entry).collect();
        assert_eq!(changed, [at, at + 1]);
        assert!(report.unfit.is_empty());
        assert_eq!(report.now.len(), 1, "{:?}", report.now);
    }

    #[test]
    fn what_no_longer_fits_is_named_with_its_rule() {
        let (journal, at) = table();
        let report = told(&journal, at, &Replacement::Nothing, Unfit::LeaveOut);
        assert_eq!(report.unfit.len(), 1, "Purity is full, and no point more fits");
        assert_eq!((report.unfit[0].entry, report.unfit[0].rule.id), (at + 1, "CH-Q-5"));
        let forced = told(&journal, at, &Replacement::Nothing, Unfit::Anyway);
        assert_eq!(forced.unfit[0].then, Then::LeftOut, "a sixth point of Purity cannot even be forced");
    }

    #[test]
    fn nothing_changed_is_nothing_told() {
        let (journal, at) = table();
        let same = Replacement::With(journal.entries()[at].command.clone());
        assert!(told(&journal, at, &same, Unfit::LeaveOut).is_empty());
    }

    #[test]
    fn every_line_of_a_report_is_a_sentence() {
        let (journal, at) = table();
        let words = Words::new(Language::English);
        for replacement in [Replacement::Nothing, Replacement::With(tap(Gauge::Purity, -5))] {
            let report = told(&journal, at, &replacement, Unfit::Anyway);
            let steps =
                report.changed.iter().flat_map(|step| step.before.iter().chain(&step.after).chain([&step.headline]));
            let unfit = report.unfit.iter().flat_map(|step| [&step.headline, &step.reason]);
            for line in steps.chain(unfit).chain(&report.now) {
                assert!(!words.say(line).contains('{'), "{}", words.say(line));
            }
        }
    }
}
