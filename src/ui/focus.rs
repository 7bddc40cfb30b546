//! Where the focus goes after a change of screen, so that ears and keyboards follow.

use crate::ui::components::toast_room;
use crate::ui::page;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

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
    let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    // What stands beside screens and their sheets keeps it, a toast for example.
    if let Some(focused) = focused.filter(|focused| matches!(focused.closest(".screen, .sheet"), Ok(Some(_)))) {
        // Whatever refuses goes with its screen.
        let _ = focused.blur();
    }
}

/// Shows the screen from its beginning, also where it took the place of one that was read further down. Of two panes the
/// list stays where it is.
pub fn scroll_to_top() {
    toast_room::page_opens();
    // What was just put on the page is laid out with the next frame, and not here for the scrolling alone.
    request_animation_frame(|| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        scroll_up(".screen:not(.two) main");
    });
}

/// Shows what a screen asks from its beginning: the next question is not read from where the last one was left.
pub fn scroll_question_to_top() {
    request_animation_frame(|| scroll_up(".screen main"));
}

fn scroll_up(selector: &str) {
    if let Ok(Some(pane)) = document().query_selector(selector) {
        pane.set_scroll_top(0);
    }
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
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // What cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Moves the focus on from something of the first selector, where it is there: a second press on it would mean something
/// else than the first. Whoever taps keeps the page where they have it.
pub fn move_from(from: &str, to: &'static str) {
    let active = document().active_element().filter(|active| matches!(active.closest(from), Ok(Some(_))));
    let Some(active) = active else { return };
    let by_keys = active.matches(":focus-visible").unwrap_or(true);
    request_animation_frame(move || {
        let found = document().query_selector(to).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            focus_as(&element, by_keys);
        }
    });
}

/// Whether the focus is within something of that selector.
pub fn is_in(selector: &str) -> bool {
    document().active_element().is_some_and(|active| matches!(active.closest(selector), Ok(Some(_))))
}

/// Keeps the focus where it is although a step draws the part around it anew: notes its place, and gives it to the
/// element that stands there once the change is on the page. Where nothing like it does, the line that says what comes
/// next gets it, or the heading. A change of screen sees to the focus by itself.
pub fn stay() {
    let Some(active) = document().active_element().filter(|active| active.tag_name() != "BODY") else { return };
    let (path, screen) = (path_of(&active), page::here());
    let by_keys = active.matches(":focus-visible").unwrap_or(true);
    request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|now| now.tag_name() == "BODY");
        if !lost || page::here() != screen {
            return;
        }
        let same = active.is_connected().then(|| active.clone().dyn_into().ok()).flatten();
        if let Some(element) = same.or_else(|| find(&path)).or_else(what_comes_next) {
            focus_as(&element, by_keys);
        }
    });
}

/// Puts the focus there. Whoever taps has the page where they want it; keys take it along.
fn focus_as(element: &HtmlElement, by_keys: bool) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(!by_keys);
    // What cannot take the focus leaves it where it is.
    let _ = element.focus_with_options(&options);
}

/// The way from the page's root to an element: the places among its siblings.
fn path_of(element: &Element) -> Vec<(u32, String)> {
    let mut path = Vec::new();
    let mut here = Some(element.clone());
    while let Some(element) = here {
        let mut place = 0;
        let mut before = element.previous_element_sibling();
        while let Some(sibling) = before {
            place += 1;
            before = sibling.previous_element_sibling();
        }
        here = element.parent_element();
        path.push((place, element.tag_name()));
    }
    path.reverse();
    path
}

fn find(path: &[(u32, String)]) -> Option<HtmlElement> {
    let mut here = document().document_element()?;
    for (place, tag) in path.iter().skip(1) {
        here = here.children().item(*place).filter(|child| child.tag_name() == *tag)?;
    }
    here.dyn_into().ok()
}

fn what_comes_next() -> Option<HtmlElement> {
    let first = |selector| document().query_selector(selector).ok().flatten();
    first("[data-next]").or_else(|| first("h1")).and_then(|element| element.dyn_into().ok())
}
