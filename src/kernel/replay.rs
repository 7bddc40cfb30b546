//! Verifying a journal: every command is decided again with its recorded chance and compared.

use super::chance::{Chance, Position, Seed};
use super::game::Game;
use super::journal::{EntryOf, Journal, Stamp};

/// The first entry that a verifying replay does not reproduce.
#[derive(Clone, Debug, PartialEq)]
pub struct Divergence<G: Game> {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// What is wrong with it.
    pub kind: DivergenceKind<G>,
}

/// How an entry and its replay differ.
#[derive(Clone, Debug, PartialEq)]
pub enum DivergenceKind<G: Game> {
    /// The rules refuse the recorded command.
    Refused(G::Refusal),
    /// The rules make other events of it.
    Events {
        /// What the journal says happened.
        recorded: Vec<G::Event>,
        /// What the rules say happens.
        decided: Vec<G::Event>,
    },
    /// It drew something else than the journal says, or the table's chance went backwards.
    Chance,
    /// It says a time that no clock says.
    Time,
}

/// Decides every entry again, the undone ones included.
///
/// # Errors
///
/// The first entry that comes out differently.
pub fn verify<G: Game>(journal: &Journal<G>) -> Result<(), Divergence<G>> {
    let mut state = journal.state_at(0);
    let mut position = Position::default();
    for (number, entry) in journal.entries().iter().enumerate() {
        check_entry::<G>(&state, (journal.seed(), position), entry)
            .map_err(|kind| Divergence { entry: number, kind })?;
        position = entry.position;
        for event in &entry.events {
            G::apply(&mut state, event);
        }
    }
    Ok(())
}

fn check_entry<G: Game>(
    state: &G::State,
    (seed, before): (Seed, Position),
    entry: &EntryOf<G>,
) -> Result<(), DivergenceKind<G>> {
    let mut chance = Chance::recorded(&entry.drawn, seed, before);
    let decided = G::decide(state, &entry.command, &mut chance).map_err(DivergenceKind::Refused)?;
    if decided != entry.events {
        return Err(DivergenceKind::Events { recorded: entry.events.clone(), decided });
    }
    // Faces that were corrected are not those of the seed any more; but every one recorded is used, and no draw of the
    // seed ever comes twice.
    let (drawn, _) = chance.into_record();
    if drawn != entry.drawn || before > entry.position {
        return Err(DivergenceKind::Chance);
    }
    // A clock may be wrong and may go backwards; what no clock can say somebody wrote by hand.
    if entry.stamp.max(entry.corrected.unwrap_or_default()) > Stamp::LAST {
        return Err(DivergenceKind::Time);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::dummy::{Dummy, Move};
    use super::*;

    #[test]
    fn a_true_journal_verifies_and_a_false_one_is_found() {
        let mut journal = Journal::<Dummy>::start(0, Seed(3)).unwrap();
        journal.commit(Move::Roll, Stamp(0)).unwrap();
        journal.commit(Move::Add(2), Stamp(0)).unwrap();
        assert_eq!(verify(&journal), Ok(()));
        let mut entries = journal.entries().to_vec();
        entries[1].events = vec![3];
        let forged = Journal::<Dummy>::restore(0, Seed(3), entries, 2).unwrap();
        let kind = DivergenceKind::Events { recorded: vec![3], decided: vec![2] };
        assert_eq!(verify(&forged), Err(Divergence { entry: 1, kind }));
    }

    #[test]
    fn forged_chance_is_found() {
        let mut journal = Journal::<Dummy>::start(0, Seed(3)).unwrap();
        journal.commit(Move::Roll, Stamp(0)).unwrap();
        journal.commit(Move::Add(2), Stamp(0)).unwrap();
        let forged = |forge: fn(&mut [EntryOf<Dummy>])| {
            let mut entries = journal.entries().to_vec();
            forge(&mut entries);
            verify(&Journal::<Dummy>::restore(0, Seed(3), entries, 2).unwrap())
        };
        let found = Err(Divergence { entry: 1, kind: DivergenceKind::Chance });
        assert_eq!(forged(|entries| entries[1].position = Position(0)), found, "the next roll would come twice");
        assert_eq!(forged(|entries| entries[1].drawn = entries[0].drawn.clone()), found, "nothing was drawn for it");
    }

    #[test]
    fn a_forged_time_is_found_and_a_wrong_clock_is_none() {
        let mut journal = Journal::<Dummy>::start(0, Seed(3)).unwrap();
        for stamp in [Stamp(1_763_754_000_000), Stamp(0), Stamp::LAST] {
            journal.commit(Move::Add(2), stamp).unwrap();
        }
        assert_eq!(verify(&journal), Ok(()));
        let late = Stamp(Stamp::LAST.0 + 1);
        let forges: [fn(&mut EntryOf<Dummy>, Stamp); 2] =
            [|entry, late| entry.stamp = late, |entry, late| entry.corrected = Some(late)];
        for forge in forges {
            let mut entries = journal.entries().to_vec();
            forge(&mut entries[1], late);
            let forged = Journal::<Dummy>::restore(0, Seed(3), entries, 3).unwrap();
            assert_eq!(verify(&forged), Err(Divergence { entry: 1, kind: DivergenceKind::Time }));
        }
    }
}
