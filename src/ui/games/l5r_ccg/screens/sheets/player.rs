//! A player: the cards, the dead, leaving the game or coming back, Honor by hand.

use super::super::parts::own_stepper;
use super::super::table::Board;
use super::done;
use crate::games::l5r_ccg::command::{Command, Hand};
use crate::games::l5r_ccg::in_play::{Dead, Standing};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::text::names;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::{RowText, SignLink};
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The sheet.
pub fn player(board: Board, seat: SeatId) -> AnyView {
    let session = board.session;
    let (dead, out, honor) = session.glance(|state| {
        let one = state.seat(seat);
        (one.dead.clone(), one.out, one.honor)
    });
    let to = RwSignal::new(i32::from(honor));
    let row = |one: &Dead| {
        let sub = match one.standing {
            Standing::Honorable => keys::CCG_DEAD_HONORABLE,
            Standing::Dishonored => keys::CCG_DEAD_DISHONORED,
        };
        view! { <RowText title=one.name.to_string() sub=say(sub) /> }
    };
    let nobody = dead.is_empty().then(|| view! { <p class="sub2 pad">{say(keys::CCG_NO_DEAD_YET)}</p> });
    let set = move || {
        let to = i16::try_from(to.get_untracked()).unwrap_or(0);
        done(board, Command::ByHand(Hand::Honor { seat, to }));
    };
    let leaving = match out {
        Some(loss) => {
            let back = move || done(board, Command::ByHand(Hand::Return { seat }));
            let why = say(names::loss(loss));
            view! { <p>{why}</p> <Button kind=ButtonKind::Grow label=say(keys::CCG_RETURN) on_press=back /> }.into_any()
        }
        None => {
            let leave = move || done(board, Command::Concede { seat });
            view! { <Button kind=ButtonKind::Rest label=say(keys::CCG_CONCEDE) on_press=leave /> }.into_any()
        }
    };
    view! {
        <div class="card rows">
            <SignLink href=session.href(TablePage::Cards(seat)) sign=Sign::Hand title=say(keys::CCG_CARDS_IN_PLAY) />
        </div>
        <h3>{say(keys::CCG_DEAD)}</h3>
        <div class="card rows">{dead.iter().map(row).collect_view()} {nobody}</div>
        <h3>{say(keys::CCG_BY_HAND)}</h3>
        {own_stepper(say(keys::CCG_HONOR), to, (-99, 999))}
        <footer>{leaving} <Button kind=ButtonKind::Grow label=say(keys::CCG_SET_HONOR) on_press=set /></footer>
    }
    .into_any()
}
