//! The entries, a file for each chapter of the contract.

pub(super) mod actions;
pub(super) mod battle;
pub(super) mod combat;
pub(super) mod end;
pub(super) mod enemies;
pub(super) mod investigation;
pub(super) mod keywords;
pub(super) mod movement;
pub(super) mod setup;
pub(super) mod sight;
pub(super) mod tests_and_dice;
pub(super) mod turn;
pub(super) mod values;

use crate::kernel::rulebook::RuleRef;

/// A reading of the contract (its section 15) that settles a passage on that page.
const fn settled(id: &'static str, page: u8) -> RuleRef {
    RuleRef::new(id, page)
}
