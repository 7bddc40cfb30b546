//! Where the words of an area stand: its name and its blocks, about as wide as they are drawn.

use super::camera::{self, Frame};
use super::seats::{reach, seats};
use super::view::{AreaMark, MapArea, MapTag, MapView};

/// The most characters of a name on the map; the list has all of them.
const LONGEST: usize = 18;
/// How far above the lower edge a name still fits below its area, in pixels.
const NAME_ROOM: f64 = 34.0;
/// How far below the upper edge the blocks still fit above their area.
const TAG_ROOM: f64 = 38.0;
/// How much farther away a name is where somebody stands.
const FEET: f64 = 4.0;
/// How much room a sign before a name takes.
pub const MARK_ROOM: f64 = 13.0;
/// How far below the middle of an area blocks beside its figures begin.
const TAG_BESIDE: f64 = -11.0;
/// How far from the middle of the outermost figure blocks beside it are.
const ELBOW: f64 = 20.0;
/// How high a block is.
pub const BLOCK: f64 = 21.0;
/// How far from the middle of a border its bars reach.
pub const BARS: f64 = 10.0;
/// How much room the sign of a block takes.
pub const SIGN_ROOM: f64 = 17.0;

/// Where the words of an area stand, from its middle, in pixels of texts of the usual size.
pub struct Words {
    /// Half of the name's width.
    pub half: f64,
    /// How far right the middle of the name is.
    pub aside: f64,
    /// How far below the name is.
    pub name: f64,
    /// The left upper corner of the first block.
    pub blocks: (f64, f64),
}

impl Words {
    /// How far below an area its signs are where its name has no room.
    pub fn feet(&self) -> f64 {
        if self.name > 0.0 { self.name - 4.0 } else { self.name }
    }
}

/// At the edges names change sides and blocks go beside the figures, so that the whole board shows all of them.
pub fn words(view: &MapView, at: usize, frame: Frame) -> Words {
    let (area, (x, y)) = (&view.areas[at], view.middle(at));
    let (above, below) = camera::room(view, frame, y);
    let (above, below) = (above / frame.text, below / frame.text);
    let (across, wide) = (camera::first(view, frame).pixel((x, y)).0 / frame.text, frame.width / frame.text);
    let is_empty = view.tokens.iter().all(|token| token.area != at);
    let rows = reach(view, at) + if is_empty { 0.0 } else { FEET };
    // The marks stand before the name.
    let half = width(&short(&area.label)) / 2.0;
    let before = area.marks.iter().filter(|mark| **mark != AreaMark::Water).map(|_| MARK_ROOM).sum::<f64>() / 2.0;
    let aside = inwards(across - before, half + before, wide);
    let name = if below < NAME_ROOM + rows { -17.0 - rows } else { 27.0 + rows };
    let blocks = if above < TAG_ROOM + rows || name < 0.0 {
        let figures = seats(view, at).into_iter().map(|seat| seat.x).fold(0.0, f64::max) + ELBOW;
        let all = tags_width(area);
        (beside(across, figures, all, wide, |left| hides_bars(view, at, frame, (left, all))), TAG_BESIDE)
    } else {
        let half = tags_width(area) / 2.0;
        // Above a short name at a side they are wider than it.
        (aside + inwards(across + aside, half, wide) - half, -37.0 - rows)
    };
    Words { half, aside, name, blocks }
}

/// A name as far as the map has room for it.
pub fn short(label: &str) -> String {
    if label.chars().count() <= LONGEST {
        return label.to_owned();
    }
    label.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// How far a word has to go aside to stay on the element while the whole board is shown.
fn inwards(x: f64, half: f64, width: f64) -> f64 {
    let room = width - half - 4.0;
    if half + 4.0 >= room { 0.0 } else { x.clamp(half + 4.0, room) - x }
}

/// About how wide a text is, in pixels: near enough to lay things beside it.
fn width(text: &str) -> f64 {
    let one = |c: char| match c {
        'i' | 'j' | 'l' | ' ' | '.' | ',' | '\'' | '’' => 4.2,
        'f' | 'r' | 't' | 'I' => 5.8,
        'm' | 'w' | 'M' | 'W' => 13.0,
        'A'..='Z' => 9.8,
        _ => 8.2,
    };
    text.chars().map(one).sum()
}

/// Where so wide blocks begin beside figures that reach so far: on the right, or where that is too near the edge, or on the
/// bars of a border, on the left; and never beyond an edge.
fn beside(across: f64, figures: f64, all: f64, wide: f64, hides: impl Fn(f64) -> bool) -> f64 {
    let (right, left) = (figures, -figures - all);
    if across + right + all > wide {
        left.max(4.0 - across)
    } else if hides(right) && across + left >= 4.0 && !hides(left) {
        left
    } else {
        right
    }
}

/// Whether blocks beside an area, from there on and so wide, lie over the bars of a border.
fn hides_bars(view: &MapView, at: usize, frame: Frame, (left, all): (f64, f64)) -> bool {
    let pixel = |spot| camera::first(view, frame).pixel(spot);
    let (x, y) = pixel(view.middle(at));
    view.borders.iter().filter(|border| border.bars.is_some()).any(|border| {
        let (bx, by) = pixel(view.between(border.between));
        let (across, down) = ((bx - x) / frame.text, (by - y) / frame.text);
        let is_beside = (left - BARS..left + all + BARS).contains(&across);
        is_beside && (TAG_BESIDE - BARS..TAG_BESIDE + BLOCK + BARS).contains(&down)
    })
}

/// How wide a block is.
pub fn tag_width(tag: &MapTag) -> f64 {
    width(&tag.text) + 12.0 + if tag.sign.is_some() { SIGN_ROOM } else { 0.0 }
}

/// How wide the blocks of an area are, side by side.
pub fn tags_width(area: &MapArea) -> f64 {
    area.tags.iter().map(|tag| tag_width(tag) + 3.0).sum::<f64>() - 3.0
}

#[cfg(test)]
mod tests {
    use super::super::view::{AreaLook, Bars, Ground, Hands, MapBorder, MapToken, Spot, TokenLook, TokenShape};
    use super::*;

    const FRAME: (i32, i32) = (390, 372);

    /// Where the words of an area at a spot stand, with so many blocks and marks.
    fn at(x: f64, y: f64, blocks: usize, marks: usize) -> Words {
        let area = MapArea {
            spot: Spot { x, y },
            label: "Bell Tower".to_owned(),
            look: AreaLook::Plain,
            marks: vec![AreaMark::High; marks],
            tags: vec![MapTag::word("Exit"); blocks],
        };
        let token = MapToken {
            area: 0,
            shape: TokenShape::Ringed("A".to_owned()),
            look: TokenLook::Plain,
            number: None,
            hands: Hands::Empty,
        };
        let ground = Ground::Plain(f64::from(FRAME.0) / f64::from(FRAME.1));
        let view = MapView { areas: vec![area], tokens: vec![token], ..MapView::bare(ground) };
        words(&view, 0, Frame::of(FRAME.0, FRAME.1, 1.0))
    }

    #[test]
    fn in_the_middle_the_name_is_below_and_the_blocks_are_above() {
        let words = at(0.5, 0.5, 2, 0);
        assert!(words.name > 0.0 && words.blocks.1 < -30.0 && words.aside.abs() < 0.01);
    }

    #[test]
    fn at_the_upper_and_lower_edge_the_blocks_are_beside_the_figures() {
        for y in [0.03, 0.97] {
            assert!((at(0.5, y, 2, 0).blocks.1 - TAG_BESIDE).abs() < 0.01, "{y}");
        }
        assert!(at(0.5, 0.97, 0, 0).name < 0.0, "the name is above");
    }

    #[test]
    fn blocks_beside_the_figures_leave_the_bars_of_a_border_in_sight() {
        let area = |x: f64, tags: usize| MapArea {
            spot: Spot { x, y: 0.97 },
            label: "Ford".to_owned(),
            look: AreaLook::Plain,
            marks: Vec::new(),
            tags: vec![MapTag::word("11"); tags],
        };
        let border = |other: usize| MapBorder { between: (0, other), bars: Some(Bars::One), look: AreaLook::Plain };
        let ground = Ground::Plain(f64::from(FRAME.0) / f64::from(FRAME.1));
        // The bars on the right are near, those on the left are far.
        let areas = vec![area(0.5, 1), area(0.68, 0), area(0.02, 0)];
        let bare = MapView { areas, ..MapView::bare(ground) };
        let frame = Frame::of(FRAME.0, FRAME.1, 1.0);
        assert!(words(&bare, 0, frame).blocks.0 > 0.0, "on the right where nothing is in the way");
        let near = MapView { borders: vec![border(1)], ..bare.clone() };
        assert!(words(&near, 0, frame).blocks.0 < 0.0, "on the left of the bars");
        let both = MapView {
            areas: vec![area(0.5, 1), area(0.68, 0), area(0.32, 0)],
            borders: vec![border(1), border(2)],
            ..bare
        };
        assert!(words(&both, 0, frame).blocks.0 > 0.0, "on the right where there are bars on either side");
    }

    #[test]
    fn nothing_leaves_the_element_at_its_sides() {
        let wide = f64::from(FRAME.0);
        for (x, y) in [(0.02, 0.5), (0.98, 0.5), (0.02, 0.97), (0.98, 0.97), (0.5, 0.97)] {
            let (words, middle) = (at(x, y, 3, 2), x * wide);
            let left = middle + words.aside - words.half - 2.0 * MARK_ROOM;
            assert!(left >= 0.0 && middle + words.aside + words.half <= wide, "the name with its signs at {x} {y}");
            if y > 0.9 {
                assert!(middle + words.blocks.0 >= 0.0, "the blocks at {x} {y}");
            }
        }
    }
}
