//! `rokugan plan`: the Enemy Phase of a document.

use crate::failure::Failure;
use rokugan::games::champions::board::fault::Fault;
use rokugan::games::champions::enemy::answer::{Answer, answer};
use rokugan::games::champions::enemy::document;
use rokugan::games::champions::enemy::plan;
use rokugan::storage::schema::MOST_BYTES;

/// Works it out.
///
/// # Errors
///
/// What is wrong with the document, and where.
pub fn plan(text: &str) -> Result<Answer, Failure> {
    fits(text)?;
    let (board, situation) = document::read(text).map_err(first)?;
    Ok(answer(&board, &situation, &plan::plan(&board, &situation)))
}

/// The first of several faults: standard error has one line.
pub fn first(faults: Vec<Fault>) -> Failure {
    let line = faults.first().map_or_else(|| "document: unreadable".to_owned(), ToString::to_string);
    Failure::Unreadable(line)
}

/// Whether the text was read to its end.
///
/// # Errors
///
/// It is longer than any document.
pub fn fits(text: &str) -> Result<(), Failure> {
    if text.len() <= MOST_BYTES {
        return Ok(());
    }
    Err(Failure::Unreadable(format!("document: more than {MOST_BYTES} bytes")))
}
