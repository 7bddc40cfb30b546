//! The kinds of border to choose from, each told by its bars: what one steps over is what one pays.

use super::board_map::Bars;
use super::radio::{aria, arrows};
use leptos::prelude::*;

/// One kind of border.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarsChoice {
    /// What it looks like; nothing is no border.
    pub bars: Option<Bars>,
    /// Its name.
    pub title: String,
    /// What it costs, and whom it lets through.
    pub sub: String,
}

/// A group of kinds, of which one is chosen; they are known by their place, counted from 0.
#[component]
pub fn BarsChoices(
    /// The question.
    #[prop(into)]
    label: Signal<String>,
    /// The kinds.
    choices: Vec<BarsChoice>,
    /// The place of the chosen one.
    #[prop(into)]
    chosen: Signal<Option<usize>>,
    /// The place of a newly chosen one.
    #[prop(into)]
    on_choose: Callback<(usize,)>,
) -> impl IntoView {
    let kind = move |(place, choice)| kind(place, choice, chosen, on_choose);
    view! {
        <div class="kinds" role="radiogroup" aria-label=move || label.get() on:keydown=|event| arrows(&event)>
            {choices.into_iter().enumerate().map(kind).collect_view()}
        </div>
    }
}

/// One kind, with its bars.
fn kind(place: usize, choice: BarsChoice, chosen: Signal<Option<usize>>, choose: Callback<(usize,)>) -> impl IntoView {
    let is_chosen = move || chosen.get() == Some(place);
    view! {
        <button
            type="button"
            class="kind"
            role="radio"
            aria-checked=move || aria(is_chosen())
            tabindex=move || if is_chosen() || (chosen.get().is_none() && place == 0) { "0" } else { "-1" }
            on:click=move |_| choose.run((place,))
        >
            {sample(choice.bars)}
            <b>{choice.title}</b>
            " "
            <small>{choice.sub}</small>
        </button>
    }
}

/// The bars across a way, small.
fn sample(bars: Option<Bars>) -> impl IntoView {
    let way = (bars != Some(Bars::Wall)).then(|| view! { <path class="edge" d="M-13 0H13" /> });
    let bars = bars.map(|bars| {
        let (class, path, _) = bars.path();
        view! { <path class=class d=path /> }
    });
    view! { <svg class="map" viewBox="-13 -17 26 34" aria-hidden="true">{way} {bars}</svg> }
}
