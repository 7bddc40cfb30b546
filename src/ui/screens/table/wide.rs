//! Whether the window has room for two panes, by the same measure as the styles: 43.75 rem, text size included.

use leptos::ev::resize;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;

/// From this many rem on there are two panes, as `style/layout.css` says.
const TWO_PANES: f64 = 43.75;
/// The size of text where the page does not say.
const USUAL_REM: f64 = 16.0;

/// Whether there are two panes now.
pub fn wide() -> Signal<bool> {
    let width = RwSignal::new(rem_wide());
    let follow = window_event_listener(resize, move |_| width.set(rem_wide()));
    on_cleanup(move || follow.remove());
    Memo::new(move |_| width.get() >= TWO_PANES).into()
}

fn rem_wide() -> f64 {
    let pixels = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default();
    pixels / rem()
}

fn rem() -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    size.and_then(|size| size.strip_suffix("px")?.parse().ok()).unwrap_or(USUAL_REM)
}
