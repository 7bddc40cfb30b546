//! Fingers on the map: two bring it nearer, one moves it then, a second tap on the sea brings all of it back, and a
//! finger that rests on a province asks for its name.

use super::Taps;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::views::sight::Sight;
use crate::kernel::by::Small;
use leptos::ev::{MouseEvent, PointerEvent, TouchEvent, WheelEvent};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A finger that moved farther than this, in CSS pixels, does not tap.
const STILL: f64 = 8.0;
/// Two taps within so many milliseconds are a double tap.
const DOUBLE: f64 = 300.0;
/// How long a finger rests that asks for a name.
const REST: Duration = Duration::from_millis(500);
/// How much nearer one notch of a wheel brings the map.
const NOTCH: f64 = 1.2;

type Pixel = (f64, f64);

/// The hand over one map.
#[derive(Clone, Copy)]
pub struct Hand {
    sight: RwSignal<Sight>,
    doing: StoredValue<Doing>,
}

#[derive(Default)]
struct Doing {
    fingers: Vec<(i32, Pixel)>,
    start: Pixel,
    /// Whether the fingers have done something else than tap.
    busy: bool,
    /// When the sea was tapped last.
    sea: f64,
    rest: Option<TimeoutHandle>,
}

impl Hand {
    /// The whole map, and no finger on it.
    pub fn ready() -> Self {
        Self::over(RwSignal::new(Sight::WHOLE))
    }

    /// A map that is seen as `sight` says, and no finger on it.
    pub fn over(sight: RwSignal<Sight>) -> Self {
        let hand = Self { sight, doing: StoredValue::new(Doing::default()) };
        on_cleanup(move || hand.stop_resting());
        hand
    }

    /// What is seen.
    pub fn sight(self) -> Sight {
        self.sight.get()
    }

    /// All of the map is seen again.
    pub fn refit(self) {
        self.sight.set(Sight::WHOLE);
    }

    /// Whether what was clicked was tapped: no finger moved the map or rested on it.
    pub fn taps(self) -> bool {
        self.doing.with_value(|doing| !doing.busy)
    }

    /// A tap on the sea; the second one soon after brings the whole map back.
    pub fn sea(self, event: &MouseEvent) {
        let (now, before) = (event.time_stamp(), self.doing.with_value(|doing| doing.sea));
        self.doing.update_value(|doing| doing.sea = now);
        if now - before < DOUBLE && self.taps() {
            self.refit();
        }
    }

    pub(super) fn down(self, event: &PointerEvent, taps: Taps) {
        let at = pixel(event);
        // The first finger of several; what is left of one whose end was not told goes.
        let alone = event.is_primary();
        self.doing.update_value(|doing| {
            if alone {
                doing.fingers.clear();
                (doing.start, doing.busy) = (at, false);
            }
            doing.fingers.push((event.pointer_id(), at));
        });
        self.stop_resting();
        let Some(province) = province_under(event).filter(|_| alone) else { return };
        let rest = move || {
            self.doing.try_update_value(|doing| doing.busy = true);
            taps.rest.run((province,));
        };
        self.doing.update_value(|doing| doing.rest = set_timeout_with_handle(rest, REST).ok());
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let at = pixel(event);
        let (fingers, start, busy) = self.doing.with_value(|doing| (doing.fingers.clone(), doing.start, doing.busy));
        let Some(own) = fingers.iter().position(|(id, _)| *id == event.pointer_id()) else { return };
        let other = fingers.iter().enumerate().find(|(place, _)| *place != own).map(|(_, (_, at))| *at);
        if other.is_none() && !busy && apart(start, at) <= STILL {
            return;
        }
        self.stop_resting();
        let before = fingers[own].1;
        self.doing.update_value(|doing| {
            doing.busy = true;
            doing.fingers[own].1 = at;
        });
        let Some(picture) = picture(event) else { return };
        let by = (at.0 - before.0, at.1 - before.1);
        match other {
            Some(other) => self.pinch(&picture, (before, at), other),
            None if self.sight.get_untracked().is_whole() => scroll(&picture, by.1),
            None => self.change(&picture, by, 1.0, at),
        }
    }

    fn pinch(self, picture: &Element, (before, at): (Pixel, Pixel), other: Pixel) {
        let factor = apart(at, other).max(1.0) / apart(before, other).max(1.0);
        let by = ((at.0 - before.0) / 2.0, (at.1 - before.1) / 2.0);
        self.change(picture, by, factor, (f64::midpoint(at.0, other.0), f64::midpoint(at.1, other.1)));
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        // Two fingers on a touch pad come as a wheel with this key; a wheel alone moves the page.
        if !event.ctrl_key() {
            return;
        }
        event.prevent_default();
        let factor = if event.delta_y() < 0.0 { NOTCH } else { 1.0 / NOTCH };
        if let Some(picture) = picture(event) {
            self.change(&picture, (0.0, 0.0), factor, pixel(event));
        }
    }

    fn change(self, picture: &Element, by: Pixel, factor: f64, around: Pixel) {
        let edges = picture.get_bounding_client_rect();
        let (width, height) = (edges.width().max(1.0), edges.height().max(1.0));
        let share = ((around.0 - edges.left()) / width, (around.1 - edges.top()) / height);
        let before = self.sight.get_untracked();
        let after = before.moved((by.0 / width, by.1 / height)).nearer(factor, share);
        if after != before {
            self.sight.set(after);
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        self.stop_resting();
        self.doing.update_value(|doing| doing.fingers.retain(|(id, _)| *id != event.pointer_id()));
    }

    /// A finger is taken off: where it did something else than tap no click follows, which would close the sheet that
    /// came up under a finger that rested.
    pub(super) fn lifted(self, event: &TouchEvent) {
        // While the page is scrolled nothing can be cancelled, and no click follows either.
        if !self.taps() && event.cancelable() {
            event.prevent_default();
        }
    }

    fn stop_resting(self) {
        let rest = self.doing.try_update_value(|doing| doing.rest.take()).flatten();
        if let Some(rest) = rest {
            rest.clear();
        }
    }
}

/// The map is all there: the page under the finger moves instead.
fn scroll(picture: &Element, by: f64) {
    if let Ok(Some(page)) = picture.closest("main") {
        // Whole pixels, as the page counts them.
        page.set_scroll_top(page.scroll_top() - by.round() as i32);
    }
}

fn apart(one: Pixel, other: Pixel) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

fn pixel(event: &MouseEvent) -> Pixel {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn picture(event: &MouseEvent) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

/// The province a finger came down on.
fn province_under(event: &PointerEvent) -> Option<Province> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let at: usize = target.get_attribute("data-at")?.parse().ok()?;
    Province::ALL.get(at).copied()
}
