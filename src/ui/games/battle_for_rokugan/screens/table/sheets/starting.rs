//! Who begins the game, and which initiative card was turned.

use super::super::Place;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::initiative_card::InitiativeCard;
use crate::games::battle_for_rokugan::queries::deck;
use crate::games::battle_for_rokugan::rules::initiative::{Initiative, reveal};
use crate::games::battle_for_rokugan::text::names;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::screens::parts::{big_mon, name};
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn first(place: Place) -> AnyView {
    let players: Vec<_> = place.session.glance(|state| state.players().iter().collect());
    let row = move |clan| {
        let press = move || place.act(Command::NameFirst { clan });
        view! { <RowButton title=name(clan) lead=move || big_mon(clan) on_press=press /> }
    };
    view! {
        <p>{say(keys::BFR_NAME_FIRST_SUB)}</p>
        <div class="card rows">
            {players.into_iter().map(row).collect_view()}
            {drawn(place, Command::DrawFirst)}
        </div>
    }
    .into_any()
}

/// The app draws instead.
fn drawn(place: Place, command: Command) -> AnyView {
    let press = move || place.act(command.clone());
    let lead = || view! { <Icon sign=Sign::Swap size=IconSize::Lead /> };
    view! { <RowButton title=say(keys::BFR_DRAW_IT) lead=lead on_press=press /> }.into_any()
}

/// What a neutral card counts of one clan: "Crab 2".
fn counted((clan, value): &(Clan, u16)) -> String {
    format!("{} {value}", name(*clan))
}

pub(super) fn initiative(place: Place) -> AnyView {
    let cards = place.session.glance(|state| {
        let current = state.first().or(state.players().iter().next());
        let read = |card| current.map(|current| reveal(state.board(), current, card));
        deck(state).into_iter().map(|card| (card, read(card))).collect::<Vec<_>>()
    });
    let row = move |(card, read): (InitiativeCard, Option<Initiative>)| {
        let first = read.as_ref().map(|read| read.first);
        let counts: Vec<String> = read.iter().flat_map(|read| &read.values).map(counted).collect();
        let press = move || place.act(Command::RevealInitiative { card });
        let sub = match card {
            InitiativeCard::Clan(_) => None,
            InitiativeCard::Neutral(_) => {
                let who =
                    first.map(|first| say(Line::new(keys::BFR_INITIATIVE_FIRST).with("clan", names::clan(first))));
                who.map(|who| format!("{}. {who}", counts.join(", ")))
            }
        };
        let lead = move || match (card, first) {
            (InitiativeCard::Clan(clan), _) | (InitiativeCard::Neutral(_), Some(clan)) => big_mon(clan),
            (InitiativeCard::Neutral(_), None) => ().into_any(),
        };
        view! { <RowButton title=say(names::initiative_card(card)) sub=sub lead=lead on_press=press /> }
    };
    view! {
        <div class="card rows">
            {cards.into_iter().map(row).collect_view()}
            {drawn(place, Command::DrawInitiative)}
        </div>
    }
    .into_any()
}
