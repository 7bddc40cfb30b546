//! `rokugan show`: the state as a save shows it.

use crate::failure::Failure;
use rokugan::games::champions::Champions;
use rokugan::games::champions::snapshot::Snapshot;
use rokugan::storage::codec::{self, Document};
use serde::Serialize;

/// The answer: what the save is, and every gauge.
#[derive(Debug, Serialize)]
pub struct Shown {
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
    state: Option<Snapshot>,
}

/// Reads a save.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn show(text: &str) -> Result<Shown, Failure> {
    let document = codec::decode(text).map_err(|error| Failure::Unreadable(error.to_string()))?;
    Ok(Shown::of(&document))
}

impl Shown {
    fn of(document: &Document<Champions>) -> Self {
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
