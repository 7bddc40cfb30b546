//! A board as the map shows it.

use super::board_words::{area_name, bars};
use crate::games::champions::board::area::{Area, Cover, Height};
use crate::games::champions::board::marks::Mark;
use crate::games::champions::board::place::Place;
use crate::games::champions::board::{AreaId, Board};
use crate::games::champions::text::enemies;
use crate::views::board_map::view::{AreaLook, AreaMark, Ground, MapArea, MapBorder, MapTag, MapView, Names, Spot};
use crate::words::champions as keys;
use crate::words::spoken::say;

/// Width by height of a board without a picture.
pub const PLAIN: f64 = 390.0 / 372.0;
/// Millionths to the whole.
const WHOLE: f64 = 1_000_000.0;

/// The board with its names, borders, exits and numbers, to be looked at.
pub fn shown(board: &Board, ground: Ground) -> MapView {
    let areas = board.area_ids().map(|id| area(board, id)).collect();
    let borders = board.borders().iter().map(|border| MapBorder {
        between: (border.between[0].index(), border.between[1].index()),
        bars: Some(bars(border.kind)),
        look: AreaLook::Plain,
    });
    MapView { areas, borders: borders.collect(), names: Names::Apart, ..MapView::bare(ground) }
}

fn area(board: &Board, id: AreaId) -> MapArea {
    let area = board.area(id);
    let exit = board.exits().contains(&id).then(|| MapTag::word(say(keys::BOARD_EXIT)));
    let numbers = board.reinforcements().iter().filter(|token| token.area == id);
    // A note is for the list; the map has room for the word alone.
    let bare = |mark: &Mark| Mark { note: String::new(), ..mark.clone() };
    let lying = area.marks.iter().map(|mark| MapTag::word(say(enemies::mark(&bare(mark)))));
    MapArea {
        spot: spot(area),
        label: area_name(area),
        look: AreaLook::Plain,
        marks: marks(area),
        tags: exit
            .into_iter()
            .chain(numbers.map(|token| MapTag::word(token.number.to_string())))
            .chain(lying)
            .collect(),
    }
}

fn marks(area: &Area) -> Vec<AreaMark> {
    let high = (area.height == Height::Elevated).then_some(AreaMark::High);
    let roofed = (area.cover == Cover::Indoor).then_some(AreaMark::Roofed);
    high.into_iter().chain(roofed).collect()
}

fn spot(area: &Area) -> Spot {
    let share = |place: Place| f64::from(place.millionths()) / WHOLE;
    Spot { x: share(area.x), y: share(area.y) }
}

/// A share of the picture's side as the board keeps it; what is beyond the edge lies on it.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and a million")]
pub fn place(share: f64) -> Place {
    let millionths = (share.clamp(0.0, 1.0) * WHOLE).round() as u32;
    Place::from_millionths(millionths).unwrap_or_default()
}
