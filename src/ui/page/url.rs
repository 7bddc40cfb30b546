//! The window's address: which page it names, and going to another.

use super::Page;
use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::MouseEvent;

thread_local! {
    /// The page shown now, for whoever goes to another.
    static SHOWN: Cell<Option<RwSignal<Page>>> = const { Cell::new(None) };
}

/// The page shown now.
pub fn shown() -> RwSignal<Page> {
    expect_context()
}

/// The page shown now, following the URL, for every screen.
pub fn provide() -> RwSignal<Page> {
    let page = follow_url();
    provide_context(page);
    SHOWN.set(Some(page));
    follow_links();
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

/// Goes to another page, as a link does.
pub fn go(page: &Page) {
    // Setting the hash fails only on pages that are not shown.
    let _ = window().location().set_hash(&page.href());
    show(page);
}

/// Goes to another page in the place of this one: Back then skips this one.
pub fn replace(page: &Page) {
    let _ = window().location().replace(&page.href());
    show(page);
}

/// Shows a page whose address stands already. The window tells of it in a task of its own; until then the page that is
/// left would go on being drawn.
fn show(page: &Page) {
    if let Some(shown) = SHOWN.get()
        && shown.with_untracked(|now| now != page)
    {
        shown.set(page.clone());
    }
}

/// Has a tap on a link of the app show its page at once.
fn follow_links() {
    window_event_listener(leptos::ev::click, |event| {
        let plain = event.button() == 0 && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if let Some(href) = target(&event).filter(|_| plain && !event.default_prevented()) {
            event.prevent_default();
            go(&Page::parse(&href));
        }
    });
}

/// The page's address of the link that was tapped, where there is one and it leads within the app.
fn target(event: &MouseEvent) -> Option<String> {
    let tapped = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let href = tapped.closest("a[href]").ok()??.get_attribute("href")?;
    href.starts_with("#/").then_some(href)
}
