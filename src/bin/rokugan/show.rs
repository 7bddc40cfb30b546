//! `rokugan show`: the state as a save shows it.

use crate::failure::Failure;
use rokugan::kernel::saved::SavedGame;
use rokugan::storage::codec::{self, Document};
use serde::Serialize;

/// The answer: what the save is, and every gauge.
#[derive(Debug, Serialize)]
pub struct Shown<S> {
    name: String,
    /// Version of the app that wrote it.
    app: String,
    /// Version of the document, before migration.
    version: u64,
    /// Player actions, the undone ones included.
    events: usize,
    /// How many of them count.
    cursor: usize,
    #[serde(flatten)]
    state: Option<S>,
}

/// Reads a save of `G`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn show<G: SavedGame>(text: &str) -> Result<Shown<G::Snapshot>, Failure> {
    let document = codec::decode::<G>(text).map_err(|error| Failure::Unreadable(error.to_string()))?;
    Ok(Shown::of(&document))
}

impl<S: Clone> Shown<S> {
    fn of<G: SavedGame<Snapshot = S>>(document: &Document<G>) -> Self {
        Self {
            name: document.name.to_string(),
            app: document.app.clone(),
            version: document.version,
            events: document.unplayed().entries().len(),
            cursor: document.cursor(),
            state: document.snapshot().cloned(),
        }
    }
}
