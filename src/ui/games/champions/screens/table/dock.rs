//! The dock of the table: Undo first; the board, or Figures where none lies; More, then the ink.

use super::ink::InkBlock;
use super::place::{Over, Place, Stage, stage};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::session::{Session, session};
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
    let figures = board_or_figures(session);
    // While the order of Activations is tapped, Undo takes the last tap back.
    let any = Signal::derive(move || place.has_picks());
    let picks = Unsettled { any, undo: Callback::new(move |()| place.unpick()) };
    view! {
        <Dock>
            <UndoTool first=picks />
            <Show when=move || stage.get() != Stage::Recovery>
                {figures}
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

/// A board is looked at more often than anything else; the figures are one tap behind it.
fn board_or_figures(session: Session) -> impl Fn() -> AnyView + Copy + Send + Sync {
    let laid = Memo::new(move |_| session.state(|state| state.field().is_some()));
    move || {
        if laid.get() {
            let board = session.href(TablePage::Field(FieldUse::Places, BoardFace::Map));
            view! { <ButtonLink kind=ButtonKind::Tool href=board label=say(keys::FIELD_BOARD) sign=Sign::Board /> }
                .into_any()
        } else {
            figures_tool(session)
        }
    }
}

/// The way to the Enemies and Allies.
pub fn figures_tool(session: Session) -> AnyView {
    view! {
        <ButtonLink
            kind=ButtonKind::Tool
            href=session.href(TablePage::Figures)
            label=say(keys::TABLE_FIGURES)
            ears=say(keys::TABLE_FIGURES_EARS)
            sign=Sign::Size
        />
    }
    .into_any()
}
