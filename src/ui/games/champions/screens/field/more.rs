//! What can be done with the board on the table: see along it, lay another, draw on a copy, take it up.

use super::laying::{draw_on_copy, take_up};
use super::offer::BoardsToLay;
use crate::kernel::line::Key;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowButton, RowLink};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A sheet over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// None.
    Nothing,
    /// What can be done.
    More,
    /// The boards that can be laid in place of this one.
    Another,
}

/// The sheets over the board.
#[component]
pub fn MoreSheets(
    /// Which is open.
    open: RwSignal<Over>,
    /// As a map or as a list.
    face: BoardFace,
) -> impl IntoView {
    let close = move || open.set(Over::Nothing);
    view! {
        <Sheet
            open=Signal::derive(move || open.get() == Over::More)
            title=say(keys::FIELD_BOARD)
            close_label=say(keys::CLOSE)
            on_close=close
        >
            {list(open, face)}
        </Sheet>
        <Sheet
            open=Signal::derive(move || open.get() == Over::Another)
            title=say(keys::FIELD_ANOTHER)
            close_label=say(keys::CLOSE)
            on_close=close
        >
            <p class="sub2">{say(keys::FIELD_ANOTHER_SUB)}</p>
            <BoardsToLay on_laid=Callback::new(move |()| close()) />
        </Sheet>
    }
}

fn lead(sign: Sign) -> impl IntoView {
    view! { <Icon sign=sign size=IconSize::Lead /> }
}

fn list(open: RwSignal<Over>, face: BoardFace) -> impl IntoView {
    let session = session();
    let row = move |title: Key, sub: Key, sign: Sign, act: fn(Session)| {
        let press = move || {
            open.set(Over::Nothing);
            act(session);
        };
        view! { <RowButton title=say(title) sub=say(sub) lead=move || lead(sign) on_press=press /> }
    };
    view! {
        <div class="card rows">
            <RowLink
                href=session.href(TablePage::Field(FieldUse::Sight, face))
                title=say(keys::FIELD_SIGHT_TITLE)
                sub=say(keys::FIELD_SIGHT_SUB)
                lead=|| lead(Sign::Ranged)
            />
            <RowButton
                title=say(keys::FIELD_ANOTHER)
                sub=say(keys::FIELD_ANOTHER_SUB)
                lead=|| lead(Sign::Board)
                on_press=move || open.set(Over::Another)
            />
            {row(keys::BOARD_EDIT_COPY, keys::FIELD_COPY_SUB, Sign::Edit, draw_on_copy)}
            {row(keys::FIELD_TAKE_UP, keys::FIELD_TAKE_UP_SUB, Sign::Close, take_up)}
        </div>
    }
}
