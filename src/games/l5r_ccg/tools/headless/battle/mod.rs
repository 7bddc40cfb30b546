//! `battle`: one battle from its first action to its result.

mod reading;
mod telling;

use super::reading::{Read, parse};
use crate::games::l5r_ccg::rules::battle::Battle;
use serde_json::Value;

/// Answers a document of `battle`.
///
/// # Errors
///
/// The document is none.
pub fn answer(text: &str) -> Read<Value> {
    let document = parse(text)?;
    let reading::Asked { setup, actions, names } = reading::read(&document.root())?;
    let mut battle = Battle::new(setup);
    let steps: Vec<Value> = actions.iter().map(|action| telling::step(&battle.act(action), &names)).collect();
    Ok(telling::told(&battle.resolve(), &steps, &names))
}
