//! What can be done with the whole board: its name, its picture, a file, a copy, the bin.

use super::desk::Desk;
use super::export;
use super::words::board_name;
use crate::games::champions::board::document::MOST_CHARACTERS;
use crate::games::champions::board::edit::Edit;
use crate::kernel::line::{Key, Line};
use crate::storage::pictures;
use crate::ui::components::icon::{ChangingIcon, Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::download::FileButton;
use crate::ui::feedback::Offer;
use crate::ui::games::champions::board_room::{self, board_room};
use crate::ui::games::champions::page::BoardFace;
use crate::ui::games::champions::page::GamePage;
use crate::ui::page;
use crate::ui::picture::{self, Picture, PictureFault};
use crate::ui::texts::say;
use crate::ui::widgets::collection::restoring;
use crate::words::champions as keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// The sheet about the whole board.
#[component]
pub(super) fn MoreSheet(
    /// The board.
    desk: Desk,
    /// Whether the board is shown as a list.
    as_list: Memo<bool>,
    /// Whether the sheet is there.
    open: RwSignal<bool>,
) -> impl IntoView {
    let name = Signal::derive(move || desk.read(|board| board.name().to_owned()));
    let rename = move |name: String| {
        let name = name.chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect();
        desk.edit(Edit::RenameBoard(name));
    };
    view! {
        <Sheet
            open=open
            title=Signal::derive(move || desk.read(board_name))
            close_label=say(keys::CLOSE)
            on_close=move || open.set(false)
        >
            <TextField label=say(keys::BOARD_NAME) value=name maxlength=60 on_input=rename />
            {doings(desk, as_list, open)}
        </Sheet>
    }
}

/// What can be done with it. The sheet closes with each.
fn doings(desk: Desk, as_list: Memo<bool>, open: RwSignal<bool>) -> impl IntoView {
    let row = move |key: Key, sub: Key, sign: Sign, act: fn(Desk)| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        let press = move || {
            open.set(false);
            act(desk);
        };
        view! { <RowButton title=say(key) sub=say(sub) lead=lead on_press=press /> }
    };
    let chosen = Callback::new(move |(file,): (File,)| {
        open.set(false);
        put_under(desk, file);
    });
    view! {
        <div class="card rows">
            {other_face(desk, as_list, open)}
            {picture_row(desk, chosen)}
            {move || desk.picture.with(Option::is_some).then(|| {
                row(keys::BOARD_PICTURE_REMOVE, keys::BOARD_PICTURE_REMOVE_SUB, Sign::Close, take_away)
            })}
            {row(keys::HOME_EXPORT, keys::BOARD_EXPORT_SUB, Sign::Out, export)}
            {row(keys::HOME_DUPLICATE, keys::BOARD_DUPLICATE_SUB, Sign::Swap, duplicate)}
            {row(keys::HOME_DELETE, keys::HOME_DELETE_SUB, Sign::Close, delete)}
        </div>
    }
}

/// The way to the other face. The sheet closes by itself: what it lies on goes away.
fn other_face(desk: Desk, as_list: Memo<bool>, open: RwSignal<bool>) -> impl IntoView {
    let lead = move || {
        let sign = move || if as_list.get() { Sign::Board } else { Sign::Log };
        view! { <ChangingIcon sign=Signal::derive(sign) size=IconSize::Lead /> }
    };
    let word = move || say(if as_list.get() { keys::BOARD_SHOW_MAP } else { keys::BOARD_SHOW_LIST });
    let go = move || {
        open.set(false);
        let face = if as_list.get_untracked() { BoardFace::Map } else { BoardFace::List };
        page::go(GamePage::Board(desk.id.with_value(|id| id.as_str().to_owned()), face));
    };
    let sub = say(keys::BOARD_SHOW_SUB);
    view! { <RowButton title=Signal::derive(word) sub=sub lead=lead on_press=go /> }
}

fn picture_row(desk: Desk, chosen: Callback<(File,)>) -> impl IntoView {
    let has = Signal::derive(move || desk.picture.with(Option::is_some));
    let label =
        Signal::derive(move || say(if has.get() { keys::BOARD_PICTURE_CHANGE } else { keys::BOARD_PICTURE_ADD }));
    let inside = move || {
        view! {
            <Icon sign=Sign::Image size=IconSize::Lead />
            <span>
                <b>{move || label.get()}</b>
                <span class="sub">{say(keys::BOARD_PICTURE_SUB)}</span>
            </span>
        }
    };
    view! { <FileButton accept="image/*" class="row" label=label inside=inside on_file=chosen /> }
}

/// Puts a photograph under the board.
fn put_under(desk: Desk, file: File) {
    let id = desk.id.get_value();
    desk.feedback.toast(keys::BOARD_READING_PICTURE, Offer::Nothing);
    spawn_local(async move {
        match picture::shrunk(&file).await {
            Ok(blob) => {
                let kept = pictures::put(&(&id).into(), Some(&blob)).await;
                desk.show(Picture::show(&blob).await);
                match kept {
                    Ok(()) => desk.feedback.clear_toast(),
                    Err(pictures::NoPlace) => desk.feedback.toast(keys::BOARD_PICTURE_NOT_KEPT, Offer::Nothing),
                }
            }
            Err(fault) => desk.feedback.toast(picture_fault(fault), Offer::Nothing),
        }
    });
}

/// Why a file does not become a picture, in words.
pub(crate) const fn picture_fault(fault: PictureFault) -> Key {
    match fault {
        PictureFault::NoPicture => keys::BOARD_PICTURE_BAD,
        PictureFault::TooLarge => keys::BOARD_PICTURE_LARGE,
    }
}

fn take_away(desk: Desk) {
    let id = desk.id.get_value();
    desk.show(None);
    spawn_local(async move {
        // A picture that stays in the store is shown again; then it can be taken away again.
        let _ = pictures::put(&(&id).into(), None).await;
    });
}

fn duplicate(desk: Desk) {
    let name = desk.peek(board_name);
    let copy = say(Line::new(keys::HOME_COPY_OF).with("name", name)).chars().take(MOST_CHARACTERS).collect::<String>();
    match board_room().duplicate(&desk.id.get_value(), copy.clone()) {
        Ok(()) => desk.feedback.toast(Line::new(keys::BOARD_COPIED).with("name", copy), Offer::Nothing),
        Err(error) => desk.feedback.toast(board_room::reason(&error), Offer::Nothing),
    }
}

fn delete(desk: Desk) {
    match board_room().delete(&desk.id.get_value()) {
        Ok(()) => {
            let name = desk.peek(board_name);
            let way_back = restoring(desk.feedback, board_room(), name.clone());
            desk.feedback.toast(Line::new(keys::BOARD_DELETED).with("name", name), way_back);
            page::replace(&GamePage::Boards);
        }
        Err(error) => desk.feedback.toast(board_room::reason(&error), Offer::Nothing),
    }
}
