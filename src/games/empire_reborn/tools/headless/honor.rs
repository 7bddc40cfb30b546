//! `honor`: where a Character's Honor goes in a turn (ER-HON).

use super::odds::{number, pairs};
use super::reading::{character, parse, rulings};
use crate::games::empire_reborn::rules::odds::honor::{HonorEvent, Source, Stake, dishonored, mean};
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let object = document.root().object(&["character", "events", "rulings"])?;
    let stake = Stake::new(&character(&object.required("character")?)?, &rulings(&object)?);
    let items = object.required("events")?.items(1..=20)?;
    let events: Vec<HonorEvent> = items.iter().map(event).collect::<Result<_, _>>()?;
    let odds = stake.after(&events);
    let (mean, dishonored) = (number(mean(&odds)), number(dishonored(&odds)));
    Ok(json!({"honor": pairs(odds), "mean": mean, "dishonored": dishonored}))
}

fn event(node: &Node<'_>) -> Result<HonorEvent, DocumentFault> {
    let object = node.object(&["points", "source"])?;
    let said = object.required("points")?;
    let points = said.integer(-10..=10)?;
    if points == 0 {
        return Err(said.fault("is nothing"));
    }
    Ok(HonorEvent { points, source: object.or("source", Source::Other, |node| node.choice(Source::NAMES))? })
}
