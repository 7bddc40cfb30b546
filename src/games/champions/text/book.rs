//! The log as a book: newest first, by turn and phase, taps on one gauge gathered into one line.

use super::log::{Change, Hand, LogLine, lines};
use crate::games::champions::Champions;
use crate::games::champions::event::Cause;
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::turn::Phase;
use crate::kernel::journal::{EntryOf, Journal, Stamp};
use crate::kernel::line::{Arg, Line};
use crate::words::champions as keys;
use std::sync::Arc;

/// Every entry of a journal as a line, the undone ones included.
///
/// Lines follow from the entries alone, so undo and redo change none of them, and a new entry adds one.
///
/// A copy is cheap, and shares its lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Chronicle {
    entries: Arc<Vec<EntryOf<Champions>>>,
    lines: Arc<Vec<Arc<LogLine>>>,
}

impl Chronicle {
    /// Reads a journal; lines of entries that are as they were in `before` are kept.
    pub fn read(journal: &Journal<Champions>, before: Option<&Self>) -> Self {
        let entries = journal.entries();
        let alike = |old: &&Self| old.entries.iter().zip(entries).take_while(|(old, new)| old == new).count();
        let same = before.as_ref().map_or(0, alike);
        if let Some(old) = before.filter(|old| old.entries.len() == same && same == entries.len()) {
            return old.clone();
        }
        let mut kept: Vec<Arc<LogLine>> = before.map_or_else(Vec::new, |old| old.lines[..same].to_vec());
        let rest = entries.iter().enumerate().skip(same);
        kept.extend(lines(journal.state_at(same), rest).into_iter().map(Arc::new));
        Self { entries: Arc::new(entries.to_vec()), lines: Arc::new(kept) }
    }

    /// The lines, oldest first; each stands at the place of its entry.
    pub fn lines(&self) -> &[Arc<LogLine>] {
        &self.lines
    }

    /// Whether both are the same reading.
    pub fn is_same_reading(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.entries, &other.entries)
    }
}

/// Which lines are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// All.
    All,
    /// Those that are about a Champion.
    Champion(ChampionId),
}

impl Filter {
    fn wants(self, line: &LogLine) -> bool {
        match self {
            Self::All => true,
            Self::Champion(id) => {
                let who = Who::Champion(id);
                line.who == Some(who) || line.changes.iter().any(|change| change.who == who)
            }
        }
    }
}

/// Whether an entry counts now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It does.
    Counts,
    /// It was undone, and can be redone.
    Undone,
}

/// One phase of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Whether its entries count.
    pub standing: Standing,
    /// The turn.
    pub turn: i16,
    /// The phase.
    pub phase: Phase,
    /// What happened, newest first.
    pub items: Vec<Item>,
}

/// A line of the book: one entry, or a run of taps on one gauge.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    newest: Arc<LogLine>,
    earlier: Vec<Arc<LogLine>>,
}

impl Item {
    /// The entries, newest first.
    pub fn steps(&self) -> impl Iterator<Item = &Arc<LogLine>> {
        std::iter::once(&self.newest).chain(&self.earlier)
    }

    /// The newest entry.
    pub fn newest(&self) -> &LogLine {
        &self.newest
    }

    /// Number of the oldest entry: undoing the item leaves that many.
    pub fn first(&self) -> usize {
        self.earlier.last().map_or(self.newest.entry, |line| line.entry)
    }

    /// How many entries it gathers.
    pub fn count(&self) -> usize {
        1 + self.earlier.len()
    }

    /// When its newest entry was made.
    pub fn stamp(&self) -> Stamp {
        self.newest.stamp
    }

    /// What it says; a run says what it came to.
    pub fn headline(&self) -> Line {
        let mut line = self.newest.headline.clone();
        if let (false, [change]) = (self.earlier.is_empty(), &self.changes()[..]) {
            let sum = Arg::Signed((change.to - change.from).into());
            line.args.iter_mut().filter(|(name, _)| *name == "change").for_each(|(_, arg)| *arg = sum.clone());
        }
        line
    }

    /// What it changed on gauges, from before its oldest entry to after its newest.
    pub fn changes(&self) -> Vec<Change> {
        let first = self.earlier.last().unwrap_or(&self.newest);
        let from = |place: usize| first.changes.get(place).map(|change| change.from);
        let whole = |(place, change): (usize, &Change)| Change { from: from(place).unwrap_or(change.from), ..*change };
        self.newest.changes.iter().enumerate().map(whole).collect()
    }
}

/// The book: what was undone first, then what counts, each newest first.
pub fn book(lines: &[Arc<LogLine>], cursor: usize, filter: Filter) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for line in lines.iter().rev() {
        let standing = if line.entry < cursor { Standing::Counts } else { Standing::Undone };
        let here = |section: &&mut Section| {
            (section.standing, section.turn, section.phase) == (standing, line.turn, line.phase)
        };
        let item = Item { newest: Arc::clone(line), earlier: Vec::new() };
        match sections.last_mut().filter(here) {
            Some(section) => match section.items.last_mut().filter(|item| belongs(item, line)) {
                Some(run) => run.earlier.push(Arc::clone(line)),
                None => section.items.push(item),
            },
            None => sections.push(Section { standing, turn: line.turn, phase: line.phase, items: vec![item] }),
        }
    }
    for section in &mut sections {
        section.items.retain(|item| filter.wants(item.newest()));
    }
    sections.retain(|section| !section.items.is_empty());
    sections
}

/// At most so many items of a book from its newest on, and how many are left out.
pub fn opening(mut sections: Vec<Section>, most: usize) -> (Vec<Section>, usize) {
    let all: usize = sections.iter().map(|section| section.items.len()).sum();
    let mut room = most;
    for section in &mut sections {
        section.items.truncate(room);
        room -= section.items.len();
    }
    sections.retain(|section| !section.items.is_empty());
    (sections, all.saturating_sub(most))
}

/// Whether a line is one more tap of the run before it.
fn belongs(run: &Item, line: &LogLine) -> bool {
    match (tap(run.newest()), tap(line)) {
        (Some(one), Some(other)) => one.who == other.who && one.gauge == other.gauge && run.first() == line.entry + 1,
        (None, _) | (_, None) => false,
    }
}

/// The change of a tap on a gauge: nothing else came of it, and nobody said why.
fn tap(line: &LogLine) -> Option<&Change> {
    let plain = line.hand == Hand::Players && line.details.is_empty() && line.overrode.is_empty();
    match &line.changes[..] {
        [change] if plain && change.cause == Cause::ByHand && line.headline.key == keys::LOG_CHANGE => Some(change),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::kernel::chance::Seed;
    use ChampionId::{First, Second};

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
        let sections = book(chronicle.lines(), journal.cursor(), filter);
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
        let sections = book(chronicle.lines(), journal.cursor(), Filter::All);
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
        assert_eq!(items(&journal, from, Filter::Champion(Second)).len(), 1);
    }

    #[test]
    fn what_was_undone_stands_above_and_ends_a_run() {
        let mut journal = table();
        play(&mut journal, [tap(First, Gauge::Honor, -1), tap(First, Gauge::Honor, -1)]);
        journal.go_to(journal.cursor() - 1);
        let chronicle = Chronicle::read(&journal, None);
        let sections = book(chronicle.lines(), journal.cursor(), Filter::All);
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
        assert_eq!(after, Chronicle::read(&journal, None));
        assert!(before.lines().iter().zip(after.lines()).all(|(old, new)| Arc::ptr_eq(old, new)));
    }

    #[test]
    fn the_opening_keeps_the_newest_and_counts_the_rest() {
        let mut journal = table();
        play(&mut journal, [tap(First, Gauge::Honor, -1), tap(First, Gauge::Ap, -1), tap(First, Gauge::Honor, -1)]);
        let chronicle = Chronicle::read(&journal, None);
        let all = book(chronicle.lines(), journal.cursor(), Filter::All);
        let count: usize = all.iter().map(|section| section.items.len()).sum();
        let (shown, rest) = opening(all, 2);
        assert_eq!(shown.iter().map(|section| section.items.len()).sum::<usize>(), 2);
        assert_eq!(rest, count - 2);
        assert_eq!(shown[0].items[0].newest().entry, journal.cursor() - 1);
    }
}
