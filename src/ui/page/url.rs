//! The window's address: which page it names, and going to another.

use super::Page;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The page shown now.
pub fn shown() -> RwSignal<Page> {
    expect_context()
}

/// The page shown now, following the URL, for every screen.
pub fn provide() -> RwSignal<Page> {
    let page = follow_url();
    provide_context(page);
    page
}

/// Whether the URL names no page: the app was opened, not one of its pages.
pub fn is_unnamed() -> bool {
    hash().is_empty()
}

fn follow_url() -> RwSignal<Page> {
    let page = RwSignal::new(Page::parse(&hash()));
    let follow = Closure::<dyn Fn()>::new(move || {
        let next = Page::parse(&hash());
        if page.with_untracked(|now| *now != next) {
            page.set(next);
        }
    });
    // A window without events would show its first page for ever, which still beats not starting.
    let _ = window().add_event_listener_with_callback("hashchange", follow.as_ref().unchecked_ref());
    follow.forget();
    page
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The page the URL names now.
pub fn here() -> Page {
    Page::parse(&hash())
}

/// Gives this page another URL without opening it anew.
pub fn rename(page: &Page) {
    let history = window().history();
    // A page that keeps its old URL is opened again as it was first.
    let _ = history.map(|history| history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&page.href())));
}

/// Goes to another page, as a link would.
pub fn go(page: impl Into<Page>) {
    // Setting the hash fails only on pages that are not shown.
    let _ = window().location().set_hash(&page.into().href());
}

/// Goes to another page in the place of this one, and shows it at once: Back then skips this one.
pub fn replace(page: impl Into<Page>) {
    let page = page.into();
    let _ = window().location().replace(&page.href());
    // The window tells of it in a task of its own; until then the page that is left would go on being drawn. Where nobody
    // is asked for the page shown, as in a timer, that has to do.
    if let Some(shown) = use_context::<RwSignal<Page>>()
        && shown.with_untracked(|now| *now != page)
    {
        shown.set(page);
    }
}
