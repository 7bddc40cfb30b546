//! A new board: from nothing, from a photograph, from a grid.

use super::manage::fitting;
use super::page_of;
use crate::games::champions::board::fault::Fault;
use crate::games::champions::board::{Board, blank};
use crate::games::champions::documents::BoardId;
use crate::kernel::line::{Key, Line};
use crate::storage::pictures;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::download::FileButton;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::board_room::{self, BoardRoom};
use crate::ui::games::champions::documents::BoardError;
use crate::ui::games::champions::screens::board::picture_fault;
use crate::ui::page;
use crate::ui::picture;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// What a new board is made from.
#[derive(Clone, Copy)]
struct Making {
    room: BoardRoom,
    feedback: Feedback,
    open: RwSignal<bool>,
    name: RwSignal<String>,
    rows: RwSignal<i32>,
    columns: RwSignal<i32>,
}

impl Making {
    fn name(self) -> String {
        fitting(&self.name.get_untracked())
    }

    /// Keeps the board; says why where that fails.
    fn keep(self, board: Result<Board, Vec<Fault>>) -> Option<BoardId> {
        let kept = board.map_err(|mut faults| BoardError::Unreadable(faults.remove(0)));
        match kept.and_then(|board| self.room.create(&board)) {
            Ok(id) => {
                self.open.set(false);
                Some(id)
            }
            Err(error) => {
                self.open.set(false);
                self.feedback.toast(board_room::reason(&error), Offer::Nothing);
                None
            }
        }
    }

    fn make(self, board: Result<Board, Vec<Fault>>) {
        if let Some(id) = self.keep(board) {
            page::go(page_of(&id));
        }
    }

    fn grid(self) {
        let count = |lines: RwSignal<i32>| u32::try_from(lines.get_untracked()).unwrap_or(1);
        self.make(blank::grid(&self.name(), count(self.rows), count(self.columns)));
    }

    /// Makes a board of a photograph, once that is read.
    fn photograph(self, file: File) {
        self.open.set(false);
        self.feedback.toast(keys::BOARD_READING_PICTURE, Offer::Nothing);
        spawn_local(async move {
            let blob = match picture::shrunk(&file).await {
                Ok(blob) => blob,
                Err(fault) => return self.feedback.toast(picture_fault(fault), Offer::Nothing),
            };
            self.feedback.clear_toast();
            let Some(id) = self.keep(blank::empty(&self.name())) else { return };
            if pictures::put(&(&id).into(), Some(&blob)).await.is_err() {
                self.feedback.toast(keys::BOARD_PICTURE_NOT_KEPT, Offer::Nothing);
            }
            page::go(page_of(&id));
        });
    }
}

/// The sheet for a new board.
#[component]
pub(super) fn NewSheet(
    /// Where it is kept.
    room: BoardRoom,
    /// Whether the sheet is there.
    open: RwSignal<bool>,
) -> impl IntoView {
    let (name, rows, columns) = (RwSignal::new(String::new()), RwSignal::new(3), RwSignal::new(3));
    let making = Making { room, feedback: feedback(), open, name, rows, columns };
    view! {
        <Sheet open=open title=say(keys::BOARD_NEW) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            <TextField
                label=say(keys::BOARD_NAME)
                value=name
                maxlength=60
                on_input=move |text: String| name.set(text)
            />
            <h3>{say(keys::BOARD_START)}</h3>
            <div class="card rows">
                {nothing(making)}
                {photograph(making)}
                {grid(making)}
            </div>
        </Sheet>
    }
}

/// A board without areas.
fn nothing(making: Making) -> impl IntoView {
    view! {
        <RowButton
            title=say(keys::BOARD_START_NOTHING)
            sub=say(keys::BOARD_START_NOTHING_SUB)
            lead=|| view! { <Icon sign=Sign::Area size=IconSize::Lead /> }
            on_press=move || making.make(blank::empty(&making.name()))
        />
    }
}

fn photograph(making: Making) -> impl IntoView {
    let inside = move || {
        view! {
            <Icon sign=Sign::Image size=IconSize::Lead />
            <span>
                <b>{say(keys::BOARD_START_PHOTO)}</b>
                <span class="sub">{say(keys::BOARD_START_PHOTO_SUB)}</span>
            </span>
        }
    };
    let chosen = Callback::new(move |(file,): (File,)| making.photograph(file));
    view! { <FileButton accept="image/*" class="row" label=say(keys::BOARD_START_PHOTO) inside=inside on_file=chosen /> }
}

fn grid(making: Making) -> impl IntoView {
    let lines = |label: Key, [minus, plus]: [Key; 2], lines: RwSignal<i32>| {
        view! {
            <Stepper
                label=say(label)
                value=Signal::derive(move || Some(lines.get()))
                least=1
                most=i32::try_from(blank::MOST_LINES).unwrap_or(1)
                minus_label=say(minus)
                plus_label=say(plus)
                on_change=move |number: i32| lines.set(number)
            />
        }
    };
    let label = Signal::derive(move || {
        let count = usize::try_from(making.rows.get() * making.columns.get()).unwrap_or(0);
        say(Line::new(keys::BOARD_MAKE_GRID).with("count", count))
    });
    view! {
        <div class="grid-start" role="group" aria-label=say(keys::BOARD_START_GRID)>
            <b>{say(keys::BOARD_START_GRID)}</b>
            {lines(keys::BOARD_ROWS, [keys::BOARD_ROWS_MINUS, keys::BOARD_ROWS_PLUS], making.rows)}
            {lines(keys::BOARD_COLUMNS, [keys::BOARD_COLUMNS_MINUS, keys::BOARD_COLUMNS_PLUS], making.columns)}
            <Button kind=ButtonKind::Rest label=label on_press=move || making.grid() />
        </div>
    }
}
