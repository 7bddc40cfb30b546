//! Force Retreat and Pursue after a Combat of a Battle, on the board and at a table without one (CH-BAT-5).
//!
//! # Readings
//!
//! - Only Melee Combat forces anybody back: the rule stands under it.
//! - "Able to enter based on its Size" asks for room and, at a dotted border, for miniatures small enough; the kind of
//!   border does not matter otherwise, as long as it is not red. Who pursues needs room alone.
//! - Enemies always force, and follow wherever there is room: both happen in the step that names the area of the retreat.
//! - Champions and Allies may leave it. A Champion that could pursue and does not loses 1 Honor. An Ally has none to lose:
//!   its Champion does, the one with the Favor, in whose Activation Allies act ([`Ruling::AllyHoldsBack`]).
//! - Wounds of a Unit that cannot retreat are the winner's doing: their Glory is its.
//! - The Combat is not over before: no other move of the game comes first.
//!
//! [`Ruling::AllyHoldsBack`]: crate::games::champions::rulings::Ruling::AllyHoldsBack

mod after;
mod open;
mod settle;

pub use open::{Against, Refuge, follows_to, held_back_by, is_open, pending, refuges};

pub(in crate::games::champions) use after::after_combat;
pub(super) use settle::{pursue, retreat};
