//! A sign of the sprite, hidden from ears: its word is always in the label beside it.

use leptos::prelude::*;
use leptos::tachys::html::InertElement;

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

/// A sign of the sprite that stays as it is, as nearly all do: a screen may have a hundred. Each is read from its text
/// once, and copied after that, so it takes no other attributes.
#[component]
pub fn Icon(
    /// Which symbol.
    sign: Sign,
    /// The colour it carries.
    #[prop(default = Tint::Ink)]
    tint: Tint,
    /// How large it stands.
    #[prop(default = IconSize::Text)]
    size: IconSize,
) -> impl IntoView {
    let (class, href) = (class(size, tint), sign.href());
    InertElement::new(format!(
        r#"<svg class="{class}" aria-hidden="true" focusable="false"><use href="{href}"></use></svg>"#
    ))
}

/// A sign of the sprite that changes, as the petals of Purity do.
#[component]
pub fn ChangingIcon(
    /// Which symbol.
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
        <svg class=move || class(size, tint.get()) aria-hidden="true" focusable="false">
            <use href=move || sign.get().href() />
        </svg>
    }
}

fn class(size: IconSize, tint: Tint) -> String {
    format!("{} {}", size.as_str(), tint.as_str())
}
