//! A toast: what just happened, with the way back. It goes after six seconds, but not while it has the focus.

use std::time::Duration;

use leptos::{
    leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle},
    prelude::*,
};

use super::button::Button;
use crate::ui::later::after_paint;

/// How long a toast stays.
const STAY: Duration = Duration::from_secs(6);

/// The place where toasts appear. It is always on the page, so that ears receive what appears in it.
#[component]
pub fn Toast(
    /// What happened; `None` when there is nothing to say.
    #[prop(into)]
    text: Signal<Option<String>>,
    /// The way back: "Redo".
    #[prop(optional, into)]
    action: MaybeProp<String>,
    /// Goes that way.
    #[prop(optional, into)]
    on_action: Option<Callback<()>>,
    /// The toast has stayed long enough, or was used: the text should become `None`.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let clock = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(running) = clock.try_get_value().flatten() {
            running.clear();
        }
        clock.try_set_value(None);
    };
    // The screen may be gone by then, and whoever listens with it.
    let over = move || {
        let _ = on_close.try_run(());
    };
    let start = move || {
        stop();
        clock.try_set_value(set_timeout_with_handle(over, STAY).ok());
    };
    let shown = RwSignal::new(None::<String>);
    // What it speaks of is painted before it, and what was said before goes at once: its key would act for the new one.
    // The timer is the side effect: every new text, the same one again included, stays its full time.
    Effect::new(move || {
        let now = text.get();
        if shown.with_untracked(|shown| *shown != now) {
            shown.set(None);
        }
        if now.is_some() {
            start();
            // The screen may be gone by then, and the text with it.
            after_paint(move || {
                shown.try_set(text.try_get_untracked().flatten());
            });
        } else {
            stop();
        }
    });
    on_cleanup(stop);
    let act = move || {
        on_action.iter().for_each(|callback| callback.run(()));
        on_close.run(());
    };
    let paper = move |words: String| {
        view! {
            <div
                class="toast"
                on:focusin=move |_| stop()
                on:focusout=move |_| start()
                on:pointerenter=move |_| stop()
                on:pointerleave=move |_| start()
            >
                <span>{words}</span>
                {move || action.get().map(|label| view! { <Button label=label on_press=act /> })}
            </div>
        }
    };
    view! { <div class="toasts loose" role="status">{move || shown.get().map(paper)}</div> }
}
