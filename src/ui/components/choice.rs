//! Choice: one of a few answers with words. The default is chosen beforehand, so accepting it is one tap.

use leptos::prelude::*;

use super::{
    radio::{aria, arrows},
    tag::Tag,
};

/// A group of exclusive choices.
#[component]
pub fn Choices(
    /// The question.
    #[prop(into)]
    label: Signal<String>,
    /// The [`Choice`]s.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="choices" role="radiogroup" aria-label=move || label.get() on:keydown=|event| arrows(&event)>
            {children()}
        </div>
    }
}

/// One answer.
#[component]
pub fn Choice(
    /// The answer.
    #[prop(into)]
    title: Signal<String>,
    /// What speaks for or against it.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// A word at its edge: "default".
    #[prop(optional, into)]
    tag: MaybeProp<String>,
    /// A mon, a token or a sign before the words.
    #[prop(optional, into)]
    lead: Option<ViewFn>,
    /// Whether it is chosen.
    #[prop(into)]
    chosen: Signal<bool>,
    /// A tap on it.
    #[prop(into)]
    on_choose: Callback<()>,
) -> impl IntoView {
    let bare = lead.is_none();
    view! {
        <button
            type="button"
            class="choice"
            class:bare=bare
            role="radio"
            aria-checked=move || aria(chosen.get())
            on:click=move |_| on_choose.run(())
        >
            <span class="dot"></span>
            {lead.map(|lead| lead.run())}
            <span>
                <b>{move || title.get()}</b>
                {move || sub.get().map(|line| view! { <span class="sub2">{line}</span> })}
            </span>
            {move || tag.get().map(|word| view! { <Tag text=word /> })}
        </button>
    }
}
