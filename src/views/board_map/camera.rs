//! Which part of the ground is seen, and how large.

use super::view::{MapView, Spot, WIDTH};

/// How many times larger than the whole board it can be shown.
const CLOSEST: f64 = 8.0;
/// Ground kept around the areas that are framed, in units of it.
const AROUND: f64 = 140.0;
/// A board that is shown whole and narrower than this, in pixels, has no room for its names.
const NARROW: f64 = 300.0;
/// How much of the board's height has to be seen for its width to fill the element, as a share.
const MOST_OF_IT: f64 = 0.65;
/// How far an area and its name reach below its middle, in pixels of usual texts.
const REACH: f64 = 32.0;

/// The size of the element, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// From side to side.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
    /// How many times larger than usual texts are, and with them all that keeps its size.
    pub text: f64,
}

impl Default for Frame {
    fn default() -> Self {
        Self { width: 390.0, height: 372.0, text: 1.0 }
    }
}

impl Frame {
    /// An element that is not shown has no size; it counts as one pixel, so that nothing is divided by zero.
    pub fn of(width: i32, height: i32, text: f64) -> Self {
        Self { width: f64::from(width.max(1)), height: f64::from(height.max(1)), text }
    }
}

/// Where the ground lies on the element: units of ground times `scale`, moved by `x` and `y` pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Pixels a unit of ground.
    pub scale: f64,
    /// Pixels to the right.
    pub x: f64,
    /// Pixels down.
    pub y: f64,
}

impl Camera {
    /// A spot of the ground on the element.
    pub fn pixel(self, (x, y): (f64, f64)) -> (f64, f64) {
        (x.mul_add(self.scale, self.x), y.mul_add(self.scale, self.y))
    }

    /// The spot of the picture under a pixel; beyond the picture too.
    pub fn spot(self, view: &MapView, (x, y): (f64, f64)) -> Spot {
        Spot { x: (x - self.x) / self.scale / WIDTH, y: (y - self.y) / self.scale / view.height() }
    }

    /// Moved by so many pixels and made larger around a pixel, kept where something is to be seen.
    pub fn changed(self, view: &MapView, frame: Frame, by: (f64, f64), factor: f64, around: (f64, f64)) -> Self {
        let least = whole(view, frame).scale;
        let scale = (self.scale * factor).clamp(least, least * CLOSEST);
        let grown = scale / self.scale;
        let x = grown.mul_add(self.x - around.0, around.0) + by.0;
        let y = grown.mul_add(self.y - around.1, around.1) + by.1;
        Self { scale, x: kept(x, WIDTH * scale, frame.width), y: kept(y, view.height() * scale, frame.height) }
    }
}

/// What is seen: where the fingers brought it, or the framed part, or where the board begins.
pub fn seen(view: &MapView, frame: Frame, free: Option<Camera>) -> Camera {
    free.unwrap_or_else(|| if view.frame.is_empty() { first(view, frame) } else { framed(view, frame, &view.frame) })
}

/// How the board is first seen: all of it or, on a short phone, its full width from the upper edge, so that there is
/// room for its names; where that would cut areas and there is room for all of them without the ground around, those.
pub fn first(view: &MapView, frame: Frame) -> Camera {
    let (scale, height) = (frame.width / WIDTH, view.height() * frame.width / WIDTH);
    let whole = whole(view, frame);
    if whole.scale * WIDTH >= NARROW || height * MOST_OF_IT > frame.height {
        return whole;
    }
    let full = Camera { scale, x: 0.0, y: 0.0 };
    let all: Vec<usize> = (0..view.areas.len()).collect();
    let is_cut = |area: &usize| full.pixel(view.middle(*area)).1 > frame.height - REACH * frame.text;
    if !all.iter().any(is_cut) {
        return full;
    }
    let close = framed(view, frame, &all);
    if close.scale * WIDTH >= NARROW { close } else { full }
}

/// The room above and below a height of the ground, in pixels, once it is brought as far into the element as it goes.
pub fn room(view: &MapView, frame: Frame, height: f64) -> (f64, f64) {
    let Camera { scale, y, .. } = first(view, frame);
    let below = (frame.height - y - view.height() * scale).max(0.0);
    (height.mul_add(scale, y.max(0.0)), (view.height() - height).mul_add(scale, below))
}

/// The whole ground, in the middle.
fn whole(view: &MapView, frame: Frame) -> Camera {
    let height = view.height();
    let scale = (frame.width / WIDTH).min(frame.height / height);
    Camera { scale, x: (frame.width - WIDTH * scale) / 2.0, y: (frame.height - height * scale) / 2.0 }
}

/// These areas with some ground around them.
fn framed(view: &MapView, frame: Frame, areas: &[usize]) -> Camera {
    let spots: Vec<_> = areas.iter().map(|&area| view.middle(area)).collect();
    let ends = |values: Vec<f64>| {
        let (least, most) = values.iter().fold((f64::MAX, f64::MIN), |(a, b), v| (a.min(*v), b.max(*v)));
        (f64::midpoint(least, most), most - least + 2.0 * AROUND)
    };
    let (x, width) = ends(spots.iter().map(|spot| spot.0).collect());
    let (y, height) = ends(spots.iter().map(|spot| spot.1).collect());
    let least = whole(view, frame).scale;
    let scale = (frame.width / width).min(frame.height / height).clamp(least, least * CLOSEST);
    let middle = Camera { scale, x: frame.width / 2.0 - x * scale, y: frame.height / 2.0 - y * scale };
    middle.changed(view, frame, (0.0, 0.0), 1.0, (0.0, 0.0))
}

/// An edge of the ground, so that the ground fills the element where it can and is in the middle where it cannot.
fn kept(at: f64, long: f64, room: f64) -> f64 {
    if long <= room { (room - long) / 2.0 } else { at.clamp(room - long, 0.0) }
}

#[cfg(test)]
mod tests {
    use super::super::view::{AreaLook, Ground, MapArea};
    use super::*;

    const PHONE: Frame = Frame { width: 390.0, height: 252.0, text: 1.0 };

    fn view(spots: &[(f64, f64)]) -> MapView {
        let area = |&(x, y): &(f64, f64)| MapArea {
            spot: Spot { x, y },
            label: String::new(),
            look: AreaLook::Plain,
            marks: Vec::new(),
            tags: Vec::new(),
        };
        MapView { areas: spots.iter().map(area).collect(), ..MapView::bare(Ground::Plain(1.0)) }
    }

    #[test]
    fn a_pixel_leads_back_to_its_spot() {
        let view = view(&[]);
        let camera = whole(&view, PHONE).changed(&view, PHONE, (13.0, -7.0), 2.5, (100.0, 50.0));
        let spot = Spot { x: 0.3, y: 0.6 };
        let back = camera.spot(&view, camera.pixel(view.on_ground(spot)));
        assert!((back.x - spot.x).abs() < 1e-9 && (back.y - spot.y).abs() < 1e-9);
    }

    #[test]
    fn the_whole_board_fits_and_is_in_the_middle() {
        let camera = whole(&view(&[]), PHONE);
        assert!((camera.scale - 0.252).abs() < 1e-9 && (camera.x - 69.0).abs() < 1e-9 && camera.y.abs() < 1e-9);
    }

    #[test]
    fn a_short_phone_shows_the_full_width_first_and_a_narrow_board_whole() {
        let camera = first(&view(&[]), Frame { width: 360.0, height: 252.0, text: 1.0 });
        assert!((camera.scale - 0.36).abs() < 1e-9 && camera.y.abs() < 1e-9);
        let tall = MapView::bare(Ground::Plain(0.5));
        assert_eq!(first(&tall, PHONE), whole(&tall, PHONE));
    }

    #[test]
    fn what_is_framed_is_on_the_element() {
        let mut view = view(&[(0.1, 0.1), (0.9, 0.9), (0.8, 0.7)]);
        view.frame = vec![1, 2];
        let camera = framed(&view, PHONE, &view.frame);
        for area in [1, 2] {
            let (x, y) = camera.pixel(view.middle(area));
            assert!((20.0..370.0).contains(&x) && (20.0..232.0).contains(&y), "{x} {y}");
        }
    }

    #[test]
    fn the_ground_never_leaves_the_element() {
        let view = view(&[]);
        let far = whole(&view, PHONE).changed(&view, PHONE, (9999.0, -9999.0), 100.0, (0.0, 0.0));
        assert!(far.x <= 0.0 && far.y + view.height() * far.scale >= PHONE.height - 1e-9);
        assert!((far.scale - 0.252 * CLOSEST).abs() < 1e-9);
    }

    /// Two rows of three: the full width would show the lower one by half.
    #[test]
    fn no_area_of_a_board_of_few_rows_is_cut_on_a_short_phone() {
        let short = Frame { width: 360.0, height: 252.0, text: 1.0 };
        let row = |y: f64| [1.0, 3.0, 5.0].map(|sixths| (sixths / 6.0, y));
        let view = view(&[row(0.25), row(0.75)].concat());
        let camera = first(&view, short);
        assert!(camera.scale * WIDTH >= NARROW, "there is room for the names");
        for area in 0..view.areas.len() {
            let (x, y) = camera.pixel(view.middle(area));
            assert!((30.0..330.0).contains(&x) && (30.0..222.0).contains(&y), "{x} {y}");
        }
    }
}
