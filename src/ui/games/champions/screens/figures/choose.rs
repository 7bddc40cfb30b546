//! The cards there are, by where they come from: those of this table first, then the players' own, the rulebook's, and
//! made-up ones.

use super::facts;
use crate::games::champions::model::card::{AllyCard, EnemyCard};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::kernel::line::Key;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::games::champions::cards::cards;
use crate::ui::games::champions::catalogue::{Catalogue, Found};
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What this list needs to know of a kind of card.
trait Listed: Clone + PartialEq + Send + Sync + 'static {
    /// The name on it.
    fn name(&self) -> &Name;
    /// What it says, in a few words.
    fn facts(&self) -> String;
}

impl Listed for EnemyCard {
    fn name(&self) -> &Name {
        &self.name
    }

    fn facts(&self) -> String {
        facts::enemy(self)
    }
}

impl Listed for AllyCard {
    fn name(&self) -> &Name {
        &self.name
    }

    fn facts(&self) -> String {
        facts::ally(self)
    }
}

/// Cards of one origin.
#[derive(Clone, PartialEq)]
struct Group<T> {
    origin: Key,
    cards: Vec<T>,
}

/// The cards of this table, then those of the catalogue with other names, grouped.
fn groups<T: Listed>(here: Vec<T>, catalogue: Vec<Found<T>>) -> Vec<Group<T>> {
    let mut groups: Vec<Group<T>> = Vec::new();
    let here = here.into_iter().map(|card| (keys::FIGURES_AT_TABLE, card));
    let known = catalogue.into_iter().map(|found| (found.origin.word(), found.card));
    for (origin, card) in here.chain(known) {
        if groups.iter().flat_map(|group| &group.cards).any(|other| other.name() == card.name()) {
            continue;
        }
        match groups.iter_mut().find(|group| group.origin == origin) {
            Some(group) => group.cards.push(card),
            None => groups.push(Group { origin, cards: vec![card] }),
        }
    }
    groups
}

/// The cards of the Enemies that are or were here; whoever was Corrupted does not come twice.
fn enemies_here(state: &State) -> Vec<EnemyCard> {
    state.enemies().filter(|(_, enemy)| enemy.was().is_none()).map(|(_, enemy)| enemy.card().clone()).collect()
}

/// The cards of the Allies that are or were here.
fn allies_here(state: &State) -> Vec<AllyCard> {
    state.allies().map(|(_, ally)| ally.card().clone()).collect()
}

/// The Enemies' cards.
#[component]
pub fn EnemyList(
    /// The chosen one.
    chosen: RwSignal<Option<EnemyCard>>,
) -> impl IntoView {
    let (session, cards) = (session(), cards());
    list(chosen, move || groups(session.state(enemies_here), cards.catalogue.with(Catalogue::enemies)))
}

/// The Allies' cards.
#[component]
pub fn AllyList(
    /// The chosen one.
    chosen: RwSignal<Option<AllyCard>>,
) -> impl IntoView {
    let (session, cards) = (session(), cards());
    list(chosen, move || groups(session.state(allies_here), cards.catalogue.with(Catalogue::allies)))
}

fn list<T: Listed>(
    chosen: RwSignal<Option<T>>,
    groups: impl Fn() -> Vec<Group<T>> + Send + Sync + 'static,
) -> impl IntoView {
    let groups = Memo::new(move |_| groups());
    let group = move |Group { origin, cards }: Group<T>| {
        let choices = cards.into_iter().map(|card| choice(chosen, card)).collect_view();
        view! {
            <div class="stack tightly">
                <h3 class="origin">{say(origin)}</h3>
                <Choices label=say(origin)>{choices}</Choices>
            </div>
        }
    };
    view! {
        <div class="stack" role="group" aria-label=say(keys::FIGURES_WHICH_CARD)>
            {move || groups.get().into_iter().map(group).collect_view()}
        </div>
    }
}

/// One card to choose.
fn choice<T: Listed>(chosen: RwSignal<Option<T>>, card: T) -> impl IntoView {
    let (name, facts) = (card.name().clone(), card.facts());
    let title = name.to_string();
    let on = Signal::derive(move || chosen.with(|chosen| chosen.as_ref().is_some_and(|other| *other.name() == name)));
    let choose = move || chosen.set(Some(card.clone()));
    view! { <Choice title=title sub=facts chosen=on on_choose=choose /> }
}
