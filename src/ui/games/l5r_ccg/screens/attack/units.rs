//! The armies of a battle, unit by unit: each card with its value, a press bows or straightens it.

use super::super::text::{card, change, number};
use super::tools::Open;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::in_play::Effect;
use crate::games::l5r_ccg::model::card::CardKind;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::battle::Counts;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::views::battle::{UnitView, View};
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A card of a unit.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    id: CardId,
    name: String,
    value: String,
    bowed: bool,
    dishonored: bool,
    token: Option<String>,
}

/// A unit of a battle.
#[derive(Clone, Debug, PartialEq)]
pub struct Unit {
    id: CardId,
    side: Side,
    owner: SeatId,
    name: String,
    force: i64,
    dishonored: bool,
    cards: Vec<Shown>,
}

/// The units of a battle, in the order in which they were sent.
pub fn units(state: &State, view: &View) -> Vec<Unit> {
    view.units.iter().map(|unit| of_unit(state, unit)).collect()
}

fn of_unit(state: &State, unit: &UnitView) -> Unit {
    let own = state.card(unit.unit).map(|one| i64::from(one.card.force.unwrap_or(0)));
    let own = number(own.unwrap_or(0));
    let first = shown(state, unit.unit, say(keys::CCG_SELF), own);
    let attached = unit.terms.iter().map(|(id, value, counts)| {
        let plus = matches!(counts, Counts::ForPersonality)
            || state.card(*id).is_some_and(|one| !matches!(one.card.kind, CardKind::Follower | CardKind::Ancestor));
        let value = if plus { change(*value) } else { number(*value) };
        shown(state, *id, card(state, *id), value)
    });
    Unit {
        id: unit.unit,
        side: unit.side,
        owner: unit.owner,
        name: card(state, unit.unit),
        force: unit.force,
        dishonored: state.card(unit.unit).is_some_and(|one| one.is_dishonored()),
        cards: std::iter::once(first).chain(attached).collect(),
    }
}

fn shown(state: &State, id: CardId, name: String, value: String) -> Shown {
    let one = state.card(id);
    let bonus = one.map_or(0, |one| one.bonus().force);
    Shown {
        id,
        name,
        value,
        bowed: one.is_some_and(|one| one.is_bowed()),
        dishonored: one.is_some_and(|one| one.is_dishonored()),
        token: (bonus != 0).then(|| format!("{}F", change(bonus.into()))),
    }
}

/// Both armies side by side.
pub fn armies(session: Session, all: &[Unit], open: RwSignal<Option<Open>>) -> AnyView {
    let army = |side: Side, label| {
        let own = all.iter().filter(|unit| unit.side == side).map(|unit| one(session, unit, open));
        view! { <div role="group" aria-label=say(label)>{own.collect_view()}</div> }
    };
    view! {
        <div class="armies">
            {army(Side::Attack, keys::CCG_ATTACKING)} {army(Side::Defense, keys::CCG_DEFENDING)}
        </div>
    }
    .into_any()
}

fn one(session: Session, unit: &Unit, open: RwSignal<Option<Open>>) -> AnyView {
    let id = unit.id;
    let force = number(unit.force);
    let label = say(Line::new(keys::CCG_UNIT_EARS).with("card", unit.name.as_str()).with("force", force.as_str()));
    let stained = unit.dishonored.then(|| {
        view! { <p class="st bad"><Icon sign=Sign::Dishonored /> {say(keys::CCG_DISHONORED)}</p> }
    });
    // An ally's unit is nobody's of the two that the balance names.
    let mark = session.glance(|state| {
        let principal =
            Some(unit.owner) == state.attack().map(|attack| attack.defender) || unit.owner == state.current();
        (!principal).then(|| marks::small(state, unit.owner))
    });
    view! {
        <section class="card unit" role="group" aria-label=unit.name.clone()>
            <button type="button" class="n" aria-label=label on:click=move |_| open.set(Some(Open::Unit(id)))>
                {mark}
                <span class="title" lang="en">{unit.name.clone()}</span>
                " "
                <b>{force}</b>
            </button>
            <div class="cards">{unit.cards.iter().map(|card| small(session, card)).collect_view()}</div>
            {stained}
        </section>
    }
    .into_any()
}

/// A card as a small card; bowed it lies on its side.
fn small(session: Session, card: &Shown) -> AnyView {
    let (id, bowed) = (card.id, card.bowed);
    let turn = move |_| {
        let effect = if bowed { Effect::Straighten(id) } else { Effect::Bow(id) };
        session.dispatch(Command::Affect { effect });
    };
    let word = bowed.then(|| say(keys::CCG_BOWED));
    // Ears hear what eyes see, and then what a press does.
    let face = [&card.value, &card.name].into_iter().chain(&word).chain(&card.token);
    let face: Vec<&str> = face.map(String::as_str).collect();
    let key = if bowed { keys::CCG_CARD_BOWED_EARS } else { keys::CCG_CARD_EARS };
    let label = say(Line::new(key).with("face", face.join(" ")));
    view! {
        <button type="button" class="cd" class:bow=bowed class:dis=card.dishonored aria-label=label on:click=turn>
            <span>{card.value.clone()}</span>
            " "
            <small>{card.name.clone()}</small>
            {word.map(|word| view! { " "<small>{word}</small> })}
            {card.token.clone().map(|token| view! { " "<small class="tk">{token}</small> })}
        </button>
    }
    .into_any()
}
