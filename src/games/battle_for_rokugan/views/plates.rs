//! Where the plate of a blessing stands beside the token it lies on: where it hides least, and never the token's arrow.

use super::map::{Capital, MarkerView, ProvinceView};
use crate::games::battle_for_rokugan::content::drawing::{self, Place};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::rules::places::spots;
use crate::kernel::by::Small;

/// Half of a plate's width and height, in units of the drawing.
pub const PLATE: (i16, i16) = (9, 6);

/// Where a plate can stand, seen from the middle of its token: at its edge, all around.
const AROUND: [(i16, i16); 8] = [(19, 0), (19, 13), (0, 16), (-19, 13), (-19, 0), (-19, -13), (0, -16), (19, -13)];

/// Half the width of a token.
const TOKEN: i16 = 10;

/// A part of the map where something is drawn: its middle, and half its width and height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    at: Place,
    half: (i16, i16),
}

impl Area {
    /// A plate.
    pub const fn of_plate(at: Place) -> Self {
        Self { at, half: PLATE }
    }

    /// So far from a place.
    fn off(Place { x, y }: Place, (right, down): (i16, i16), half: (i16, i16)) -> Self {
        Self { at: Place { x: x + right, y: y + down }, half }
    }

    /// How much of it another one covers, in square units.
    pub fn covered(self, by: Self) -> i32 {
        let shared = |one: i16, other: i16, halves: i16| i32::from((halves - (one - other).abs()).max(0));
        let width = shared(self.at.x, by.at.x, self.half.0 + by.half.0).min(2 * i32::from(self.half.0.min(by.half.0)));
        let height = shared(self.at.y, by.at.y, self.half.1 + by.half.1).min(2 * i32::from(self.half.1.min(by.half.1)));
        width * height
    }
}

/// What stands in a province: its mark, its flowers, its special token, the number of its faceup control tokens.
pub fn of_province(view: &ProvinceView) -> Vec<Area> {
    let at = drawing::mark(view.province);
    let capital = view.capital == Capital::Yes;
    let scorched = view.special == Some(Special::Scorched);
    let mark = if capital { 14 } else { 11 };
    let flowers = i16::from(view.flowers);
    let up = view.control.is_some_and(|control| control.up() > 0);
    let all = [
        Some(Area::off(at, (0, 0), (mark, mark))),
        (flowers > 0 && !scorched).then(|| Area::off(at, (0, if capital { -20 } else { -16 }), (flowers * 9 / 2, 5))),
        (view.special.is_some() && !scorched).then(|| Area::off(at, (22, -4), (10, 10))),
        up.then(|| Area::off(at, (14, 12), (5, 6))),
    ];
    all.into_iter().flatten().collect()
}

/// A token and its arrow.
pub fn of_token(token: &MarkerView) -> Vec<Area> {
    let disc = Area::off(token.at, (0, 0), (TOKEN, TOKEN));
    let arrow = token.towards.map(|to| {
        let (right, down) = eighth(token.at, to);
        Area::off(token.at, (right * 12, down * 12), (4, 4))
    });
    std::iter::once(disc).chain(arrow).collect()
}

/// Every place of the map where a token may come to lie: its ring.
pub fn rings() -> Vec<Area> {
    let places = Province::ALL.iter().flat_map(|province| spots(*province)).map(drawing::spot);
    places.map(|at| Area::off(at, (0, 0), (5, 5))).collect()
}

/// The middle of the plate beside a token, among everything that is drawn: away from where the token points, or from
/// the mark of its own province.
pub fn beside(token: &MarkerView, drawn: &[Area]) -> Place {
    let from = token.towards.unwrap_or_else(|| drawing::mark(token.spot.target()));
    let (right, down) = eighth(token.at, from);
    let ways = AROUND.map(|(x, y)| {
        let place = Place { x: token.at.x + x, y: token.at.y + y };
        let hidden: i32 = drawn.iter().map(|area| area.covered(Area::of_plate(place))).sum();
        // Of two that hide equally little the one farther from the arrow.
        (hidden, i32::from(right * x + down * y), place)
    });
    let least = ways.into_iter().min_by_key(|(hidden, near, _)| (*hidden, *near));
    least.map_or(token.at, |(_, _, place)| place)
}

/// The direction from one place to another, by eighths of a circle: right and down, each −1, 0 or 1.
fn eighth(from: Place, to: Place) -> (i16, i16) {
    let (right, down) = (to.x - from.x, to.y - from.y);
    match (right.abs() * 2 < down.abs(), down.abs() * 2 < right.abs()) {
        (true, _) => (0, down.signum()),
        (_, true) => (right.signum(), 0),
        (false, false) => (right.signum(), down.signum()),
    }
}
