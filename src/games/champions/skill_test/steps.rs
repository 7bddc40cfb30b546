//! What happened in a test, line by line, as data. The words are in `text::steps`.

use super::Level;
use crate::games::champions::combat::steps::Reason;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Who;
use crate::kernel::rulebook::RuleRef;

/// One line of a test.
#[derive(Clone, Debug, PartialEq)]
pub struct TestStep {
    /// What happened.
    pub line: TestReason,
    /// The rule that says so.
    pub rule: RuleRef,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq)]
pub enum TestReason {
    /// What happens in Combats too: dice, rerolls, Deception, Call of the Void.
    Dice(Reason),
    /// The chosen Element and how many dice show it.
    Chosen {
        /// Which.
        element: Element,
        /// How many.
        count: u8,
    },
    /// Courtier adds one in an Investigation.
    Courtier {
        /// Who.
        who: Who,
    },
    /// Harmony is four successes; Courtier adds nothing to it.
    Harmony {
        /// Who.
        who: Who,
    },
    /// The successes in the end.
    Successes {
        /// How many.
        successes: u8,
    },
    /// What they bring in an Investigation.
    Brings {
        /// Which level.
        level: Level,
    },
    /// Whether the scenario's number is reached.
    Against {
        /// The number.
        target: u8,
        /// Whether it is.
        verdict: Verdict,
    },
}

/// Whether a test reaches its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does.
    Passed,
    /// It does not.
    Failed,
}
