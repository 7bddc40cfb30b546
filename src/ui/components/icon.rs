//! A sign of the sprite, hidden from ears: its word is always in the label beside it.

use leptos::prelude::*;

use super::{sign::Sign, tint::Tint};

/// How large a sign stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconSize {
    /// As high as the text.
    Text,
    /// One and a half lines, as in a heading.
    Middle,
    /// At the head of a list row.
    Lead,
}

impl IconSize {
    /// The class of that size.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "i",
            Self::Middle => "i m",
            Self::Lead => "i lead",
        }
    }
}

/// A sign of the sprite.
#[component]
pub fn Icon(
    /// Which symbol; a signal where it changes, as the petals of Purity do.
    #[prop(into)]
    sign: Signal<Sign>,
    /// The colour it carries.
    #[prop(into, default = Tint::Ink.into())]
    tint: Signal<Tint>,
    /// How large it stands.
    #[prop(default = IconSize::Text)]
    size: IconSize,
) -> impl IntoView {
    view! {
        <svg class=move || format!("{} {}", size.as_str(), tint.get().as_str()) aria-hidden="true" focusable="false">
            <use href=move || sign.get().href() />
        </svg>
    }
}
