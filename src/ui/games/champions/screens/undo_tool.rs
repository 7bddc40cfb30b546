//! Undo of what is kept apart from the table: a Combat being entered, a board, a scenario, a campaign.

use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The key that takes the last change back, shut where there is none.
#[component]
pub fn UndoTool(
    /// Whether there is no change to take back.
    #[prop(into)]
    nothing: Signal<bool>,
    /// Takes it back.
    #[prop(into)]
    on_undo: Callback<()>,
) -> impl IntoView {
    view! {
        <Button kind=ButtonKind::Tool label=say(keys::UNDO) sign=Sign::Undo disabled=nothing on_press=on_undo />
    }
}
