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

pub mod prefs;

pub mod feedback;

pub mod looks;

pub mod keeper;

pub mod session;

pub mod screens;

pub mod app;

/// Puts the app on the page.
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
