//! The room a toast takes for itself below the head: what scrolls there stays where it was, and scrolls clear of it.
//!
//! Of a page that was just opened nothing has been read yet, and its beginning must not lie under the toast: that page
//! begins below it, and goes on to when the toast is gone, for by then a finger may be on its way to a key.

use std::cell::Cell;

use js_sys::Date;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::later::once_seen;

/// How high the toast is, as styles ask for it.
const HEIGHT: &str = "--said";
/// What scrolls on a screen. On a board, which is tapped there, the toast lies elsewhere and takes no room.
const BODIES: &str = ".screen:not(:has(> .board, > .bfr-map)) > .body";

/// For how long a page was just opened, in milliseconds.
const JUST_OPENED: f64 = 1000.0;

thread_local! {
    /// When a page was shown from its beginning last.
    static OPENED: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
    /// Whether the page begins below the toast.
    static BEGINS_BELOW: Cell<bool> = const { Cell::new(false) };
    /// Whether room is left of a toast that is gone.
    static LEFT_OVER: Cell<bool> = const { Cell::new(false) };
    /// The room that is taken, in pixels.
    static TAKEN: Cell<i32> = const { Cell::new(0) };
    /// How many toasts have been shown; the last one has the room.
    static TOASTS: Cell<u32> = const { Cell::new(0) };
}

/// Gives the toast its room while `shown` says something, once what the tap changed has been painted: to measure is work.
/// That is a side effect: only the page knows how high it became.
pub fn take_room(place: NodeRef<html::Div>, shown: RwSignal<Option<String>>) {
    let toast = TOASTS.get().wrapping_add(1);
    TOASTS.set(toast);
    // One that follows at once takes the room over, and nothing moves between the two.
    let is_last = move || TOASTS.get() == toast;
    let measure = move || {
        // It may be gone by then.
        let says = shown.try_with_untracked(Option::is_some) == Some(true);
        let height = place.try_get_untracked().flatten().filter(|_| says).map_or(0, |place| place.offset_height());
        if is_last() {
            give(height);
        }
    };
    Effect::new(move |_| {
        shown.track();
        once_seen(measure);
    });
    on_cleanup(move || once_seen(measure));
}

/// A page is shown from its beginning. Room that is left of an earlier toast goes.
pub fn page_opens() {
    OPENED.set(Date::now());
    BEGINS_BELOW.set(false);
    if LEFT_OVER.take() {
        let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
        // A root without styles has no room either.
        let _ = root.map(|root| root.style().remove_property(HEIGHT));
        TAKEN.set(0);
    }
}

/// Makes what scrolls below the head shorter by `height` pixels; what is read there moves by none.
fn give(height: i32) {
    LEFT_OVER.set(false);
    if TAKEN.get() == height {
        return;
    }
    let bodies: Vec<HtmlElement> = bodies().collect();
    if bodies.is_empty() && height > 0 {
        return;
    }
    if height == 0 && BEGINS_BELOW.get() && bodies.iter().any(|body| body.scroll_top() < TAKEN.get()) {
        LEFT_OVER.set(true);
        return;
    }
    let just_opened = height > 0 && Date::now() - OPENED.get() < JUST_OPENED;
    let (begin, bodies): (Vec<_>, Vec<_>) = bodies.into_iter().partition(|body| just_opened && body.scroll_top() == 0);
    BEGINS_BELOW.set(!begin.is_empty());
    let Some(root) = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok()) else { return };
    let before: Vec<i32> = bodies.iter().map(HtmlElement::offset_top).collect();
    let _ = match height {
        0 => root.style().remove_property(HEIGHT).map(drop),
        height => root.style().set_property(HEIGHT, &format!("{height}px")),
    };
    TAKEN.set(height);
    for (body, top) in bodies.iter().zip(before) {
        body.set_scroll_top(body.scroll_top() + body.offset_top() - top);
    }
}

fn bodies() -> impl Iterator<Item = HtmlElement> {
    let found = document().query_selector_all(BODIES).ok();
    let all = found.into_iter().flat_map(|found| (0..found.length()).filter_map(move |place| found.get(place)));
    all.filter_map(|body| body.dyn_into().ok())
}
