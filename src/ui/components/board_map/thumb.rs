//! A board as small as a thumbnail: its ways and areas, without a word.

use crate::views::board_map::view::{Bars, MapView, WIDTH};
use leptos::prelude::*;

/// How much of the ground's width an area takes.
const DOT: f64 = 42.0;

/// A board beside its name, which is for ears.
#[component]
pub fn BoardThumb(
    /// What it shows.
    view: MapView,
) -> impl IntoView {
    let frame = format!("-40 -40 {:.0} {:.0}", WIDTH + 80.0, view.height() + 80.0);
    let ways = view.borders.iter().filter(|border| border.bars.is_some_and(|bars| bars != Bars::Wall));
    let way = |(ax, ay): (f64, f64), (bx, by): (f64, f64)| format!("M{ax:.0} {ay:.0}L{bx:.0} {by:.0}");
    let ways: String = ways.map(|border| way(view.middle(border.between.0), view.middle(border.between.1))).collect();
    let dot = |area| {
        let (x, y) = view.middle(area);
        view! { <circle cx=format!("{x:.0}") cy=format!("{y:.0}") r=DOT.to_string() /> }
    };
    let dots = (0..view.areas.len()).map(dot).collect_view();
    view! {
        <svg class="board-thumb" viewBox=frame aria-hidden="true" focusable="false">
            <path d=ways />
            {dots}
        </svg>
    }
}
