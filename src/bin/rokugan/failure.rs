//! How the program fails: one line on standard error, and a status.

use std::io::Write;
use std::process::ExitCode;

/// The most characters of a line: a document may quote itself in it.
const MOST_SHOWN: usize = 1_000;

/// Why there is no answer, or not the one that was hoped for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The document contradicts itself or the rules.
    Differs(String),
    /// The document or the arguments cannot be read.
    Unreadable(String),
    /// A game refuses its document; the line begins with the path.
    Refused(String),
    /// Nobody reads the answer any more.
    Unheard,
}

impl Failure {
    /// Says it and gives the status of the process.
    pub fn report(&self) -> ExitCode {
        let (program, line, status) = match self {
            Self::Differs(line) => ("rokugan: ", line, 1),
            Self::Unreadable(line) => ("rokugan: ", line, 2),
            Self::Refused(line) => ("", line, 2),
            Self::Unheard => return ExitCode::SUCCESS,
        };
        let mut shown = line.chars().map(|c| if c.is_control() { ' ' } else { c });
        let mut line: String = shown.by_ref().take(MOST_SHOWN).collect();
        if shown.next().is_some() {
            line.push('…');
        }
        // Where even standard error is gone, the status still tells.
        let _ = writeln!(std::io::stderr(), "{program}{line}");
        ExitCode::from(status)
    }
}
