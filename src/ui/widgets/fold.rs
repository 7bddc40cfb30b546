//! A part of a page that is folded away; its first line says what is in it.

use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use leptos::prelude::*;

/// A folded part.
#[component]
pub fn Folded(
    /// What it holds.
    #[prop(into)]
    title: Signal<String>,
    /// More about it, or what was chosen in it.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// Whether it is open.
    open: RwSignal<bool>,
    /// What it holds, built when it opens.
    children: ChildrenFn,
) -> impl IntoView {
    view! {
        <section class="fold" class:open=move || open.get()>
            <button
                type="button"
                class="row plain"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span>
                    <b>{move || title.get()}</b>
                    {move || sub.get().map(|line| view! { <span class="sub">{line}</span> })}
                </span>
                <Icon sign=Sign::Down />
            </button>
            {move || open.get().then(|| children())}
        </section>
    }
}
