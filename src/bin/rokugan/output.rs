//! The one document that goes out.

use crate::failure::Failure;
use serde::Serialize;
use std::io::{self, ErrorKind, Write};

/// Writes `document` as JSON, laid out for reading.
///
/// # Errors
///
/// Nobody listens, or it cannot be written.
pub fn document(document: &impl Serialize) -> Result<(), Failure> {
    let mut text = serde_json::to_string_pretty(document).map_err(|error| Failure::Unreadable(error.to_string()))?;
    text.push('\n');
    self::text(&text)
}

/// Writes `text` as it is.
///
/// # Errors
///
/// As [`document`].
pub fn text(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::Unheard,
        _ => Failure::Unreadable(format!("standard output: {error}")),
    })
}
