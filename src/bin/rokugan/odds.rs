//! `rokugan odds`: how a Combat or a test comes out under the best play.

use crate::failure::Failure;
use rokugan::games::champions::odds::document::{self, Answer};

/// Answers a question.
///
/// # Errors
///
/// Everything that is wrong with it, and where.
pub fn odds(text: &str) -> Result<Answer, Failure> {
    match document::read(text) {
        Ok(question) => Ok(question.answer()),
        Err(faults) => {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Err(Failure::Unreadable(lines.join("; ")))
        }
    }
}
