//! Reasons: every number the app worked out says where it comes from, line by line, each with its rule.

use leptos::prelude::*;

/// A list of [`WhyLine`]s; it stands in a card.
#[component]
pub fn WhyList(
    /// The lines.
    children: Children,
) -> impl IntoView {
    view! { <ul class="why">{children()}</ul> }
}

/// One reason. The whole line opens its rule; for keyboard and ears the reference at its end does.
#[component]
pub fn WhyLine(
    /// The page that says so; without it the line is only read.
    #[prop(optional, into)]
    rule: MaybeProp<String>,
    /// Opens the rule.
    #[prop(optional, into)]
    on_rule: Option<Callback<()>>,
    /// The reason.
    children: Children,
) -> impl IntoView {
    // The button has no handler of its own: its press reaches the line.
    let press = move |_| {
        if rule.with_untracked(Option::is_some) {
            on_rule.iter().for_each(|callback| callback.run(()));
        }
    };
    view! {
        <li on:click=press>
            <span>{children()}</span>
            {move || rule.get().map(|page| view! { <button type="button" class="rule">{page}</button> })}
        </li>
    }
}
