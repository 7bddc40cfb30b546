//! Where a rule is written.

/// A place in a rulebook, with the number the project's contract gives the rule.
///
/// Players read the page; code and tests read the id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleRef {
    /// Number in the contract, such as `CH-ACT`.
    pub id: &'static str,
    /// Page of the rulebook that states the rule.
    pub page: u8,
}
