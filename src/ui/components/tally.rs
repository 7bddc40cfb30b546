//! A tally: so many of so many, as boxes that are filled one after the other; as two numbers where they are too many.

use leptos::prelude::*;

/// More boxes than the eye counts.
const MOST: u16 = 6;

/// What filling it up means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TallyKind {
    /// Something is reached.
    Gain,
    /// Something is lost.
    Loss,
}

impl TallyKind {
    const fn class(self) -> &'static str {
        match self {
            Self::Gain => "tally",
            Self::Loss => "tally loss",
        }
    }
}

/// So many of so many.
#[component]
pub fn Tally(
    /// What it means.
    kind: TallyKind,
    /// What there is.
    have: u16,
    /// What it takes.
    need: u16,
    /// For ears: "2 of 3".
    label: String,
) -> impl IntoView {
    let boxes = (need <= MOST)
        .then(|| (0..need).map(|place| view! { <i class:on=place < have aria-hidden="true"></i> }).collect_view());
    let numbers =
        (need > MOST).then(|| view! { <span class="num" aria-hidden="true">{format!("{have}/{need}")}</span> });
    view! { <span class=kind.class()>{boxes} {numbers} <span class="vh">{label}</span></span> }
}
