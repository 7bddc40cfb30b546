//! The ground of a board: its picture, where this device has one.

pub use crate::games::champions::views::board_map::{PLAIN, place, shown};
use crate::ui::components::board_map::Ground;
use crate::ui::picture::Picture;

/// The ground of a board.
pub fn ground(picture: Option<&Picture>) -> Ground {
    match picture {
        Some(Picture { url, ratio }) => Ground::Picture { url: url.clone(), ratio: *ratio },
        None => Ground::Plain(PLAIN),
    }
}
