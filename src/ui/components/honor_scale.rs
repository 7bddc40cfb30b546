//! The honor scale: one brush stroke, a post at the Threshold, the distance in words.

use leptos::prelude::*;

use super::{icon::Icon, number::shown, sign::Sign, tint::Tint};
use crate::views::honor_stroke::{END, Gap, inked, stroke};

/// How far the group is from an honorable victory.
#[component]
pub fn HonorScale(
    /// Group Honor.
    #[prop(into)]
    have: Signal<i32>,
    /// The Honorable Victory Threshold.
    #[prop(into)]
    need: Signal<i32>,
    /// The distance in words: "4 short", "2 above".
    #[prop(into)]
    words: Signal<String>,
    /// What the left number is called.
    #[prop(into)]
    have_label: Signal<String>,
    /// What the right number is called.
    #[prop(into)]
    need_label: Signal<String>,
    /// What the distance would come to, where that is something else: in words, and as a number, below nought for too
    /// little. It is what is steered by, so it gives the words their colour.
    #[prop(optional, into)]
    then: MaybeProp<(String, i32)>,
    /// Where the sum of it stands.
    #[prop(optional, into)]
    sum: Option<String>,
) -> impl IntoView {
    let counts = move || then.get().map_or_else(|| have.get() - need.get(), |(_, number)| number);
    let tone = move || if counts() < 0 { "bad" } else { "good" };
    let ink = Memo::new(move |_| inked(have.get(), need.get()));
    let gap = Memo::new(move |_| Gap::at(ink.get()));
    let ahead = move || then.get().map(|(words, _)| view! { " "<small>{words}</small> });
    let brush = move || {
        view! {
            <p class=tone>{move || words.get()} {ahead}</p>
            <svg class="brush" viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true">
                // The ink is a shape of its own: to cut the stroke with a clip makes every painting of the page dearer.
                <polygon class="rest" points=stroke(END) />
                <polygon class="done" points=move || stroke(ink.get()) />
                <path class=move || gap.with(|gap| gap.class) d=move || gap.with(Gap::path) />
                <path class="post" d="M225 0V17" vector-effect="non-scaling-stroke" />
            </svg>
        }
    };
    view! {
        <div class="scale">
            <div>
                <span class="what">{move || have_label.get()}</span>
                <b class="much">
                    <Icon sign=Sign::Honor tint=Tint::Honor />
                    {move || shown(have.get())}
                </b>
            </div>
            {match sum {
                Some(href) => view! { <a class="stroke" href=href>{brush()}</a> }.into_any(),
                None => view! { <div class="stroke">{brush()}</div> }.into_any(),
            }}
            <div>
                <span class="what">{move || need_label.get()}</span>
                <b class="much">{move || shown(need.get())}</b>
            </div>
        </div>
    }
}
