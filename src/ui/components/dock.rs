//! Dock and tray: what is under the thumb. Undo first, at most three tools, one block of ink.

use leptos::prelude::*;

/// The bar at the lower edge of a screen.
#[component]
pub fn Dock(
    /// Tools, then the ink block.
    children: Children,
) -> impl IntoView {
    view! { <footer class="dock">{children()}</footer> }
}

/// A dock with dice keys: a line with Undo and what to do, and below it palette or totals.
#[component]
pub fn Tray(
    /// The line, then the keys.
    children: Children,
) -> impl IntoView {
    view! { <footer class="tray">{children()}</footer> }
}
