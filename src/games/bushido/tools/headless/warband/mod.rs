//! `warband`: all faults of a Warband; also the form in which players exchange one.

mod read;

pub mod write;

use crate::games::bushido::rules::recruit::{faults, models, total};
use crate::kernel::document::{Document, DocumentFault};
use serde_json::{Value, json};

pub use read::{CARD, typed_warband, warband};

/// What a Warband's document says it is.
pub const FORMAT: &str = "rokugan-bushido-warband";
/// The version of the form.
pub const VERSION: i64 = 1;

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let warband = warband(&document.root())?;
    let faults: Vec<Value> = faults(&warband)
        .iter()
        .map(
            |fault| json!({"rule": fault.place.rule().id, "path": fault.place.to_string(), "fault": fault.kind.name()}),
        )
        .collect();
    Ok(json!({"total": total(&warband), "models": models(&warband), "faults": faults}))
}
