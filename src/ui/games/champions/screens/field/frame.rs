//! What stands around every use of the board: head, the way to the other face, Undo, the ink.

use super::more::{MoreSheets, Over};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::board::words;
use crate::ui::games::champions::screens::table::figures_tool;
use crate::ui::games::champions::session::session;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What a page of the board is about.
pub struct Tools {
    /// What the board is looked at for.
    pub of: FieldUse,
    /// As a map or as a list.
    pub face: BoardFace,
    /// The title.
    pub title: Signal<String>,
}

/// Everything about the board that is not done by taps on it.
fn more(open: RwSignal<Over>) -> impl IntoView {
    view! { <Button kind=ButtonKind::Round label=say(keys::FIELD_MORE) sign=Sign::More on_press=move || open.set(Over::More) /> }
}

/// The page around `body`, with `ink` last in the dock.
pub fn frame(Tools { of, face, title }: Tools, body: AnyView, ink: AnyView) -> AnyView {
    let session = session();
    let board = Memo::new(move |_| session.state(|state| state.field().map(|field| words::board_name(field.board()))));
    let (other, label, sign) = match face {
        BoardFace::Map => (BoardFace::List, keys::FIELD_LIST, Sign::Log),
        BoardFace::List => (BoardFace::Map, keys::FIELD_MAP, Sign::Board),
    };
    let over = RwSignal::new(Over::Nothing);
    let href = session.href(TablePage::Field(of, other));
    view! {
        <div class="screen draw ground" class:as-list=face == BoardFace::List>
            <Head
                title=title
                subtitle=board
                back=session.href(TablePage::Table)
                back_label=say(keys::FIELD_BACK)
                trailing=move || more(over)
            />
            {body}
            <Dock>
                <UndoTool />
                <ButtonLink kind=ButtonKind::Tool href=href label=say(label) sign=sign />
                {(of == FieldUse::Places).then(|| figures_tool(session))}
                {ink}
            </Dock>
            <MoreSheets open=over face=face />
        </div>
    }
    .into_any()
}
