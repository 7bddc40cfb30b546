//! Handing a table to another phone: the codes on this one, the camera on that one.

mod show;
mod take_in;

pub use show::hand_over;
pub use take_in::take_in;
