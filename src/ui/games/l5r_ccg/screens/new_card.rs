//! A card that comes down: typed in as it lies there, or attached as the action of whoever acts and paid for.

use super::card::{Draft, Purpose, fields};
use super::parts::answers;
use super::purse::{LeftOut, bows, choice, counted, leaves};
use super::text::{card as called, small};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::decide::{Payment, against_attaching, payment};
use crate::games::l5r_ccg::model::card::{Card, CardKind};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::rule;
use crate::games::l5r_ccg::refusal::Refusal;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::{names, reasons};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::select::Select;
use crate::ui::games::l5r_ccg::drawer::drawer;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

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

/// The form, for a card of this kind at first.
pub fn new_card(session: Session, seat: SeatId, kind: CardKind, done: Callback<()>) -> AnyView {
    let clan = session.glance(|state| state.seat(seat).clan);
    let Some(draft) = Draft::new(kind, clan) else { return ().into_any() };
    let bearers = StoredValue::new(session.glance(|state| bearers(state, seat)));
    let kinds: Vec<String> = KINDS.iter().map(|kind| say(names::kind(*kind))).collect();
    let at = Memo::new(move |_| draft.card.with(|card| KINDS.iter().position(|kind| *kind == card.kind)).unwrap_or(0));
    let on = RwSignal::new(0_usize);
    let attached = Memo::new(move |_| draft.card.with(|card| card.kind.is_attached()));
    let bearer = move || bearers.with_value(|all| all.get(on.get()).map(|(id, _)| *id)).filter(|_| attached.get());
    let complete = move || draft.whole().is_some() && (!attached.get() || bearer().is_some());
    close_once_there(session, done);
    let put = move || {
        if let Some(card) = untrack(|| draft.whole()) {
            drawer().keep(&card);
            session.dispatch(Command::PutDown { owner: seat, card, on: untrack(bearer) });
        }
    };
    let attach = move |bow: Vec<CardId>| {
        if let (Some(card), Some(to)) = untrack(|| (draft.whole(), bearer())) {
            drawer().keep(&card);
            session.dispatch(Command::Attach { card, to, bow });
        }
    };
    let who = move || {
        attached.get().then(|| {
            let words: Vec<String> = bearers.with_value(|all| all.iter().map(|(_, name)| name.clone()).collect());
            if words.is_empty() {
                return view! { <p class="sub2">{say(keys::CCG_NEEDS_BEARER)}</p> }.into_any();
            }
            let chosen = RwSignal::new(Some(on.get_untracked()));
            Effect::new(move |_| on.set(chosen.get().unwrap_or(0)));
            answers(say(keys::CCG_ON_WHOM), words, chosen)
        })
    };
    let left_out = LeftOut::new(BTreeSet::new());
    let pays = Memo::new(move |_| {
        let cost = draft.card.with(|card| card.cost);
        if attached.get() { session.state(|state| pays(state, seat, cost, left_out)) } else { Pays::Nothing }
    });
    let short = move || pays.with(|pays| matches!(pays, Pays::Short(_)));
    let by_action = move || {
        attached.get().then(|| {
            view! {
                <Button
                    kind=ButtonKind::Rest
                    label=say(keys::CCG_ATTACH_NOW)
                    second=say(keys::CCG_ATTACH_NOW_SUB)
                    disabled=Signal::derive(move || !complete() || short())
                    on_press=move || attach(pays.with_untracked(Pays::bow))
                />
            }
        })
    };
    let at_table = move || {
        view! {
            <Button
                label=say(keys::CCG_PAID_AT_TABLE)
                second=say(keys::CCG_PAID_AT_TABLE_SUB)
                disabled=Signal::derive(move || !complete())
                on_press=move || attach(Vec::new())
            />
        }
        .into_any()
    };
    let against = move || {
        let (card, to) = draft.whole().zip(bearer())?;
        session.state(|state| faults(state, &card, to))
    };
    view! {
        <Select
            label=say(keys::CCG_WHAT_KIND)
            answers=Signal::stored(kinds)
            chosen=at
            on_choose=move |at: usize| draft.set_kind(KINDS[at])
        />
        {who} {fields(draft, Purpose::Attach)}
        {move || attached.get().then(|| choice(session, seat, left_out))} {against}
        {move || pays.with(|pays| session.glance(|state| gold(state, pays, at_table)))}
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

/// To whom a card can be attached; who is bowed, is said to be.
fn bearers(state: &State, seat: SeatId) -> Vec<(CardId, String)> {
    let name = |id| called(state, id);
    let all = state.personalities(seat).map(|(id, one)| {
        (id, if one.is_bowed() { format!("{} · {}", name(id), say(keys::CCG_BOWED)) } else { name(id) })
    });
    all.collect()
}

/// The form stays as it is filled in where its card is refused, and closes once the card is there, also against a rule.
fn close_once_there(session: Session, done: Callback<()>) {
    let came = session.part(|table| {
        let last = table.entries()[..table.cursor()].last();
        let came = |command: &Command| matches!(command, Command::PutDown { .. } | Command::Attach { .. });
        last.filter(|entry| came(entry.command.plain())).map(|_| table.cursor())
    });
    Effect::new(move |before: Option<Option<usize>>| {
        let now = came.get();
        if now.is_some() && before.is_some_and(|before| before != now) {
            done.run(());
        }
        now
    });
}

/// Everything against attaching the card now besides gold, before it is tried.
fn faults(state: &State, card: &Card, to: CardId) -> Option<AnyView> {
    let against = against_attaching(state, card, to).unwrap_or_else(|unknown| vec![unknown]);
    let lines = against.iter().map(|one| view! { <li>{say(reasons::refusal(state, one))}</li> }).collect_view();
    (!against.is_empty()).then(|| {
        view! {
            <section class="card pad stack">
                <p><b>{say(keys::CCG_ATTACH_NOW)}</b></p>
                <ul class="ended">{lines}</ul>
            </section>
        }
        .into_any()
    })
}

/// What is bowed for a card that is attached.
#[derive(Clone, Debug, PartialEq)]
enum Pays {
    /// It costs nothing, or is not attached.
    Nothing,
    /// What it costs nobody has typed in.
    Unknown,
    /// This is bowed for so much gold.
    With(i64, Payment),
    /// It cannot be paid, for this reason.
    Short(Line),
}

impl Pays {
    fn bow(&self) -> Vec<CardId> {
        if let Self::With(_, payment) = self { payment.bow.clone() } else { Vec::new() }
    }
}

fn pays(state: &State, seat: SeatId, cost: Option<u8>, left_out: LeftOut) -> Pays {
    match cost.map(i64::from) {
        None => Pays::Unknown,
        Some(0) => Pays::Nothing,
        Some(cost) => match payment(&counted(state, seat, left_out), cost) {
            Ok(Some(payment)) => Pays::With(cost, payment),
            Ok(None) => {
                let gold = counted(state, seat, left_out).iter().map(|(_, source)| source.gold).sum();
                Pays::Short(reasons::refusal(state, &Refusal::short(rule::COST, cost, gold)))
            }
            Err(refusal) => Pays::Short(reasons::refusal(state, &refusal)),
        },
    }
}

/// What is bowed for it and what that leaves; beside it the table may have paid by itself.
fn gold(state: &State, pays: &Pays, at_table: impl Fn() -> AnyView) -> Option<AnyView> {
    let lines = match pays {
        Pays::Nothing => return None,
        Pays::Unknown => return Some(view! { <p class="sub2">{say(keys::CCG_ATTACH_COST_UNKNOWN)}</p> }.into_any()),
        Pays::With(cost, payment) => vec![
            say(Line::new(keys::CCG_COSTS).with("gold", small(*cost))),
            bows(state, &payment.bow),
            leaves(&payment.plan),
        ],
        Pays::Short(why) => vec![say(why.clone())],
    };
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    Some(
        view! {
            <section class="card pad stack">
                <ul class="ended">{lines}</ul>
                <div class="rowx wrap">{at_table()}</div>
            </section>
        }
        .into_any(),
    )
}
