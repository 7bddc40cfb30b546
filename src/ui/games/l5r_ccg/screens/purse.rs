//! Which sources of gold are planned with: all of them, until there are more than the planner takes; then some are
//! unticked.

use super::text::{card as called, number, small};
use crate::games::l5r_ccg::decide::{purse, without_gold};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::rules::gold::{MOST_SOURCES, Plan, Source};
use crate::games::l5r_ccg::state::State;
use crate::kernel::line::Line;
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// Sources that are not planned with.
pub type LeftOut = RwSignal<BTreeSet<CardId>>;

/// The unbowed sources of a player that are planned with.
pub fn counted(state: &State, seat: SeatId, left_out: LeftOut) -> Vec<(CardId, Source)> {
    left_out.with(|out| usable(state, seat).filter(|(id, _)| !out.contains(id)).collect())
}

fn usable(state: &State, seat: SeatId) -> impl Iterator<Item = (CardId, Source)> {
    purse(state, seat).into_iter().filter(|(_, source)| source.is_usable())
}

/// "Bow: Stronghold, Copper Mine".
pub fn bows(state: &State, bow: &[CardId]) -> String {
    let all: Vec<String> = bow.iter().map(|id| called(state, *id)).collect();
    say(Line::new(keys::CCG_BOWS).with("cards", all.join(", ")))
}

/// What is lost by a plan, and what it leaves.
pub fn leaves(plan: &Plan) -> String {
    let line = Line::new(keys::CCG_LEAVES).with("waste", small(plan.waste)).with("gold", small(plan.left_gold));
    say(line.with("honor", number(plan.honor_forgone)))
}

/// The sources that cannot be planned with, because their gold is unknown.
pub fn unknown(session: Session, seat: SeatId) -> AnyView {
    let names = session.part(move |table| {
        let state = table.state();
        without_gold(state, seat).into_iter().map(|id| called(state, id)).collect::<Vec<_>>()
    });
    let shown = move || {
        let names = names.get();
        (!names.is_empty()).then(|| {
            let line = Line::new(keys::CCG_GOLD_UNKNOWN).with("cards", names.join(", "));
            view! { <p class="sub2">{say(line)}</p> }
        })
    };
    shown.into_any()
}

/// A tick for each source, where there are more than can be planned with.
pub fn choice(session: Session, seat: SeatId, left_out: LeftOut) -> AnyView {
    let all = session.part(move |table| {
        let named = |(id, source): (CardId, Source)| (id, called(table.state(), id), source.gold);
        usable(table.state(), seat).map(named).collect::<Vec<_>>()
    });
    let row = move |(id, name, gold): (CardId, String, i64)| {
        let chosen = Signal::derive(move || left_out.with(|out| !out.contains(&id)));
        let toggle = move || {
            left_out.update(|out| {
                if !out.remove(&id) {
                    out.insert(id);
                }
            });
        };
        view! {
            <Choice
                kind=ChoiceKind::Checkbox
                title=format!("{name} {}", number(gold))
                chosen=chosen
                on_choose=toggle
            />
        }
    };
    let shown = move || {
        let all = all.get();
        (all.len() > MOST_SOURCES).then(|| {
            let title = say(Line::new(keys::CCG_SOURCES_COUNTED).with("count", all.len()));
            view! {
                <section class="card pad stack" role="group" aria-label=title.clone()>
                    <p><b>{title.clone()}</b></p>
                    {all.into_iter().map(row).collect_view()}
                </section>
            }
        })
    };
    shown.into_any()
}
