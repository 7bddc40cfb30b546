//! The cards there are: those of this table first, then the players' own, the rulebook's, and made-up ones.

use super::facts;
use crate::games::champions::model::card::{AllyCard, EnemyCard};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::kernel::line::Key;
use crate::ui::catalogue::Found;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::session::session;
use crate::ui::shelf::shelf;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// A card with the word for where it comes from.
#[derive(Clone, Debug, PartialEq)]
struct Listed<T> {
    card: T,
    origin: Key,
}

/// The cards of this table, then those of the catalogue with other names.
fn listed<T>(table: Vec<T>, catalogue: Vec<Found<T>>, name: fn(&T) -> &Name) -> Vec<Listed<T>> {
    let mut list: Vec<Listed<T>> = Vec::new();
    let here = table.into_iter().map(|card| Listed { card, origin: keys::FIGURES_AT_TABLE });
    let known = catalogue.into_iter().map(|found| Listed { card: found.card, origin: found.origin.word() });
    for entry in here.chain(known) {
        if !list.iter().any(|other| name(&other.card) == name(&entry.card)) {
            list.push(entry);
        }
    }
    list
}

/// The cards of the Enemies that are or were here; a Corrupted Champion's Boss does not come twice.
fn enemies_here(state: &State) -> Vec<EnemyCard> {
    let mut cards: Vec<EnemyCard> = Vec::new();
    let here = state.enemies().filter(|(_, enemy)| enemy.was().is_none()).map(|(_, enemy)| enemy.card());
    for card in here {
        if !cards.iter().any(|other| other.name == card.name) {
            cards.push(card.clone());
        }
    }
    cards
}

/// The Enemies' cards.
#[component]
pub fn EnemyList(
    /// The chosen one.
    chosen: RwSignal<Option<EnemyCard>>,
) -> impl IntoView {
    let (session, shelf) = (session(), shelf());
    let cards = Memo::new(move |_| {
        let here = session.state(enemies_here);
        listed(here, shelf.catalogue.with(crate::ui::catalogue::Catalogue::enemies), |card| &card.name)
    });
    let choice = move |Listed { card, origin }: Listed<EnemyCard>| {
        let (name, facts) = (card.name.to_string(), facts::enemy(&card));
        let same = card.name.clone();
        let on = Signal::derive(move || chosen.with(|chosen| chosen.as_ref().is_some_and(|other| other.name == same)));
        let choose = move || chosen.set(Some(card.clone()));
        view! { <Choice title=name sub=facts tag=say(origin) chosen=on on_choose=choose /> }
    };
    view! {
        <Choices label=say(keys::FIGURES_WHICH_CARD)>
            {move || cards.get().into_iter().map(choice).collect_view()}
        </Choices>
    }
}

/// The cards of the Allies that are or were here.
fn allies_here(state: &State) -> Vec<AllyCard> {
    let mut cards: Vec<AllyCard> = Vec::new();
    for (_, ally) in state.allies() {
        if !cards.iter().any(|other| other.name == ally.card().name) {
            cards.push(ally.card().clone());
        }
    }
    cards
}

/// The Allies' cards.
#[component]
pub fn AllyList(
    /// The chosen one.
    chosen: RwSignal<Option<AllyCard>>,
) -> impl IntoView {
    let (session, shelf) = (session(), shelf());
    let cards = Memo::new(move |_| {
        let here = session.state(allies_here);
        listed(here, shelf.catalogue.with(crate::ui::catalogue::Catalogue::allies), |card| &card.name)
    });
    let choice = move |Listed { card, origin }: Listed<AllyCard>| {
        let (name, facts) = (card.name.to_string(), facts::ally(&card));
        let same = card.name.clone();
        let on = Signal::derive(move || chosen.with(|chosen| chosen.as_ref().is_some_and(|other| other.name == same)));
        let choose = move || chosen.set(Some(card.clone()));
        view! { <Choice title=name sub=facts tag=say(origin) chosen=on on_choose=choose /> }
    };
    view! {
        <Choices label=say(keys::FIGURES_WHICH_CARD)>
            {move || cards.get().into_iter().map(choice).collect_view()}
        </Choices>
    }
}
