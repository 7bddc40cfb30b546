//! The boards: the players' own, and the made-up ones to learn with.

mod learn;
mod manage;
mod new;

use super::board::words;
use crate::games::champions::board::Board;
use crate::games::champions::documents::BoardId;
use crate::kernel::line::Key;
use crate::ui::games::champions::board_room::{self, board_room};
use crate::ui::games::champions::documents::BoardError;
use crate::ui::games::champions::page::BoardFace;
use crate::ui::games::champions::page::GamePage;
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::ui::widgets::collection::{Collected, Managed, Own, Words, collection, managed_sheet, own_rows};
use crate::words::champions as keys;
use leptos::prelude::*;

impl Collected for Board {
    const WORDS: Words = Words {
        title: keys::BOARDS,
        back: keys::BOARDS_BACK_HOME,
        up: keys::BOARD_BACK,
        new: keys::BOARD_NEW,
        label: keys::BOARD_NAME,
        none: keys::BOARDS_NONE,
        none_sub: keys::BOARDS_NONE_SUB,
        nameless: keys::BOARD_NAMELESS,
        more: keys::BOARD_MORE,
        deleted: keys::BOARD_DELETED,
        restored: keys::BOARD_RESTORED,
    };

    fn list_page() -> Page {
        GamePage::Boards.into()
    }

    fn reason(error: &BoardError) -> Key {
        board_room::reason(error)
    }
}

/// The library of boards.
pub fn boards() -> AnyView {
    let room = board_room();
    room.refresh();
    room.sweep();
    let (managed, making) = (Managed::new(room), RwSignal::new(false));
    let about = |id: &BoardId, board: Board| Own {
        name: words::board_name(&board),
        sub: words::counts(&board),
        page: page_of(id),
    };
    let body = view! {
        <div class="sec">
            <h2>{say(keys::BOARDS_OWN)}</h2>
            <span class="cap">{say(keys::HOME_HERE_ONLY)}</span>
        </div>
        {move || own_rows(managed, say(keys::BOARDS_OWN), about)}
        {learn::learning(room)}
    };
    let sheets = view! {
        <new::NewSheet room=room open=making />
        {managed_sheet(managed, manage::NAMING, move || manage::doings(managed))}
    };
    collection::<Board>(making, (body.into_any(), sheets.into_any()))
}

/// The page of a board.
fn page_of(id: &BoardId) -> Page {
    GamePage::Board(id.as_str().to_owned(), BoardFace::Map).into()
}
