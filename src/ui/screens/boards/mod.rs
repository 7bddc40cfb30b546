//! The boards: the players' own, and the made-up ones to learn with.

mod learn;
mod manage;
mod new;

use super::board::words;
use crate::storage::boards::BoardError;
use crate::storage::{BoardId, BoardListing};
use crate::ui::board_room::{self, BoardRoom, board_room};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowLink;
use crate::ui::components::sign::Sign;
use crate::ui::components::toast::Toast;
use crate::ui::download::{self, UploadButton, UploadLook};
use crate::ui::feedback::{Offer, feedback};
use crate::ui::focus;
use crate::ui::page::{BoardFace, Page};
use crate::ui::screens::home::{ImportNote, Importing};
use crate::ui::shelf::shelf;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use manage::Managed;

/// The library of boards.
#[component]
pub fn BoardLibrary() -> impl IntoView {
    let room = board_room();
    room.refresh();
    room.sweep();
    focus::focus_heading();
    let importing = Importing::new(shelf());
    let (managed, making) = (Managed::new(room), RwSignal::new(false));
    let own = move || room.listing.with(|list| list.clone().unwrap_or_default());
    view! {
        <div class="screen one">
            <Head title=say(keys::BOARDS) back=Page::Home.href() back_label=say(keys::BOARDS_BACK_HOME) />
            <main class="body">
                <ImportNote importing=importing />
                {move || own_boards(own(), managed)}
                {learn::learning(room)}
            </main>
            <Dock>
                <UploadButton
                    label=say(keys::IMPORT)
                    look=UploadLook::Tool
                    on_upload=Callback::new(move |(upload,)| importing.take(upload))
                />
                <Button kind=ButtonKind::Act label=say(keys::BOARD_NEW) sign=Sign::Plus on_press=move || making.set(true) />
            </Dock>
            <new::NewSheet room=room open=making />
            <manage::ManageSheet managed=managed />
            {toast(room)}
        </div>
    }
}

/// The page of a board.
fn page_of(id: &BoardId) -> Page {
    Page::Board(id.as_str().to_owned(), BoardFace::Map)
}

fn own_boards(list: Vec<BoardListing>, managed: Managed) -> impl IntoView {
    let (whole, broken): (Vec<_>, Vec<_>) = list.into_iter().partition(|one| one.board.is_ok());
    let rows: Vec<_> = whole.into_iter().filter_map(|one| row(one, managed)).collect();
    let is_empty = rows.is_empty();
    let none = is_empty.then(|| {
        view! { <p class="tell"><b>{say(keys::BOARDS_NONE)}</b> <span class="sub2">{say(keys::BOARDS_NONE_SUB)}</span></p> }
    });
    view! {
        <div class="sec">
            <h2>{say(keys::BOARDS_OWN)}</h2>
            <span class="cap">{say(keys::HOME_HERE_ONLY)}</span>
        </div>
        {none}
        <ul class="card rows" hidden=is_empty aria-label=say(keys::BOARDS_OWN)>{rows}</ul>
        {broken.into_iter().map(self::broken).collect_view()}
    }
}

fn row(listing: BoardListing, managed: Managed) -> Option<AnyView> {
    let board = listing.board.ok()?;
    let name = words::board_name(&board);
    let more = say(crate::kernel::line::Line::new(keys::BOARD_MORE).with("name", name.clone()));
    let (href, id, given) = (page_of(&listing.id).href(), listing.id, name.clone());
    let row = view! {
        <li class="table-row">
            <RowLink href=href title=name sub=words::counts(&board) />
            <Button kind=ButtonKind::Round label=more sign=Sign::More on_press=move || managed.open(&id, &given) />
        </li>
    };
    Some(row.into_any())
}

/// A board that cannot be read: it stays as it is, and can be taken out.
fn broken(listing: BoardListing) -> impl IntoView {
    let key = match listing.board {
        Err(BoardError::TooNew(_)) => keys::BOARD_TOO_NEW,
        _ => keys::BOARD_UNREADABLE,
    };
    let room = board_room();
    let give = Callback::new(move |()| {
        if let Some(text) = room.raw(&listing.id) {
            download::download(&download::file_name(&say(keys::BOARD_NAMELESS)), &text);
        }
    });
    view! {
        <Note kind=NoteKind::Warn action=say(keys::DOWNLOAD) on_action=give>
            {say(key)}
        </Note>
    }
}

/// What just happened here, with its way back.
fn toast(room: BoardRoom) -> impl IntoView {
    let feedback = feedback();
    let text = Signal::derive(move || feedback.toast.get().map(|saying| saying.text));
    let offered = move |saying: &crate::ui::feedback::Saying| match &saying.offer {
        Offer::RestoreBoard(name) => Some(name.clone()),
        _ => None,
    };
    let action = Signal::derive(move || {
        feedback.toast.with(|saying| saying.as_ref().and_then(offered).map(|_| say(keys::UNDO)))
    });
    let act = Callback::new(move |()| {
        let Some(name) = feedback.toast.with_untracked(|saying| saying.as_ref().and_then(offered)) else { return };
        match room.restore() {
            Ok(()) => {
                feedback.announce(say(crate::kernel::line::Line::new(keys::BOARD_RESTORED).with("name", name)));
            }
            Err(error) => feedback.toast(board_room::reason(&error.into()), Offer::Nothing),
        }
    });
    view! { <Toast text=text action=action on_action=act on_close=move || feedback.toast.set(None) /> }
}
