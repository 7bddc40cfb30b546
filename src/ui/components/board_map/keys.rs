//! The keyboard on the map: arrows go from area to area, Enter and the space bar tap the one that was reached, plus and
//! minus make the board larger and smaller, Escape leaves.

use super::gesture::{Hand, NOTCH};
use super::view::{AreaLook, MapTap, MapView};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// How many times farther a place counts for lying aside than for lying ahead.
const ASIDE: f64 = 2.0;
/// The area that was reached comes at least as far onto the element, in pixels.
const MARGIN: f64 = 44.0;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    /// The next area so far to the right and down.
    Go(f64, f64),
    /// A tap on the area that was reached.
    Tap,
    /// A larger board.
    Nearer,
    /// A smaller one.
    Farther,
    /// No area any more.
    Leave,
}

fn asked(key: &str) -> Option<Asked> {
    Some(match key {
        "ArrowLeft" => Asked::Go(-1.0, 0.0),
        "ArrowRight" => Asked::Go(1.0, 0.0),
        "ArrowUp" => Asked::Go(0.0, -1.0),
        "ArrowDown" => Asked::Go(0.0, 1.0),
        "Enter" | " " => Asked::Tap,
        "+" => Asked::Nearer,
        "-" | "−" => Asked::Farther,
        "Escape" => Asked::Leave,
        _ => return None,
    })
}

/// Does what a key asks for. Keys that mean nothing here are left to others; an arrow never scrolls the page away.
pub(super) fn pressed(hand: Hand, reached: RwSignal<Option<usize>>, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(asked) = asked(&event.key()) else { return };
    match (asked, reached.get_untracked()) {
        (Asked::Go(right, down), from) => go(hand, reached, from, (right, down)),
        (Asked::Nearer, _) => zoom(hand, NOTCH),
        (Asked::Farther, _) => zoom(hand, 1.0 / NOTCH),
        (Asked::Tap, Some(area)) => hand.on_tap.iter().for_each(|callback| callback.run((MapTap::Area(area),))),
        (Asked::Leave, Some(_)) => reached.set(None),
        (Asked::Tap | Asked::Leave, None) => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

/// Goes to the next area in a direction.
fn go(hand: Hand, reached: RwSignal<Option<usize>>, from: Option<usize>, way: (f64, f64)) {
    let to = hand.view.with_untracked(|view| match from {
        Some(from) if from < view.areas.len() => next(view, from, way),
        Some(_) | None => first(view),
    });
    if let Some(to) = to {
        reached.set(Some(to));
        bring_near(hand, to);
    }
}

/// Makes the board so many times larger around its middle.
fn zoom(hand: Hand, factor: f64) {
    let frame = hand.frame.get_untracked();
    hand.change((0.0, 0.0), factor, (frame.width / 2.0, frame.height / 2.0));
}

/// Moves the board until an area is well on the element.
fn bring_near(hand: Hand, area: usize) {
    let (camera, frame) = (hand.camera.get_untracked(), hand.frame.get_untracked());
    let (x, y) = hand.view.with_untracked(|view| camera.pixel(view.middle(area)));
    let short = |at: f64, room: f64| at.clamp(MARGIN.min(room / 2.0), room - MARGIN.min(room / 2.0)) - at;
    let by = (short(x, frame.width), short(y, frame.height));
    if by != (0.0, 0.0) {
        hand.change(by, 1.0, (0.0, 0.0));
    }
}

/// Where the keyboard begins: at what the screen is about, else at what it frames, else at the first of the list.
fn first(view: &MapView) -> Option<usize> {
    let chosen = view.areas.iter().position(|area| area.look == AreaLook::Chosen);
    let framed = || view.frame.first().copied().filter(|area| *area < view.areas.len());
    chosen.or_else(framed).or_else(|| (!view.areas.is_empty()).then_some(0))
}

/// The nearest area in a direction: rather straight ahead than near.
fn next(view: &MapView, from: usize, (right, down): (f64, f64)) -> Option<usize> {
    let (x, y) = view.middle(from);
    let far = |area: usize| {
        let (to_x, to_y) = view.middle(area);
        let (dx, dy) = (to_x - x, to_y - y);
        let ahead = dx.mul_add(right, dy * down);
        let aside = dx.mul_add(down, dy * right).abs();
        (ahead > 0.0 && aside <= ASIDE * ahead).then(|| ASIDE.mul_add(aside, ahead))
    };
    let all = (0..view.areas.len()).filter(|area| *area != from).filter_map(|area| Some((area, far(area)?)));
    all.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(area, _)| area)
}

#[cfg(test)]
mod tests {
    use super::super::view::{Ground, MapArea, Spot};
    use super::*;

    /// Gate above, Kitchen at the left, Hall in the middle, Garden far to the right and a little lower.
    fn board() -> MapView {
        let area = |(x, y): (f64, f64)| MapArea {
            spot: Spot { x, y },
            label: String::new(),
            look: AreaLook::Plain,
            marks: Vec::new(),
            tags: Vec::new(),
        };
        let areas = [(0.5, 0.1), (0.2, 0.5), (0.5, 0.5), (0.9, 0.6)].map(area).to_vec();
        MapView { areas, ..MapView::bare(Ground::Plain(1.0)) }
    }

    #[test]
    fn an_arrow_leads_to_the_area_that_lies_there() {
        let view = board();
        assert_eq!(next(&view, 2, (-1.0, 0.0)), Some(1));
        assert_eq!(next(&view, 2, (1.0, 0.0)), Some(3));
        assert_eq!(next(&view, 2, (0.0, -1.0)), Some(0));
        assert_eq!(next(&view, 0, (0.0, 1.0)), Some(2));
        assert_eq!(next(&view, 0, (0.0, -1.0)), None, "nothing lies above the gate");
    }

    #[test]
    fn the_keyboard_begins_where_the_screen_looks() {
        let mut view = board();
        assert_eq!(first(&view), Some(0));
        view.frame = vec![3];
        assert_eq!(first(&view), Some(3));
        view.areas[1].look = AreaLook::Chosen;
        assert_eq!(first(&view), Some(1));
        view.areas.clear();
        assert_eq!(first(&view), None, "an empty board has no place to begin at");
    }
}
