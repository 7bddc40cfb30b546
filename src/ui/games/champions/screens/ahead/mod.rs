//! Look ahead: what the Enemies would do if they acted now, who is in danger, and what if somebody moved first. Nothing
//! here changes the table but the ink that makes a tried Movement.

mod attempt;
mod danger;
mod enemies;
mod outlook;

use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::views::arrows::{Trial, arrows};
use crate::ui::components::board_map::MapTap;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::faces::guess_note;
use crate::ui::games::champions::screens::field::{FieldMap, Fingers, Shown};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use attempt::Attempt;
use leptos::prelude::*;
use outlook::Outlook;
use std::sync::Arc;

/// The page.
pub fn look_ahead() -> AnyView {
    focus::focus_heading();
    let session = session();
    let outlook = of_the_table(session);
    let attempt = Attempt::begin(session, outlook);
    let board = Memo::new(move |_| session.state(has_board));
    danger::announce(session, outlook);
    let body = move || if board.get() { whole(session, outlook, attempt) } else { without_board() };
    view! {
        <div class="screen one odds-page ahead-page">
            <Head
                title=say(keys::AHEAD_TITLE)
                subtitle=say(keys::AHEAD_SUBTITLE)
                back=session.href(TablePage::Table)
                back_label=say(keys::SHEET_BACK)
            />
            <main class="body">{body}</main>
            <Dock>
                <UndoTool />
                {attempt::ink(attempt)}
            </Dock>
        </div>
    }
    .into_any()
}

/// The board and the forecast under the cards of a wide table; nothing without a board.
pub fn under_the_cards() -> AnyView {
    let session = session();
    let board = Memo::new(move |_| session.state(has_board));
    let part = move || {
        board.get().then(|| {
            let outlook = of_the_table(session);
            view! { {beside_the_cards(session)} <section class="stack ahead-page">{danger::lost(session, outlook)} {guess_note()} {danger::list(session, outlook)} {enemies::list(session, outlook)}</section> }
        })
    };
    part.into_any()
}

/// The board as it stands, to look at: a tap on it leads to where figures are moved.
fn beside_the_cards(session: Session) -> AnyView {
    let shown = Memo::new(move |_| Shown {
        now: session.state(|state| state.track().active()).map(Who::Champion),
        fingers: Fingers::Tap,
        ..Shown::default()
    });
    let go = move |_: MapTap| page::go(session.page(TablePage::Field(FieldUse::Places, BoardFace::Map)));
    view! { <div class="table-board"><FieldMap shown=shown on_tap=go /></div> }.into_any()
}

/// The way to the page, at a table with a board.
pub fn way_there() -> AnyView {
    let session = session();
    let board = Memo::new(move |_| session.state(has_board));
    let link = move || {
        board.get().then(|| {
            let href = session.href(TablePage::Ahead);
            view! { <ButtonLink kind=ButtonKind::Link href=href label=say(keys::AHEAD_OPEN) /> }
        })
    };
    link.into_any()
}

fn of_the_table(session: Session) -> Outlook {
    Outlook::of(Memo::new(move |_| session.state(|state| Some(Arc::new(state.clone())))).into())
}

fn has_board(state: &State) -> bool {
    state.field().is_some()
}

fn whole(session: Session, outlook: Outlook, attempt: Attempt) -> AnyView {
    view! {
        {danger::lost(session, outlook)}
        {guess_note()}
        {danger::list(session, outlook)}
        {attempt::panel(attempt)}
        {with_arrows(session, outlook, attempt)}
        {enemies::of_trial(session, outlook, attempt.foreseen())}
    }
    .into_any()
}

/// The board with the way of every Enemy, and of the Movement that is tried.
fn with_arrows(session: Session, outlook: Outlook, attempt: Attempt) -> AnyView {
    let (now, then) = (outlook.ahead, attempt.foreseen());
    let routes = move |field: &Field| {
        let (now, then) = (now.get()?, then.get());
        let tried = attempt.tried.get();
        let trial = tried.as_ref().zip(then.as_deref());
        let trial = trial.map(|(tried, then)| Trial { path: &tried.path, turns: &then.foresight.turns });
        Some(arrows(field, &now.foresight.turns, trial))
    };
    let shown = Memo::new(move |_| Shown {
        chosen: attempt.tried.with(|tried| tried.as_ref().map(|tried| tried.who.into())),
        routes: session.state(|state| state.field().and_then(routes)).unwrap_or_default(),
        ..Shown::default()
    });
    view! { <div class="table-board"><FieldMap shown=shown /></div> }.into_any()
}

/// What can be known without a board.
fn without_board() -> AnyView {
    view! {
        <Note kind=NoteKind::Info sign=Sign::About>{say(keys::AHEAD_NO_BOARD)}</Note>
        <ButtonLink href=GamePage::Boards.href() label=say(keys::AHEAD_BOARDS) />
    }
    .into_any()
}
