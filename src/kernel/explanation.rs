//! Learning mode: what is said about a step of a first game. Which steps there are, each game says for itself.

use super::line::Key;
use super::rulebook::RuleRef;

/// What a step's card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What the step is.
    pub title: Key,
    /// What happens now.
    pub now: Key,
    /// What to do with miniatures, dice and tokens.
    pub table: Key,
    /// The rule to read on in.
    pub rule: RuleRef,
}
