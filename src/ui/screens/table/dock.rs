//! The dock of the table: Undo first, Figures, More, then the ink.

use super::ink::InkBlock;
use super::place::{Over, Place};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::page::TablePage;
use crate::ui::screens::undo::UndoTool;
use crate::ui::session::session;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The dock of the table.
#[component]
pub fn TableDock(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let session = session();
    view! {
        <Dock>
            <UndoTool />
            <ButtonLink
                kind=ButtonKind::Tool
                href=session.href(TablePage::Figures)
                label=say(keys::TABLE_FIGURES)
                ears=say(keys::TABLE_FIGURES_EARS)
                sign=Sign::Size
            />
            <Button
                kind=ButtonKind::Tool
                label=say(keys::TABLE_MORE)
                sign=Sign::More
                on_press=move || place.over.set(Some(Over::More))
            />
            <InkBlock />
        </Dock>
    }
}
