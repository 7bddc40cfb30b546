//! What whoever acts may do now, each with one press; and the uses of the Favor.

use super::super::table::Board;
use super::super::text::{card, of_player, player, player_at};
use super::{Open, done};
use crate::games::l5r_ccg::command::{Command, Hand};
use crate::games::l5r_ccg::in_play::Standing;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::rules::turn::Act;
use crate::games::l5r_ccg::text::{names, reasons};
use crate::kernel::line::Line;
use crate::ui::components::row::{RowButton, SignLink};
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// What is done most, then what is done now and then; a challenge stands between them.
const USUAL: [Act; 5] = [Act::Attach, Act::Limited, Act::Open, Act::Battle, Act::Pass];
const RARE: [Act; 5] = [Act::Lobby, Act::Move, Act::FavorDraw, Act::FavorRestore, Act::FavorRemove];

/// The sheet.
pub fn acts(board: Board) -> AnyView {
    let session = board.session;
    let (next, may, no_lobby) = board.view.with(|view| (view.next, view.may.clone(), view.no_lobby));
    let Some(seat) = next else { return view! { <p>{say(keys::CCG_NO_ACTIONS)}</p> }.into_any() };
    let allowed = |all: &[Act]| all.iter().copied().filter(|act| may.contains(act)).collect::<Vec<_>>();
    let (first, last) = (allowed(&USUAL), allowed(&RARE));
    let row = move |act: Act| {
        let link = |page: TablePage, sign: Sign| {
            view! { <SignLink href=session.href(page) sign=sign title=say(names::may(act)) /> }.into_any()
        };
        match act {
            Act::Attach => link(TablePage::Attach(seat), Sign::Hand),
            Act::Move => link(TablePage::Cards(seat), Sign::Hand),
            Act::Lobby => link(TablePage::Lobby, Sign::ImperialFavor),
            Act::FavorRestore => {
                let press = move || board.open.set(Some(Open::Favor));
                view! { <RowButton title=say(names::may(act)) on_press=press /> }.into_any()
            }
            Act::FavorRemove => link(TablePage::Attack, Sign::ImperialFavor),
            Act::Limited | Act::Open | Act::Battle | Act::FavorDraw | Act::Pass => {
                let press = move || done(board, Command::Act { seat, act });
                view! { <RowButton title=say(names::may(act)) on_press=press /> }.into_any()
            }
        }
    };
    // Where it is not possible now it keeps its place, with the rule that says so.
    let no_lobby = no_lobby.map(|rule| {
        let why = say(reasons::rule(rule));
        let title = say(names::may(Act::Lobby));
        view! { <SignLink href=session.href(TablePage::Lobby) sign=Sign::ImperialFavor title=title sub=why /> }
    });
    view! {
        <p class="sub2">{of_player(keys::CCG_ACTS_NOW, player_at(session, seat))}</p>
        <div class="card rows">
            {first.into_iter().map(row).collect_view()}
            <SignLink href=session.href(TablePage::Challenge) sign=Sign::Duel title=say(keys::CCG_CHALLENGE) />
            {last.into_iter().map(row).collect_view()} {no_lobby}
        </div>
        <p class="sub2">{reactions(session, seat)}</p>
        {whose(board, seat)}
    }
    .into_any()
}

/// Who may react to what a player does, and from whose left.
pub fn reactions(session: Session, seat: SeatId) -> String {
    let all = session.glance(|state| {
        let named = state.reacting_to(seat).into_iter().map(|other| player(state, other));
        named.collect::<Vec<_>>().join(", ")
    });
    say(Line::new(keys::CCG_REACTIONS).with("player", player_at(session, seat)).with("all", all))
}

/// The action is somebody else's, set by hand.
fn whose(board: Board, now: SeatId) -> AnyView {
    let session = board.session;
    let others: Vec<SeatId> =
        session.glance(|state| state.remaining()).into_iter().filter(|seat| *seat != now).collect();
    let row = move |next: SeatId| {
        let title = of_player(keys::CCG_ACTION_OF, player_at(session, next));
        let command = Command::ByHand(Hand::Acting { next, passes: 0 });
        view! { <RowButton title=title sub=say(keys::CCG_BY_HAND) on_press=move || done(board, command.clone()) /> }
    };
    view! { <div class="card rows">{others.into_iter().map(row).collect_view()}</div> }.into_any()
}

/// What the holder may give the Favor up for.
pub fn favor_uses(board: Board, seat: SeatId) -> AnyView {
    let (alive, dead) = board.session.glance(|state| {
        let stained = |(_, one): &(CardId, &crate::games::l5r_ccg::in_play::InPlay)| one.is_dishonored();
        let alive: Vec<(CardId, String)> = state
            .all()
            .flat_map(|seat| state.personalities(seat).filter(stained).map(|(id, _)| id).collect::<Vec<_>>())
            .map(|id| (id, card(state, id)))
            .collect();
        let dead = state.seat(seat).dead.iter().enumerate();
        let dead = dead.filter(|(_, one)| one.standing == Standing::Dishonored);
        let dead: Vec<(u8, String)> =
            dead.map(|(at, one)| (u8::try_from(at).unwrap_or(u8::MAX), one.name.to_string())).collect();
        (alive, dead)
    });
    let restores = |name: &str| say(Line::new(keys::CCG_RESTORES).with("card", name));
    let living = alive.into_iter().map(|(id, name)| {
        let command = Command::Restore { card: Some(id), dead: None };
        view! { <RowButton title=restores(&name) on_press=move || done(board, command.clone()) /> }
    });
    let fallen = dead.into_iter().map(|(at, name)| {
        let command = Command::Restore { card: None, dead: Some(at) };
        view! { <RowButton title=restores(&name) sub=say(keys::CCG_AMONG_DEAD) on_press=move || done(board, command.clone()) /> }
    });
    let draw = Command::Act { seat, act: Act::FavorDraw };
    view! {
        <h3>{of_player(keys::CCG_FAVOR_USES, player_at(board.session, seat))}</h3>
        <div class="card rows">
            <RowButton title=say(names::may(Act::FavorDraw)) on_press=move || done(board, draw.clone()) />
            {living.collect_view()} {fallen.collect_view()}
        </div>
    }
    .into_any()
}
