//! A card that comes down: typed in as it lies there, or attached as the action of whoever acts.

use super::card::{Draft, Purpose, fields};
use super::parts::answers;
use super::text::card as called;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::card::CardKind;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::text::names;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::select::Select;
use crate::ui::games::l5r_ccg::drawer::drawer;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The kinds that can come down; a Stronghold lies there from the start.
const KINDS: [CardKind; 8] = [
    CardKind::Personality,
    CardKind::Follower,
    CardKind::Item,
    CardKind::Weapon,
    CardKind::Armor,
    CardKind::Spell,
    CardKind::Ancestor,
    CardKind::Holding,
];

/// The form.
pub fn new_card(session: Session, seat: SeatId, done: Callback<()>) -> AnyView {
    let clan = session.glance(|state| state.seat(seat).clan);
    let Some(draft) = Draft::new(CardKind::Personality, clan) else { return ().into_any() };
    let bearers: Vec<(CardId, String)> =
        session.glance(|state| state.personalities(seat).map(|(id, _)| (id, called(state, id))).collect());
    let kinds: Vec<String> = KINDS.iter().map(|kind| say(names::kind(*kind))).collect();
    let at = Memo::new(move |_| draft.card.with(|card| KINDS.iter().position(|kind| *kind == card.kind)).unwrap_or(0));
    let (on, stored) = (RwSignal::new(0_usize), StoredValue::new(bearers.clone()));
    let attached = Memo::new(move |_| draft.card.with(|card| card.kind.is_attached()));
    let bearer = move || stored.with_value(|all| all.get(on.get()).map(|(id, _)| *id)).filter(|_| attached.get());
    let complete = move || draft.whole().is_some() && (!attached.get() || bearer().is_some());
    let put = move || {
        if let Some(card) = untrack(|| draft.whole()) {
            done.run(());
            drawer().keep(&card);
            session.dispatch(Command::PutDown { owner: seat, card, on: untrack(bearer) });
        }
    };
    let attach = move || {
        if let (Some(card), Some(to)) = untrack(|| (draft.whole(), bearer())) {
            done.run(());
            drawer().keep(&card);
            session.dispatch(Command::Attach { card, to, bow: Vec::new() });
        }
    };
    let who = move || {
        attached.get().then(|| {
            let words: Vec<String> = stored.with_value(|all| all.iter().map(|(_, name)| name.clone()).collect());
            if words.is_empty() {
                return view! { <p class="sub2">{say(keys::CCG_NEEDS_BEARER)}</p> }.into_any();
            }
            let chosen = RwSignal::new(Some(on.get_untracked()));
            Effect::new(move |_| on.set(chosen.get().unwrap_or(0)));
            answers(say(keys::CCG_ON_WHOM), words, chosen)
        })
    };
    let by_action = move || {
        attached.get().then(|| {
            view! {
                <Button
                    kind=ButtonKind::Rest
                    label=say(keys::CCG_ATTACH_NOW)
                    second=say(keys::CCG_ATTACH_NOW_SUB)
                    disabled=Signal::derive(move || !complete())
                    on_press=attach
                />
            }
        })
    };
    view! {
        <Select
            label=say(keys::CCG_WHAT_KIND)
            answers=Signal::stored(kinds)
            chosen=at
            on_choose=move |at: usize| draft.set_kind(KINDS[at])
        />
        {who} {fields(draft, Purpose::Play)}
        <footer>
            {by_action}
            <Button
                kind=ButtonKind::Act
                label=say(keys::CCG_PUT_DOWN)
                second=say(keys::CCG_PUT_DOWN_SUB)
                disabled=Signal::derive(move || !complete())
                on_press=put
            />
        </footer>
    }
    .into_any()
}
