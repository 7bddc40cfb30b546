//! Books: a saved table in its stitched binding, the title slip of a game, the spines on the shelf.

use leptos::prelude::*;

use super::{icon::Icon, sign::Sign};

/// What a book holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookKind {
    /// A saved table.
    Table,
    /// Nothing yet: a dashed outline.
    Empty,
}

impl BookKind {
    /// The classes of that kind.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Table => "card pad book stack",
            Self::Empty => "card pad book stack empty",
        }
    }
}

/// A stitched book.
#[component]
pub fn Book(
    /// What it holds.
    #[prop(default = BookKind::Table)]
    kind: BookKind,
    /// What it is, for ears.
    #[prop(into)]
    label: Signal<String>,
    /// What is on its cover.
    children: Children,
) -> impl IntoView {
    view! { <section class=kind.as_str() aria-label=move || label.get()>{children()}</section> }
}

/// The title slip: a game.
#[component]
pub fn Slip(
    /// The game's title.
    #[prop(into)]
    title: Signal<String>,
) -> impl IntoView {
    view! { <span class="slip">{move || title.get()}</span> }
}

/// How far a book is out of the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpineState {
    /// In line with the others.
    Shelved,
    /// Pulled out: the game in hand.
    Pulled,
}

/// The shelf with its spines.
#[component]
pub fn Shelf(
    /// The [`Spine`]s.
    children: Children,
) -> impl IntoView {
    view! {
        <div>
            <div class="spines">{children()}</div>
            <div class="board-shelf" aria-hidden="true"></div>
        </div>
    }
}

/// A game on the shelf.
#[component]
pub fn Spine(
    /// The game's title.
    #[prop(into)]
    title: Signal<String>,
    /// The token of its colour, such as `lion`.
    hue: &'static str,
    /// How far it is out.
    #[prop(into, default = SpineState::Shelved.into())]
    state: Signal<SpineState>,
    /// Where it leads.
    #[prop(into)]
    href: Signal<String>,
    /// What its sign means, for ears: that the game is ready without a network; without it there is no sign.
    #[prop(optional, into)]
    ready: MaybeProp<String>,
) -> impl IntoView {
    view! {
        <a
            class="spine"
            class:open=move || state.get() == SpineState::Pulled
            style=("--sp", format!("var(--{hue})"))
            href=move || href.get()
            aria-description=move || ready.get()
        >
            <span>
                <em>{move || title.get()}</em>
                {move || ready.get().map(|_| view! { <Icon sign=Sign::Check /> })}
            </span>
        </a>
    }
}
