//! What the headless program may ask of a game: each game has a list of these.

use super::document::DocumentFault;
use serde_json::Value;

/// One command of a game: a document in, a document out.
#[derive(Clone, Copy, Debug)]
pub struct HeadlessCommand {
    /// What it is called on the command line, below the game's own name.
    pub name: &'static str,
    /// What it does, in one line of English.
    pub about: &'static str,
    /// Answers the text of a document, or says what is wrong with it.
    pub answer: fn(&str) -> Result<Value, DocumentFault>,
}

/// One command of a game that reads a file which need not be text: bytes in, a document out.
#[derive(Clone, Copy, Debug)]
pub struct HeadlessFileCommand {
    /// What it is called on the command line, below the game's own name.
    pub name: &'static str,
    /// What it does, in one line of English.
    pub about: &'static str,
    /// Answers the bytes of a file, or says what is wrong with it.
    pub answer: fn(&[u8]) -> Result<Value, DocumentFault>,
}
