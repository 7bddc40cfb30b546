//! The live region: what a screen says to ears after something changed. One a screen, always on the page.

use leptos::prelude::*;

/// How urgent it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// When ears are free: gauges, results, sentences of the Enemies, phases.
    Polite,
    /// At once: a refusal, a failure to save.
    Assertive,
}

impl Urgency {
    /// The value of `aria-live`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Polite => "polite",
            Self::Assertive => "assertive",
        }
    }
}

/// A region for ears alone. A run of taps replaces the text, so only the last value is spoken.
#[component]
pub fn Live(
    /// How urgent it is.
    #[prop(default = Urgency::Polite)]
    urgency: Urgency,
    /// What is said.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    view! { <div class="vh" aria-live=urgency.as_str() aria-atomic="true">{move || text.get()}</div> }
}
