//! The room a toast takes for itself below the head: what scrolls there stays where it was, and scrolls clear of it.

use std::cell::Cell;

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::later::once_seen;

/// How high the toast is, as styles ask for it.
const HEIGHT: &str = "--said";
/// What scrolls on a screen. On a board, which is tapped there, the toast lies elsewhere and takes no room.
const BODIES: &str = ".screen:not(:has(> .board, > .bfr-map)) > .body";

thread_local! {
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

/// Makes what scrolls below the head shorter by `height` pixels; what is read there moves by none.
fn give(height: i32) {
    if TAKEN.get() == height {
        return;
    }
    let bodies: Vec<HtmlElement> = bodies().collect();
    if bodies.is_empty() && height > 0 {
        return;
    }
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
