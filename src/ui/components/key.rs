//! A plus or minus key: one step a tap, a run of steps while it is held.

use std::time::Duration;

use leptos::{
    ev::{Event, PointerEvent},
    leptos_dom::helpers::{IntervalHandle, TimeoutHandle, set_interval_with_handle, set_timeout_with_handle},
    prelude::*,
};

use super::{icon::Icon, sign::Sign};

/// How long a key is held before it repeats.
const PATIENCE: Duration = Duration::from_millis(400);
/// The time between two repeats.
const BEAT: Duration = Duration::from_millis(120);

/// A key that repeats while it is held. At its bound it stays in place, so that the focus stays too.
#[component]
pub fn Key(
    /// Plus, minus, or another small sign.
    sign: Sign,
    /// For ears: "Life minus 1".
    #[prop(into)]
    label: Signal<String>,
    /// At the bound.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Where the next step weighs more than those before it: a run ends here, and only a tap of its own goes on.
    #[prop(optional, into)]
    halts: Signal<bool>,
    /// One step.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    let held = Hold::new();
    // At the bound nothing is done; nor where the key is gone, and what it held with it.
    let free = move |signal: Signal<bool>| signal.try_get_untracked() == Some(false);
    let step = move || {
        let can = free(disabled);
        if can {
            on_press.run(());
        }
        can
    };
    let begin = move |event: PointerEvent| {
        if event.button() == 0 {
            held.begin(move || free(halts) && step());
        }
    };
    // Not `pointerleave`, which the browser tells everything the key stands in, at each tap. Its sign takes no pointer, so
    // that nobody goes out of the key who stays on it.
    let out = move |_: PointerEvent| held.end();
    // A tap is the click; the click that ends a run was already counted by the run.
    let click = move |_| {
        if !held.take_ran() {
            step();
        }
    };
    view! {
        <button
            type="button"
            class="key"
            aria-label=move || label.get()
            aria-disabled=move || disabled.get().then_some("true")
            on:pointerdown=begin
            on:pointerup=move |_| held.end()
            on:pointerout=out
            on:pointercancel=move |_| held.end()
            on:contextmenu=|event: leptos::ev::MouseEvent| Event::prevent_default(&event)
            on:click=click
        >
            <Icon sign=sign />
        </button>
    }
}

/// A finger on a key: the wait before the run, the run, and whether there was one.
#[derive(Clone, Copy)]
struct Hold {
    wait: StoredValue<Option<TimeoutHandle>>,
    run: StoredValue<Option<IntervalHandle>>,
    ran: StoredValue<bool>,
}

impl Hold {
    fn new() -> Self {
        let held = Self { wait: StoredValue::new(None), run: StoredValue::new(None), ran: StoredValue::new(false) };
        on_cleanup(move || held.end());
        held
    }

    /// Waits, then repeats `step` for as long as it says that it was made.
    fn begin(self, step: impl Fn() -> bool + Copy + 'static) {
        self.end();
        self.ran.try_set_value(false);
        let again = move || {
            if !step() {
                self.end();
            }
        };
        let first = move || {
            if step() {
                self.ran.try_set_value(true);
                self.run.try_set_value(set_interval_with_handle(again, BEAT).ok());
            }
        };
        self.wait.try_set_value(set_timeout_with_handle(first, PATIENCE).ok());
    }

    fn end(self) {
        if let Some(wait) = self.wait.try_get_value().flatten() {
            wait.clear();
        }
        if let Some(run) = self.run.try_get_value().flatten() {
            run.clear();
        }
        self.wait.try_set_value(None);
        self.run.try_set_value(None);
    }

    fn take_ran(self) -> bool {
        let ran = self.ran.try_get_value().unwrap_or(false);
        self.ran.try_set_value(false);
        ran
    }
}
