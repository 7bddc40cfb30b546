//! Battle (CH-BAT): the arithmetic of Units of several identical miniatures, as pure functions.
//!
//! Absent on purpose: where Units stand. Whether an area has room is asked with numbers.

pub mod retreat;
pub mod unit;

use super::command::Sizes;

/// Numerical Superiority between two Units takes twice the Size (CH-BAT-4); seen from the players' side.
pub fn superiority(ours: u8, theirs: u8) -> Sizes {
    let (ours, theirs) = (u16::from(ours), u16::from(theirs));
    if ours >= 2 * theirs && ours > 0 {
        Sizes::Superiority
    } else if theirs >= 2 * ours && theirs > 0 {
        Sizes::Outnumbered
    } else {
        Sizes::Even
    }
}
