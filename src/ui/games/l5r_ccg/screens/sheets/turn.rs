//! What is seldom otherwise in a turn: cards that stay bowed, and another number of cards drawn and discarded.

use super::super::parts::own_stepper;
use super::super::table::Board;
use super::super::text::card;
use super::done;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::player::CardId;
use crate::games::l5r_ccg::rules::hand::to_discard;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// Which of the bowed cards stay so.
pub fn straighten(board: Board) -> AnyView {
    let keep = RwSignal::new(Vec::<CardId>::new());
    let bowed: Vec<(CardId, String)> = board.session.glance(|state| {
        let own = state.cards().iter().filter(|(_, one)| one.owner == state.current() && one.is_bowed());
        own.map(|(id, _)| (*id, card(state, *id))).collect()
    });
    let none = bowed.is_empty().then(|| view! { <p class="sub2">{say(keys::CCG_NOTHING_BOWED)}</p> });
    let row = move |(id, name): (CardId, String)| {
        let chosen = Signal::derive(move || keep.with(|keep| keep.contains(&id)));
        let toggle = move || {
            keep.update(|keep| match keep.iter().position(|one| *one == id) {
                Some(at) => _ = keep.remove(at),
                None => keep.push(id),
            });
        };
        view! { <Choice kind=ChoiceKind::Checkbox title=name chosen=chosen on_choose=toggle /> }
    };
    let press = move || done(board, Command::Straighten { keep: keep.get_untracked() });
    view! {
        {none}
        <div class="choices" role="group" aria-label=say(keys::CCG_STAY_BOWED)>
            {bowed.into_iter().map(row).collect_view()}
        </div>
        <footer>
            <Button kind=ButtonKind::Grow label=say(keys::CCG_STRAIGHTEN_REST) on_press=press />
        </footer>
    }
    .into_any()
}

/// How many cards were drawn and discarded.
pub fn end(board: Board) -> AnyView {
    let hand = board.session.glance(|state| state.seat(state.current()).hand);
    let (drew, discarded) = (RwSignal::new(1), RwSignal::new(0));
    let least = move || {
        let held = usize::from(hand) + usize::try_from(drew.get()).unwrap_or(0);
        i32::try_from(to_discard(held)).unwrap_or(0)
    };
    Effect::new(move |_| discarded.set(least()));
    let press = move || {
        let small = |value: RwSignal<i32>| u8::try_from(value.get_untracked()).unwrap_or(0);
        done(board, Command::EndTurn { drew: small(drew), discarded: small(discarded) });
    };
    view! {
        {own_stepper(say(keys::CCG_DREW), drew, (0, 20))} {own_stepper(say(keys::CCG_DISCARDED), discarded, (0, 99))}
        <footer>
            <Button kind=ButtonKind::Grow label=say(keys::CCG_END_TURN_SO) on_press=press />
        </footer>
    }
    .into_any()
}
