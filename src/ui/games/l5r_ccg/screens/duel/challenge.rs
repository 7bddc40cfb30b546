//! Who challenges whom, and with which start values.

use super::super::parts::{act, own_stepper};
use super::super::text::{card, player};
use super::head;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::ui::components::button::ButtonLink;
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::select::Select;
use crate::ui::games::l5r_ccg::looks::looks;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The page.
pub fn challenge(session: Session) -> AnyView {
    let (all, current): (Vec<(CardId, SeatId, String, i32)>, SeatId) = session.glance(|state| {
        let all = state.remaining().into_iter().flat_map(|seat| {
            let own = state.personalities(seat).map(move |(id, _)| {
                let chi = state.chi(id).and_then(|chi| i32::try_from(chi).ok()).unwrap_or(0);
                (id, seat, format!("{} ({})", card(state, id), player(state, seat)), chi)
            });
            own.collect::<Vec<_>>()
        });
        (all.collect(), state.current())
    });
    if all.len() < 2 {
        return empty(session, current);
    }
    let words: Vec<String> = all.iter().map(|(_, _, name, _)| name.clone()).collect();
    let mine = all.iter().position(|(_, seat, ..)| *seat == current).unwrap_or(0);
    let his = all.iter().position(|(_, seat, ..)| *seat != current).unwrap_or(1);
    let (one, other) = (RwSignal::new(mine), RwSignal::new(his));
    let by_card = RwSignal::new(false);
    let (start, against) = (RwSignal::new(all[mine].3), RwSignal::new(all[his].3));
    let all = StoredValue::new(all);
    let id = move |at: RwSignal<usize>| all.with_value(|all| all.get(at.get_untracked()).map(|(id, ..)| *id));
    let press = move || {
        let (Some(challenger), Some(challenged)) = (id(one), id(other)) else { return };
        looks().hands.set(Default::default());
        let value = |value: RwSignal<i32>| u8::try_from(value.get_untracked()).unwrap_or(0);
        let start = by_card.get_untracked().then(|| (value(start), value(against)));
        session.dispatch(Command::Challenge { challenger, challenged, start });
    };
    let values = move || {
        by_card.get().then(|| {
            view! {
                {own_stepper(say(keys::CCG_START_ONE), start, (0, 99))}
                {own_stepper(say(keys::CCG_START_OTHER), against, (0, 99))}
            }
        })
    };
    let list = move |label, at: RwSignal<usize>| {
        let words = words.clone();
        view! {
            <Select label=say(label) answers=Signal::stored(words) chosen=at on_choose=move |to: usize| at.set(to) />
        }
    };
    view! {
        <div class="screen one ccg">
            {head(session, say(keys::CCG_DUEL_SUB))}
            <main class="body">
                <section class="card pad stack">
                    {list(keys::CCG_CHALLENGER, one)} {list(keys::CCG_CHALLENGED, other)}
                    <Choice
                        kind=ChoiceKind::Checkbox
                        title=say(keys::CCG_OTHER_START)
                        sub=say(keys::CCG_OTHER_START_SUB)
                        chosen=by_card
                        on_choose=move || by_card.update(|on| *on = !*on)
                    />
                    {values}
                </section>
            </main>
            <Dock><UndoTool /> {act(say(keys::CCG_CHALLENGE_NOW), None, press)}</Dock>
        </div>
    }
    .into_any()
}

/// Two Personalities are to be typed in first.
fn empty(session: Session, seat: SeatId) -> AnyView {
    view! {
        <div class="screen one ccg">
            {head(session, say(keys::CCG_DUEL_SUB))}
            <main class="body">
                <p>{say(keys::CCG_DUEL_NOBODY)}</p>
                <ButtonLink href=session.href(TablePage::Cards(seat)) label=say(keys::CCG_NEW_CARD) />
            </main>
            <Dock><UndoTool /></Dock>
        </div>
    }
    .into_any()
}
