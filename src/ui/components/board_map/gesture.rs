//! Fingers on the map: one taps or drags, two pan and zoom. What a finger means is decided when it is lifted.

use crate::views::board_map::camera::{Camera, Frame};
use crate::views::board_map::seats::{Seat, seats};
use crate::views::board_map::view::{Dragging, GroundTap, Handles, MapDrag, MapTap, MapView, Spot};
use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A tap this near to an area means it, in CSS pixels.
const AREA_REACH: f64 = 28.0;
/// A tap this near to a figure means it.
const TOKEN_REACH: f64 = 24.0;
/// A tap this near to the bars of a border means them.
const BORDER_REACH: f64 = 24.0;
/// A finger that moved farther than this drags.
const STILL: f64 = 8.0;
/// Two taps within so many milliseconds are a double tap.
const DOUBLE: f64 = 300.0;
/// Within this time after a tap its click has come.
const CLICK_COMES: Duration = Duration::from_millis(400);
/// How much larger one notch of a wheel makes the board.
pub(super) const NOTCH: f64 = 1.2;

type Pixel = (f64, f64);

/// What follows the finger: an area, a figure, or the end of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Live {
    /// What it began at.
    pub held: Held,
    /// The area it began at.
    pub from: usize,
    /// Where it is now.
    pub to: Spot,
}

/// What a finger took up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// The area at that place of the list.
    Area(usize),
    /// The token at that place of the list.
    Token(usize),
}

/// A finger or a mouse on the element.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: i32,
    at: Pixel,
}

/// What the fingers are doing.
#[derive(Clone, Debug, Default)]
struct Doing {
    fingers: Vec<Finger>,
    /// Where the first finger came down, while it may still be a tap.
    tap: Option<Pixel>,
    /// What is dragged.
    dragged: Option<Held>,
    /// The last tap that may become a double one, and when it was.
    last: Option<(Pixel, f64)>,
}

/// The hand over one map.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    /// What the map shows.
    pub view: Signal<MapView>,
    /// The size of the element.
    pub frame: RwSignal<Frame>,
    free: RwSignal<Option<Camera>>,
    /// What part of the ground is seen.
    pub camera: Signal<Camera>,
    /// What follows the finger.
    pub live: RwSignal<Option<Live>>,
    doing: StoredValue<Doing>,
    /// Who is told of a tap.
    pub on_tap: Option<Callback<(MapTap,)>>,
    on_drag: Option<Callback<(MapDrag,)>>,
}

impl Hand {
    pub fn new(
        view: Signal<MapView>,
        frame: RwSignal<Frame>,
        free: RwSignal<Option<Camera>>,
        camera: Signal<Camera>,
        on_tap: Option<Callback<(MapTap,)>>,
        on_drag: Option<Callback<(MapDrag,)>>,
    ) -> Self {
        let (live, doing) = (RwSignal::new(None), StoredValue::new(Doing::default()));
        Self { view, frame, free, camera, live, doing, on_tap, on_drag }
    }

    /// A finger comes down.
    pub fn down(self, event: &PointerEvent) {
        let Some((element, at)) = place(event) else { return };
        if event.button() > 0 || on_control(event) {
            return;
        }
        // A finger that leaves the element goes on with what it does; refused only for one that is up already.
        let _ = element.set_pointer_capture(event.pointer_id());
        let alone = self.doing.with_value(|doing| doing.fingers.is_empty());
        let dragged = alone.then(|| self.draggable(at)).flatten();
        self.doing.update_value(|doing| {
            doing.fingers.push(Finger { id: event.pointer_id(), at });
            doing.tap = alone.then_some(at);
            doing.dragged = dragged;
        });
        self.live.set(None);
    }

    fn draggable(self, at: Pixel) -> Option<Held> {
        self.on_drag?;
        match self.view.with_untracked(|view| view.dragging) {
            Dragging::Pans => None,
            Dragging::Moves | Dragging::Joins => self.nearest_area(at).map(Held::Area),
            Dragging::Carries => self.nearest_token(at).map(|(token, _)| Held::Token(token)),
        }
    }

    /// A finger moves.
    pub fn moved(self, event: &PointerEvent) {
        let Some((_, at)) = place(event) else { return };
        let Doing { fingers, tap, dragged, .. } = self.doing.get_value();
        let Some(own) = fingers.iter().position(|finger| finger.id == event.pointer_id()) else { return };
        if tap.is_some_and(|start| apart(start, at) <= STILL) {
            return;
        }
        let before = fingers[own].at;
        self.doing.update_value(|doing| {
            doing.tap = None;
            doing.fingers[own].at = at;
        });
        match (fingers.iter().find(|finger| finger.id != event.pointer_id()), dragged) {
            (Some(other), _) => self.pinch(before, at, other.at),
            (None, Some(held)) => {
                let from = self.area_of(held);
                self.live.set(Some(Live { held, from, to: self.snapped(from, at) }));
            }
            (None, None) => self.change((at.0 - before.0, at.1 - before.1), 1.0, at),
        }
    }

    fn pinch(self, before: Pixel, at: Pixel, other: Pixel) {
        let factor = apart(at, other).max(1.0) / apart(before, other).max(1.0);
        let by = ((at.0 - before.0) / 2.0, (at.1 - before.1) / 2.0);
        self.change(by, factor, (f64::midpoint(at.0, other.0), f64::midpoint(at.1, other.1)));
    }

    /// A wheel turns.
    pub fn wheel(self, event: &WheelEvent) {
        let Some((_, at)) = place(event) else { return };
        event.prevent_default();
        self.change((0.0, 0.0), if event.delta_y() < 0.0 { NOTCH } else { 1.0 / NOTCH }, at);
    }

    /// Moves the board by so many pixels and makes it larger around one.
    pub fn change(self, by: Pixel, factor: f64, around: Pixel) {
        let camera = self.camera.get_untracked();
        let changed =
            self.view.with_untracked(|view| camera.changed(view, self.frame.get_untracked(), by, factor, around));
        if changed != camera {
            self.free.set(Some(changed));
        }
    }

    /// A finger is lifted: now it is known what it meant.
    pub fn up(self, event: &PointerEvent) {
        let Some((_, at)) = place(event) else { return };
        let Doing { fingers, tap, last, .. } = self.doing.get_value();
        if fingers.iter().all(|finger| finger.id != event.pointer_id()) {
            return;
        }
        let live = self.live.get_untracked();
        self.cancel(event);
        match (tap, live) {
            (Some(start), _) => {
                swallow_click();
                self.tapped(start, last, event.time_stamp());
            }
            (None, Some(live)) => self.dropped(live, at),
            (None, None) => {}
        }
    }

    /// A finger is gone, and with it what it was about to do.
    pub fn cancel(self, event: &PointerEvent) {
        self.live.set(None);
        self.doing.update_value(|doing| {
            doing.fingers.retain(|finger| finger.id != event.pointer_id());
            (doing.tap, doing.dragged) = (None, None);
        });
    }

    fn tapped(self, at: Pixel, last: Option<(Pixel, f64)>, now: f64) {
        let again = last.is_some_and(|(before, then)| now - then < DOUBLE && apart(before, at) < AREA_REACH);
        let tap = self.meant(at);
        let ground = self.view.with_untracked(|view| view.ground_tap);
        let on_ground = matches!(tap, MapTap::Ground(_));
        self.doing.update_value(|doing| doing.last = (on_ground && !again).then_some((at, now)));
        match (again, on_ground, ground) {
            // The second half of a double tap never means what the first has just put under the finger.
            (true, ..) if ground == GroundTap::Counts => {}
            (true, true, GroundTap::Refits) => self.free.set(None),
            (false, true, GroundTap::Refits) => {}
            _ if self.is_beside(tap) => {}
            _ => self.on_tap.iter().for_each(|callback| callback.run((tap,))),
        }
    }

    /// Whether a tap on the ground missed the picture.
    fn is_beside(self, tap: MapTap) -> bool {
        let within = |share: f64| (0.0..=1.0).contains(&share);
        matches!(tap, MapTap::Ground(spot) if !(within(spot.x) && within(spot.y)))
    }

    fn dropped(self, Live { held, from, .. }: Live, at: Pixel) {
        let other = || self.nearest_area(at).filter(|&to| to != from);
        let drag = match (self.view.with_untracked(|view| view.dragging), held) {
            (Dragging::Moves, Held::Area(_)) => Some(MapDrag::Moved(from, self.snapped(from, at))),
            (Dragging::Joins, Held::Area(_)) => other().map(|to| MapDrag::Joined(from, to)),
            (Dragging::Carries, Held::Token(token)) => other().map(|to| MapDrag::Carried(token, to)),
            // The map has begun to mean something else while the finger was down.
            (Dragging::Pans | Dragging::Carries, Held::Area(_)) => None,
            (Dragging::Pans | Dragging::Moves | Dragging::Joins, Held::Token(_)) => None,
        };
        if let (Some(drag), Some(callback)) = (drag, self.on_drag) {
            callback.run((drag,));
        }
    }

    /// Where a finger that drags from `from` points: on the picture, and on an area where it is to be joined.
    fn snapped(self, from: usize, at: Pixel) -> Spot {
        let (camera, near) = (self.camera.get_untracked(), self.nearest_area(at));
        self.view.with_untracked(|view| {
            let joins = matches!(view.dragging, Dragging::Joins | Dragging::Carries);
            let target = near.filter(|&near| joins && near != from);
            let spot = target.map_or_else(|| camera.spot(view, at), |near| view.areas[near].spot);
            Spot { x: spot.x.clamp(0.0, 1.0), y: spot.y.clamp(0.0, 1.0) }
        })
    }

    fn nearest_area(self, at: Pixel) -> Option<usize> {
        let camera = self.camera.get_untracked();
        self.view.with_untracked(|view| {
            let far = (0..view.areas.len()).map(|area| (area, apart(camera.pixel(view.middle(area)), at)));
            nearest(far, AREA_REACH).map(|(area, _)| area)
        })
    }

    /// The area something was taken up in.
    fn area_of(self, held: Held) -> usize {
        match held {
            Held::Area(area) => area,
            Held::Token(token) => self.view.with_untracked(|view| view.tokens.get(token).map_or(0, |token| token.area)),
        }
    }

    /// The figure nearest to a finger, and how near.
    fn nearest_token(self, at: Pixel) -> Option<(usize, f64)> {
        let (camera, text) = (self.camera.get_untracked(), self.frame.get_untracked().text);
        self.view.with_untracked(|view| {
            let of = |area| {
                let (x, y) = camera.pixel(view.middle(area));
                let there = move |seat: Seat| (seat.token, (seat.x.mul_add(text, x), seat.y.mul_add(text, y)));
                seats(view, area).into_iter().map(there)
            };
            let far = (0..view.areas.len()).flat_map(of).map(|(token, place)| (token, apart(place, at)));
            nearest(far, TOKEN_REACH * text)
        })
    }

    /// What a tap means: the nearest thing within reach.
    fn meant(self, at: Pixel) -> MapTap {
        let tokens = self.view.with_untracked(|view| view.handles == Handles::AreasAndTokens);
        if let Some((token, _)) = tokens.then(|| self.nearest_token(at)).flatten() {
            return MapTap::Token(token);
        }
        let camera = self.camera.get_untracked();
        self.view.with_untracked(|view| {
            let areas = (0..view.areas.len()).map(|area| (area, apart(camera.pixel(view.middle(area)), at)));
            let handles = view.handles == Handles::AreasAndBorders;
            let borders = view.borders.iter().enumerate().filter(|_| handles);
            let borders = borders.map(|(place, border)| (place, apart(camera.pixel(view.between(border.between)), at)));
            match (nearest(areas, AREA_REACH), nearest(borders, BORDER_REACH)) {
                (Some((area, near)), Some((_, far))) if near <= far => MapTap::Area(area),
                (_, Some((border, _))) => MapTap::Border(border),
                (Some((area, _)), None) => MapTap::Area(area),
                (None, None) => MapTap::Ground(camera.spot(view, at)),
            }
        })
    }
}

fn nearest(all: impl Iterator<Item = (usize, f64)>, reach: f64) -> Option<(usize, f64)> {
    all.filter(|(_, far)| *far <= reach).min_by(|one, other| one.1.total_cmp(&other.1))
}

fn apart(one: Pixel, other: Pixel) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// A browser sends a click after a tap, to whatever lies there by then: the tap may have led to another page. That one click
/// is for nobody; should none come, the next is somebody's again.
fn swallow_click() {
    let mut first = true;
    let swallow = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        if std::mem::take(&mut first) {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    let listens = window().add_event_listener_with_callback_and_bool("click", swallow.as_ref().unchecked_ref(), true);
    let stop = move || {
        let _ = window().remove_event_listener_with_callback_and_bool("click", swallow.as_ref().unchecked_ref(), true);
    };
    if listens.is_ok() {
        set_timeout(stop, CLICK_COMES);
    }
}

/// Whether the finger came down on a button over the map.
fn on_control(event: &PointerEvent) -> bool {
    let hit = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    hit.is_some_and(|hit| matches!(hit.closest("button"), Ok(Some(_))))
}

/// The element the map listens on, and where on it the finger is.
fn place(event: &web_sys::MouseEvent) -> Option<(web_sys::Element, Pixel)> {
    let element = event.current_target()?.dyn_into::<web_sys::Element>().ok()?;
    let edges = element.get_bounding_client_rect();
    let at = (f64::from(event.client_x()) - edges.left(), f64::from(event.client_y()) - edges.top());
    Some((element, at))
}
