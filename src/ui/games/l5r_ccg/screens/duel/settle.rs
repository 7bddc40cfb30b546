//! The end of a duel: the cards turned up, the totals, what becomes of the loser, the Honor the card gives.

use super::super::parts::{act, answers, own_stepper};
use super::super::text::number;
use super::{head, named, odds, public};
use crate::games::l5r_ccg::command::{Command, Stakes};
use crate::games::l5r_ccg::in_play::{Duel, Duelist};
use crate::games::l5r_ccg::model::card::Trait;
use crate::games::l5r_ccg::text::fought::duel_end;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::feedback::feedback;
use crate::ui::games::l5r_ccg::looks::{looks, place};
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::cmp::Ordering;

/// The Focus Values turned up, the challenger's first.
type Turned = RwSignal<[Vec<u8>; 2]>;

/// The page.
pub fn settle(session: Session) -> AnyView {
    let Some(duel) = session.glance(|state| state.duel().copied()) else { return ().into_any() };
    let turned: Turned = RwSignal::new(entered(&duel));
    let gone = odds::gone(session);
    let stakes = RwSignal::new(Some(0_usize));
    let honor = RwSignal::new(0);
    let complete = move || {
        turned.with(|turned| {
            Duelist::ALL.iter().all(|one| turned[place(*one)].len() == usize::from(duel.side(*one).focused))
        })
    };
    let press = move || {
        let [challenger, challenged] = turned.get_untracked();
        let stakes = if stakes.get_untracked() == Some(1) { Stakes::Other } else { Stakes::Death };
        let honor = i16::try_from(honor.get_untracked()).unwrap_or(0);
        let foreseen = odds::foreseen(session, gone);
        let command = Command::SettleDuel { challenger, challenged, stakes, honor, foreseen };
        let leave = move || {
            looks().hands.set(Default::default());
            page::go(session.page(TablePage::Table));
        };
        session.dispatch_and_leave(command, leave, || ());
    };
    let result = move || turned.with(|turned| totals(session, &duel, turned));
    let brings = move || {
        let stakes = if stakes.get() == Some(1) { Stakes::Other } else { Stakes::Death };
        let lines = ended(session, &duel, turned.with(|turned| sums(session, &duel, turned)), stakes, honor.get());
        complete().then(|| lines.into_iter().map(say).collect::<Vec<_>>())
    };
    let outlook = move || brings().map(|lines| lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view());
    tell(move || brings().map(|lines| std::iter::once(result()).chain(lines).collect::<Vec<_>>().join(". ")));
    let ink = move || {
        if complete() {
            act(say(keys::CCG_SETTLE), Some(result()), press)
        } else {
            view! { <Button kind=ButtonKind::High label=say(keys::CCG_TURN_UP) disabled=true on_press=|| () /> }
                .into_any()
        }
    };
    // What was entered for the odds is filled in, the highest first: which card really lay down, only the table sees.
    let guessed = turned.with_untracked(|turned| turned.iter().any(|side| !side.is_empty()));
    let guessed = guessed.then(|| view! { <p class="sub2">{say(keys::CCG_TURNED_GUESSED)}</p> });
    let words = vec![say(keys::CCG_STAKES_DEATH), say(keys::CCG_STAKES_OTHER)];
    view! {
        <div class="screen one ccg">
            {head(session, say(keys::CCG_DUEL_STRUCK))}
            <main class="body">
                {public(session, &duel)} {guessed} {Duelist::ALL.iter().map(|one| side(session, &duel, *one, turned)).collect_view()}
                <section class="card pad stack">
                    <p class="big">{result}</p>
                    {answers(say(keys::CCG_STAKES), words, stakes)}
                    {own_stepper(say(keys::CCG_DUEL_HONOR), honor, (-20, 20))}
                    <ul class="ended">{outlook}</ul>
                </section>
            </main>
            <Dock><UndoTool /> {ink}</Dock>
        </div>
    }
    .into_any()
}

/// Says what the duel comes to as soon as every card lies open.
fn tell(told: impl Fn() -> Option<String> + Send + Sync + 'static) {
    let feedback = feedback();
    let told = Memo::new(move |_| told());
    Effect::new(move |_| {
        if let Some(text) = told.get() {
            feedback.announce(text);
        }
    });
}

/// What the sides had entered for themselves, where it is as much as lies down.
fn entered(duel: &Duel) -> [Vec<u8>; 2] {
    looks().hands.with_untracked(|hands| {
        [Duelist::Challenger, Duelist::Challenged].map(|one| {
            let down = usize::from(duel.side(one).focused);
            let hand = hands[place(one)].fitted(down);
            let values = hand.focused.iter().map(|value| u8::try_from(*value).unwrap_or(10));
            if hand.focused.len() == down { values.collect() } else { Vec::new() }
        })
    })
}

/// The cards of one side, as many as it focused.
fn side(session: Session, duel: &Duel, duelist: Duelist, turned: Turned) -> AnyView {
    let down = usize::from(duel.side(duelist).focused);
    let at = place(duelist);
    let name = named(session, duel, duelist);
    let left = move || turned.with(|turned| down.saturating_sub(turned[at].len()));
    let key = move |value: u8| {
        let press = move |_| {
            turned.update(|turned| {
                if turned[at].len() < down {
                    turned[at].push(value);
                }
            });
        };
        view! { <button type="button" class="key" on:click=press>{value}</button> }
    };
    let card = move |(place, value): (usize, u8)| {
        let take = move |_| {
            turned.update(|turned| {
                if place < turned[at].len() {
                    turned[at].remove(place);
                }
            });
        };
        let label = say(Line::new(keys::CCG_TAKE_OUT).with("value", value));
        view! { <button type="button" class="cd" aria-label=label on:click=take><span>{value}</span></button> }
    };
    let cards = move || turned.with(|turned| turned[at].clone()).into_iter().enumerate().map(card).collect_view();
    let missing = move || (left() > 0).then(|| say(Line::new(keys::CCG_CARDS_LEFT).with("count", left())));
    (down > 0)
        .then(|| {
            view! {
                <section class="card pad stack">
                    <h2>{name.clone()}</h2>
                    <p class="sub2">{missing}</p>
                    <div class="cards wrap">{cards}</div>
                    <div class="ccg-keys seven" role="group" aria-label=name>{(0..=6).map(key).collect_view()}</div>
                </section>
            }
        })
        .into_any()
}

/// The totals of both, the challenger's first; nothing where a start value or a card that lies down is unknown.
fn sums(session: Session, duel: &Duel, turned: &[Vec<u8>; 2]) -> [Option<i64>; 2] {
    [Duelist::Challenger, Duelist::Challenged].map(|duelist| {
        let one = duel.side(duelist);
        let double = session.glance(|state| state.card(one.card).is_some_and(|card| card.card.has(Trait::DoubleChi)));
        let values = &turned[place(duelist)];
        let sum: i64 = values.iter().map(|value| i64::from(*value)).sum();
        let start = one.start.filter(|_| values.len() == usize::from(one.focused));
        start.map(|start| i64::from(start) + if double { 2 * sum } else { sum })
    })
}

/// "Haruna 12 : 9 Goro".
fn totals(session: Session, duel: &Duel, turned: &[Vec<u8>; 2]) -> String {
    let [one, other] = sums(session, duel, turned).map(|total| total.map_or_else(|| "?".to_owned(), number));
    let name = |duelist| named(session, duel, duelist);
    format!("{} {one} : {other} {}", name(Duelist::Challenger), name(Duelist::Challenged))
}

/// What this end brings and costs.
fn ended(session: Session, duel: &Duel, sums: [Option<i64>; 2], stakes: Stakes, honor: i32) -> Vec<Line> {
    let [Some(one), Some(other)] = sums else { return Vec::new() };
    let winner = match one.cmp(&other) {
        Ordering::Greater => Some(Duelist::Challenger),
        Ordering::Less => Some(Duelist::Challenged),
        Ordering::Equal => None,
    };
    session.glance(|state| duel_end(state, duel, winner, stakes, honor.into()))
}
