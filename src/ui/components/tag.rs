//! A tag: a status or a cost, sign and word.

use leptos::prelude::*;

use super::{icon::Icon, sign::Sign, tint::Tint};

/// What a tag says about what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing.
    Plain,
    /// Good.
    Good,
    /// Bad.
    Bad,
    /// Wants care.
    Caution,
}

impl Tone {
    /// The class of that tone.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Caution => "caution",
        }
    }
}

/// A short word in a frame.
#[component]
pub fn Tag(
    /// The word.
    #[prop(into)]
    text: Signal<String>,
    /// Its sign.
    #[prop(optional, into)]
    sign: MaybeProp<Sign>,
    /// Its tone.
    #[prop(into, default = Tone::Plain.into())]
    tone: Signal<Tone>,
    /// The words for ears, where the visible ones are too short for them.
    #[prop(optional, into)]
    ears: MaybeProp<String>,
) -> impl IntoView {
    let words = move || match ears.get() {
        Some(ears) => view! { <span aria-hidden="true">{text.get()}</span><span class="vh">{ears}</span> }.into_any(),
        None => text.get().into_any(),
    };
    view! {
        <span class=move || format!("tag {}", tone.get().as_str())>
            {move || sign.get().map(|sign| view! { <Icon sign=sign tint=Tint::Ink /> })}
            {words}
        </span>
    }
}
