//! The one document that comes in.

use crate::failure::Failure;
use rokugan::storage::schema::MOST_BYTES;
use std::fs::File;
use std::io::{self, Read};

/// The text of `file`, or of standard input where it is `-`.
///
/// # Errors
///
/// It cannot be read, or is no UTF-8.
pub fn read(file: &str) -> Result<String, Failure> {
    String::from_utf8(bytes(file)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Failure::Unreadable(format!("document: no UTF-8 text at byte {place}"))
    })
}

/// The bytes of `file`, as [`read`]. Reads no more than one byte past what a document may have.
///
/// # Errors
///
/// It cannot be read.
pub fn bytes(file: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let read = if file == "-" {
        io::stdin().take(most).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|opened| opened.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::Unreadable(format!("{file}: {error}")))?;
    Ok(bytes)
}
