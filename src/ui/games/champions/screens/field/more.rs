//! What can be done with the board on the table: see along it, lay another, draw on a copy, take it up.

use super::laying::{draw_on_copy, take_up};
use super::offer::BoardsToLay;
use crate::games::champions::board::marks::Mark;
use crate::games::champions::command::Command;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::state::State;
use crate::kernel::line::Key;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowButton, SignLink};
use crate::ui::components::select::Select;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::board::{MarksOf, words};
use crate::ui::games::champions::session::{Done, Session, session};
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
    /// Tokens and scenery on its areas.
    Marks,
}

/// The sheets over the board.
#[component]
pub fn MoreSheets(
    /// Which is open.
    open: RwSignal<Over>,
    /// As a map or as a list.
    face: BoardFace,
) -> impl IntoView {
    let another = move || {
        view! {
            <p class="sub2">{say(keys::FIELD_ANOTHER_SUB)}</p>
            <BoardsToLay on_laid=Callback::new(move |()| open.set(Over::Nothing)) />
        }
    };
    view! {
        {sheet(open, Over::More, keys::FIELD_BOARD, move || list(open, face))}
        {sheet(open, Over::Another, keys::FIELD_ANOTHER, another)}
        {sheet(open, Over::Marks, keys::FIELD_MARKS, marks)}
    }
}

/// One of the sheets, with what it holds.
fn sheet(open: RwSignal<Over>, over: Over, title: Key, inside: impl Into<ViewFn>) -> impl IntoView {
    let inside = inside.into();
    view! {
        <Sheet
            open=Signal::derive(move || open.get() == over)
            title=say(title)
            close_label=say(keys::CLOSE)
            on_close=move || open.set(Over::Nothing)
        >
            {inside.run()}
        </Sheet>
    }
}

/// An area to choose, and what lies on it.
fn marks() -> impl IntoView {
    let session = session();
    let place = RwSignal::new(0_usize);
    let names = Signal::derive(move || session.state(area_names));
    // What lies there changes with one step of the table, not with every letter of a note.
    let typed = RwSignal::new(None::<Vec<Mark>>);
    let lies = Memo::new(move |_| marked(session, place).map(|(_, marks)| marks).unwrap_or_default());
    let here = Signal::derive(move || typed.get().unwrap_or_else(|| lies.get()));
    let same = Signal::derive(move || typed.get().is_none_or(|typed| lies.with(|lies| *lies == typed)));
    let keep = move || {
        let marks = here.get_untracked();
        let command = untrack(|| marked(session, place)).map(|(area, _)| BoardCommand::Mark { area, marks });
        if command.is_some_and(|command| session.dispatch(Command::Board(command)) == Done::Yes) {
            typed.set(None);
        }
    };
    let choose = move |chosen: usize| {
        typed.set(None);
        place.set(chosen);
    };
    view! {
        <Select label=say(keys::FIELD_MARKS_AREA) answers=names chosen=place on_choose=choose />
        {move || {
            place.track();
            view! { <MarksOf marks=here on_change=move |marks| typed.set(Some(marks)) /> }
        }}
        <Button kind=ButtonKind::Act label=say(keys::FIELD_MARKS_KEEP) disabled=same on_press=keep />
    }
}

fn area_names(state: &State) -> Vec<String> {
    let areas = state.field().into_iter().flat_map(|field| field.board().areas());
    areas.map(words::area_name).collect()
}

/// The area at that place of the board, and what lies on it.
fn marked(session: Session, place: RwSignal<usize>) -> Option<(AreaKey, Vec<Mark>)> {
    session.state(|state| {
        let field = state.field()?;
        let id = field.board().area_ids().nth(place.get())?;
        Some((field.key(id), field.board().area(id).marks.clone()))
    })
}

fn list(open: RwSignal<Over>, face: BoardFace) -> impl IntoView {
    let session = session();
    let over = move |over: Over| Callback::new(move |()| open.set(over));
    let act = move |act: fn(Session)| {
        Callback::new(move |()| {
            open.set(Over::Nothing);
            act(session);
        })
    };
    let row = |title: Key, sub: Key, sign: Sign, press: Callback<()>| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(title) sub=say(sub) lead=lead on_press=press /> }
    };
    view! {
        <div class="card rows">
            <SignLink
                href=session.href(TablePage::Field(FieldUse::Sight, face))
                sign=Sign::Ranged
                title=say(keys::FIELD_SIGHT_TITLE)
                sub=say(keys::FIELD_SIGHT_SUB)
            />
            {row(keys::FIELD_ANOTHER, keys::FIELD_ANOTHER_SUB, Sign::Board, over(Over::Another))}
            {row(keys::FIELD_MARKS, keys::FIELD_MARKS_SUB, Sign::Area, over(Over::Marks))}
            {row(keys::BOARD_EDIT_COPY, keys::FIELD_COPY_SUB, Sign::Edit, act(draw_on_copy))}
            {row(keys::FIELD_TAKE_UP, keys::FIELD_TAKE_UP_SUB, Sign::Close, act(take_up))}
        </div>
    }
}
