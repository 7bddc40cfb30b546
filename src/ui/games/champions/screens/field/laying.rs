//! Laying a board on the table, taking it up, keeping a copy of it.

use crate::games::champions::command::Command;
use crate::games::champions::documents::BoardId;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::field::places;
use crate::kernel::line::Line;
use crate::storage::pictures;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::board_choice::{Offered, picture_of};
use crate::ui::games::champions::board_room::{self, board_room};
use crate::ui::games::champions::page::BoardFace;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::screens::board::words;
use crate::ui::games::champions::session::{Done, Session};
use crate::ui::page::{self, Page};
use crate::words::champions as keys;
use wasm_bindgen_futures::spawn_local;

/// Lays a board, with its picture; says who stands beside it.
pub fn lay(session: Session, offered: &Offered) {
    if session.dispatch(offered.lay()) != Done::Yes {
        return;
    }
    offered.keep_picture(&session.id());
    let beside = session.glance(|state| places::unplaced(state).len());
    let line = Line::new(keys::FIELD_LAID).with("board", words::board_name(&offered.board)).with("beside", beside);
    feedback().toast(line, session.undo_offer());
}

/// Takes the board up.
pub fn take_up(session: Session) {
    if session.dispatch(Command::Board(BoardCommand::TakeUp)) == Done::Yes {
        feedback().toast(keys::LOG_BOARD_TAKEN_UP, session.undo_offer());
    }
}

/// Makes a board of the players' own of what lies on the table, and opens it to be drawn on.
pub fn draw_on_copy(session: Session) {
    let Some(board) = session.glance(|state| state.field().map(|field| field.board().clone())) else { return };
    let (table, feedback) = (session.id(), feedback());
    match board_room().create(&board) {
        Ok(id) => spawn_local(async move {
            if let Some(picture) = picture_of(&table, &board).await {
                // A copy without its picture is still the board.
                let _ = pictures::put(&(&id).into(), Some(&picture)).await;
            }
            page::go(editor(&id));
        }),
        Err(error) => feedback.toast(board_room::reason(&error), Offer::Nothing),
    }
}

fn editor(id: &BoardId) -> Page {
    GamePage::Board(id.as_str().to_owned(), BoardFace::Map).into()
}
