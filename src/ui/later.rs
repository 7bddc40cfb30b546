//! What follows in a task of its own. A slow phone answers a tap between two tasks, and shows where it has led before
//! everything is there.

use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;

/// Does `work` in the next task.
pub fn soon(work: impl FnOnce() + 'static) {
    set_timeout(work, Duration::ZERO);
}

/// Does `work` once what is on the page by now has been painted. In a window that nobody sees nothing is painted, so it
/// waits until somebody does.
pub fn after_paint(work: impl FnOnce() + 'static) {
    request_animation_frame(move || soon(work));
}

/// Whether what is put on the page with this has been painted.
pub fn painted() -> Signal<bool> {
    let painted = RwSignal::new(false);
    after_paint(move || {
        // The screen may be left by then, and nobody asks any more.
        painted.try_set(true);
    });
    painted.into()
}

/// A part of a screen that follows what stands around it.
pub fn following(part: impl Fn() -> AnyView + Send + 'static) -> impl Fn() -> Option<AnyView> + Send {
    let painted = painted();
    move || painted.get().then(&part)
}

/// What `asked` says, a painting behind it: what was tapped shows so before what comes of it is built or worked out.
pub fn behind<T: Clone + PartialEq + Send + Sync + 'static>(asked: Signal<T>) -> Signal<T> {
    let shown = RwSignal::new(asked.get_untracked());
    let show = move || {
        // The screen may be left by then.
        if let Some(now) = asked.try_get_untracked()
            && shown.try_get_untracked().is_some_and(|before| before != now)
        {
            shown.try_set(now);
        }
    };
    Effect::new(move |_| {
        asked.track();
        after_paint(show);
    });
    shown.into()
}
