//! A toast: what just happened, with the way back. It goes after six seconds, but not while it has the focus.

use std::time::Duration;

use leptos::{
    html,
    leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle},
    prelude::*,
};

use super::button::Button;
use super::toast_room::take_room;
use crate::ui::later::once_seen;

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
    /// Goes that way, and takes the text away or says what came of it.
    #[prop(optional, into)]
    on_action: Option<Callback<()>>,
    /// The toast has stayed long enough: the text should become `None`.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let clock = Clock { running: StoredValue::new(None), on_close };
    let shown = shown(text, clock);
    let place = NodeRef::<html::Div>::new();
    take_room(place, shown);
    on_cleanup(move || clock.stop());
    let paper = move |words| paper(words, clock, action, on_action);
    view! { <div class="toasts loose" role="status" node_ref=place>{move || shown.get().map(paper)}</div> }
}

/// What happened, with the way back; while somebody is at it, it stays.
fn paper(words: String, clock: Clock, action: MaybeProp<String>, on_action: Option<Callback<()>>) -> impl IntoView {
    let act = move || on_action.iter().for_each(|callback| callback.run(()));
    view! {
        <div
            class="toast"
            on:focusin=move |_| clock.stop()
            on:focusout=move |_| clock.start()
            on:pointerenter=move |_| clock.stop()
            on:pointerleave=move |_| clock.start()
        >
            <span>{words}</span>
            {move || action.get().map(|label| view! { <Button label=label on_press=act /> })}
        </div>
    }
}

/// How long the toast still stays.
#[derive(Clone, Copy)]
struct Clock {
    running: StoredValue<Option<TimeoutHandle>>,
    on_close: Callback<()>,
}

impl Clock {
    fn stop(self) {
        if let Some(running) = self.running.try_get_value().flatten() {
            running.clear();
        }
        self.running.try_set_value(None);
    }

    /// It stays its full time from now.
    fn start(self) {
        self.stop();
        // The screen may be gone by then, and whoever listens with it.
        let over = move || {
            let _ = self.on_close.try_run(());
        };
        self.running.try_set_value(set_timeout_with_handle(over, STAY).ok());
    }
}

/// What the toast says. What it speaks of is painted before it, and what was said before goes at once: its key would act
/// for the new one. The clock is the side effect: every new text, the same one again included, stays its full time.
fn shown(text: Signal<Option<String>>, clock: Clock) -> RwSignal<Option<String>> {
    let shown = RwSignal::new(None::<String>);
    Effect::new(move || {
        let now = text.get();
        if shown.with_untracked(|shown| *shown != now) {
            shown.set(None);
        }
        if now.is_some() {
            clock.start();
            // The screen may be gone by then, and the text with it.
            once_seen(move || {
                shown.try_set(text.try_get_untracked().flatten());
            });
        } else {
            clock.stop();
        }
    });
    shown
}
