//! The mon: a clan's mark in a disc, inside the base ring of the miniature; and the seal of the order.

use leptos::prelude::*;

pub use crate::views::mon::MonLook;

/// How large a mon or a token stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscSize {
    /// In a line of text.
    Small,
    /// In a card.
    Middle,
    /// At the head of an open card.
    Large,
}

impl DiscSize {
    /// The class of that size.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "s",
            Self::Middle => "",
            Self::Large => "l",
        }
    }
}

/// A mon. The name beside it is for ears.
#[component]
pub fn Mon(
    /// What it shows.
    #[prop(into)]
    look: Signal<MonLook>,
    /// How large it stands.
    #[prop(default = DiscSize::Middle)]
    size: DiscSize,
) -> impl IntoView {
    view! {
        <span
            class=format!("mon {}", size.as_str())
            style=("--clan", move || look.get().clan())
            style=("--ring", move || look.get().player())
            aria-hidden="true"
        >
            <svg focusable="false">
                <use href=move || look.get().mark.href() />
            </svg>
        </span>
    }
}

/// Where in the order of activation a Champion is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealState {
    /// Has not acted yet.
    Waiting,
    /// Acts now: vermilion.
    On,
    /// Has acted.
    Done,
}

impl SealState {
    /// The classes of that state.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "seal",
            Self::On => "seal on",
            Self::Done => "seal done",
        }
    }
}

/// The number of the order, in a square.
#[component]
pub fn Seal(
    /// The place in the order.
    #[prop(into)]
    order: Signal<String>,
    /// Whether its turn is past, now or to come.
    #[prop(into)]
    state: Signal<SealState>,
) -> impl IntoView {
    view! { <span class=move || state.get().as_str()>{move || order.get()}</span> }
}

/// A mon with its seal on the rim. Ears receive place and turn in words, from the label of whatever it stands in.
#[component]
pub fn SealedMon(
    /// What the mon shows.
    #[prop(into)]
    look: Signal<MonLook>,
    /// How large it stands.
    #[prop(default = DiscSize::Middle)]
    size: DiscSize,
    /// The place in the order; without it there is no seal.
    #[prop(optional, into)]
    order: MaybeProp<String>,
    /// Whether its turn is past, now or to come.
    #[prop(into)]
    state: Signal<SealState>,
) -> impl IntoView {
    view! {
        <span class="monbox" aria-hidden="true">
            <Mon look=look size=size />
            {move || order.get().map(|order| view! { <Seal order=order state=state /> })}
        </span>
    }
}
