//! A dock of two: Undo, and the ink block.

use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::table::undo::UndoTool;
use leptos::prelude::*;

/// Undo, and the one thing to press next.
#[component]
pub fn InkDock(
    /// What happens.
    #[prop(into)]
    label: Signal<String>,
    /// The consequence.
    #[prop(into)]
    second: Signal<Option<String>>,
    /// Its sign.
    #[prop(optional, into)]
    sign: MaybeProp<Sign>,
    /// It cannot be pressed now.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// A press.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <Dock>
            <UndoTool />
            <Button kind=ButtonKind::Act label=label second=second sign=sign disabled=disabled on_press=on_press />
        </Dock>
    }
}
