//! A key that opens something private for as long as a finger lies on it.
//!
//! It opens after a short while and closes when the finger lifts or leaves, and when the page is hidden or turned. For
//! screen readers and keyboards it is a switch that closes by itself after ten seconds. Who has set it so opens it with
//! a press and closes it with the next.
//!
//! What is too long for a finger to lie still on is shown until it is put away ([`Held::show`]); it too is covered at once
//! when the page is hidden or turned.

use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::prefs::{self, Holding};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::ev;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

/// How long the finger lies on it before it opens.
const PATIENCE: Duration = Duration::from_millis(150);
/// How long it stays open where no finger holds it.
const ALONE: Duration = Duration::from_secs(10);

/// Whether it is open, and what will change that.
#[derive(Clone, Copy)]
pub struct Held {
    /// Whether it is open.
    pub open: RwSignal<bool>,
    wait: StoredValue<Option<TimeoutHandle>>,
    /// How wide the window was when it was shown until it is put away.
    shown: StoredValue<Option<f64>>,
}

impl Held {
    /// Closed, and closed again whenever the page is hidden or turned.
    pub fn closed() -> Self {
        let held = Self { open: RwSignal::new(false), wait: StoredValue::new(None), shown: StoredValue::new(None) };
        let away = window_event_listener(ev::visibilitychange, move |_| held.close());
        let blurred = window_event_listener(ev::blur, move |_| held.close());
        let turned = window_event_listener(ev::resize, move |_| held.resize());
        on_cleanup(move || {
            held.forget();
            away.remove();
            blurred.remove();
            turned.remove();
        });
        held
    }

    fn forget(self) {
        if let Some(wait) = self.wait.try_get_value().flatten() {
            wait.clear();
        }
        self.wait.try_set_value(None);
    }

    fn switch(self) {
        self.forget();
        self.open.update(|open| *open = !*open);
    }

    fn press(self) {
        self.forget();
        let open = move || _ = self.open.try_set(true);
        self.wait.try_set_value(set_timeout_with_handle(open, PATIENCE).ok());
    }

    /// Opens until it is put away.
    pub fn show(self) {
        self.forget();
        self.shown.set_value(width());
        self.open.set(true);
    }

    /// The window has another size: whoever scrolls hides the browser's bar, which turns nothing.
    fn resize(self) {
        let shown = self.shown.try_get_value().flatten();
        if shown.is_none() || shown != width() {
            self.close();
        }
    }

    /// Puts it away.
    pub fn close(self) {
        self.forget();
        self.shown.try_set_value(None);
        if self.open.try_get_untracked() == Some(true) {
            self.open.try_set(false);
        }
    }

    /// Opens without a finger, for ten seconds; closes where it was open.
    fn toggle(self) {
        if self.open.get_untracked() {
            return self.close();
        }
        self.forget();
        self.open.set(true);
        self.wait.try_set_value(set_timeout_with_handle(move || self.close(), ALONE).ok());
    }
}

/// How wide the window is, in pixels.
fn width() -> Option<f64> {
    window().inner_width().ok().and_then(|width| width.as_f64())
}

/// The key.
pub fn hold(held: Held, label: String, sub: String) -> AnyView {
    let prefs = prefs::current();
    let pressed = move || prefs.with(|prefs| prefs.holding == Holding::Pressed);
    let holds = move || prefs.with_untracked(|prefs| prefs.holding == Holding::Held);
    let click = move |event: ev::MouseEvent| match (holds(), event.detail()) {
        (false, _) => held.switch(),
        // What no pointer pressed has no count of clicks.
        (true, 0) => held.toggle(),
        (true, _) => {}
    };
    let leave = move |_| {
        if holds() {
            held.close();
        }
    };
    let press = move |_| {
        if holds() {
            held.press();
        }
    };
    let word = move || match (pressed(), held.open.get()) {
        (false, _) => label.clone(),
        (true, false) => say(keys::HOLD_PRESS),
        (true, true) => say(keys::HOLD_COVER),
    };
    view! {
        <button
            type="button"
            class="hold"
            class:now=move || held.open.get()
            aria-pressed=move || held.open.get().to_string()
            on:pointerdown=press
            on:pointerup=leave
            on:pointerleave=leave
            on:pointercancel=leave
            on:contextmenu=|event: ev::MouseEvent| event.prevent_default()
            on:click=click
        >
            <Icon sign=Sign::Hold />
            <span>{word} " " <small>{sub}</small></span>
        </button>
    }
    .into_any()
}
