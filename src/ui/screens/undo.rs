//! Undo, left-most in every dock of a table.

use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::session::session;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Takes the last step back: one tap, no question.
#[component]
pub fn UndoTool() -> impl IntoView {
    let session = session();
    let nothing = Signal::derive(move || session.journal.with(|journal| !journal.can_undo()));
    view! {
        <Button
            kind=ButtonKind::Tool
            label=say(keys::UNDO)
            sign=Sign::Undo
            disabled=nothing
            on_press=move || session.undo()
        />
    }
}
