//! `damage`: Wounds of one successful Attack.

use crate::games::bushido::rules::damage::Turn;
use crate::games::bushido::rules::dice::small;
use crate::games::bushido::rules::odds::harm::mean;
use crate::games::bushido::rules::odds::shot::by_level;
use crate::games::bushido::tools::headless::parts::{damage, only_body, rulings, special_attack};
use crate::games::bushido::tools::headless::read::{count_of, nullable};
use crate::kernel::document::{Document, DocumentFault, Node};
use serde_json::{Value, json};

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let object = document.root().object(&["by", "to", "level", "special", "first", "rulings"])?;
    let by = damage(&object.required("by")?)?;
    let to = only_body(&object.required("to")?)?;
    let level = small(count_of(&object.required("level")?, 0..=20)?);
    let special = object.or("special", None, |node| nullable(node, special_attack))?;
    let first = if object.or("first", true, Node::boolean)? { Turn::First } else { Turn::Later };
    let wounds = by_level(&by, &to, special, level, first, &rulings(&object)?);
    Ok(json!({"mean": mean(&wounds), "kills": wounds[to.wounds], "wounds": wounds}))
}
