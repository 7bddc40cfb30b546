//! What the groups of exclusive answers share: the arrow keys move the choice, as in every radio group.

use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Moves focus and choice to the neighbour, around the ends. Where nothing is chosen yet only the focus moves: the first
/// answer may lead on, so it is given by Enter or the space bar.
pub(super) fn arrows(event: &KeyboardEvent) {
    let forward = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => true,
        "ArrowLeft" | "ArrowUp" => false,
        _ => return,
    };
    let Some(here) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let Some(next) = neighbour(&here, forward).and_then(|next| next.dyn_into::<HtmlElement>().ok()) else { return };
    event.prevent_default();
    let _ = next.focus();
    let chosen = next.parent_element().and_then(|group| group.query_selector("[aria-checked=true]").ok().flatten());
    if chosen.is_some() {
        next.click();
    }
}

fn neighbour(here: &Element, forward: bool) -> Option<Element> {
    let group = here.parent_element()?;
    if forward {
        here.next_element_sibling().or_else(|| group.first_element_child())
    } else {
        here.previous_element_sibling().or_else(|| group.last_element_child())
    }
}

/// `"true"` or `"false"`, as the ARIA states want it.
pub(super) fn aria(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
