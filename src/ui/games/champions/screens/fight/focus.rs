//! The focus stays where it is although the part around it is drawn anew: the element in the same place gets it back.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Whether the focus is within something of that selector.
pub fn is_in(selector: &str) -> bool {
    document().active_element().is_some_and(|active| matches!(active.closest(selector), Ok(Some(_))))
}

/// Notes where the focus is, and puts it back once the change is on the page. Where that place is gone, the line that
/// says what comes next gets it, or the heading.
pub fn stay() {
    let Some(active) = document().active_element().filter(|active| active.tag_name() != "BODY") else { return };
    let path = path_of(&active);
    request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|now| now.tag_name() == "BODY");
        let same = active.is_connected().then(|| active.clone().dyn_into().ok()).flatten();
        if lost && let Some(element) = same.or_else(|| find(&path)).or_else(next) {
            // What cannot take the focus leaves it where it is.
            let _ = element.focus();
        }
    });
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

fn next() -> Option<HtmlElement> {
    let first = |selector| document().query_selector(selector).ok().flatten();
    first("[data-next]").or_else(|| first("h1")).and_then(|element| element.dyn_into().ok())
}
