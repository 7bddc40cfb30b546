//! Who challenges whom, and with which start values.

use super::super::parts::{act, own_stepper};
use super::super::text::{card, of_player, player, player_at};
use super::head;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::rule;
use crate::games::l5r_ccg::text::reasons;
use crate::games::l5r_ccg::views::pairing::{Fighter, Unmatched, matched, pairing};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
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
    let found = session.glance(|state| {
        let found = pairing(state)?;
        let named = |one: &Fighter| format!("{} ({})", card(state, one.card), player(state, one.seat));
        let names: Vec<String> = found.all.iter().map(named).collect();
        Some((found, names))
    });
    let Some((found, names)) = found else { return empty(session) };
    let (one, other) = (RwSignal::new(found.challenger), RwSignal::new(found.challenged));
    let by_card = RwSignal::new(false);
    let all = StoredValue::new(found.all);
    let at = move |place: usize| all.with_value(|all| all.get(place).copied());
    let chi = move |place: usize| at(place).and_then(|one| i32::try_from(one.chi?).ok()).unwrap_or(0);
    let (start, against) = (RwSignal::new(chi(found.challenger)), RwSignal::new(chi(found.challenged)));
    let fit = move || at(one.get()).zip(at(other.get())).map_or(Ok(()), |(one, other)| matched(&one, &other));
    let press = move || {
        let (Some(challenger), Some(challenged)) = (at(one.get_untracked()), at(other.get_untracked())) else { return };
        looks().hands.set(Default::default());
        let value = |value: RwSignal<i32>| u8::try_from(value.get_untracked()).unwrap_or(0);
        let start = by_card.get_untracked().then(|| (value(start), value(against)));
        session.dispatch(Command::Challenge { challenger: challenger.card, challenged: challenged.card, start });
    };
    let values = move || {
        by_card.get().then(|| {
            view! {
                {own_stepper(say(keys::CCG_START_ONE), start, (0, 99))}
                {own_stepper(say(keys::CCG_START_OTHER), against, (0, 99))}
            }
        })
    };
    let list = move |label, place: RwSignal<usize>, start: RwSignal<i32>| {
        let names = names.clone();
        let choose = move |to: usize| {
            place.set(to);
            start.set(chi(to));
        };
        view! { <Select label=say(label) answers=Signal::stored(names) chosen=place on_choose=choose /> }
    };
    let why = move || {
        let line = match fit().err()? {
            Unmatched::Same => say(keys::CCG_DUEL_SAME),
            Unmatched::OneOwner => say(reasons::rule(rule::CHALLENGE)),
        };
        Some(view! { <p class="bad" role="status">{line}</p> })
    };
    let ink = move || match fit() {
        Err(Unmatched::Same) => {
            view! { <Button kind=ButtonKind::High label=say(keys::CCG_CHALLENGE_NOW) disabled=true on_press=|| () /> }
                .into_any()
        }
        // Against the rule the players decide: the refusal has "Do it anyway" beside it.
        Err(Unmatched::OneOwner) => {
            view! { <Button kind=ButtonKind::High label=say(keys::CCG_CHALLENGE_NOW) on_press=press /> }.into_any()
        }
        Ok(()) => act(say(keys::CCG_CHALLENGE_NOW), None, press),
    };
    view! {
        <div class="screen one ccg">
            {head(session, say(keys::CCG_DUEL_SUB))}
            <main class="body">
                <section class="card pad stack">
                    {list(keys::CCG_CHALLENGER, one, start)} {list(keys::CCG_CHALLENGED, other, against)} {why}
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
            <Dock><UndoTool /> {ink}</Dock>
        </div>
    }
    .into_any()
}

/// Two Personalities are to be typed in first: the way to the cards of each player who has none.
fn empty(session: Session) -> AnyView {
    let without = session.glance(|state| {
        let mut seats = state.remaining();
        seats.retain(|seat| state.personalities(*seat).next().is_none());
        seats
    });
    let way = |seat: SeatId| {
        let label = of_player(keys::CCG_CARDS_OF, player_at(session, seat));
        view! { <ButtonLink href=session.href(TablePage::Cards(seat)) label=label /> }
    };
    view! {
        <div class="screen one ccg">
            {head(session, say(keys::CCG_DUEL_SUB))}
            <main class="body">
                <p>{say(keys::CCG_DUEL_NOBODY)}</p>
                {without.into_iter().map(way).collect_view()}
            </main>
            <Dock><UndoTool /></Dock>
        </div>
    }
    .into_any()
}
