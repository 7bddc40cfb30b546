//! Where the focus goes after a change of screen, so that ears and keyboards follow.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Puts the focus on the screen's heading, once it is there.
pub fn focus_heading() {
    focus_on("h1");
}

/// Takes the focus from a screen that is about to go; to be asked with the kind of each page, and does nothing where the
/// next one is of the same: its keys stay, and with them the focus. What would hear of the lost focus later has only signals
/// that are disposed of by then.
pub fn let_go<Kind: PartialEq>() -> impl FnMut(Kind) {
    let mut shown: Option<Kind> = None;
    move |next| {
        if shown.as_ref().is_some_and(|before| *before != next) {
            blur();
        }
        shown = Some(next);
    }
}

/// Takes the focus from what of a screen is about to go, and the caret that a press on words leaves in them.
///
/// Of what is removed with the focus on it the browser wants to know at once where everything stands: it lays the page
/// out for it, and again for the frame. A caret moves to what is left, and each press from then on looks for the words
/// nearest to it.
pub fn blur() {
    if let Ok(Some(selection)) = window().get_selection() {
        // Without a selection there is no caret either.
        let _ = selection.remove_all_ranges();
    }
    let focused = document().active_element().and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    // What stands beside screens and their sheets keeps it, a toast for example.
    if let Some(focused) = focused.filter(|focused| matches!(focused.closest(".screen, .sheet"), Ok(Some(_)))) {
        // Whatever refuses goes with its screen.
        let _ = focused.blur();
    }
}

/// Shows the screen from its beginning, also where it took the place of one that was read further down. Of two panes the
/// list stays where it is.
pub fn scroll_to_top() {
    // What was just put on the page is laid out with the next frame, and not here for the scrolling alone.
    request_animation_frame(|| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        if let Ok(Some(body)) = document().query_selector(".screen:not(.two) main") {
            body.set_scroll_top(0);
        }
    });
}

/// Puts the focus on the heading where a change of screen has left it nowhere.
pub fn catch() {
    if document().active_element().is_none_or(|active| active.tag_name() == "BODY") {
        focus("h1");
    }
}

/// Puts the focus on the first element of that selector, once it is there.
pub fn focus_on(selector: &'static str) {
    request_animation_frame(move || focus(selector));
}

fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // What cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}
