//! Handing a table, or a text of a game, to another phone: the codes on this one, the camera on that one.

mod show;
mod take_in;

pub use show::{codes, hand_over};
pub use take_in::take_in;
