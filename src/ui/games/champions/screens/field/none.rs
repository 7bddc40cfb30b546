//! A table without a board: what that means, and the boards that can be laid.

use super::offer::BoardsToLay;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::session;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The page.
#[component]
pub fn NoBoard() -> impl IntoView {
    let session = session();
    view! {
        <div class="screen one">
            <Head title=say(keys::FIELD_BOARD) back=session.href(TablePage::Table) back_label=say(keys::FIELD_BACK) />
            <main class="body">
                <p class="tell"><b>{say(keys::FIELD_NONE)}</b> " " <span class="sub2">{say(keys::FIELD_NONE_SUB)}</span></p>
                <BoardsToLay on_laid=Callback::new(|()| ()) />
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink kind=ButtonKind::High href=GamePage::Boards.href() label=say(keys::FIELD_DRAW) sign=Sign::Edit />
            </Dock>
        </div>
    }
}
