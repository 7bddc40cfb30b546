//! The made-up boards: to be looked at, and to be drawn on as a copy.

use super::page_of;
use crate::games::champions::board::{Board, blank};
use crate::kernel::line::Line;
use crate::ui::components::board_map::BoardMap;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::board_room::{self, BoardRoom};
use crate::ui::games::champions::screens::board::{shown, words};
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The list of the made-up boards, and the sheet that shows one.
pub(super) fn learning(room: BoardRoom) -> impl IntoView {
    let open = RwSignal::new(None::<Board>);
    let rows = blank::learning().into_iter().map(|board| {
        let (name, counts) = (words::board_name(&board), words::counts(&board));
        view! { <li><RowButton title=name sub=counts on_press=move || open.set(Some(board.clone())) /></li> }
    });
    let rows: Vec<_> = rows.collect();
    let title = Signal::derive(move || open.get().map(|board| words::board_name(&board)).unwrap_or_default());
    view! {
        <div class="sec">
            <h2>{say(keys::BOARDS_LEARN)}</h2>
        </div>
        <ul class="card rows" aria-label=say(keys::BOARDS_LEARN)>{rows}</ul>
        <Sheet
            open=Signal::derive(move || open.with(Option::is_some))
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || open.set(None)
        >
            {move || open.get().map(|board| one(room, board))}
        </Sheet>
    }
}

fn one(room: BoardRoom, board: Board) -> AnyView {
    let view = shown::shown(&board, shown::ground(None));
    let label = say(Line::new(keys::BOARD_LOOK).with("name", words::board_name(&board)));
    let feedback = feedback();
    let copy = move || match room.create(&board) {
        Ok(id) => page::go(page_of(&id)),
        Err(error) => feedback.toast(board_room::reason(&error), Offer::Nothing),
    };
    view! {
        <BoardMap view=Signal::stored(view) label=label fit_label=say(keys::BOARD_WHOLE) />
        <Button kind=ButtonKind::Act label=say(keys::BOARD_EDIT_COPY) second=say(keys::BOARD_EDIT_COPY_SUB) on_press=copy />
    }
    .into_any()
}
