//! A Dynasty card enters play: typed in, then every way side by side with what it costs, what to bow, and what it leaves.

use super::card::{Draft, Purpose, fields};
use super::parts::answers;
use super::purse::{LeftOut, bows, choice, counted, leaves, unknown};
use super::shopping::{list, want};
use super::text::{change, of_player, player_at, small};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::decide::{against, ways};
use crate::games::l5r_ccg::model::card::{Card, CardKind};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::rule;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::refusal::Refusal;
use crate::games::l5r_ccg::rules::recruit::{Offer, Take};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::recruited::recruited;
use crate::games::l5r_ccg::text::{names, reasons};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::games::l5r_ccg::drawer::drawer;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The kinds that are recruited.
const KINDS: [CardKind; 2] = [CardKind::Personality, CardKind::Holding];

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let (seat, clan) = session.glance(|state| (state.current(), state.seat(state.current()).clan));
    let Some(draft) = Draft::new(CardKind::Personality, clan) else { return ().into_any() };
    let kind = RwSignal::new(Some(0_usize));
    let wishes = RwSignal::new(Vec::new());
    let left_out = LeftOut::new(BTreeSet::new());
    Effect::new(move |before: Option<Option<usize>>| {
        let now = kind.get();
        if before.is_some_and(|before| before != now) {
            draft.set_kind(KINDS[now.unwrap_or(0).min(1)]);
        }
        now
    });
    empty_once_there(session, draft);
    let late = session.part(|table| table.state().phase());
    let wrong = move || {
        (late.get() != Phase::Dynasty).then(|| {
            let line = Line::new(keys::CCG_NOT_NOW).with("needs", names::phase(Phase::Dynasty));
            view! { <p class="sub2">{say(line.with("is", names::phase(late.get())))}</p> }
        })
    };
    let words = KINDS.map(|kind| say(names::kind(kind))).to_vec();
    let has = move || {
        let gold =
            session.state(|state| counted(state, seat, left_out).iter().map(|(_, source)| source.gold).sum::<i64>());
        say(Line::new(keys::CCG_GOLD_AT_HAND).with("gold", i16::try_from(gold).unwrap_or(i16::MAX)))
    };
    view! {
        <div class="screen one ccg">
            <Head
                title=say(keys::CCG_TOOL_RECRUIT)
                subtitle=player_at(session, seat)
                back=session.href(TablePage::Table)
                back_label=say(keys::CCG_BACK_TABLE)
            />
            <main class="body">
                {wrong}
                <section class="card pad stack">
                    {answers(say(keys::CCG_WHAT_KIND), words, kind)} {fields(draft, Purpose::Recruit)}
                </section>
                {just_now(session)}
                <h2>{say(keys::CCG_WAYS)}</h2>
                <p class="sub2">{has}</p>
                {unknown(session, seat)}
                {choice(session, seat, left_out)} {move || all_ways(session, seat, draft, left_out)} {move || draft.whole().map(|card| want(session, seat, wishes, card))}
                {list(session, seat, wishes, left_out)}
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::High
                    href=session.href(TablePage::Cards(seat))
                    label=of_player(keys::CCG_CARDS_OF, player_at(session, seat))
                />
            </Dock>
        </div>
    }
    .into_any()
}

/// Who entered play with the last step, what it cost and who bowed for it.
fn just_now(session: Session) -> AnyView {
    let told = session.part(recruited);
    let lines = move || {
        let mut all = told.get()?.into_iter().map(say);
        let (first, rest) = (all.next()?, all.map(|line| view! { <li>{line}</li> }).collect_view());
        Some(view! {
            <section class="card pad stack" role="status">
                <h2>{first}</h2>
                <ul class="ended">{rest}</ul>
            </section>
        })
    };
    lines.into_any()
}

/// A card that entered play, also against a rule, is kept in the book, and the form is empty for the next.
fn empty_once_there(session: Session, draft: Draft) {
    let came = session.part(|table| {
        let cursor = table.cursor();
        let card = match table.entries()[..cursor].last().map(|entry| entry.command.plain()) {
            Some(Command::Recruit { card, .. }) => Some(card.clone()),
            _ => None,
        };
        (cursor, card)
    });
    Effect::new(move |before: Option<usize>| {
        let (now, card) = came.get();
        if let Some(card) = card.filter(|_| before.is_some_and(|before| before < now)) {
            drawer().keep(&card);
            draft.name.set(String::new());
            draft.set_kind(card.kind);
        }
        now
    });
}

/// Every way, or what is still to be typed in.
fn all_ways(session: Session, seat: SeatId, draft: Draft, left_out: LeftOut) -> AnyView {
    let Some(card) = draft.whole() else { return view! { <p>{say(keys::CCG_NAME_FIRST)}</p> }.into_any() };
    let asked = session.state(|state| {
        let purse = counted(state, seat, left_out);
        let gold = purse.iter().map(|(_, source)| source.gold).sum();
        let told = |(offer, bow)| told(state, &against(state, seat, &card, &offer, gold), offer, bow);
        match ways(state, seat, &card, Some(&purse)) {
            Ok(all) => Ok(all.into_iter().map(told).collect::<Vec<_>>()),
            Err(refusal) => Err(say(reasons::refusal(state, &refusal))),
        }
    });
    match asked {
        Err(why) => view! { <p>{why}</p> }.into_any(),
        Ok(all) => all.into_iter().map(|way| one(session, seat, &card, way)).collect_view().into_any(),
    }
}

/// A way as it is shown.
struct Way {
    take: Take,
    title: String,
    lines: Vec<String>,
    bow: Vec<CardId>,
    pays: bool,
}

fn told(state: &State, against: &[Refusal], offer: Offer, bow: Vec<CardId>) -> Way {
    let title: Key = match offer.take {
        Take::Discount => keys::CCG_TAKE_DISCOUNT,
        Take::Honor => keys::CCG_TAKE_HONOR,
        Take::Plain => keys::CCG_TAKE_PLAIN,
        Take::Overlay => keys::CCG_TAKE_OVERLAY,
    };
    let mut lines = vec![say(Line::new(keys::CCG_COSTS).with("gold", small(offer.cost)))];
    if offer.honor != 0 {
        lines.push(format!("{} {}", say(keys::CCG_HONOR), change(offer.honor)));
    }
    if let Some(plan) = offer.payment.as_ref().filter(|_| !bow.is_empty()) {
        lines.extend([bows(state, &bow), leaves(plan)]);
    }
    lines.extend(against.iter().map(|fault| say(reasons::refusal(state, fault))));
    let pays = !offer.faults.contains(&rule::COST);
    Way { take: offer.take, title: say(title), lines, bow, pays }
}

fn one(session: Session, seat: SeatId, card: &Card, way: Way) -> AnyView {
    let take = way.take;
    let go = move |card: &Card, bow: Vec<CardId>| {
        session.dispatch(Command::Recruit { seat, card: card.clone(), take, bow });
    };
    let (with_gold, by_table) = (card.clone(), card.clone());
    let bow = way.bow.clone();
    let pay = way.pays.then(|| {
        view! {
            <Button
                kind=ButtonKind::Grow
                label=say(keys::CCG_TAKE_SO)
                on_press=move || go(&with_gold, bow.clone())
            />
        }
    });
    // Where gold is left to the table nothing is bowed by the app.
    let table = (!way.bow.is_empty() || !way.pays).then(|| {
        view! {
            <Button
                label=say(keys::CCG_PAID_AT_TABLE)
                second=say(keys::CCG_PAID_AT_TABLE_SUB)
                on_press=move || go(&by_table, Vec::new())
            />
        }
    });
    view! {
        <section class="card pad stack">
            <h3>{way.title}</h3>
            <ul class="ended">{way.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            <div class="rowx wrap">{table} {pay}</div>
        </section>
    }
    .into_any()
}
