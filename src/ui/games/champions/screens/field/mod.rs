//! The table's own board: drawn with everybody on it, and as a list with the same actions.
//!
//! [`drawn`] makes a map of a state and of what a screen wants to show on it ([`Shown`]); [`FieldMap`] and [`FieldList`]
//! put it on the screen. Whatever is decided there is decided by [`crate::games::champions::field`].

mod drawn;
mod figure;
mod lines;
mod map;
mod picture;
mod token;

mod forced;
mod frame;
mod hand;
mod places;

mod going;
mod moving;

mod sight;

mod laying;
mod more;
mod none;
mod offer;

mod page;

#[cfg(test)]
mod drawn_tests;

pub use drawn::{Fingers, Shown, Way, drawn, who_is};
pub use figure::{Figure, FigureKeys, small_token};
pub use hand::Hand;
pub use lines::{AreaLine, area_name, lines, people, place_of};
pub use map::{FieldList, FieldMap, board_then};
pub use offer::BoardPreview;
pub use page::FieldPage;
pub use places::panel;
