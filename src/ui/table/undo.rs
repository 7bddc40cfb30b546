//! Undo, left-most in every dock of a table.

use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::table::any_table::any_table;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Something a page holds that is no step yet, and is taken back before the last step is.
#[derive(Clone, Copy)]
pub struct Unsettled {
    /// Whether there is any.
    pub any: Signal<bool>,
    /// Takes the last of it back.
    pub undo: Callback<()>,
}

/// Takes the last step back: one tap, no question.
#[component]
pub fn UndoTool(
    /// What the page holds that goes first.
    #[prop(optional)]
    first: Option<Unsettled>,
) -> impl IntoView {
    let table = any_table();
    let can_undo = table.get().can_undo();
    let nothing = Signal::derive(move || !first.is_some_and(|first| first.any.get()) && !can_undo.get());
    let undo = move || match first {
        Some(first) if first.any.get_untracked() => first.undo.run(()),
        Some(_) | None => table.get().undo(),
    };
    view! {
        <Button
            kind=ButtonKind::Tool
            label=say(keys::UNDO)
            sign=Sign::Undo
            disabled=nothing
            on_press=undo
        />
    }
}
