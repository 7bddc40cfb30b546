//! The table: two halves across from each other, the turn in the strip between them; with more players the open half
//! below and the others as rows.

use super::first::{Cuts, first};
use super::half::{closed, half};
use super::ink::dock;
use super::sheets::{Open, sheet};
use super::text::{of_player, player_at};
use crate::games::l5r_ccg::lessons::Lesson;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::text::{names, verdict};
use crate::games::l5r_ccg::views::table::{View, view as view_of};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::app::waiting;
use crate::ui::components::icon::Icon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::components::steps::{StepLook, Steps};
use crate::ui::components::tint::Tint;
use crate::ui::games::l5r_ccg::behind;
use crate::ui::games::l5r_ccg::looks::{lesson_card, looks};
use crate::ui::games::l5r_ccg::session::{Session, session};
use crate::ui::table::session::Shown;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What the parts of the table share.
#[derive(Clone, Copy)]
pub struct Board {
    /// The open table.
    pub session: Session,
    /// What it shows.
    pub view: Shown<View>,
    /// The sheet that is open.
    pub open: RwSignal<Option<Open>>,
    /// The cuts for the first turn.
    pub cuts: Cuts,
    /// The half that was opened by hand, where there are more than two.
    pub chosen: RwSignal<Option<SeatId>>,
}

/// The table.
pub fn table() -> AnyView {
    let session = session();
    let board = Board {
        session,
        view: session.part(|table| view_of(table.state())),
        open: RwSignal::new(None),
        cuts: RwSignal::new(BTreeMap::new()),
        chosen: RwSignal::new(None),
    };
    let before = Memo::new(move |_| board.view.with(|view| view.phase == Phase::First));
    let body = move || if before.get() { first(session, board.cuts) } else { halves(board) };
    view! {
        <div class="screen ccg ccg-table">
            <main class="body" class:halves=move || !before.get()>{strip(board)} {body}</main>
            {dock(board)}
        </div>
        {sheet(board)}
    }
    .into_any()
}

/// What belongs to nobody: turn, phase, passes, the Favor in the middle, and what is to be decided.
fn strip(board: Board) -> AnyView {
    let Board { session, view, open, .. } = board;
    let title = move || {
        view.with(|view| match view.turn {
            0 => say(keys::CCG_BEFORE_FIRST),
            turn => say(Line::new(keys::CCG_TURN).with("turn", small(turn))),
        })
    };
    let phase = move || view.with(|view| say(names::phase(view.phase)));
    let now = Signal::derive(move || view.with(|view| view.phase.index().saturating_sub(1)));
    let passes = move || {
        view.with(|view| {
            let of = view.halves.iter().filter(|half| half.distances.is_some()).count();
            let line = || say(Line::new(keys::CCG_PASSES).with("count", view.passes).with("of", of));
            view.next.map(|_| line())
        })
    };
    let middle = move || {
        let label = say(keys::CCG_FAVOR_MIDDLE);
        let press = move |_| open.set(Some(Open::Favor));
        view.with(|view| view.favor_in_the_middle && view.turn > 0).then(|| {
            view! {
                <button type="button" class="favp" aria-label=label on:click=press>
                    <Icon sign=Sign::ImperialFavor tint=Tint::Honor />
                </button>
            }
        })
    };
    let decide = session.part(|table| verdict::verdict(table.state()));
    let over = session.part(|table| verdict::end(table.state()));
    let ends = move || decide.get().map(|line| view! { <Note kind=NoteKind::Warn>{say(line)}</Note> });
    let ended = move || over.get().map(|line| view! { <Note kind=NoteKind::Info>{say(line)}</Note> });
    let lesson = session.part(|table| Lesson::at(table.state()));
    view! {
        <section class="strip2" aria-label=say(keys::CCG_STRIP)>
            <div class="stripline">
                <h1 class="title" tabindex="-1">{title} " " <small>{phase}</small></h1>
                <span class="sub2">{passes}</span>
                {middle}
            </div>
            <Steps look=StepLook::Phases label=Signal::derive(phase) count=Signal::stored(6) now=now />
            {ends}
            {ended}
            {waiting::missing(behind::evening())}
            {lesson_card(move || lesson.get())}
        </section>
    }
    .into_any()
}

fn small(turn: u16) -> i16 {
    i16::try_from(turn).unwrap_or(i16::MAX)
}

/// The halves in the order of reading: the own one first.
fn halves(board: Board) -> AnyView {
    let seats: Vec<SeatId> = board.session.glance(|state| state.all().collect());
    match seats.as_slice() {
        [near, far] => {
            let (near, far) = (*near, *far);
            let turned = looks().turned;
            view! {
                <div class="near">{half(board, near)}</div>
                <div class="far" class:turned=move || turned.get()>{half(board, far)}</div>
            }
            .into_any()
        }
        _ => many(board, seats),
    }
}

/// More than two: the open half, by itself that of whoever acts, and the others as rows.
fn many(board: Board, seats: Vec<SeatId>) -> AnyView {
    let acts = Memo::new(move |_| board.view.with(|view| view.next.unwrap_or(view.current)));
    Effect::new(move |_| {
        acts.track();
        board.chosen.set(None);
    });
    let shown = Memo::new(move |_| board.chosen.get().unwrap_or_else(|| acts.get()));
    let rows = move || {
        let others = seats.iter().copied().filter(|seat| *seat != shown.get());
        others.map(|seat| closed(board, seat)).collect_view()
    };
    let label = move || of_player(keys::CCG_HALF_EARS, player_at(board.session, shown.get()));
    view! {
        <div class="near" aria-label=label>{move || half(board, shown.get())}</div>
        <div class="others rows">{rows}</div>
    }
    .into_any()
}
