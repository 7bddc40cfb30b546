//! The screens: they render a plain-data view, dispatch commands, and decide nothing.
//!
//! # Invariants
//!
//! - A handler dispatches a command or moves to another page; no rule is worked out here.
//! - What can be derived is a memo; no signal is kept in step by an effect. Only what is shown of the Champions is told by
//!   the session itself, from the one place that shows the journal.
//! - A command is saved before the screen shows it.
//! - Every word comes from the resource files, through [`texts`].
//! - [`crate::app::page`] is the only place that knows URLs.

pub mod components;

pub use crate::words::spoken as texts;

pub mod language;

pub mod page;

pub mod part;

pub mod prefs;

pub mod feedback;

pub mod senses;

pub mod when;

pub mod focus;

pub mod later;

pub mod measure;

pub mod download;

pub mod page_store;

pub mod shelf;

pub mod room;

pub mod picture;

pub mod share;

pub mod camera;

pub mod widgets;

pub mod table;

pub mod games;

pub mod app;

use crate::pwa::patience::{a_turn_for_the_browser, at_most, painted};
use app::rest::{FirstLook, RestDesk};
use feedback::Feedback;
use leptos::prelude::*;
use page::Page;

/// What stands on the page until the app does.
const STARTING: &str = "starting";
/// How long the page waits for what it cannot be shown without, in milliseconds. Then it says what it waits for.
const PATIENCE: i32 = 2000;
/// How long the app waits for the browser to paint, in milliseconds: in the background it never does.
const UNTIL_PAINTED: i32 = 100;

/// Puts the app on the page: at once where Home with an empty shelf is all there is to show, else with the rest of it.
pub fn start() {
    console_error_panic_hook::set_once();
    let root = Owner::new();
    let (rest, page) = root.with(|| {
        let prefs = prefs::provide();
        Feedback::provide();
        let page = page::provide();
        let begun = app::return_to_last_page(page, prefs);
        language::Spoken::provide();
        games::provide(&root);
        (RestDesk::provide(root.clone(), FirstLook::now(), begun), page)
    });
    wasm_bindgen_futures::spawn_local(async move {
        root.with(|| language::learn_first(prefs::current(), expect_context())).await;
        let at_once = rest.first_look == FirstLook::Empty && page.with_untracked(|page| *page == Page::Home);
        if at_once {
            // A name that goes before it was painted is only a flicker.
            painted(UNTIL_PAINTED).await;
        } else {
            at_most(PATIENCE, rest.part.fetch()).await;
            a_turn_for_the_browser().await;
        }
        root.with(|| leptos::mount::mount_to_body(app::App));
        document().get_element_by_id(STARTING).into_iter().for_each(|name| name.remove());
        // The first page is painted before anything else is fetched.
        painted(UNTIL_PAINTED).await;
        rest.part.begin_fetching();
    });
}
