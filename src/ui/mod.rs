//! The screens: they render a plain-data view, dispatch commands, and decide nothing.
//!
//! # Invariants
//!
//! - A handler dispatches a command or moves to another page; no rule is worked out here.
//! - What can be derived is a memo; no signal is kept in step by an effect.
//! - A command is saved before the screen shows it.
//! - Every word comes from the resource files, through [`texts`].
//! - [`page`] is the only place that knows URLs.

pub mod components;

pub mod texts;

pub mod page;

pub mod goal;

pub mod prefs;

pub mod feedback;

pub mod looks;

pub mod when;

pub mod focus;

pub mod measure;

pub mod download;

pub mod catalogue;

pub mod page_store;

pub mod keeper;

pub mod tab_line;

pub mod shelf;

pub mod board_room;

pub mod board_choice;

pub mod campaign_room;

pub mod picture;

pub mod poster;

pub mod share;

pub mod session;

pub mod screens;

pub mod app;

use crate::pwa::patience::at_most;
use crate::storage::mirror::{Found, Moment, reconcile};
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;

/// How long the saves may take to be compared before the app starts without it, in milliseconds.
const PATIENCE: i32 = 1500;

/// What came of comparing the two copies of the saves, for every screen; nothing where there is nothing to say.
#[derive(Clone, Copy)]
pub struct Compared(pub RwSignal<Option<Found>>);

/// Puts the app on the page, once the two copies of the saves are the same.
pub fn start() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(async {
        let found = ArcRwSignal::new(None);
        let moment = Rc::new(Cell::new(Moment::BeforeTheApp));
        let (tell, now) = (found.clone(), moment.clone());
        at_most(PATIENCE, async move { tell.set(reconcile(move || now.get()).await) }).await;
        moment.set(Moment::WhileTheAppRuns);
        leptos::mount::mount_to_body(move || {
            provide_context(Compared(found.clone().into()));
            app::App()
        });
    });
}
