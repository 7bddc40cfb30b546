//! The window's address: which page it names, and going to another.

use super::Page;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
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

thread_local! {
    /// Where the players were before this page.
    static BEFORE: RefCell<Option<Page>> = const { RefCell::new(None) };
    /// The place of this page among those the window remembers; each has its own, in rising order.
    static PLACE: Cell<f64> = const { Cell::new(0.0) };
    /// The URL's part behind the `#` as it was last seen here.
    static SEEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where the players were before this page; nothing where the app was opened on it.
pub fn before() -> Option<Page> {
    BEFORE.with_borrow(Clone::clone)
}

fn follow_url() -> RwSignal<Page> {
    let page = RwSignal::new(Page::parse(&hash()));
    PLACE.set(place_kept().unwrap_or(0.0));
    keep_place();
    note_url();
    // A window without events would show its first page for ever, which still beats not starting.
    listen("hashchange", move || {
        note_url();
        if !closes_a_sheet() {
            show(page);
        }
    });
    // Two places side by side may have one URL, as the table after a Combat and the table before it: no `hashchange` tells
    // of the way between them. Where there is one, it follows this.
    listen("popstate", || {
        let from = PLACE.get();
        if !note_url() && !closes_a_sheet() {
            go_on_from(from);
        }
    });
    page
}

fn listen(event: &str, follow: impl Fn() + 'static) {
    let follow = Closure::<dyn Fn()>::new(follow);
    let _ = window().add_event_listener_with_callback(event, follow.as_ref().unchecked_ref());
    follow.forget();
}

/// Shows the page that the URL names now.
fn show(page: RwSignal<Page>) {
    let next = Page::parse(&hash());
    if page.with_untracked(|now| *now != next) {
        BEFORE.set(Some(page.get_untracked()));
        page.set(next);
    }
}

/// Notes the URL, and says whether it is another one than was noted before.
fn note_url() -> bool {
    let now = hash();
    SEEN.replace(now.clone()) != now
}

/// Back to a place that looks like the one left would seem to do nothing: it goes on to the one before.
fn go_on_from(left: f64) {
    let here = PLACE.get();
    if 0.0 < here && here < left {
        let _ = window().history().map(|history| history.back());
    }
}

/// The place that is written beside the URL; nothing where it was not shown yet.
fn place_kept() -> Option<f64> {
    window().history().ok()?.state().ok()?.as_f64()
}

fn keep_place() {
    let place = PLACE.with(Cell::get).into();
    // A window that remembers nothing goes back as it likes.
    let _ = window().history().map(|history| history.replace_state(&place, ""));
}

/// Back closes what lies over the page first: the window returns to the page, and the sheet is asked to go, as Escape
/// would ask it.
fn closes_a_sheet() -> bool {
    let Some(place) = place_kept() else {
        PLACE.set(PLACE.get() + 1.0);
        keep_place();
        return false;
    };
    if let Some(sheet) = top_sheet().filter(|_| place < PLACE.get())
        && let Ok(cancel) = web_sys::Event::new("cancel")
        && window().history().is_ok_and(|history| history.forward().is_ok())
    {
        let _ = sheet.dispatch_event(&cancel);
        return true;
    }
    PLACE.set(place);
    false
}

/// The sheet that lies over everything else: the focus is in it.
fn top_sheet() -> Option<web_sys::Element> {
    let focused = document().active_element();
    let sheet = focused.and_then(|focused| focused.closest("dialog[open]").ok().flatten());
    sheet.or_else(|| document().query_selector("dialog[open]").ok().flatten())
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
    let place = PLACE.with(Cell::get).into();
    let _ = history.map(|history| history.replace_state_with_url(&place, "", Some(&page.href())));
    note_url();
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
        BEFORE.set(Some(shown.get_untracked()));
        shown.set(page);
    }
}
