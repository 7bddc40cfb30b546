//! What follows the first part of a screen: in a task of its own, once that part is on the screen. A slow phone answers a
//! tap between the two, and shows where it has led before everything is there.

use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;

/// Does `work` once what is on the page by now has been painted. In a window that nobody sees nothing is painted, so it
/// waits until somebody does.
pub fn after_paint(work: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(work, Duration::ZERO));
}

/// A part of a screen that follows what stands around it.
pub fn following(part: impl Fn() -> AnyView + Send + 'static) -> impl Fn() -> Option<AnyView> + Send {
    let due = RwSignal::new(false);
    after_paint(move || {
        // The screen may be left by then, and with it nothing follows.
        due.try_set(true);
    });
    move || due.get().then(&part)
}
