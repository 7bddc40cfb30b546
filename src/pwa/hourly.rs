//! What is worth doing when the app is looked at again, but not at every glance.

use crate::storage::browser::now;
use leptos::prelude::*;
use std::cell::Cell;
use web_sys::VisibilityState;

/// At least so many milliseconds lie between two times.
const HOUR: u64 = 3_600_000;

/// Does `work` whenever the page is shown again and an hour has gone by.
pub fn when_shown(work: impl Fn() + 'static) {
    let last = Cell::new(now().0);
    let shown = window_event_listener_untyped("visibilitychange", move |_| {
        let (time, visible) = (now().0, document().visibility_state() == VisibilityState::Visible);
        // A clock that was set back is no reason to wait until it is that time again.
        if visible && time.abs_diff(last.get()) >= HOUR {
            last.set(time);
            work();
        }
    });
    // The app lives as long as the page.
    std::mem::forget(shown);
}
