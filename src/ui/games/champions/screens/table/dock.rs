//! The dock of the table: Undo first, Figures, More, then the ink.

use super::ink::InkBlock;
use super::place::{Over, Place, Stage, stage};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::session;
use crate::ui::table::undo::{UndoTool, Unsettled};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The dock of the table.
#[component]
pub fn TableDock(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let session = session();
    // The ink of Recovery says more, and nobody moves figures then: More has them all the same.
    let stage = stage();
    // While the order of Activations is tapped, Undo takes the last tap back.
    let any = Signal::derive(move || place.has_picks());
    let picks = Unsettled { any, undo: Callback::new(move |()| place.unpick()) };
    view! {
        <Dock>
            <UndoTool first=picks />
            <Show when=move || stage.get() != Stage::Recovery>
                <ButtonLink
                    kind=ButtonKind::Tool
                    href=session.href(TablePage::Figures)
                    label=say(keys::TABLE_FIGURES)
                    ears=say(keys::TABLE_FIGURES_EARS)
                    sign=Sign::Size
                />
            </Show>
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
