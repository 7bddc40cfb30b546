//! The sheets of the table, one open at a time.

mod honor;

pub mod acts;
mod more;
mod player;
mod turn;

use super::parts::{bound_line, bounded, own_stepper};
use super::table::Board;
use super::text::{of_player, player_at, province};
use crate::games::l5r_ccg::command::{Command, Hand};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::ring::Ring;
use crate::games::l5r_ccg::rules::watch::MOST_PROVINCES;
use crate::games::l5r_ccg::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowButton;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// Which sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// Family Honor by any amount.
    Honor(SeatId),
    /// A Province.
    Province(SeatId, u8),
    /// A Ring.
    Ring(SeatId, Ring),
    /// The Favor.
    Favor,
    /// The hand.
    Hand(SeatId),
    /// A player: the dead, leaving, numbers by hand.
    Player(SeatId),
    /// What may be done now.
    Act,
    /// Which cards stay bowed.
    Straighten,
    /// How many cards were drawn and discarded.
    End,
    /// Everything else.
    More,
}

/// The sheet that is open.
pub fn sheet(board: Board) -> AnyView {
    let Board { session, open, .. } = board;
    let title = move || open.get().map_or_else(String::new, |open| title(session, open));
    view! {
        <SheetOver over=open title=Signal::derive(title)>
            {move || open.get().map(|open| body(board, open))}
        </SheetOver>
    }
    .into_any()
}

fn title(session: Session, open: Open) -> String {
    let of = |key, seat| of_player(key, player_at(session, seat));
    match open {
        Open::Honor(seat) => of(keys::CCG_HONOR_TITLE, seat),
        Open::Province(seat, at) => format!("{}: {}", player_at(session, seat), province(at)),
        Open::Ring(seat, ring) => {
            format!(
                "{}: {}",
                player_at(session, seat),
                say(Line::new(keys::CCG_RING_OF).with("ring", names::ring(ring)))
            )
        }
        Open::Favor => say(keys::CCG_FAVOR_TITLE),
        Open::Hand(seat) => of(keys::CCG_HAND_TITLE, seat),
        Open::Player(seat) => player_at(session, seat),
        Open::Act => say(keys::CCG_ACT_TITLE),
        Open::Straighten => say(keys::CCG_STAY_BOWED),
        Open::End => say(keys::CCG_END_TITLE),
        Open::More => say(keys::CCG_MORE),
    }
}

fn body(board: Board, open: Open) -> AnyView {
    match open {
        Open::Honor(seat) => honor::honor(board, seat),
        Open::Province(seat, at) => of_province(board, seat, at),
        Open::Ring(seat, ring) => of_ring(board, seat, ring),
        Open::Favor => favor(board),
        Open::Hand(seat) => hand(board, seat),
        Open::Player(seat) => player::player(board, seat),
        Open::Act => acts::acts(board),
        Open::Straighten => turn::straighten(board),
        Open::End => turn::end(board),
        Open::More => more::more(board),
    }
}

/// Carries a command out and closes the sheet, unless it was refused.
pub(super) fn done(board: Board, command: Command) {
    board.open.set(None);
    board.session.dispatch(command);
}

fn of_province(board: Board, seat: SeatId, at: u8) -> AnyView {
    let session = board.session;
    let found = session.part(move |table| table.state().seat(seat).provinces.get(usize::from(at)).copied());
    let Some(now) = found.get() else { return ().into_any() };
    if !now.stands {
        let rebuild = Command::ByHand(Hand::Rebuild { seat, province: at });
        return view! {
            <p>{say(keys::CCG_FALLEN_SUB)}</p>
            <footer>
                <Button kind=ButtonKind::Grow label=say(keys::CCG_REBUILD) on_press=move || done(board, rebuild.clone()) />
            </footer>
        }
        .into_any();
    }
    let value = Signal::derive(move || found.get().map(|one| i32::from(one.strength)));
    let set = move |to: i32| {
        let strength = u8::try_from(to).unwrap_or(0);
        session.dispatch(Command::Strength { seat, province: at, strength });
    };
    let add = Command::AddProvince { seat, strength: now.strength };
    let full = session.glance(|state| i64::try_from(state.seat(seat).standing()).unwrap_or(0) >= MOST_PROVINCES);
    let most = full.then(|| view! { <p class="sub2">{bound_line(0, 8)}</p> });
    view! {
        {bounded(say(keys::CCG_STRENGTH), value, (0, 99), set)} {most}
        <footer>
            <Button
                kind=ButtonKind::Rest
                label=say(keys::CCG_ADD_PROVINCE)
                disabled=full
                on_press=move || done(board, add.clone())
            />
            <Button
                kind=ButtonKind::Grow
                label=say(keys::CCG_DESTROYED)
                on_press=move || done(board, Command::DestroyProvince { seat, province: at })
            />
        </footer>
    }
    .into_any()
}

fn of_ring(board: Board, seat: SeatId, ring: Ring) -> AnyView {
    let (is_in, missing) = board.session.glance(|state| {
        let rings = &state.seat(seat).rings;
        let missing = Ring::ALL.iter().filter(|one| !rings.contains(*one)).map(|one| say(names::ring(*one)));
        (rings.contains(&ring), missing.collect::<Vec<_>>())
    });
    let missing = (!missing.is_empty()).then(|| {
        let line = Line::new(keys::CCG_RINGS_MISSING).with("rings", missing.join(", "));
        view! { <p role="status">{say(line)}</p> }
    });
    let label = say(if is_in { keys::CCG_RING_LEAVES } else { keys::CCG_RING_ENTERS });
    let command = Command::Ring { seat, ring, enters: !is_in };
    view! {
        {missing}
        <p class="sub2">{say(keys::CCG_RING_SUB)}</p>
        <footer>
            <Button kind=ButtonKind::Grow label=label on_press=move || done(board, command.clone()) />
        </footer>
    }
    .into_any()
}

/// Where the Favor goes, and what its holder may use it for.
fn favor(board: Board) -> AnyView {
    let session = board.session;
    let (holder, players) = session.glance(|state| (state.favor(), state.remaining()));
    let to = move |seat: SeatId| {
        view! {
            <RowButton
                title=player_at(session, seat)
                sub=say(keys::CCG_FAVOR_TO)
                lead=move || session.glance(|state| marks::small(state, seat))
                on_press=move || done(board, Command::MoveFavor { to: Some(seat) })
            />
        }
    };
    let others = players.into_iter().filter(|seat| Some(*seat) != holder);
    let middle = holder.map(|_| {
        view! {
            <RowButton
                title=say(keys::CCG_FAVOR_MIDDLE)
                sub=say(keys::CCG_FAVOR_TO)
                on_press=move || done(board, Command::MoveFavor { to: None })
            />
        }
    });
    view! {
        <div class="card rows">{others.map(to).collect_view()} {middle}</div>
        {holder.map(|seat| acts::favor_uses(board, seat))}
    }
    .into_any()
}

fn hand(board: Board, seat: SeatId) -> AnyView {
    let session = board.session;
    let now = session.part(move |table| i32::from(table.state().seat(seat).hand));
    let by = RwSignal::new(1);
    let change = move |to: i32| {
        let by = i8::try_from(to - now.get()).unwrap_or(0);
        session.dispatch(Command::Hand { seat, by });
    };
    let drew = move |sign: i32| {
        let by = i8::try_from(by.get_untracked() * sign).unwrap_or(0);
        done(board, Command::Hand { seat, by });
    };
    view! {
        {bounded(say(keys::CCG_HAND), Signal::derive(move || Some(now.get())), (0, 99), change)}
        {own_stepper(say(keys::CCG_HAND_SEVERAL), by, (1, 20))}
        <footer>
            <Button kind=ButtonKind::Grow label=say(keys::CCG_HAND_DISCARD) on_press=move || drew(-1) />
            <Button kind=ButtonKind::Grow label=say(keys::CCG_HAND_DRAW) on_press=move || drew(1) />
        </footer>
    }
    .into_any()
}
