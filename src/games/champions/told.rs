//! What this game has to say of its tables where nobody knows the game: the lines of its log, and what a correction does.

use super::Champions;
use super::command::Command;
use super::event::Event;
use super::model::ids::{ChampionId, Who};
use super::model::state::State;
use super::refusal::Refusal;
use super::text::log::{self, gauge_of, mark_of, phase_of, who_of};
use super::text::{differences, edits, names, shifted, verbs};
use crate::kernel::book::{ChangeLine, Chapter, LogLine, MarkId};
use crate::kernel::by::Small;
use crate::kernel::correction::CorrectionPart;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::kernel::told::ToldGame;
use crate::words::champions as keys;

impl ToldGame for Champions {
    fn chapter(state: &State) -> Chapter {
        log::chapter(state)
    }

    fn in_chapter(chapter: Chapter, key: Key) -> Line {
        Line::new(key).with("unit", "turn").with("turn", chapter.number).with("phase", names::phase(phase_of(chapter)))
    }

    fn line(after: &State, chapter: Chapter, number: usize, entry: &EntryOf<Self>) -> LogLine {
        log::line(after, chapter, number, entry)
    }

    fn called(command: &Command) -> Line {
        verbs::verb(command)
    }

    fn events(after: &State, events: &[Event]) -> Vec<Line> {
        log::everything(after, events)
    }

    fn differences(before: &State, after: &State) -> Vec<Line> {
        differences::differences(before, after)
    }

    /// The five Champions, by seat.
    fn people(_: &State) -> Vec<MarkId> {
        ChampionId::ALL.iter().map(|id| mark_of(Who::Champion(*id))).collect()
    }

    fn name(state: &State, who: MarkId) -> Option<Line> {
        who_of(who).map(|who| names::who(state, who))
    }

    fn short_name(name: &str) -> &str {
        names::given_name(name)
    }

    fn change(state: &State, owner: Option<MarkId>, change: &ChangeLine) -> Line {
        let (name, from, to) = (names::gauge(gauge_of(change)), change.from, change.to);
        match who_of(change.about).filter(|_| owner != Some(change.about)) {
            Some(who) => {
                let line = Line::new(keys::LOG_CHANGE_OF).with("name", names::who(state, who)).with("gauge", name);
                line.with("from", from).with("to", to)
            }
            None => Line::new(keys::LOG_CHANGE_OWN).with("gauge", name).with("from", from).with("to", to),
        }
    }

    fn edits(state: &State, command: &Command) -> Vec<CorrectionPart> {
        edits::parts(state, command)
    }

    fn edited(state: &State, command: &Command, place: usize, value: i16) -> Command {
        edits::with(state, command, place, value)
    }

    fn shifted(tables: (&State, &State), command: &Command) -> Option<Line> {
        shifted::shifted(tables, command)
    }

    fn rule(refusal: &Refusal) -> RuleRef {
        refusal.rule
    }

    fn can_be_overridden(refusal: &Refusal) -> bool {
        refusal.can_be_overridden()
    }
}

#[cfg(test)]
mod tests {
    use crate::games::champions::Champions;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::{ChampionId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::games::champions::text::book::Chronicle;
    use crate::kernel::amend::{Replacement, Then, Unfit, amend};
    use crate::kernel::chance::Seed;
    use crate::kernel::correction::{Report, report};
    use crate::kernel::journal::{Journal, Stamp};
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
