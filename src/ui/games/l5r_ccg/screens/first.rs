//! Who begins: the cuts compared, or named, or drawn.

use super::parts::act;
use super::text::{of_player, player, player_at};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The greatest Focus Value with a key of its own.
const MOST_FOCUS: u8 = 6;

/// What the decks show that were cut.
pub type Cuts = RwSignal<BTreeMap<SeatId, u8>>;

/// Those who cut now.
fn cutting(session: Session) -> Vec<SeatId> {
    session.state(|state| if state.tied().is_empty() { state.remaining() } else { state.tied().to_vec() })
}

/// The card with everybody's cut.
pub fn first(session: Session, cuts: Cuts) -> AnyView {
    let row = move |seat: SeatId| {
        let name = player_at(session, seat);
        let label = of_player(keys::CCG_CUT_OF, name.clone());
        let key = move |value: u8| {
            let on = move || cuts.with(|cuts| cuts.get(&seat) == Some(&value)).to_string();
            let choose = move |_| cuts.update(|cuts| _ = cuts.insert(seat, value));
            view! { <button type="button" class="key" aria-pressed=on on:click=choose>{value}</button> }
        };
        view! {
            <div class="ccg-cut" role="group" aria-label=label>
                <b>{name}</b>
                <div class="ccg-keys seven">{(0..=MOST_FOCUS).map(key).collect_view()}</div>
            </div>
        }
    };
    let named = move |seat: SeatId| {
        let label = of_player(keys::CCG_BEGINS, player_at(session, seat));
        view! { <Button label=label on_press=move || _ = session.dispatch(Command::NameFirst { seat }) /> }
    };
    let sub = move || {
        session.state(|state| {
            let names: Vec<String> = state.tied().iter().map(|seat| player(state, *seat)).collect();
            if names.is_empty() { say(keys::CCG_CUT_SUB) } else { of_player(keys::CCG_CUT_TIED, names.join(", ")) }
        })
    };
    view! {
        <section class="card pad stack">
            <h2>{say(keys::CCG_CUT)}</h2>
            <p class="sub2">{sub}</p>
            {move || cutting(session).into_iter().map(row).collect_view()}
        </section>
        <section class="card pad stack">
            <h2>{say(keys::CCG_CUT_ELSE)}</h2>
            <div class="rowx wrap">
                {move || session.state(|state| state.remaining()).into_iter().map(named).collect_view()}
                <Button
                    label=say(keys::CCG_DRAW_FIRST)
                    sign=Sign::EnemyDie
                    on_press=move || _ = session.dispatch(Command::DrawFirst)
                />
            </div>
        </section>
    }
    .into_any()
}

/// Compares the cuts, once all are entered.
pub fn compare(session: Session, cuts: Cuts) -> AnyView {
    let all = move || cutting(session).iter().all(|seat| cuts.with(|cuts| cuts.contains_key(seat)));
    let ink = Memo::new(move |_| all());
    (move || if ink.get() { compare_now(session, cuts) } else { waits() }).into_any()
}

/// The key in its place, until every cut is entered.
fn waits() -> AnyView {
    view! { <Button kind=ButtonKind::High label=say(keys::CCG_COMPARE) disabled=true on_press=|| () /> }.into_any()
}

fn compare_now(session: Session, cuts: Cuts) -> AnyView {
    let press = move || {
        let values = untrack(|| cutting(session)).into_iter();
        let values = values.filter_map(|seat| Some((seat, cuts.with_untracked(|cuts| cuts.get(&seat).copied())?)));
        session.dispatch(Command::Cut { values: values.collect() });
        cuts.set(BTreeMap::new());
    };
    act(say(keys::CCG_COMPARE), None, press)
}
