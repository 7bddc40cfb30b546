//! The dock: what is under the thumb. Undo first, at most three tools, one block of ink.

use leptos::prelude::*;

/// The bar at the lower edge of a screen.
#[component]
pub fn Dock(
    /// Tools, then the ink block.
    children: Children,
) -> impl IntoView {
    view! { <footer class="dock">{children()}</footer> }
}
