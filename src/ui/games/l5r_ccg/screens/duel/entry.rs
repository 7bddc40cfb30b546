//! The hand of one side of a duel, and what it knows of the other's, for its eyes alone.

use super::super::own_cards::{self, Called, Change, cards};
use super::super::text::{of_player, player_at};
use crate::games::l5r_ccg::in_play::Duelist;
use crate::kernel::line::Line;
use crate::ui::games::l5r_ccg::looks::{Hand, looks, place};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

const HELD: Called = Called { group: keys::CCG_FOCUS_VALUES, add: keys::CCG_FOCUS_VALUE, out: keys::CCG_TAKE_OUT };
const KNOWN: Called = Called { group: keys::CCG_KNOWN, add: keys::CCG_KNOWN_ADD, out: keys::CCG_KNOWN_OUT };

/// The sheet.
pub fn sheet(session: Session, whose: Memo<Duelist>, open: RwSignal<bool>) -> AnyView {
    let hands = looks().hands;
    let seat = move |duelist: Duelist| session.glance(|state| state.duel().map(|duel| duel.side(duelist).seat));
    let named = move |duelist| seat(duelist).map_or_else(String::new, |seat| player_at(session, seat));
    let of = move |read: fn(&Hand) -> Vec<usize>| {
        Signal::derive(move || hands.with(|hands| read(&hands[place(whose.get())])))
    };
    let (held, known) = (of(|hand| hand.held.clone()), of(|hand| hand.known.clone()));
    let count = move || {
        let all = seat(whose.get()).map_or(0, |seat| session.glance(|state| usize::from(state.seat(seat).hand)));
        say(Line::new(keys::CCG_ENTERED_OF).with("count", held.with(Vec::len)).with("of", all))
    };
    let hold = move |change: Change<'_>| hands.update(|hands| change(&mut hands[place(whose.get_untracked())].held));
    let know = move |change: Change<'_>| hands.update(|hands| change(&mut hands[place(whose.get_untracked())].known));
    let inside = move || {
        view! {
            <p class="sub2">{say(keys::CCG_HAND_PRIVATE)}</p>
            <p><b>{count}</b></p>
            {cards(HELD, held, hold)}
            <h2>{move || of_player(keys::CCG_KNOWN_OF, named(whose.get().other()))}</h2>
            <p class="sub2">{say(keys::CCG_KNOWN_SUB)}</p>
            {cards(KNOWN, known, know)}
        }
        .into_any()
    };
    own_cards::sheet(open, move || of_player(keys::CCG_HAND_FOR, named(whose.get())), inside)
}
