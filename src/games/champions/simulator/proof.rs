//! A finished game held against itself: decided again from its journal, folded again, written and read back.

use super::watch::ViolationKind;
use crate::games::champions::Champions;
use crate::kernel::journal::{EntryOf, Journal};
use crate::kernel::replay;

/// What comes out differently.
pub(super) fn prove(journal: &Journal<Champions>) -> Vec<(ViolationKind, String)> {
    let mut found = Vec::new();
    if let Err(divergence) = replay::verify(journal) {
        found.push((ViolationKind::Replay, format!("{divergence:?}").chars().take(400).collect()));
    }
    if journal.state_at(journal.cursor()) != *journal.state() {
        found.push((ViolationKind::Replay, "the events make another table".to_owned()));
    }
    if let Err(detail) = restored(journal) {
        found.push((ViolationKind::Restored, detail));
    }
    found
}

/// Writes set-up and journal, reads them back and makes the table of them.
fn restored(journal: &Journal<Champions>) -> Result<(), String> {
    let written = |error: serde_json::Error| error.to_string();
    let text = serde_json::to_string(journal.entries()).map_err(written)?;
    let entries: Vec<EntryOf<Champions>> = serde_json::from_str(&text).map_err(written)?;
    let text = serde_json::to_string(journal.setup()).map_err(written)?;
    let setup = serde_json::from_str(&text).map_err(written)?;
    let again = Journal::<Champions>::restore(setup, journal.seed(), entries, journal.cursor());
    let again = again.map_err(|faults| format!("{faults:?}"))?;
    let same = again == *journal && again.state() == journal.state();
    if same { Ok(()) } else { Err("another table".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::trial::acting;

    #[test]
    fn a_journal_as_it_was_played_proves_itself_and_a_forged_one_does_not() {
        let journal = acting(&[0]).into_journal();
        assert_eq!(prove(&journal), []);
        let mut entries = journal.entries().to_vec();
        let last = entries.pop().unwrap();
        entries.push(EntryOf::<Champions> { events: Vec::new(), ..last });
        let cursor = journal.cursor();
        let forged = Journal::restore(journal.setup().clone(), journal.seed(), entries, cursor).unwrap();
        assert_eq!(prove(&forged).first().map(|(kind, _)| *kind), Some(ViolationKind::Replay));
    }
}
