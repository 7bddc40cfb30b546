//! Correcting an old entry without unwinding the rest.
//!
//! The later entries are decided again on the corrected table, with the draws they had. What changes and what no
//! longer fits is laid out; the players decide.

use super::chance::Chance;
use super::game::Game;
use super::journal::{EntryOf, Journal, Stamp};

/// What is to stand in place of an old entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Replacement<C> {
    /// Another command.
    With(C),
    /// Nothing: the entry never happened.
    Nothing,
}

/// What to do with later entries that the corrected table refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// They are left out.
    LeaveOut,
    /// They are carried out although a rule is against it.
    Anyway,
}

/// What became of one later entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate<G: Game> {
    /// The same events as before.
    Same,
    /// Other events than before.
    Changed {
        /// What happened then.
        before: Vec<G::Event>,
        /// What happens now.
        after: Vec<G::Event>,
    },
    /// The corrected table refuses it.
    Refused {
        /// Why.
        refusal: G::Refusal,
        /// What was done about it.
        then: Then,
    },
}

/// What was done about an entry that the corrected table refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It is left out: so the players want it, or there is no way to do it anyway.
    LeftOut,
    /// It is carried out although a rule is against it.
    DoneAnyway,
}

/// A corrected journal, not yet accepted.
#[derive(Clone, Debug)]
pub struct Amendment<G: Game> {
    /// The journal as it would be.
    pub journal: Journal<G>,
    /// Every later entry by its old number, and what became of it.
    pub tail: Vec<(usize, Fate<G>)>,
}

/// Works out the journal with entry `at` (from 0) replaced. What was undone is not part of it. The new entry keeps the
/// time of the old one and tells that it was corrected `now`.
///
/// # Errors
///
/// The refusal of the replacement itself.
///
/// # Panics
///
/// Never: an `at` past the cursor gives the journal unchanged.
pub fn amend<G: Game>(
    journal: &Journal<G>,
    at: usize,
    replacement: &Replacement<G::Command>,
    unfit: Unfit,
    now: Stamp,
) -> Result<Amendment<G>, G::Refusal> {
    let entries = &journal.entries()[..journal.cursor()];
    let mut amended = journal.clone();
    let Some(old) = entries.get(at) else {
        return Ok(Amendment { journal: amended, tail: Vec::new() });
    };
    amended.go_to(at);
    match replacement {
        Replacement::With(command) => {
            let entry = amended.decide(command.clone(), chance_of(&amended, old), old.stamp)?;
            amended.recommit(EntryOf::<G> { corrected: Some(now), ..entry });
        }
        Replacement::Nothing => amended.forget_undone(),
    }
    let mut tail = Vec::new();
    for (number, entry) in entries.iter().enumerate().skip(at + 1) {
        tail.push((number, refold(&mut amended, entry, unfit)));
    }
    Ok(Amendment { journal: amended, tail })
}

fn chance_of<G: Game>(journal: &Journal<G>, entry: &EntryOf<G>) -> Chance {
    Chance::recorded(&entry.drawn, journal.seed(), journal.position().max(entry.position))
}

fn refold<G: Game>(journal: &mut Journal<G>, old: &EntryOf<G>, unfit: Unfit) -> Fate<G> {
    let old = &EntryOf::<G> { command: G::kept(journal.state(), &old.command, &old.events), ..old.clone() };
    match journal.decide(old.command.clone(), chance_of(journal, old), old.stamp) {
        Ok(new) => {
            let (before, after) = (old.events.clone(), new.events.clone());
            journal.recommit(EntryOf::<G> { corrected: old.corrected, ..new });
            if before == after { Fate::Same } else { Fate::Changed { before, after } }
        }
        Err(refusal) => {
            if let Some(fate) = keep(journal, old, &refusal) {
                return fate;
            }
            let then = match unfit {
                Unfit::LeaveOut => Then::LeftOut,
                Unfit::Anyway => force(journal, old),
            };
            Fate::Refused { refusal, then }
        }
    }
}

/// Carries out an entry that stays although the corrected table refuses it; nothing where it does not stay.
fn keep<G: Game>(journal: &mut Journal<G>, old: &EntryOf<G>, refusal: &G::Refusal) -> Option<Fate<G>> {
    let new = journal.decide(G::anyway(&old.command), chance_of(journal, old), old.stamp).ok()?;
    if !G::stays(refusal, &new.events) {
        return None;
    }
    let fate = Fate::Changed { before: old.events.clone(), after: new.events.clone() };
    journal.recommit(EntryOf::<G> { corrected: old.corrected, ..new });
    Some(fate)
}

/// Carries out an entry that was refused, where that can be done at all.
fn force<G: Game>(journal: &mut Journal<G>, old: &EntryOf<G>) -> Then {
    match journal.decide(G::anyway(&old.command), chance_of(journal, old), old.stamp) {
        Ok(new) => {
            journal.recommit(EntryOf::<G> { corrected: old.corrected, ..new });
            Then::DoneAnyway
        }
        Err(_) => Then::LeftOut,
    }
}

#[cfg(test)]
mod tests {
    use super::super::chance::Seed;
    use super::super::dummy::{Dummy, Move};
    use super::*;

    const NOW: Stamp = Stamp(9);

    fn table(moves: &[Move]) -> Journal<Dummy> {
        let mut journal = Journal::start(0, Seed(3)).unwrap();
        for command in moves {
            journal.commit(command.clone(), Stamp(0)).unwrap();
        }
        journal
    }

    #[test]
    fn the_rest_is_kept_and_a_roll_keeps_its_faces() {
        let journal = table(&[Move::Add(5), Move::Roll, Move::Add(-1)]);
        let rolled = journal.entries()[1].events[0];
        let amendment = amend(&journal, 0, &Replacement::With(Move::Add(2)), Unfit::LeaveOut, NOW).unwrap();
        assert_eq!(*amendment.journal.state(), 2 + rolled - 1);
        assert_eq!(amendment.tail, [(1, Fate::Same), (2, Fate::Same)]);
    }

    #[test]
    fn what_no_longer_fits_is_named_and_left_out_or_kept() {
        let journal = table(&[Move::Add(5), Move::Add(-4), Move::Add(1)]);
        let nothing = Replacement::Nothing;
        let without = amend(&journal, 0, &nothing, Unfit::LeaveOut, NOW).unwrap();
        let refused = |then| Fate::Refused { refusal: (), then };
        assert_eq!(without.tail, [(1, refused(Then::LeftOut)), (2, Fate::Same)]);
        assert_eq!((*without.journal.state(), without.journal.cursor()), (1, 1));
        let forced = amend(&journal, 0, &nothing, Unfit::Anyway, NOW).unwrap();
        assert_eq!(forced.tail, [1, 2].map(|entry| (entry, refused(Then::DoneAnyway))), "the sum stays below 0");
        assert_eq!((*forced.journal.state(), forced.journal.cursor()), (-3, 2));
    }

    #[test]
    fn what_cannot_even_be_done_anyway_is_left_out_and_said_to_be() {
        let journal = table(&[Move::Add(1), Move::Take]);
        let amendment = amend(&journal, 0, &Replacement::Nothing, Unfit::Anyway, NOW).unwrap();
        assert_eq!(amendment.tail, [(1, Fate::Refused { refusal: (), then: Then::LeftOut })]);
        assert_eq!((*amendment.journal.state(), amendment.journal.cursor()), (0, 0));
    }

    #[test]
    fn a_refused_replacement_leaves_the_journal_alone() {
        let journal = table(&[Move::Add(5)]);
        assert!(amend(&journal, 0, &Replacement::With(Move::Add(0)), Unfit::LeaveOut, NOW).is_err());
    }

    #[test]
    fn the_replaced_entry_tells_that_it_was_corrected_and_only_that_one() {
        let journal = table(&[Move::Add(5), Move::Add(1)]);
        let once = amend(&journal, 0, &Replacement::With(Move::Add(2)), Unfit::LeaveOut, NOW).unwrap().journal;
        let corrected =
            |journal: &Journal<Dummy>| journal.entries().iter().map(|entry| entry.corrected).collect::<Vec<_>>();
        assert_eq!(corrected(&once), [Some(NOW), None]);
        let twice = amend(&once, 1, &Replacement::With(Move::Add(3)), Unfit::LeaveOut, Stamp(10)).unwrap().journal;
        assert_eq!(corrected(&twice), [Some(NOW), Some(Stamp(10))], "an older correction is not forgotten");
        assert_eq!(once.entries()[0].stamp, Stamp(0), "it was made when it was made");
    }

    #[test]
    fn an_entry_never_corrected_is_written_as_before() {
        let text = serde_json::to_string(&table(&[Move::Add(5)]).entries()[0]).unwrap();
        assert!(!text.contains("corrected"), "{text}");
    }
}
