//! Who challenges whom, and with which start values.

use super::super::parts::{act, no_cards, own_stepper};
use super::super::text::{card, player};
use super::{Call, head};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::games::l5r_ccg::views::pairing::{Fighter, actions, pairing, without_fighter};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::select::Select;
use crate::ui::games::l5r_ccg::looks::looks;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The page.
pub fn challenge(session: Session, call: Call) -> AnyView {
    let Some(found) = session.glance(pairing) else { return empty(session) };
    let acts = |one: &Fighter| session.glance(|state| !actions(state, one.seat).is_empty());
    let first = found.all.iter().position(acts).filter(|_| call == Call::Action);
    let one = RwSignal::new(first.unwrap_or(found.challenger));
    // The place among those the challenger may challenge.
    let other = RwSignal::new(0_usize);
    let found = StoredValue::new(found);
    let challenger = move || found.with_value(|found| found.all.get(one.get()).copied());
    let challenged = move || found.with_value(|found| found.rivals(one.get()).get(other.get()).copied());
    // The place among the actions that it can be.
    let usual = (call == Call::Action).then_some(0_usize);
    let counts = RwSignal::new(usual);
    let actions =
        Memo::new(move |_| challenger().map_or_else(Vec::new, |one| session.glance(|state| actions(state, one.seat))));
    let by_card = RwSignal::new(false);
    let chi = |of: Option<Fighter>| of.and_then(|one| i32::try_from(one.chi?).ok()).unwrap_or(0);
    let (start, against) = untrack(|| (RwSignal::new(chi(challenger())), RwSignal::new(chi(challenged()))));
    let press = move || {
        let Some((one, other)) = untrack(|| challenger().zip(challenged())) else { return };
        looks().hands.set(Default::default());
        let value = |value: RwSignal<i32>| u8::try_from(value.get_untracked()).unwrap_or(0);
        let start = by_card.get_untracked().then(|| (value(start), value(against)));
        let action = actions.with_untracked(|all| counts.get_untracked().and_then(|at| all.get(at).copied()));
        session.dispatch(Command::Challenge { challenger: one.card, challenged: other.card, start, action });
    };
    let values = move || {
        by_card.get().then(|| {
            view! {
                {own_stepper(say(keys::CCG_START_ONE), start, (0, 99))}
                {own_stepper(say(keys::CCG_START_OTHER), against, (0, 99))}
            }
        })
    };
    let named =
        move |all: &[Fighter]| session.glance(|state| all.iter().map(|one| named(state, one)).collect::<Vec<_>>());
    let all = Signal::derive(move || found.with_value(|found| named(&found.all)));
    let rivals = Signal::derive(move || found.with_value(|found| named(&found.rivals(one.get()))));
    let oppose = move |to: usize| {
        other.set(to);
        against.set(chi(untrack(challenged)));
    };
    let choose = move |to: usize| {
        let before = untrack(challenger).map(|one| one.seat);
        one.set(to);
        start.set(chi(untrack(challenger)));
        // Against those of another player it is chosen anew.
        if untrack(challenger).map(|one| one.seat) != before {
            oppose(0);
            counts.set(usual);
        }
    };
    let counting = move || {
        let kinds = actions.get();
        let none = kinds.len();
        (none > 0).then(|| {
            let words = kinds.iter().map(|act| say(names::may(*act))).chain([say(keys::CCG_NO_OWN_ACTION)]);
            let answers = Signal::stored(words.collect::<Vec<_>>());
            let chosen = Signal::derive(move || counts.get().unwrap_or(none));
            let choose = move |at: usize| counts.set((at < none).then_some(at));
            view! { <Select label=say(keys::CCG_CHALLENGE_IS) answers=answers chosen=chosen on_choose=choose /> }
        })
    };
    let bowed = move || {
        let one = challenger().filter(|one| session.glance(|state| is_bowed(state, one)));
        one.map(|_| view! { <p class="sub2" role="status">{say(keys::CCG_BOWED_CHALLENGER)}</p> })
    };
    view! {
        <div class="screen one ccg">
            {head(session, say(keys::CCG_DUEL_SUB))}
            <main class="body">
                <section class="card pad stack">
                    <Select label=say(keys::CCG_CHALLENGER) answers=all chosen=one on_choose=choose />
                    {bowed}
                    <Select label=say(keys::CCG_CHALLENGED) answers=rivals chosen=other on_choose=oppose />
                    {counting}
                    <Choice
                        kind=ChoiceKind::Checkbox
                        title=say(keys::CCG_OTHER_START)
                        sub=say(keys::CCG_OTHER_START_SUB)
                        chosen=by_card
                        on_choose=move || by_card.update(|on| *on = !*on)
                    />
                    {values}
                </section>
                {without(session)}
            </main>
            <Dock><UndoTool /> {act(say(keys::CCG_CHALLENGE_NOW), None, press)}</Dock>
        </div>
    }
    .into_any()
}

fn is_bowed(state: &State, one: &Fighter) -> bool {
    state.card(one.card).is_some_and(|card| card.is_bowed())
}

/// "Ayame (Crane) · bowed".
fn named(state: &State, one: &Fighter) -> String {
    let bowed = if is_bowed(state, one) { format!(" · {}", say(keys::CCG_BOWED)) } else { String::new() };
    format!("{} ({}){bowed}", card(state, one.card), player(state, one.seat))
}

/// Two Personalities are to be typed in first.
fn empty(session: Session) -> AnyView {
    view! {
        <div class="screen one ccg">
            {head(session, say(keys::CCG_DUEL_SUB))}
            <main class="body">
                <p>{say(keys::CCG_DUEL_NOBODY)}</p>
                {without(session)}
            </main>
            <Dock><UndoTool /></Dock>
        </div>
    }
    .into_any()
}

/// Each player for whom nobody can fight, with the way to its cards.
fn without(session: Session) -> AnyView {
    let one = |seat: SeatId| no_cards(session, keys::CCG_NO_PERSONALITY, seat);
    session.glance(without_fighter).into_iter().map(one).collect_view().into_any()
}
