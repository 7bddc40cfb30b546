//! The log as a book, as plain data: newest first, by chapter, small steps on one thing gathered into one line.
//!
//! What a chapter, a mark and a change are called belongs to the game; here they are told apart by number. Absent on
//! purpose: how lines come of events, which each game says for itself.

use super::journal::Stamp;
use super::line::{Arg, Line};
use std::sync::Arc;

/// Somebody lines are about, by a number of the game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkId(pub u32);

/// A stretch of the game that is read under one heading: a turn and which of its parts, a round, a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chapter {
    /// The turn or round.
    pub number: i16,
    /// Which part of it, from 0.
    pub part: u8,
}

/// A number that changed with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangeLine {
    /// Whose number.
    pub about: MarkId,
    /// Which of theirs, as the game numbers them.
    pub what: u16,
    /// Before the entry.
    pub from: i16,
    /// After it.
    pub to: i16,
}

/// What entries have to share to be read as one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunKey {
    /// Whose number they change.
    pub about: MarkId,
    /// Which of theirs.
    pub what: u16,
}

/// Who made an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The rules.
    Rules,
    /// The players, by hand.
    Players,
}

/// What a headline says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headline {
    /// Its first change: said once more below, it would be said twice.
    Change,
    /// Something else.
    Step,
}

/// What an entry that is about nobody alone has for a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogSign {
    /// A step like any other.
    Step,
    /// Something the players noted.
    Remark,
    /// One that has a sign of the game's own, by a number of the game's own.
    Own(u8),
}

/// An entry as players read it.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// When it was made.
    pub stamp: Stamp,
    /// When it was put in the place of another entry, where it was.
    pub corrected: Option<Stamp>,
    /// When in the game it was made.
    pub chapter: Chapter,
    /// Whose mark stands beside it.
    pub mark: Option<MarkId>,
    /// What stands there where nobody's mark does.
    pub sign: LogSign,
    /// What happened.
    pub headline: Line,
    /// What kind of thing that says.
    pub says: Headline,
    /// What else there is to say, a sentence each.
    pub details: Vec<Line>,
    /// What it changed, in order.
    pub changes: Vec<ChangeLine>,
    /// Whether the players made it by hand.
    pub hand: Hand,
    /// The rules that were set aside, a sentence each.
    pub overrode: Vec<Line>,
    /// The run it belongs to, where it may be one step of several.
    pub run: Option<RunKey>,
}

/// Every entry of a journal as a line, oldest first, the undone ones included. A copy is cheap, and equal to its original
/// alone.
#[derive(Clone, Debug)]
pub struct LogLines(Arc<Vec<Arc<LogLine>>>);

impl LogLines {
    /// These lines, each at the place of its entry.
    pub fn new(lines: Vec<Arc<LogLine>>) -> Self {
        Self(Arc::new(lines))
    }

    /// The lines.
    pub fn lines(&self) -> &[Arc<LogLine>] {
        &self.0
    }
}

impl PartialEq for LogLines {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Which lines are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// All.
    All,
    /// Those that are about somebody.
    About(MarkId),
}

impl Filter {
    fn wants(self, line: &LogLine) -> bool {
        match self {
            Self::All => true,
            Self::About(id) => line.mark == Some(id) || line.changes.iter().any(|change| change.about == id),
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

/// The lines of one chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Whether its entries count.
    pub standing: Standing,
    /// The chapter.
    pub chapter: Chapter,
    /// What happened, newest first.
    pub items: Vec<Item>,
}

/// A line of the book: one entry, or a run of small steps that are read as one.
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

    /// What it changed, from before its oldest entry to after its newest.
    pub fn changes(&self) -> Vec<ChangeLine> {
        let first = self.earlier.last().unwrap_or(&self.newest);
        let from = |place: usize| first.changes.get(place).map(|change| change.from);
        let whole =
            |(place, change): (usize, &ChangeLine)| ChangeLine { from: from(place).unwrap_or(change.from), ..*change };
        self.newest.changes.iter().enumerate().map(whole).collect()
    }
}

/// The book: what was undone first, then what counts, each newest first.
pub fn book(lines: &[Arc<LogLine>], cursor: usize, filter: Filter) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for line in lines.iter().rev() {
        let standing = if line.entry < cursor { Standing::Counts } else { Standing::Undone };
        let here = |section: &&mut Section| (section.standing, section.chapter) == (standing, line.chapter);
        let item = Item { newest: Arc::clone(line), earlier: Vec::new() };
        match sections.last_mut().filter(here) {
            Some(section) => match section.items.last_mut().filter(|item| belongs(item, line)) {
                Some(run) => run.earlier.push(Arc::clone(line)),
                None => section.items.push(item),
            },
            None => sections.push(Section { standing, chapter: line.chapter, items: vec![item] }),
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

/// Whether a line is one more step of the run before it.
fn belongs(run: &Item, line: &LogLine) -> bool {
    line.run.is_some() && run.newest().run == line.run && run.first() == line.entry + 1
}
