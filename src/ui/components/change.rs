//! A change: an arrow for eyes, words for ears.

use leptos::prelude::*;

use super::{
    icon::{ChangingIcon, Icon},
    sign::Sign,
    tint::Tint,
};

/// Before and after of one number.
#[component]
pub fn Change(
    /// The gauge's sign.
    #[prop(into)]
    sign: Signal<Sign>,
    /// The gauge's colour.
    #[prop(default = Tint::Ink)]
    tint: Tint,
    /// What it was.
    #[prop(into)]
    from: Signal<String>,
    /// What it becomes.
    #[prop(into)]
    to: Signal<String>,
    /// The same in words: "AP 1 to 7".
    #[prop(into)]
    ears: Signal<String>,
) -> impl IntoView {
    view! {
        <span class="ch">
            <ChangingIcon sign=sign tint=tint />
            <s aria-hidden="true">{move || from.get()}</s>
            <span class="ar" aria-hidden="true">
                <Icon sign=Sign::Arrow />
            </span>
            <span aria-hidden="true">{move || to.get()}</span>
            <span class="vh">{move || ears.get()}</span>
        </span>
    }
}
