//! How much room the window has, by the same measure as the styles: rem, text size included; and a screen in two halves.

use leptos::ev::resize;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;

/// From this many rem on the table has two panes, as `style/layout.css` says.
const TWO_PANES: f64 = 43.75;
/// From this many rem on a list has what it opens beside it.
const LIST_AND_PAGE: f64 = 56.25;
/// Up to this many rem high a window is a phone on its side: below a head there is no room for both.
const ON_ITS_SIDE: f64 = 30.0;
/// The size of text where the page does not say.
const USUAL_REM: f64 = 16.0;

/// Whether the table has two panes now.
pub fn wide() -> Signal<bool> {
    follow(|(width, _)| width >= TWO_PANES)
}

/// Whether a screen that is one column on a phone has two panes now: a list and what it opens, or the two halves of a
/// sheet. A tablet held upright has one column, as it reads better so.
pub fn roomy() -> Signal<bool> {
    follow(|(width, height)| width >= LIST_AND_PAGE || width >= TWO_PANES && height <= ON_ITS_SIDE)
}

/// The classes of a screen in two halves: side by side where there is room.
pub fn frame(roomy: Signal<bool>, own: &'static str) -> impl Fn() -> String + Copy {
    move || format!("screen {} {own}", if roomy.get() { "two" } else { "one" })
}

/// The two halves: below one another, or the second beside the first. It is built anew when that changes.
#[component]
pub fn Halves(
    /// Whether they stand side by side.
    roomy: Signal<bool>,
    /// What the second is called where it stands by itself.
    #[prop(into)]
    label: Signal<String>,
    /// More classes of both.
    #[prop(optional)]
    class: &'static str,
    /// The second half.
    #[prop(into)]
    second: ViewFn,
    /// The first half.
    children: Children,
) -> impl IntoView {
    let (below, beside) = (second.clone(), second);
    let aside = move || {
        let beside = beside.clone();
        view! { <section class=format!("body side {class}") aria-label=move || label.get()>{beside.run()}</section> }
    };
    view! {
        <main class=format!("body {class}")>
            {children()} {move || (!roomy.get()).then(|| below.run())}
        </main>
        {move || roomy.get().then(&aside)}
    }
}

/// Asks the window for its size in rem, again whenever it changes.
fn follow(holds: fn((f64, f64)) -> bool) -> Signal<bool> {
    let size = RwSignal::new(rem_size());
    let follow = window_event_listener(resize, move |_| size.set(rem_size()));
    on_cleanup(move || follow.remove());
    Memo::new(move |_| holds(size.get())).into()
}

fn rem_size() -> (f64, f64) {
    let (window, rem) = (window(), rem());
    let (width, height) = (window.inner_width(), window.inner_height());
    let rems = |pixels: Result<wasm_bindgen::JsValue, _>| {
        pixels.ok().and_then(|pixels| pixels.as_f64()).unwrap_or_default() / rem
    };
    (rems(width), rems(height))
}

fn rem() -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    size.and_then(|size| size.strip_suffix("px")?.parse().ok()).unwrap_or(USUAL_REM)
}
