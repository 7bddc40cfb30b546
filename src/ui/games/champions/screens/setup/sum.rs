//! The Threshold as a sum, on every step from the second on. What is not known shows "?", never 0.

use super::preparing::preparing;
use crate::games::champions::text::names;
use crate::ui::components::number::shown;
use crate::ui::components::sum_strip::{Join, SumStrip, Term};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The terms of the Threshold.
pub(super) fn terms() -> Signal<Vec<Term>> {
    let preparing = preparing();
    let prospect = Memo::new(move |_| preparing.outlook.with(|outlook| outlook.prospect));
    let difficulty = preparing.part(|draft| draft.difficulty);
    Signal::derive(move || {
        let prospect = prospect.get();
        let number = |value: Option<i16>| value.map_or_else(|| "?".to_owned(), |value| shown(value.into()));
        let join = if prospect.difficulty < 0 { Join::Minus } else { Join::Plus };
        vec![
            Term::new(Join::First, number(prospect.honor), say(keys::GAUGE_HONOR)),
            Term::new(Join::Plus, number(prospect.destiny), say(keys::CARD_DESTINY)),
            Term::new(join, prospect.difficulty.unsigned_abs().to_string(), say(names::difficulty(difficulty.get()))),
            Term::new(Join::Equals, number(prospect.threshold()), say(keys::SETUP_THRESHOLD)),
        ]
    })
}

/// What the sum waits for, in one line.
pub(super) fn missing() -> Signal<Option<String>> {
    let preparing = preparing();
    Signal::derive(move || {
        let known = preparing.outlook.with(|outlook| outlook.prospect.threshold());
        known.is_none().then(|| say(keys::SETUP_SUM_UNKNOWN))
    })
}

/// The sum on its own paper.
#[component]
pub(super) fn ThresholdSum() -> impl IntoView {
    let (terms, missing) = (terms(), missing());
    view! {
        <section class="card pad stack down" aria-label=say(keys::SETUP_THRESHOLD)>
            <SumStrip terms=terms />
            {move || missing.get().map(|line| view! { <p class="sub2">{line}</p> })}
        </section>
    }
}
