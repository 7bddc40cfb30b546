//! Tokens with a letter: Enemies on a point, Allies round. The kind's name beside it is for ears.

use leptos::prelude::*;

use super::mon::DiscSize;

/// Which Enemy token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoeKind {
    /// Ink.
    Plain,
    /// A double outline.
    Boss,
    /// An outline alone: it has acted, or waits.
    Out,
}

impl FoeKind {
    /// The classes of that kind.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Plain => "foe",
            Self::Boss => "foe boss",
            Self::Out => "foe out",
        }
    }
}

/// An Enemy: a square on its point with a letter.
#[component]
pub fn FoeToken(
    /// The letter under the miniature.
    #[prop(into)]
    letter: Signal<String>,
    /// Which token.
    #[prop(into, default = FoeKind::Plain.into())]
    kind: Signal<FoeKind>,
    /// How large it stands.
    #[prop(default = DiscSize::Middle)]
    size: DiscSize,
) -> impl IntoView {
    let class = move || format!("{} {}", kind.get().as_str(), size.as_str());
    view! { <span class=class aria-hidden="true">{move || letter.get()}</span> }
}

/// An Ally: a disc with a double ring and a letter.
#[component]
pub fn AllyToken(
    /// The letter under the miniature.
    #[prop(into)]
    letter: Signal<String>,
    /// How large it stands.
    #[prop(default = DiscSize::Middle)]
    size: DiscSize,
) -> impl IntoView {
    view! { <span class=format!("ally-token {}", size.as_str()) aria-hidden="true">{move || letter.get()}</span> }
}

/// The colour of an Enemy Die, as in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnemyDieColour {
    /// White.
    White,
    /// Gray.
    Gray,
    /// Black.
    Black,
}

impl EnemyDieColour {
    /// The classes of that colour.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::White => "d6",
            Self::Gray => "d6 gray",
            Self::Black => "d6 black",
        }
    }
}

/// An Enemy Die as a square of its colour; the word stands beside it.
#[component]
pub fn EnemyDie(
    /// Its colour.
    colour: EnemyDieColour,
) -> impl IntoView {
    view! { <span class=colour.as_str() aria-hidden="true"></span> }
}
