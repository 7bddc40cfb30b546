//! The six numbers of a closed card, in fixed columns.

use leptos::prelude::*;

use super::{icon::Icon, sign::Sign, tint::Tint};
use crate::ui::later::painted;

/// Whether a number wants a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Nothing to see.
    Fine,
    /// Underlined.
    Low,
}

/// When the numbers of a strip come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Once the card is painted, into the room that is kept for them: a table has dozens of them, each with its sign.
    AfterTheCard,
    /// At once, where cards are leafed through: numbers that come and go would flicker.
    WithTheCard,
}

/// One number of the strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripNumber {
    /// Its sign.
    pub sign: Sign,
    /// Its colour.
    pub tint: Tint,
    /// The number as it is shown, "?" where it is not known.
    pub shown: String,
    /// What it is out of.
    pub of: Option<String>,
    /// Whether it wants a look.
    pub level: Level,
}

/// The numbers in a row, hidden from ears: the card's label says them with their names.
#[component]
pub fn GaugeStrip(
    /// The numbers from left to right.
    #[prop(into)]
    numbers: Signal<Vec<StripNumber>>,
    /// When they come.
    #[prop(default = Arrival::AfterTheCard)]
    arrival: Arrival,
) -> impl IntoView {
    let here = match arrival {
        Arrival::AfterTheCard => painted(),
        Arrival::WithTheCard => Signal::stored(true),
    };
    let inside = |number: StripNumber| {
        view! {
            <Icon sign=number.sign tint=number.tint />
            <span>{number.shown} {number.of.map(|of| view! { <small>"/" {of}</small> })}</span>
        }
    };
    let cell = move |number: StripNumber| {
        let low = number.level == Level::Low;
        view! { <li class:low=low>{here.get().then(|| inside(number))}</li> }
    };
    view! {
        <ul class="strip" aria-hidden="true">
            {move || numbers.get().into_iter().map(cell).collect_view()}
        </ul>
    }
}
