//! `battle`: what a battle will be, and one round of it from dice on the table (ER-BAT, ER-FC).

mod ahead;
mod round;

use super::reading::{kind, parse};
use crate::kernel::document::DocumentFault;
use serde_json::Value;

#[derive(Clone, Copy)]
enum Kind {
    Prepare,
    Forecast,
    Round,
}

const KINDS: &[(&str, Kind)] = &[("prepare", Kind::Prepare), ("forecast", Kind::Forecast), ("round", Kind::Round)];

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let root = document.root();
    match kind(&root, &[ahead::FORECAST, round::ROUND], KINDS)? {
        Kind::Prepare => ahead::prepare(&root.object(ahead::PREPARE)?),
        Kind::Forecast => ahead::forecast(&root.object(ahead::FORECAST)?),
        Kind::Round => round::round(&root.object(round::ROUND)?),
    }
}
