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

/// Does `work` a frame after the one that paints what is on the page by now. That picture has been handed over by then, and
/// a finger that came meanwhile has been heard: what nobody waits for keeps neither back.
pub fn once_seen(work: impl FnOnce() + 'static) {
    request_animation_frame(move || after_paint(work));
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

/// What `asked` says, a painting behind it: what was tapped shows so before what comes of it is built.
pub fn behind<T: Clone + Default + PartialEq + Send + Sync + 'static>(asked: Signal<T>) -> Signal<T> {
    worked_out(move || asked.track(), move || asked.try_get_untracked())
}

/// What `work` makes now, and again, once it could be seen, of every change of what `follow` reads: what was tapped shows so
/// before what comes of it is worked out. Where `work` makes nothing, what is shown stays.
pub fn worked_out<T: Default + PartialEq + Send + Sync + 'static>(
    follow: impl Fn() + 'static,
    work: impl Fn() -> Option<T> + Copy + 'static,
) -> Signal<T> {
    let shown = RwSignal::new(untrack(work).unwrap_or_default());
    let show = move || {
        // The screen may be left by then.
        if shown.is_disposed() {
            return;
        }
        if let Some(now) = work()
            && shown.with_untracked(|before| *before != now)
        {
            shown.set(now);
        }
    };
    Effect::new(move |_| {
        follow();
        once_seen(show);
    });
    shown.into()
}
