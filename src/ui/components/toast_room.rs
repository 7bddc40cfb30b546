//! The room a toast takes for itself below the head: what scrolls there stays where it was, and scrolls clear of it.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::later::after_paint;

/// How high the toast is, as styles ask for it.
const HEIGHT: &str = "--said";

/// Gives the toast its room while `shown` says something. That is a side effect: only the page knows how high it became.
pub fn take_room(place: NodeRef<html::Div>, shown: RwSignal<Option<String>>) {
    Effect::new(move |_| {
        if shown.with(Option::is_none) {
            return give(0);
        }
        after_paint(move || {
            // It may be gone by then.
            if let Some(place) = place.try_get_untracked().flatten()
                && shown.try_with_untracked(Option::is_some) == Some(true)
            {
                give(place.offset_height());
            }
        });
    });
    on_cleanup(|| give(0));
}

/// Makes what scrolls below the head shorter by `height` pixels; what is read there moves by none.
fn give(height: i32) {
    let Some(root) = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok()) else { return };
    let style = root.style();
    let taken = style.get_property_value(HEIGHT).is_ok_and(|taken| !taken.is_empty());
    if height == 0 && !taken {
        return;
    }
    let before: Vec<(HtmlElement, i32)> = bodies().map(|body| (body.clone(), body.offset_top())).collect();
    let _ = match height {
        0 => style.remove_property(HEIGHT).map(drop),
        height => style.set_property(HEIGHT, &format!("{height}px")),
    };
    for (body, top) in before {
        body.set_scroll_top(body.scroll_top() + body.offset_top() - top);
    }
}

/// What scrolls on the screen.
fn bodies() -> impl Iterator<Item = HtmlElement> {
    let found = document().query_selector_all(".screen > .body").ok();
    let all = found.into_iter().flat_map(|found| (0..found.length()).filter_map(move |place| found.get(place)));
    all.filter_map(|body| body.dyn_into().ok())
}
