//! A table without a board.

use super::frame::{Tools, frame};
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::page::{BoardFace, FieldUse, Page};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// What is said where no board lies, and the way to the boards.
pub fn no_board() -> AnyView {
    let body = view! {
        <main class="body">
            <p class="tell"><b>{say(keys::FIELD_NONE)}</b> " " <span class="sub2">{say(keys::FIELD_NONE_SUB)}</span></p>
        </main>
    };
    let boards = view! { <ButtonLink kind=ButtonKind::Act href=Page::Boards.href() label=say(keys::BOARDS) /> };
    let tools = Tools { of: FieldUse::Places, face: BoardFace::List, title: say(keys::FIELD_BOARD).into() };
    frame(tools, body.into_any(), boards.into_any())
}
