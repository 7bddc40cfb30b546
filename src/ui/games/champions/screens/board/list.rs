//! The board as a list: every area with its neighbours and marks, and the same actions as on the map.

use super::area_card::area_card;
use super::desk::{Chosen, Desk};
use super::words::{about, area_name, name_of};
use super::{panel, tools, unsaved};
use crate::games::champions::board::edit::Edit;
use crate::games::champions::board::place::Place;
use crate::games::champions::board::{AreaId, Board};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::screens::undo_tool::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How many spots are tried in each direction for a new area.
const SPOTS: u32 = 9;

/// The list, its dock, and the sheet of the chosen area.
pub(super) fn list(desk: Desk) -> impl IntoView {
    desk.chosen.set(Chosen::Nothing);
    let nothing = Signal::derive(move || desk.drawing.with(|drawing| !drawing.can_undo()));
    let add = move || {
        let (x, y) = desk.peek(free_spot);
        tools::add_area(desk, Edit::AddArea { x, y });
    };
    view! {
        <main class="body">
            {unsaved(desk)}
            {panel::oddities(desk)}
            <ul class="card rows" aria-label=say(keys::BOARD_AREAS)>{move || areas(desk)}</ul>
        </main>
        <Dock>
            <UndoTool nothing=nothing on_undo=move || desk.undo() />
            <Button kind=ButtonKind::High label=say(keys::BOARD_ADD_AREA) sign=Sign::Plus on_press=add />
        </Dock>
        {chosen_sheet(desk)}
    }
}

/// Each area, to be opened with a tap.
fn areas(desk: Desk) -> impl IntoView {
    let lines = desk.read(|board| {
        let line = |area: AreaId| (board.area(area).id.clone(), area_name(board.area(area)), about(board, area));
        board.area_ids().map(line).collect::<Vec<_>>()
    });
    let row = |(id, name, about): (String, String, String)| {
        let open = move || desk.chosen.set(Chosen::Area(id.clone()));
        view! { <li><RowButton title=name sub=about on_press=open /></li> }
    };
    lines.into_iter().map(row).collect_view()
}

/// The sheet of the chosen area.
fn chosen_sheet(desk: Desk) -> impl IntoView {
    let chosen = Memo::new(move |_| match desk.chosen.get() {
        Chosen::Area(id) => Some(id),
        Chosen::Nothing | Chosen::Pair(_) => None,
    });
    let title =
        Signal::derive(move || chosen.get().map(|id| desk.read(|board| name_of(board, &id))).unwrap_or_default());
    view! {
        <Sheet
            open=Signal::derive(move || chosen.get().is_some())
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || desk.chosen.set(Chosen::Nothing)
        >
            {move || chosen.get().map(|id| area_card(desk, id))}
        </Sheet>
    }
}

/// A spot as far from every area as can be had.
fn free_spot(board: &Board) -> (Place, Place) {
    let step = |at: u32| (2 * at + 1) * 1_000_000 / (2 * SPOTS);
    let spots = (0..SPOTS * SPOTS).map(|at| (step(at % SPOTS), step(at / SPOTS)));
    let near = |&(x, y): &(u32, u32)| {
        let far = |area: &crate::games::champions::board::area::Area| {
            area.x.millionths().abs_diff(x).max(area.y.millionths().abs_diff(y))
        };
        board.areas().iter().map(far).min().unwrap_or(0)
    };
    // The first of the best: an empty board begins in its corner, as one reads.
    let best = spots.rev().max_by_key(near).unwrap_or_default();
    let place = |at| Place::from_millionths(at).unwrap_or_default();
    (place(best.0), place(best.1))
}
