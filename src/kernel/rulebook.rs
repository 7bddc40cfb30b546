//! Where a rule is written.

/// A place in a rulebook, with the number the project's contract gives the rule.
///
/// Players read the page; code and tests read the id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleRef {
    /// Number in the contract, such as `CH-ACT`.
    pub id: &'static str,
    /// Page of the rulebook that states the rule; 0 where what is read of it has no page numbers.
    pub page: u8,
    /// Which passage of that number on that page, from 0: it tells references apart that share both.
    pub passage: u8,
}

impl RuleRef {
    /// The first passage of a number on a page.
    pub const fn new(id: &'static str, page: u8) -> Self {
        Self { id, page, passage: 0 }
    }

    /// Another passage of the same number on the same page.
    #[must_use]
    pub const fn passage(self, passage: u8) -> Self {
        Self { passage, ..self }
    }
}
