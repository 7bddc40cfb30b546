//! The log of a table of this game as lines.

use crate::games::champions::Champions;
use crate::kernel::chronicle;

/// Every entry of a journal as a line.
pub type Chronicle = chronicle::Chronicle<Champions>;

#[cfg(test)]
mod tests {
    use super::Chronicle;
    use crate::games::champions::Champions;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::{ChampionId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::games::champions::model::turn::Phase;
    use crate::games::champions::text::log::{mark_of, phase_of};
    use crate::kernel::book::{Filter, Standing, book, opening};
    use crate::kernel::by::Small;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::{Journal, Stamp};
    use ChampionId::{First, Second};
    use std::sync::Arc;

    fn table() -> Journal<Champions> {
        demo::table(Seed(1), Stamp(0)).unwrap()
    }

    fn tap(champion: ChampionId, gauge: Gauge, by: i16) -> Command {
        Command::Adjust { who: Who::Champion(champion), gauge, by, note: Note::default() }
    }

    fn play(journal: &mut Journal<Champions>, commands: impl IntoIterator<Item = Command>) {
        for command in commands {
            journal.commit(command, Stamp(0)).unwrap();
        }
    }

    /// The items of a table's book that came after its first `from` entries, each as headline key and number of steps.
    fn items(journal: &Journal<Champions>, from: usize, filter: Filter) -> Vec<(&'static str, usize)> {
        let chronicle = Chronicle::read(journal, None);
        let sections = book(chronicle.lines().lines(), journal.cursor(), filter);
        let items = sections.iter().flat_map(|section| &section.items).filter(|item| item.first() >= from);
        items.map(|item| (item.headline().key.name(), item.count())).collect()
    }

    #[test]
    fn taps_on_one_gauge_are_one_line() {
        let mut journal = table();
        let from = journal.cursor();
        let taps = [tap(First, Gauge::Honor, -1), tap(First, Gauge::Honor, -1), tap(First, Gauge::Honor, -1)];
        play(&mut journal, taps);
        assert_eq!(items(&journal, from, Filter::All), [("log-change", 3)]);
        let chronicle = Chronicle::read(&journal, None);
        let sections = book(chronicle.lines().lines(), journal.cursor(), Filter::All);
        let run = &sections[0].items[0];
        let [change] = run.changes()[..] else { panic!("{run:?}") };
        assert_eq!((change.to - change.from, run.first()), (-3, from));
    }

    #[test]
    fn another_gauge_another_champion_and_a_note_end_a_run() {
        let mut journal = table();
        let from = journal.cursor();
        let note = Note::new("a potion");
        let told = Command::Adjust { who: Who::Champion(First), gauge: Gauge::Honor, by: -1, note };
        let ap = tap(First, Gauge::Ap, -1);
        let taps = [tap(First, Gauge::Honor, -1), tap(Second, Gauge::Honor, -1), told, ap.clone(), ap];
        play(&mut journal, taps);
        let counts: Vec<usize> = items(&journal, from, Filter::All).iter().map(|(_, count)| *count).collect();
        assert_eq!(counts, [2, 1, 1, 1]);
    }

    #[test]
    fn a_champion_s_lines_alone() {
        let mut journal = table();
        let from = journal.cursor();
        play(&mut journal, [tap(First, Gauge::Honor, -1), tap(Second, Gauge::Honor, -1)]);
        assert_eq!(items(&journal, from, Filter::About(mark_of(Who::Champion(Second)))).len(), 1);
    }

    #[test]
    fn what_was_undone_stands_above_and_ends_a_run() {
        let mut journal = table();
        play(&mut journal, [tap(First, Gauge::Honor, -1), tap(First, Gauge::Honor, -1)]);
        journal.go_to(journal.cursor() - 1);
        let chronicle = Chronicle::read(&journal, None);
        let sections = book(chronicle.lines().lines(), journal.cursor(), Filter::All);
        let standings: Vec<Standing> = sections.iter().map(|section| section.standing).collect();
        assert_eq!(standings, [Standing::Undone, Standing::Counts]);
        assert_eq!(sections[0].items[0].count(), 1);
    }

    #[test]
    fn lines_of_entries_that_stay_are_kept() {
        let mut journal = table();
        play(&mut journal, [tap(First, Gauge::Honor, -1)]);
        let before = Chronicle::read(&journal, None);
        play(&mut journal, [tap(First, Gauge::Honor, -1)]);
        let after = Chronicle::read(&journal, Some(&before));
        assert_eq!(after.lines().lines(), Chronicle::read(&journal, None).lines().lines());
        assert!(before.lines().lines().iter().zip(after.lines().lines()).all(|(old, new)| Arc::ptr_eq(old, new)));
    }

    #[test]
    fn a_phase_that_begins_is_read_under_its_own_heading() {
        let mut journal = table();
        let order = ChampionId::ALL.to_vec();
        play(&mut journal, [Command::BeginActivations { order }]);
        play(&mut journal, ChampionId::ALL.iter().map(|_| Command::EndActivation));
        play(&mut journal, [Command::EndEnemies, Command::Recover]);
        let chronicle = Chronicle::read(&journal, None);
        let lines = chronicle.lines().lines().iter().rev().take(3);
        let read: Vec<_> = lines.map(|line| (line.headline.key.name(), line.chapter.number)).collect();
        let phases: Vec<Phase> =
            chronicle.lines().lines().iter().rev().take(3).map(|line| phase_of(line.chapter)).collect();
        assert_eq!(read, [("log-turn", 2), ("log-phase", 1), ("log-activation-ended", 1)]);
        assert_eq!(phases, [Phase::Preparation, Phase::Recovery, Phase::Champions]);
    }

    #[test]
    fn the_opening_keeps_the_newest_and_counts_the_rest() {
        let mut journal = table();
        play(&mut journal, [tap(First, Gauge::Honor, -1), tap(First, Gauge::Ap, -1), tap(First, Gauge::Honor, -1)]);
        let chronicle = Chronicle::read(&journal, None);
        let all = book(chronicle.lines().lines(), journal.cursor(), Filter::All);
        let count: usize = all.iter().map(|section| section.items.len()).sum();
        let (shown, rest) = opening(all, 2);
        assert_eq!(shown.iter().map(|section| section.items.len()).sum::<usize>(), 2);
        assert_eq!(rest, count - 2);
        assert_eq!(shown[0].items[0].newest().entry, journal.cursor() - 1);
    }
}
