//! The editor of a board: a map to draw on, and a list with the same actions for keyboards and ears.
//!
//! Tables that are played copy their board, so nothing drawn here moves under a running game.

mod area_card;
mod desk;
mod list;
mod lying;
mod marks;
mod more;
mod panel;
pub(crate) mod shown;
mod tools;

pub(crate) use crate::games::champions::views::board_words as words;
pub(crate) use lying::MarksOf;
pub(crate) use more::picture_fault;

use crate::games::champions::board::Board;
use crate::games::champions::documents::BoardId;
use crate::storage::StoreError;
use crate::ui::components::board_map::BoardMap;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::download;
use crate::ui::focus;
use crate::ui::games::champions::board_room::{self, boards};
use crate::ui::games::champions::documents::BoardError;
use crate::ui::games::champions::page::BoardFace;
use crate::ui::games::champions::page::GamePage;
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::ui::widgets::collection::cannot_open;
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::champions as keys;
use desk::Desk;
use leptos::prelude::*;

/// Opens a board, and shows it or why it cannot be opened.
#[component]
pub fn BoardRoot(
    /// Which board, as the URL names it.
    id: String,
    /// What is shown of it.
    page: RwSignal<Page>,
) -> impl IntoView {
    focus::focus_heading();
    let id = BoardId::new(&id).ok_or(BoardError::Store(StoreError::Missing));
    match id.and_then(|id| Ok((boards().read(&id)?, id))) {
        Ok((kept, id)) => editor(Desk::new(id, kept), page),
        Err(error) => cannot_open::<Board>(&error),
    }
}

fn editor(desk: Desk, page: RwSignal<Page>) -> AnyView {
    let face = Memo::new(move |_| matches!(page.with(GamePage::of), Some(GamePage::Board(_, BoardFace::List))));
    let more = RwSignal::new(false);
    let title = Signal::derive(move || desk.read(words::board_name));
    let subtitle = Signal::derive(move || desk.read(words::counts));
    let body = move || if face.get() { list::list(desk).into_any() } else { map(desk) };
    view! {
        <div class="screen draw" class:as-list=move || face.get()>
            <Head
                title=title
                subtitle=subtitle
                back=GamePage::Boards.href()
                back_label=say(keys::BOARD_BACK)
                trailing=move || head_tools(desk, face, more)
            />
            {body}
            <more::MoreSheet desk=desk as_list=face open=more />
            <FeedbackToast />
        </div>
    }
    .into_any()
}

/// Redo, the other face, and everything about the whole board.
fn head_tools(desk: Desk, as_list: Memo<bool>, more: RwSignal<bool>) -> impl IntoView {
    let nothing = Signal::derive(move || desk.drawing.with(|drawing| !drawing.can_redo()));
    // Back from the list is one tap for everybody; the way to it is the first one for those who need it.
    let back = move || {
        let label = say(keys::BOARD_SHOW_MAP);
        let link = || view! { <ButtonLink kind=ButtonKind::Round href=href(desk, BoardFace::Map) label=label sign=Sign::Board /> };
        as_list.get().then(link)
    };
    let label = Signal::derive(move || {
        say(crate::kernel::line::Line::new(keys::BOARD_MORE).with("name", desk.read(words::board_name)))
    });
    view! {
        <Button kind=ButtonKind::Round label=say(keys::REDO) sign=Sign::Redo disabled=nothing on_press=move || desk.redo() />
        {back}
        <Button kind=ButtonKind::Round label=label sign=Sign::More on_press=move || more.set(true) />
    }
}

/// The address of a face of the board.
fn href(desk: Desk, face: BoardFace) -> String {
    GamePage::Board(desk.id.with_value(|id| id.as_str().to_owned()), face).href()
}

fn map(desk: Desk) -> AnyView {
    view! {
        <BoardMap
            view=Signal::derive(move || tools::view(desk))
            label=say(keys::BOARD_MAP_LABEL)
            fit_label=say(keys::BOARD_WHOLE)
            keys_label=say(keys::BOARD_KEYS)
            on_tap=move |tap| tools::tap(desk, tap)
            on_drag=move |drag| tools::drag(desk, drag)
        />
        <main class="body side">
            <a class="vh to-list" href=href(desk, BoardFace::List)>{say(keys::BOARD_SHOW_LIST)}</a>
            {unsaved(desk)}
            {panel::panel(desk)}
            {panel::oddities(desk)}
        </main>
        <Dock>{tools::tools(desk)}</Dock>
    }
    .into_any()
}

/// Says that the last change is not saved, and what to do about it.
fn unsaved(desk: Desk) -> impl IntoView {
    move || {
        desk.unsaved.get().map(|error| {
            let (word, act): (_, fn(Desk)) = match error {
                BoardError::Changed => (keys::BOARD_LOAD_AGAIN, Desk::load_again),
                BoardError::Store(_) | BoardError::Unreadable(_) | BoardError::TooNew(_) => (keys::HOME_EXPORT, export),
            };
            let press = Callback::new(move |()| act(desk));
            view! {
                <Note kind=NoteKind::Error action=say(word) on_action=press>
                    {say(board_room::reason(&error))}
                </Note>
            }
        })
    }
}

/// Hands the board out as a file.
fn export(desk: Desk) {
    if let Some((name, text)) = desk.peek(|board| Some((words::board_name(board), board_room::file_text(board)?))) {
        download::download(&download::file_name(&name), &text);
    }
}
