//! The table's own board: drawn with everybody on it, and as a list with the same actions.
//!
//! [`drawn`] makes a map of a state and of what a screen wants to show on it ([`Shown`]); [`FieldMap`] and [`FieldList`]
//! put it on the screen. Whatever is decided there is decided by [`crate::games::champions::field`].

mod figure;
mod map;
mod picture;

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

pub use crate::games::champions::views::field_lines::{AreaLine, area_name, lines, people, place_of};
pub use crate::games::champions::views::field_map::{Fingers, Shown, Way, drawn, who_is};
pub use figure::{Figure, FigureKeys, small_token};
pub use hand::Hand;
pub use map::{FieldList, FieldMap, board_then};
pub use offer::BoardPreview;
pub use page::FieldPage;
pub use places::panel;
