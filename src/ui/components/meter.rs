//! How likely: a bar, always with its number beside it, and the spread of an outcome.

pub use crate::views::bar::Bar;
use leptos::prelude::*;

/// A share of 100.
#[component]
pub fn Meter(
    /// For ears: "75 percent".
    #[prop(into)]
    label: Signal<String>,
    /// The share, 0 to 100.
    #[prop(into)]
    percent: Signal<u8>,
    /// The share if more is spent, hatched beyond the first.
    #[prop(optional, into)]
    more: MaybeProp<u8>,
) -> impl IntoView {
    let width = |percent: u8| format!("{}%", percent.min(100));
    view! {
        <div class="meter" role="img" aria-label=move || label.get()>
            {move || more.get().map(|more| view! { <i class="more" style:width=width(more)></i> })}
            <i style:width=move || width(percent.get())></i>
        </div>
    }
}

/// The spread of an outcome; the sentence above it says the same in words.
#[component]
pub fn Bars(
    /// The outcomes from few to many.
    #[prop(into)]
    bars: Signal<Vec<Bar>>,
) -> impl IntoView {
    // The shade grows with the outcome: the last is ink, and none is told by its shade alone.
    let part = |(place, count, bar): (usize, usize, Bar)| {
        let class = match count - place {
            1 => "b4",
            2 => "b3",
            3 => "b2",
            _ => "",
        };
        view! { <i class=class style:flex=format!("{} 1 0", bar.percent.max(1))>{bar.text}</i> }
    };
    let all = move || {
        let bars = bars.get();
        let count = bars.len();
        bars.into_iter().enumerate().map(|(place, bar)| part((place, count, bar))).collect_view()
    };
    view! { <div class="bars" aria-hidden="true">{all}</div> }
}
