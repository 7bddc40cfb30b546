//! The hand of one side, for its eyes alone: a key per Focus Value, a press on a card takes it out again.

use super::super::text::of_player;
use super::super::text::player_at;
use crate::games::l5r_ccg::in_play::Duelist;
use crate::games::l5r_ccg::rules::odds::duel::Value;
use crate::kernel::line::Line;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::l5r_ccg::looks::{looks, place};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::ev;
use leptos::prelude::*;

/// Nothing stays open on a phone that is locked, laid aside or turned to somebody else.
fn hides_with_the_phone(open: RwSignal<bool>) {
    let away = window_event_listener(ev::visibilitychange, move |_| open.set(false));
    let turned = window_event_listener(ev::orientationchange, move |_| open.set(false));
    on_cleanup(move || {
        away.remove();
        turned.remove();
    });
}

/// The sheet.
pub fn sheet(session: Session, whose: Memo<Duelist>, open: RwSignal<bool>) -> AnyView {
    let hands = looks().hands;
    hides_with_the_phone(open);
    let seat = move || session.glance(|state| state.duel().map(|duel| duel.side(whose.get()).seat));
    let title = move || seat().map_or_else(String::new, |seat| of_player(keys::CCG_HAND_FOR, player_at(session, seat)));
    let add = move |value: Value| {
        let press = move |_| hands.update(|hands| hands[place(whose.get_untracked())].held.push(value));
        let label = say(Line::new(keys::CCG_FOCUS_VALUE).with("value", value));
        view! { <button type="button" class="key" aria-label=label on:click=press>{value}</button> }
    };
    let held = move || hands.with(|hands| hands[place(whose.get())].held.clone());
    let card = move |(at, value): (usize, Value)| {
        let take = move |_| {
            hands.update(|hands| {
                let held = &mut hands[place(whose.get_untracked())].held;
                if at < held.len() {
                    held.remove(at);
                }
            });
        };
        let label = say(Line::new(keys::CCG_TAKE_OUT).with("value", value));
        view! { <button type="button" class="cd" aria-label=label on:click=take><span>{value}</span></button> }
    };
    let count = move || {
        let all = seat().map_or(0, |seat| session.glance(|state| usize::from(state.seat(seat).hand)));
        say(Line::new(keys::CCG_ENTERED_OF).with("count", held().len()).with("of", all))
    };
    view! {
        <Sheet open=open title=Signal::derive(title) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            <p class="sub2">{say(keys::CCG_HAND_PRIVATE)}</p>
            <div class="ccg-keys seven" role="group" aria-label=say(keys::CCG_FOCUS_VALUES)>
                {(0..=6).map(add).collect_view()}
            </div>
            <p><b>{count}</b></p>
            <div class="cards wrap">{move || held().into_iter().enumerate().map(card).collect_view()}</div>
        </Sheet>
    }
    .into_any()
}
