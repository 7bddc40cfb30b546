//! A tick: a yes or no beside other controls.

use leptos::prelude::*;

use super::{icon::Icon, radio::aria, sign::Sign};

/// A yes or no.
#[component]
pub fn Tick(
    /// What is said yes to.
    #[prop(into)]
    label: Signal<String>,
    /// What it costs, in a second line.
    #[prop(optional, into)]
    second: MaybeProp<String>,
    /// Whether it is yes.
    #[prop(into)]
    on: Signal<bool>,
    /// The new answer.
    #[prop(into)]
    on_toggle: Callback<(bool,)>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="btn tick"
            role="checkbox"
            aria-checked=move || aria(on.get())
            on:click=move |_| on_toggle.run((!on.get_untracked(),))
        >
            <i>
                <Icon sign=Sign::Check />
            </i>
            <span>
                {move || label.get()} {move || second.get().map(|line| view! { <small>{line}</small> })}
            </span>
        </button>
    }
}
