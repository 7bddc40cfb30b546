//! What a deck is like: its faults with their rules, how often each Focus Value comes, what its cards cost.

use super::super::text::small;
use crate::games::l5r_ccg::library::{DeckList, Library};
use crate::games::l5r_ccg::model::rulings::Rulings;
use crate::games::l5r_ccg::reference::rule;
use crate::games::l5r_ccg::rules::deck::{Deck, Entry, Fault, focus};
use crate::kernel::line::{Key, Line};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// All faults together; a deck with faults can be played all the same.
pub fn faults(deck: &DeckList) -> AnyView {
    let all = deck.faults(&Rulings::default());
    if all.is_empty() {
        return view! { <p class="good" role="status"><b>{say(keys::CCG_DECK_LEGAL)}</b></p> }.into_any();
    }
    let feedback = feedback();
    let row = |fault: Fault| {
        let about = rule(fault.rule.id());
        view! {
            <li>{told(&fault)} " " <RuleRef label=fault.rule.id() on_open=move || feedback.open_rule(about) /></li>
        }
    };
    let title = say(Line::new(keys::CCG_DECK_FAULTS).with("count", all.len()));
    view! {
        <section class="card pad stack" role="status">
            <h2>{title}</h2>
            <ul class="ended">{all.into_iter().map(row).collect_view()}</ul>
            <p class="sub2">{say(keys::CCG_DECK_ANYWAY)}</p>
        </section>
    }
    .into_any()
}

fn told(fault: &Fault) -> String {
    let (have, limit) = (small(fault.have), small(fault.limit));
    let Some(title) = &fault.title else {
        let line = Line::new(keys::CCG_FAULT_SIZE).with("deck", fault.deck.id());
        return say(line.with("have", have).with("limit", limit));
    };
    let line = match limit {
        0 => Line::new(keys::CCG_FAULT_KIND).with("card", title.as_str()).with("deck", fault.deck.id()),
        _ => Line::new(keys::CCG_FAULT_COPIES).with("card", title.as_str()).with("have", have).with("limit", limit),
    };
    say(line)
}

/// How often each Focus Value comes; the odds of a duel take it from here.
pub fn focus_values(deck: &DeckList) -> Option<AnyView> {
    let (known, unknown) = focus(&deck.fate);
    histogram(keys::CCG_FOCUS_VALUES, keys::CCG_FOCUS_EARS, keys::CCG_FOCUS_UNKNOWN, &known, unknown)
}

/// What the cards cost, as far as the card book knows them.
pub fn costs(deck: &DeckList, library: &Library) -> Option<AnyView> {
    let book: BTreeMap<(String, i64), Option<u8>> = library
        .cards()
        .into_iter()
        .map(|card| ((card.card.name.to_string(), i64::from(card.card.version)), card.card.cost))
        .collect();
    let (mut known, mut unknown) = (BTreeMap::new(), 0);
    for entry in Deck::ALL.iter().flat_map(|one| deck.deck(*one)) {
        match cost(&book, entry) {
            Some(cost) => *known.entry(i64::from(cost)).or_insert(0) += entry.copies,
            None => unknown += entry.copies,
        }
    }
    if known.is_empty() {
        return None;
    }
    histogram(keys::CCG_COSTS_CURVE, keys::CCG_COST_EARS, keys::CCG_COST_UNKNOWN, &known, unknown)
}

fn cost(book: &BTreeMap<(String, i64), Option<u8>>, entry: &Entry) -> Option<u8> {
    *book.get(&(entry.title.clone(), entry.version))?
}

/// A bar for each value, with how many cards have it.
fn histogram(title: Key, ears: Key, left_out: Key, known: &BTreeMap<i64, i64>, unknown: i64) -> Option<AnyView> {
    let most = known.values().copied().max().unwrap_or(0);
    let row = |(value, count): (&i64, &i64)| {
        let told = say(Line::new(ears).with("value", small(*value)).with("count", small(*count)));
        let rest = most - count;
        view! {
            <div class="plan" role="img" aria-label=told>
                <b>{*value}</b>
                <div class="bars">
                    <i class="w" style:flex=format!("{count} 1 0")></i>
                    {(rest > 0).then(|| view! { <i style:flex=format!("{rest} 1 0")></i> })}
                </div>
                <b>{*count}</b>
            </div>
        }
    };
    let missing = (unknown > 0).then(|| say(Line::new(left_out).with("count", small(unknown))));
    (most > 0 || unknown > 0).then(|| {
        view! {
            <section class="card pad stack">
                <h2>{say(title)}</h2>
                <div class="plans">{known.iter().map(row).collect_view()}</div>
                {missing.map(|line| view! { <p class="sub2">{line}</p> })}
            </section>
        }
        .into_any()
    })
}
