//! The log of a table: what was decided, in order, and how far of it counts now.
//!
//! # Laws
//!
//! - `state == fold(apply, start(setup), events[..cursor])`.
//! - Undo after a commit gives back the identical state; redo after undo likewise.
//! - What was undone stays reachable until the next commit.
//!
//! Absent on purpose: snapshots. Folding a thousand entries takes less time than painting one frame.

use super::chance::{Chance, Draw, Position, Seed};
use super::game::Game;
use serde::{Deserialize, Serialize};

/// When an entry was made, in milliseconds since 1970 as the players' device told it; only for showing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stamp(pub u64);

impl Stamp {
    /// The last that a device's clock can say: beyond it the numbers of a browser are no whole ones any more.
    pub const LAST: Self = Self((1 << 53) - 1);
}

/// One player action and everything that came of it: one undo step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<C, E> {
    /// What was asked for.
    pub command: C,
    /// What happened.
    pub events: Vec<E>,
    /// The draws that went into it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Draw>,
    /// Where the table's chance stood afterwards.
    #[serde(default)]
    pub position: Position,
    /// When it was made.
    #[serde(default)]
    pub stamp: Stamp,
    /// When it was put in the place of another entry; nothing for an entry that stands as it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<Stamp>,
}

/// An entry of the journal of `G`.
pub type EntryOf<G> = Entry<<G as Game>::Command, <G as Game>::Event>;

/// The log, the cursor and the one state value of a table.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    setup: G::Setup,
    seed: Seed,
    entries: Vec<EntryOf<G>>,
    cursor: usize,
    state: G::State,
}

impl<G: Game> Journal<G> {
    /// A new table.
    ///
    /// # Errors
    ///
    /// Every fault of the set-up.
    pub fn start(setup: G::Setup, seed: Seed) -> Result<Self, Vec<G::Fault>> {
        let state = G::start(&setup)?;
        Ok(Self { setup, seed, entries: Vec::new(), cursor: 0, state })
    }

    /// A table from its saved parts, folded without deciding anything again. A cursor past the end counts as the end.
    ///
    /// # Errors
    ///
    /// Every fault of the set-up.
    pub fn restore(
        setup: G::Setup,
        seed: Seed,
        entries: Vec<EntryOf<G>>,
        cursor: usize,
    ) -> Result<Self, Vec<G::Fault>> {
        let mut journal = Self::start(setup, seed)?;
        journal.entries = entries;
        journal.go_to(cursor);
        Ok(journal)
    }

    /// What the players chose before the first turn.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What the table's chance grows from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The table as it stands at the cursor.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Every entry, the undone ones at the end included.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// How many entries count.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Where the table's chance stands at the cursor.
    pub fn position(&self) -> Position {
        self.entries[..self.cursor].last().map_or_else(Position::default, |entry| entry.position)
    }

    /// The table as it was after the first `cursor` entries.
    pub fn state_at(&self, cursor: usize) -> G::State {
        // The set-up was playable when this journal was made, and never changes.
        let mut state = G::start(&self.setup).unwrap_or_else(|_| self.state.clone());
        let cursor = cursor.min(self.entries.len());
        for event in self.entries[..cursor].iter().flat_map(|entry| &entry.events) {
            G::apply(&mut state, event);
        }
        state
    }

    /// The chance the next command will draw from. Drawing from it uses nothing up: rolls that are to be seen before
    /// their command is carried out are drawn here, and drawn again by the command.
    pub fn chance(&self) -> Chance {
        Chance::seeded(self.seed, self.position())
    }

    /// What `command` would do now, without doing it.
    ///
    /// # Errors
    ///
    /// The reason why the rules refuse it.
    pub fn preview(&self, command: &G::Command) -> Result<Vec<G::Event>, G::Refusal> {
        G::decide(&self.state, command, &mut self.chance())
    }

    /// Carries out `command`: one entry, one undo step. What was undone before is gone.
    ///
    /// # Errors
    ///
    /// The reason why the rules refuse it; nothing has changed.
    pub fn commit(&mut self, command: G::Command, stamp: Stamp) -> Result<&EntryOf<G>, G::Refusal> {
        let entry = self.decide(command, self.chance(), stamp)?;
        self.forget_undone();
        self.push(entry);
        Ok(&self.entries[self.cursor - 1])
    }

    /// Adds an entry that was decided before, as a save tells it. What was undone before is gone.
    pub fn recommit(&mut self, entry: EntryOf<G>) {
        self.forget_undone();
        self.push(entry);
    }

    /// The entry that `command` makes of the present state.
    pub(super) fn decide(
        &self,
        command: G::Command,
        mut chance: Chance,
        stamp: Stamp,
    ) -> Result<EntryOf<G>, G::Refusal> {
        let events = G::decide(&self.state, &command, &mut chance)?;
        let (drawn, position) = chance.into_record();
        Ok(Entry { command, events, drawn, position, stamp, corrected: None })
    }

    /// Forgets what was undone.
    pub(super) fn forget_undone(&mut self) {
        self.entries.truncate(self.cursor);
    }

    fn push(&mut self, entry: EntryOf<G>) {
        for event in &entry.events {
            G::apply(&mut self.state, event);
        }
        self.entries.push(entry);
        self.cursor += 1;
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.cursor > 0
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.cursor < self.entries.len()
    }

    /// Moves the cursor to `cursor` entries, undoing or redoing as many as that takes. Past the end counts as the end.
    pub fn go_to(&mut self, cursor: usize) {
        let cursor = cursor.min(self.entries.len());
        if cursor < self.cursor {
            self.state = self.state_at(cursor);
        } else {
            for event in self.entries[self.cursor..cursor].iter().flat_map(|entry| &entry.events) {
                G::apply(&mut self.state, event);
            }
        }
        self.cursor = cursor;
    }
}

impl<G: Game> PartialEq for Journal<G> {
    fn eq(&self, other: &Self) -> bool {
        // The state follows from the rest.
        self.setup == other.setup
            && self.seed == other.seed
            && self.entries == other.entries
            && self.cursor == other.cursor
    }
}

#[cfg(test)]
mod tests {
    use super::super::dummy::{Dummy, Move};
    use super::*;

    fn table(moves: &[i64]) -> Journal<Dummy> {
        let mut journal = Journal::start(0, Seed(1)).unwrap();
        for &change in moves {
            journal.commit(Move::Add(change), Stamp(0)).unwrap();
        }
        journal
    }

    #[test]
    fn undo_after_commit_is_the_identity() {
        let mut journal = table(&[1, 2]);
        let before = *journal.state();
        journal.commit(Move::Roll, Stamp(0)).unwrap();
        let after = *journal.state();
        journal.go_to(2);
        assert_eq!(*journal.state(), before);
        journal.go_to(3);
        assert_eq!(*journal.state(), after);
    }

    #[test]
    fn what_was_undone_stays_reachable_until_the_next_commit() {
        let mut journal = table(&[1, 2, 3]);
        journal.go_to(1);
        assert!(journal.can_redo());
        journal.commit(Move::Add(9), Stamp(0)).unwrap();
        assert!(!journal.can_redo());
        assert_eq!(*journal.state(), 10);
    }

    #[test]
    fn a_refusal_changes_nothing() {
        let mut journal = table(&[1]);
        let before = journal.clone();
        assert!(journal.commit(Move::Add(0), Stamp(0)).is_err());
        assert_eq!(journal, before);
        assert_eq!(journal.state(), before.state());
    }

    #[test]
    fn a_roll_undone_and_rolled_again_falls_the_same() {
        let mut journal = table(&[]);
        journal.commit(Move::Roll, Stamp(0)).unwrap();
        let first = journal.entries()[0].clone();
        journal.go_to(0);
        journal.commit(Move::Roll, Stamp(0)).unwrap();
        assert_eq!(journal.entries()[0], first);
    }

    #[test]
    fn a_saved_journal_is_the_same_journal() {
        let journal = table(&[4, 5]);
        let copy = Journal::<Dummy>::restore(0, Seed(1), journal.entries().to_vec(), 2).unwrap();
        assert_eq!(copy, journal);
        assert_eq!(copy.state(), journal.state());
    }
}
