//! Where the names of areas stand on a board that has many: beside their areas, clear of one another, of who stands there
//! and of the blocks. A name without room is shown once the board is zoomed in; the list beside the board has them all.

use super::camera::{self, Frame};
use super::seats::{reach, seats};
use super::view::{AreaMark, MapArea, MapBorder, MapView};
use super::words::{BARS, BLOCK, MARK_ROOM, Words, tags_width, words};
use std::borrow::Cow;

/// How far a name reaches above and below its line, in pixels of texts of the usual size.
const ABOVE: f64 = 11.0;
const BELOW: f64 = 5.0;
/// How far from the middle of an area an empty place, and whoever stands there, reach.
const NODE: f64 = 10.0;
const FIGURE: f64 = 15.5;
/// How far a name goes aside where the row below or above its area is not free, the least first.
const SHIFTS: [f64; 4] = [8.0, 16.0, 24.0, 32.0];
/// How far from its middle the number of a way reaches.
const COST: f64 = 12.0;
/// What is kept free at the edges of the element and around a name.
const MARGIN: f64 = 3.0;

/// A part of the element, in pixels of texts of the usual size.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Part {
    /// Whether two of them share anything.
    fn meets(self, other: Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    fn is_within(self, wide: f64, high: f64) -> bool {
        self.left >= MARGIN && self.top >= MARGIN && self.right <= wide - MARGIN && self.bottom <= high - MARGIN
    }
}

/// A name from the middle of its area: how far right its own middle is, and how far below its line.
pub type Stands = (f64, f64);

/// Where a spot of the ground is on the element before fingers have moved it.
fn spot(view: &MapView, frame: Frame, on_ground: (f64, f64)) -> (f64, f64) {
    let (x, y) = camera::seen(view, frame, None).pixel(on_ground);
    (x / frame.text, y / frame.text)
}

/// Where an area is on the element then.
fn middle(view: &MapView, frame: Frame, at: usize) -> (f64, f64) {
    spot(view, frame, view.middle(at))
}

/// What the bars of the borders cover: a name over them hides what a way costs.
fn bars(view: &MapView, frame: Frame) -> Vec<Part> {
    let across = |border: &MapBorder| {
        let (x, y) = spot(view, frame, view.between(border.between));
        Part { left: x - BARS, top: y - BARS, right: x + BARS, bottom: y + BARS }
    };
    view.borders.iter().filter(|border| border.bars.is_some()).map(across).collect()
}

/// What the numbers of the ways that are drawn cover: they are what the board is looked at for then.
fn costs(view: &MapView, frame: Frame) -> Vec<Part> {
    let numbers = view.routes.iter().flat_map(|route| route.areas.windows(2).zip(&route.costs));
    let part = |(pair, _): (&[usize], &String)| {
        let ((ax, ay), (bx, by)) = (view.middle(pair[0]), view.middle(pair[1]));
        let (x, y) = spot(view, frame, (f64::midpoint(ax, bx), f64::midpoint(ay, by)));
        Part { left: x - COST, top: y - COST, right: x + COST, bottom: y + COST }
    };
    numbers.map(part).collect()
}

/// What a name covers, with the room of the signs before it.
fn covered((x, y): (f64, f64), (half, signs): (f64, f64), (aside, line): Stands) -> Part {
    Part { left: x + aside - half - signs, top: y + line - ABOVE, right: x + aside + half, bottom: y + line + BELOW }
}

/// What an area covers without its name: whoever stands there, or the place itself, and its blocks.
fn figures(view: &MapView, at: usize, (x, y): (f64, f64), words: &Words) -> Vec<Part> {
    let seats = seats(view, at);
    let wide = seats.iter().map(|seat| seat.x.abs() + FIGURE).fold(NODE, f64::max);
    let high = if seats.is_empty() { NODE } else { reach(view, at) + FIGURE };
    let body = Part { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
    let (left, top) = words.blocks;
    let width = tags_width(&view.areas[at]);
    let block = Part { left: x + left, top: y + top, right: x + left + width, bottom: y + top + BLOCK };
    std::iter::once(body).chain((!view.areas[at].tags.is_empty()).then_some(block)).collect()
}

/// Where a name may stand, the usual place first: below, above, at the sides, at the corners.
fn candidates(view: &MapView, at: usize, words: &Words) -> Vec<Stands> {
    let half = words.half + MARGIN;
    let wide = seats(view, at).iter().map(|seat| seat.x.abs() + FIGURE).fold(NODE, f64::max);
    let rows = reach(view, at);
    let (below, above) = (27.0 + rows, -19.0 - rows);
    let over = above - if view.areas[at].tags.is_empty() { 0.0 } else { BLOCK };
    let side = wide + half;
    let corner = half.mul_add(0.7, wide * 0.5);
    // The signs stand before the name: with them its middle is farther right.
    let signs = signs(view, at);
    // Where a neighbour's name reaches under the area, a few pixels aside is room.
    let aside = SHIFTS.iter().filter(|shift| **shift < half).flat_map(|shift| [*shift, -shift]);
    let shifted = aside.flat_map(|shift| [below, over].map(|line| (signs / 2.0 + shift, line)));
    let usual = [
        (words.aside, words.name),
        (signs / 2.0, below),
        (signs / 2.0, over),
        (side + signs, 5.0),
        (-side, 5.0),
        (corner + signs, below - 6.0),
        (-corner, below - 6.0),
        (corner + signs, over + 6.0),
        (-corner, over + 6.0),
    ];
    usual.into_iter().chain(shifted).collect()
}

/// Blocks of price beside one another would hide each other: then each area keeps the first of them, and what else a way
/// costs is told where it is tapped, and in the list.
pub fn with_room(view: &MapView, frame: Frame) -> Cow<'_, MapView> {
    let several = |area: &MapArea| area.tags.len() > 1;
    if !view.areas.iter().any(several) || !hide_one_another(&blocks(view, frame)) {
        return Cow::Borrowed(view);
    }
    let mut view = view.clone();
    for area in &mut view.areas {
        let rest = area.tags.iter().skip(1).filter(|tag| tag.sign.is_none());
        area.tags = area.tags.iter().take(1).chain(rest).cloned().collect();
    }
    Cow::Owned(view)
}

/// What the blocks of each area cover together.
fn blocks(view: &MapView, frame: Frame) -> Vec<Part> {
    let block = |at: usize| {
        let (x, y) = middle(view, frame, at);
        let (left, top) = words(view, at, frame).blocks;
        let right = left + tags_width(&view.areas[at]);
        Part { left: x + left, top: y + top, right: x + right, bottom: y + top + BLOCK }
    };
    (0..view.areas.len()).filter(|at| !view.areas[*at].tags.is_empty()).map(block).collect()
}

fn hide_one_another(parts: &[Part]) -> bool {
    let mut pairs = parts.iter().enumerate().flat_map(|(at, one)| parts[..at].iter().map(move |other| (one, other)));
    pairs.any(|(one, other)| one.meets(*other))
}

/// Where each name stands; nothing where there is no room for it before the board is zoomed in. Places where somebody
/// stands come first. A name rather lies over bars or numbers than nowhere.
pub fn apart(view: &MapView, frame: Frame) -> Vec<Option<Stands>> {
    let (wide, high) = (frame.width / frame.text, frame.height / frame.text);
    let all: Vec<Words> = (0..view.areas.len()).map(|at| words(view, at, frame)).collect();
    let middles: Vec<(f64, f64)> = (0..all.len()).map(|at| middle(view, frame, at)).collect();
    let bodies: Vec<Vec<Part>> = (0..all.len()).map(|at| figures(view, at, middles[at], &all[at])).collect();
    let mut order: Vec<usize> = (0..all.len()).collect();
    let empty = |at: usize| view.tokens.iter().all(|token| token.area != at);
    order.sort_by_key(|at| (bodies[*at].len() < 2, empty(*at), signs(view, *at) == 0.0));
    let bars: Vec<Part> = bars(view, frame).into_iter().chain(costs(view, frame)).collect();
    let mut stands = vec![None; all.len()];
    let mut taken: Vec<Part> = bodies.into_iter().flatten().collect();
    for at in order {
        let half = (all[at].half, signs(view, at));
        let fits = |stands: &Stands| {
            let part = covered(middles[at], half, *stands);
            part.is_within(wide, high) && !taken.iter().any(|other| part.meets(*other))
        };
        let places = candidates(view, at, &all[at]);
        let clear = |stands: &Stands| {
            let part = covered(middles[at], half, *stands);
            fits(stands) && !bars.iter().any(|bar| part.meets(*bar))
        };
        let found = places.iter().copied().find(clear).or_else(|| places.into_iter().find(fits));
        // Without its name the signs of an area lie at its feet.
        let (x, y) = middles[at];
        let feet = (half.1 > 0.0).then(|| covered((x + half.1 / 2.0, y), (0.0, half.1), (0.0, all[at].feet())));
        taken.extend(found.map_or(feet, |found| Some(covered(middles[at], half, found))));
        stands[at] = found;
    }
    stands
}

/// The room of the signs before a name.
pub fn signs(view: &MapView, at: usize) -> f64 {
    let count = view.areas[at].marks.iter().filter(|mark| **mark != AreaMark::Water).count();
    f64::from(u32::try_from(count).unwrap_or(0)) * MARK_ROOM
}

#[cfg(test)]
mod tests {
    use super::super::view::{
        AreaLook, Bars, Ground, Hands, MapRoute, MapTag, MapToken, RouteLook, Spot, TokenLook, TokenShape,
    };
    use super::*;
    use crate::views::sign::Sign;
    use crate::views::tint::Tint;

    /// Places with these names in rows of six, somebody with a block in every third.
    fn crowded(names: &[&str]) -> MapView {
        let spot = |at: usize| {
            let (column, row) = (u32::try_from(at % 6).unwrap(), u32::try_from(at / 6).unwrap());
            Spot { x: 0.09 + 0.164 * f64::from(column), y: 0.09 + 0.2 * f64::from(row) }
        };
        let area = |(at, name): (usize, &&str)| MapArea {
            spot: spot(at),
            label: (*name).to_owned(),
            look: AreaLook::Plain,
            marks: Vec::new(),
            tags: if at.is_multiple_of(3) { vec![MapTag::word("11")] } else { Vec::new() },
        };
        let token = |area| MapToken {
            area,
            shape: TokenShape::Ringed("A".to_owned()),
            number: None,
            look: TokenLook::Plain,
            hands: Hands::Empty,
        };
        MapView {
            areas: names.iter().enumerate().map(area).collect(),
            tokens: (0..names.len()).filter(|at| at.is_multiple_of(3)).map(token).collect(),
            ..MapView::bare(Ground::Plain(1.0))
        }
    }

    const NAMES: [&str; 29] = [
        "Kaiu", "Hida", "Yasuki", "Doji", "Kakita", "Asahina", "Hitomi", "Kitsuki", "Mirumoto", "Ikoma", "Matsu",
        "Akodo", "Shiba", "Naka", "Isawa", "Soshi", "Bayushi", "Shosuro", "Shinjo", "Moto", "Iuchi", "Silk", "Spice",
        "Yogo", "Otaku", "Ide", "Goimo", "Kuni", "Daidoji",
    ];

    fn check(view: &MapView, frame: Frame, least: usize) {
        let stands = apart(view, frame);
        let words: Vec<Words> = (0..view.areas.len()).map(|at| words(view, at, frame)).collect();
        let at = |at: usize| middle(view, frame, at);
        let shown: Vec<(usize, Part)> = (0..stands.len())
            .filter_map(|area| Some((area, covered(at(area), (words[area].half, signs(view, area)), stands[area]?))))
            .collect();
        assert!(shown.len() >= least, "{} of {} names are shown", shown.len(), stands.len());
        for (one, part) in &shown {
            for (other, others) in shown.iter().filter(|(other, _)| other != one) {
                assert!(!part.meets(*others), "{} lies over {}", view.areas[*one].label, view.areas[*other].label);
            }
            for (other, own) in words.iter().enumerate() {
                let bodies = figures(view, other, at(other), own);
                assert!(
                    bodies.iter().all(|body| !part.meets(*body)),
                    "{} lies over the figures of {}",
                    view.areas[*one].label,
                    view.areas[other].label
                );
            }
            assert!(part.is_within(frame.width / frame.text, frame.height / frame.text));
        }
    }

    #[test]
    fn no_name_lies_over_another_or_over_who_stands_there() {
        check(&crowded(&NAMES), Frame::of(390, 390, 1.0), 28);
    }

    #[test]
    fn in_text_at_its_double_fewer_names_are_shown_and_none_is_covered() {
        check(&crowded(&NAMES), Frame::of(360, 360, 1.5), 12);
    }

    #[test]
    fn a_name_leaves_the_bars_of_a_border_to_be_seen() {
        let mut view = crowded(&NAMES[..8]);
        view.areas.iter_mut().for_each(|area| area.spot.y *= 0.8);
        view.borders = vec![MapBorder { between: (1, 7), bars: Some(Bars::One), look: AreaLook::Plain }];
        let frame = Frame::of(390, 390, 1.0);
        let words: Vec<Words> = (0..view.areas.len()).map(|at| words(&view, at, frame)).collect();
        let bars = bars(&view, frame);
        let usual = |at: usize| {
            covered(middle(&view, frame, at), (words[at].half, signs(&view, at)), (words[at].aside, words[at].name))
        };
        assert!(usual(1).meets(bars[0]), "its name usually lies there");
        let stands = apart(&view, frame);
        assert!(stands.iter().flatten().count() >= 5, "most are shown");
        for (at, stands) in stands.into_iter().enumerate().filter_map(|(at, stands)| Some((at, stands?))) {
            let part = covered(middle(&view, frame, at), (words[at].half, signs(&view, at)), stands);
            assert!(bars.iter().all(|bar| !part.meets(*bar)), "{}", view.areas[at].label);
        }
    }

    #[test]
    fn a_name_leaves_the_number_of_a_way_to_be_seen() {
        let mut view = crowded(&NAMES[..8]);
        view.areas.iter_mut().for_each(|area| area.spot.y *= 0.8);
        view.routes = vec![MapRoute { areas: vec![1, 7], costs: vec!["2".to_owned()], look: RouteLook::Taken }];
        let frame = Frame::of(390, 390, 1.0);
        let [number] = costs(&view, frame).try_into().unwrap();
        let at = |area: usize| middle(&view, frame, area);
        let words: Vec<Words> = (0..view.areas.len()).map(|at| words(&view, at, frame)).collect();
        let half = |area: usize| (words[area].half, signs(&view, area));
        let usual = |area: usize| covered(at(area), half(area), (words[area].aside, words[area].name));
        assert!(usual(1).meets(number), "its name usually lies there");
        for (area, stands) in apart(&view, frame).into_iter().enumerate() {
            let part = stands.map(|stands| covered(at(area), half(area), stands));
            assert!(part.is_none_or(|part| !part.meets(number)), "{}", view.areas[area].label);
        }
    }

    #[test]
    fn the_signs_before_a_name_lie_over_nothing_either() {
        let mut view = crowded(&NAMES);
        view.areas.iter_mut().step_by(2).for_each(|area| area.marks = vec![AreaMark::Roofed, AreaMark::High]);
        check(&view, Frame::of(390, 390, 1.0), 10);
    }

    #[test]
    fn with_room_a_name_stays_where_it_usually_is() {
        let view = crowded(&NAMES[..3]);
        let frame = Frame::of(390, 390, 1.0);
        for (at, stands) in apart(&view, frame).into_iter().enumerate() {
            let usual = words(&view, at, frame);
            assert_eq!(stands, Some((usual.aside, usual.name)));
        }
    }

    #[test]
    fn a_name_under_which_a_neighbours_reaches_goes_aside_instead_of_vanishing() {
        let mut view = crowded(&["Willows", "South Road", "Ferry House"]);
        for (area, x) in view.areas.iter_mut().zip([0.14, 0.5, 0.857]) {
            (area.spot, area.tags) = (Spot { x, y: 0.83 }, Vec::new());
        }
        view.areas[2].marks = vec![AreaMark::Roofed];
        for area in [1, 2] {
            view.tokens.push(MapToken { area, ..view.tokens[0].clone() });
        }
        check(&view, Frame::of(360, 252, 1.0), 3);
    }

    #[test]
    fn prices_that_would_hide_one_another_become_one_block_an_area() {
        let mut view = crowded(&["North Road", "Mill", "Hill"]);
        let price = |text: &str| MapTag::signed(Sign::ActionPoints, Tint::ActionPoints, text);
        for area in &mut view.areas {
            area.tags = vec![price("4"), price("\u{2212}2")];
        }
        let kept = |scale: f64| {
            let view = with_room(&view, Frame::of(720, 680, scale));
            view.areas.iter().map(|area| area.tags.len()).collect::<Vec<_>>()
        };
        assert_eq!(kept(1.0), [2, 2, 2]);
        assert_eq!(kept(2.0), [1, 1, 1]);
        view.areas[0].tags = vec![MapTag::word("Exit"), MapTag::word("1")];
        assert_eq!(with_room(&view, Frame::of(360, 340, 2.0)).areas[0].tags.len(), 2, "words of the board all stay");
    }
}
