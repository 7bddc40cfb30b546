//! A number that is typed in with keys: a card's printed value, a correction by hand.

use leptos::prelude::*;

use super::{key::Key, number::shown, sign::Sign};

/// A number with minus and plus.
#[component]
pub fn Stepper(
    /// What the number is.
    #[prop(into)]
    label: Signal<String>,
    /// More about it.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// The number; `None` shows "?" until the first step.
    #[prop(into)]
    value: Signal<Option<i32>>,
    /// The lowest value.
    #[prop(default = 0)]
    least: i32,
    /// What the first step makes of a number nobody knows; the lowest value if nothing else is said.
    #[prop(optional)]
    first: Option<i32>,
    /// The highest value.
    #[prop(optional, into)]
    most: MaybeProp<i32>,
    /// "Life minus 1".
    #[prop(into)]
    minus_label: Signal<String>,
    /// "Life plus 1".
    #[prop(into)]
    plus_label: Signal<String>,
    /// The new number.
    #[prop(into)]
    on_change: Callback<(i32,)>,
) -> impl IntoView {
    let at_least = Signal::derive(move || value.get().is_none_or(|value| value <= least));
    let at_most = Signal::derive(move || most.get().zip(value.get()).is_some_and(|(most, value)| value >= most));
    let first = first.unwrap_or(least);
    let step = move |by: i32| on_change.run((value.get_untracked().map_or(first, |value| value.saturating_add(by)),));
    view! {
        <div class="stepper" role="group" aria-label=move || label.get()>
            <span>
                <b>{move || label.get()}</b>
                {move || sub.get().map(|line| view! { <span class="sub2">{line}</span> })}
            </span>
            <span class="keys">
                <Key sign=Sign::Minus label=minus_label disabled=at_least on_press=move || step(-1) />
                <output aria-live="off">{move || value.get().map_or_else(|| "?".to_owned(), shown)}</output>
                <Key sign=Sign::Plus label=plus_label disabled=at_most on_press=move || step(1) />
            </span>
        </div>
    }
}
