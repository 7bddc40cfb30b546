//! The lobbyist's cheapest way, for its eyes alone: from its Personalities in play, and the gifts it enters.

use super::super::own_cards::{self, Called, Change};
use super::super::text::{card, of_player, player_at};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::rules::odds::duel::Value;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::views::lobby::{View, Way, way};
use crate::kernel::line::Line;
use crate::ui::games::l5r_ccg::looks::{Who, looks};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::hold::{Held, hold};
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The lobbyist's cheapest way from its own speakers and gifts, while a finger holds it.
pub fn held(session: Session, now: &View) -> Option<AnyView> {
    let lobbyist = now.lobbyist;
    if now.needs == 0 {
        return None;
    }
    let inside = move || {
        let gifts = gifts_of(session, lobbyist);
        let way = session.glance(|state| way(state, &gifts).map(|way| told(state, &way)));
        let entered = Line::new(keys::CCG_GIFTS_ENTERED).with("count", gifts.len());
        view! {
            <p><b>{way.unwrap_or_else(|| say(keys::CCG_NO_CHEAP_WAY))}</b></p>
            <p class="sub2">{say(entered)}</p>
        }
        .into_any()
    };
    let held = Held::closed();
    let name = player_at(session, lobbyist);
    Some(
        view! {
            {move || held.open.get().then(inside)}
            {hold(held, of_player(keys::CCG_HOLD_CHEAPEST, name), say(keys::CCG_HOLD_SUB))}
        }
        .into_any(),
    )
}

/// "Kakita Jiro +2, gift +4".
fn told(state: &State, way: &Way) -> String {
    let speakers = way.speakers.iter().map(|(id, honor)| format!("{} +{honor}", card(state, *id)));
    let gift = way.gift.map(|value| format!("{} +{value}", say(keys::CCG_GIFT)));
    speakers.chain(gift).collect::<Vec<_>>().join(", ")
}

/// At which table, and who.
fn who(session: Session, seat: SeatId) -> Who {
    (session.id().to_string(), seat)
}

/// Another lobbying begins with another hand.
pub fn forget(session: Session, seat: SeatId) {
    looks().gifts.update(|all| _ = all.remove(&who(session, seat)));
}

fn gifts_of(session: Session, seat: SeatId) -> Vec<Value> {
    let who = who(session, seat);
    looks().gifts.with(|all| all.get(&who).cloned().unwrap_or_default())
}

const GIFTS: Called = Called { group: keys::CCG_FOCUS_VALUES, add: keys::CCG_FOCUS_VALUE, out: keys::CCG_TAKE_OUT };

/// The Fate cards that the lobbyist could give, entered for its own eyes.
pub fn gifts(session: Session, open: RwSignal<bool>) -> AnyView {
    let lobbyist = session.glance(State::current);
    let values = Signal::derive(move || gifts_of(session, lobbyist));
    let change = move |change: Change<'_>| {
        looks().gifts.update(|all| change(all.entry(who(session, lobbyist)).or_default()));
    };
    let inside = move || {
        view! {
            <p class="sub2">{say(keys::CCG_GIFTS_SUB)}</p>
            {own_cards::cards(GIFTS, values, change)}
        }
        .into_any()
    };
    own_cards::sheet(open, move || of_player(keys::CCG_HAND_FOR, player_at(session, lobbyist)), inside)
}
