//! `rokugan replay`: the state from the events alone, compared with the save and with the rules.

use crate::failure::Failure;
use rokugan::kernel::saved::SavedGame;
use rokugan::storage::{codec, transfer};
use serde::Serialize;

/// The answer: the state the events make, and whether the save says the same.
#[derive(Debug, Serialize)]
pub struct Replayed<S> {
    name: String,
    /// Player actions, the undone ones included.
    events: usize,
    /// How many of them count.
    cursor: usize,
    /// Whether the save shows what its events make, and the rules make the same events of its commands.
    identical: bool,
    state: S,
}

/// What a save's events make, and the verdict on the save.
pub type Verdict<S> = (Replayed<S>, Result<(), Failure>);

/// Plays a save of `G` again.
///
/// # Errors
///
/// The save cannot be read.
pub fn replay<G: SavedGame>(text: &str) -> Result<Verdict<G::Snapshot>, Failure> {
    let document = codec::decode::<G>(text).map_err(|error| Failure::Unreadable(error.to_string()))?;
    let table = document.table();
    let compared = transfer::compare(&document, &table).map_err(|error| Failure::Differs(error.to_string()));
    let decided = || transfer::verify(&document).map_err(|error| Failure::Differs(error.to_string()));
    let verdict = compared.and_then(|()| decided());
    let replayed = Replayed {
        name: document.name.to_string(),
        events: table.entries().len(),
        cursor: table.cursor(),
        identical: verdict.is_ok(),
        state: G::snapshot(table.state()),
    };
    Ok((replayed, verdict))
}
