//! Something the rules forbid but people may allow.

/// A rule that is not kept, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Number of the rule in the contract.
    pub rule: &'static str,
    /// Where: fields joined by `.`, positions in lists as `[n]` from 0.
    pub path: String,
}

impl Fault {
    /// The rule `rule` is not kept at `path`.
    pub fn new(rule: &'static str, path: impl Into<String>) -> Self {
        Self { rule, path: path.into() }
    }
}
