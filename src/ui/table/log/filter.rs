//! Which lines of the log are shown: all, or those about somebody.

use super::LogState;
use crate::kernel::book::Filter;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The button in the head: what is shown now.
#[component]
pub(super) fn FilterButton(
    /// The log.
    state: LogState,
) -> impl IntoView {
    let label = Signal::derive(move || shown(state, state.filter.get()));
    let ears = Signal::derive(move || Some(say(Line::new(keys::LOGBOOK_FILTER_EARS).with("what", label.get()))));
    view! {
        <span class="sign-last">
            <Button label=label ears=ears sign=Sign::Down on_press=move || state.filtering.set(true) />
        </span>
    }
}

/// The sheet with the answers.
#[component]
pub(super) fn FilterSheet(
    /// The log.
    state: LogState,
) -> impl IntoView {
    view! {
        <Sheet
            open=state.filtering
            title=say(keys::LOGBOOK_FILTER)
            close_label=say(keys::CLOSE)
            on_close=move || state.filtering.set(false)
        >
            <Answers state=state />
        </Sheet>
    }
}

/// All, then everybody who can be asked for.
#[component]
fn Answers(state: LogState) -> impl IntoView {
    let answer = move |filter: Filter| {
        let choose = move || {
            state.filter.set(filter);
            state.open.set(None);
            state.filtering.set(false);
        };
        let chosen = Signal::derive(move || state.filter.get() == filter);
        let title = Signal::derive(move || full(state, filter));
        match filter {
            Filter::All => view! { <Choice title=title chosen=chosen on_choose=choose /> }.into_any(),
            Filter::About(id) => {
                let lead = move || state.table.get().mark(id);
                view! { <Choice title=title lead=lead chosen=chosen on_choose=choose /> }.into_any()
            }
        }
    };
    let people = state.table.get().people().into_iter().map(Filter::About);
    view! {
        <Choices label=say(keys::LOGBOOK_FILTER)>
            {std::iter::once(Filter::All).chain(people).map(answer).collect_view()}
        </Choices>
    }
}

/// What is shown, in full.
pub(super) fn full(state: LogState, filter: Filter) -> String {
    match filter {
        Filter::All => say(keys::LOGBOOK_ALL),
        Filter::About(id) => state.table.get().name_of(id),
    }
}

/// What is shown, short enough for the head.
fn shown(state: LogState, filter: Filter) -> String {
    state.table.get().short_name(&full(state, filter))
}
