//! `roster`: the import of a BattleScribe or NewRecruit roster.

use super::warband::write::document;
use crate::games::bushido::rules::recruit::total;
use crate::games::bushido::tools::roster::import;
use crate::kernel::document::DocumentFault;
use serde_json::{Value, json};

/// Answers a roster, packed or not.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(bytes: &[u8]) -> Result<Value, DocumentFault> {
    let imported = import(bytes)?;
    let notes: Vec<Value> =
        imported.notes.iter().map(|note| json!({"selection": note.selection, "note": note.text()})).collect();
    Ok(json!({"warband": document(&imported.warband), "total": total(&imported.warband), "notes": notes}))
}
