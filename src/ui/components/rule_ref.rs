//! A rule reference: the page that decides. Pressing it opens the rule in the app's own words.

use leptos::prelude::*;

/// A small dotted word that opens a rule.
#[component]
pub fn RuleRef(
    /// The page, as players know it: "Rulebook p. 24".
    #[prop(into)]
    label: Signal<String>,
    /// The words for ears, where the visible ones are too short for them.
    #[prop(optional, into)]
    ears: MaybeProp<String>,
    /// Opens the rule.
    #[prop(into)]
    on_open: Callback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="rule" aria-label=move || ears.get() on:click=move |_| on_open.run(())>
            {move || label.get()}
        </button>
    }
}
