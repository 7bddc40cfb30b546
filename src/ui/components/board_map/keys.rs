//! The keyboard on the map: arrows go from area to area, Enter and the space bar tap the one that was reached, plus and
//! minus make the board larger and smaller, Escape leaves.

use super::gesture::{Hand, NOTCH};
use crate::views::board_map::keys::{Asked, asked, first, next};
use crate::views::board_map::view::MapTap;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// The area that was reached comes at least as far onto the element, in pixels.
const MARGIN: f64 = 44.0;

/// Where the keyboard is on the board.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    /// The area that was reached.
    pub(super) reached: RwSignal<Option<usize>>,
    /// The one it was reached from.
    pub(super) from: RwSignal<Option<usize>>,
}

/// Does what a key asks for. Keys that mean nothing here are left to others; an arrow never scrolls the page away.
pub(super) fn pressed(hand: Hand, walk: Walk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(asked) = asked(&event.key()) else { return };
    match (asked, walk.reached.get_untracked()) {
        (Asked::Go(right, down), from) => go(hand, walk, from, (right, down)),
        (Asked::Nearer, _) => zoom(hand, NOTCH),
        (Asked::Farther, _) => zoom(hand, 1.0 / NOTCH),
        (Asked::Tap, Some(area)) => hand.on_tap.iter().for_each(|callback| callback.run((MapTap::Area(area),))),
        (Asked::Leave, Some(_)) => walk.reached.set(None),
        (Asked::Tap | Asked::Leave, None) => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

/// Goes to the next area in a direction.
fn go(hand: Hand, walk: Walk, from: Option<usize>, way: (f64, f64)) {
    let to = hand.view.with_untracked(|view| match from {
        Some(from) if from < view.areas.len() => next(view, from, way),
        Some(_) | None => first(view),
    });
    if let Some(to) = to {
        walk.from.set(from);
        walk.reached.set(Some(to));
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
