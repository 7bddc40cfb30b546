//! A setting that is on or off at once, said in a word as well.

use leptos::prelude::*;

use super::radio::aria;

/// A switch in a list of settings.
#[component]
pub fn Toggle(
    /// The setting.
    #[prop(into)]
    label: Signal<String>,
    /// More about it.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// The word of its state: "on", "off".
    #[prop(into)]
    state_word: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// The new state.
    #[prop(into)]
    on_toggle: Callback<(bool,)>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="toggle"
            role="switch"
            aria-checked=move || aria(on.get())
            on:click=move |_| on_toggle.run((!on.get_untracked(),))
        >
            <span>
                <b>{move || label.get()}</b>
                {move || sub.get().map(|line| view! { <span class="sub2">{line}</span> })}
            </span>
            <span class="state" aria-hidden="true">{move || state_word.get()}</span>
            <span class="track"></span>
        </button>
    }
}
