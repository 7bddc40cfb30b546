//! Who stands on the board from the beginning, and who comes with an event: Enemies with what they are about, Allies.

use super::bearing::{bearing_field, bearing_words};
use super::desk::Desk;
use super::fields::{areas_field, number_field, of_script, only_field, only_words, script};
use super::goal_parts::{card_choice, name_choice};
use super::list::{List, list, several};
use crate::games::champions::battle::unit::MOST_MINIATURES;
use crate::games::champions::enemy::behaviour::Assault;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use crate::games::champions::scenario::cast::{AllyGroup, Bearing, EnemyGroup};
use crate::games::champions::scenario::script::Script;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::mem::take;

/// When somebody comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coming {
    /// From the beginning.
    First,
    /// With the event at that place.
    With(usize),
}

impl Coming {
    fn path(self, list: &str) -> String {
        match self {
            Self::First => format!("script.{list}"),
            Self::With(event) => format!("script.events[{event}].{list}"),
        }
    }

    fn group<G: Group>(self, scenario: &Scenario, at: usize) -> Option<G> {
        of_script(scenario, |script| G::all(self, script).get(at).cloned())
    }

    fn change<G: Group>(self, scenario: &mut Scenario, at: usize, change: impl FnOnce(&mut G)) {
        if let Some(group) = G::all_mut(self, script(scenario)).and_then(|groups| groups.get_mut(at)) {
            change(group);
        }
    }

    /// The Enemies at a place of the list.
    pub fn enemy(self, scenario: &Scenario, at: usize) -> Option<EnemyGroup> {
        self.group(scenario, at)
    }

    /// Changes the Enemies at a place of the list.
    pub fn change_enemy(self, scenario: &mut Scenario, at: usize, change: impl FnOnce(&mut EnemyGroup)) {
        self.change(scenario, at, change);
    }
}

/// Several of one card who come together.
trait Group: Clone + 'static {
    /// All groups of a moment.
    fn all(coming: Coming, script: &Script) -> &[Self];
    /// The same, to be changed; nothing where the moment is not there.
    fn all_mut(coming: Coming, script: &mut Script) -> Option<&mut Vec<Self>>;
    /// Where they stand.
    fn areas(&mut self) -> &mut Vec<AreaKey>;
    /// How many miniatures each is.
    fn miniatures(&mut self) -> &mut u8;
    /// The difficulties they belong to.
    fn only(&mut self) -> &mut Vec<Difficulty>;
}

/// A kind of group, by its list in scripts and events.
macro_rules! group {
    ($group:ty, $list:ident) => {
        impl Group for $group {
            fn all(coming: Coming, script: &Script) -> &[Self] {
                match coming {
                    Coming::First => &script.$list,
                    Coming::With(event) => script.events.get(event).map_or(&[], |event| event.$list.as_slice()),
                }
            }

            fn all_mut(coming: Coming, script: &mut Script) -> Option<&mut Vec<Self>> {
                match coming {
                    Coming::First => Some(&mut script.$list),
                    Coming::With(event) => script.events.get_mut(event).map(|event| &mut event.$list),
                }
            }

            fn areas(&mut self) -> &mut Vec<AreaKey> {
                &mut self.areas
            }

            fn miniatures(&mut self) -> &mut u8 {
                &mut self.miniatures
            }

            fn only(&mut self) -> &mut Vec<Difficulty> {
                &mut self.only
            }
        }
    };
}
group!(EnemyGroup, enemies);
group!(AllyGroup, allies);

/// Enemies and Allies of a moment.
pub(super) fn figures(desk: Desk, coming: Coming) -> AnyView {
    view! { {enemies(desk, coming)} {allies(desk, coming)} }.into_any()
}

fn places(desk: Desk, areas: &[AreaKey]) -> String {
    areas.iter().map(|key| desk.area_name(key)).collect::<Vec<_>>().join(", ")
}

fn sub(desk: Desk, areas: &[AreaKey], only: &[crate::games::champions::model::scenario::Difficulty]) -> String {
    let difficulties = (!only.is_empty()).then(|| only_words(only));
    let parts = [Some(places(desk, areas)), difficulties].into_iter().flatten().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

fn enemies(desk: Desk, coming: Coming) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_ENEMIES,
            add: keys::SCENARIO_ADD_ENEMIES,
            path: coming.path("enemies"),
            place: coming,
            read: |script, coming| EnemyGroup::all(coming, script),
            write: |script, coming| EnemyGroup::all_mut(coming, script),
            fresh: |desk| {
                let card = untrack(move || desk.cards(|cards| cards.enemies().into_iter().next()))?.card.name;
                let area = untrack(move || desk.areas()).into_iter().next()?.0;
                let behaviour = Bearing::Assault(Assault::Mobile);
                Some(EnemyGroup { card, areas: vec![area], miniatures: 1, behaviour, only: Vec::new() })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, group| {
                let bearing = bearing_words(&group.behaviour);
                (
                    several(group.card.as_str(), group.areas.len()),
                    format!("{bearing} · {}", sub(desk, &group.areas, &group.only)),
                )
            },
            edit: enemy,
        },
    )
}

fn enemy(desk: Desk, coming: Coming, at: usize) -> AnyView {
    let path = format!("{}[{at}]", coming.path("enemies"));
    let card = card_choice(
        desk,
        format!("{path}.card"),
        move |scenario| coming.enemy(scenario, at).map(|group| group.card),
        move |scenario, name| coming.change_enemy(scenario, at, |group| group.card = name),
    );
    let place = standing::<EnemyGroup>(desk, coming, at, &path);
    let only = only::<EnemyGroup>(desk, coming, at);
    view! { {card} {place} {bearing_field(desk, coming, at, path)} {only} }.into_any()
}

/// Where the members of a group stand and, in a Battle, how many miniatures each is.
fn standing<G: Group>(desk: Desk, coming: Coming, at: usize, path: &str) -> AnyView {
    let areas = areas_field(
        desk,
        (keys::SCENARIO_AREAS, format!("{path}.areas")),
        move |scenario| coming.group(scenario, at).map(|mut group: G| take(group.areas())).unwrap_or_default(),
        move |scenario, areas| coming.change(scenario, at, |group: &mut G| *group.areas() = areas),
    );
    let now = untrack(|| desk.read(|scenario| coming.group(scenario, at).map(|mut group: G| *group.miniatures())));
    let miniatures = may_be_unit(desk, now).then(|| {
        number_field(
            desk,
            (keys::SCENARIO_MINIATURES, format!("{path}.miniatures")),
            (1, MOST_MINIATURES.into()),
            move |scenario| coming.group(scenario, at).map_or(1, |mut group: G| (*group.miniatures()).into()),
            move |scenario, value| {
                coming.change(scenario, at, |group: &mut G| *group.miniatures() = u8::try_from(value).unwrap_or(1));
            },
        )
    });
    view! { {areas} {miniatures} }.into_any()
}

/// The difficulties a group belongs to.
fn only<G: Group>(desk: Desk, coming: Coming, at: usize) -> AnyView {
    only_field(
        desk,
        move |scenario| coming.group(scenario, at).map(|mut group: G| take(group.only())).unwrap_or_default(),
        move |scenario, only| coming.change(scenario, at, |group: &mut G| *group.only() = only),
    )
}

/// Whether several miniatures may stand for one: in Battles, and wherever they do already, so that it can be mended.
fn may_be_unit(desk: Desk, now: Option<u8>) -> bool {
    now.is_some_and(|miniatures| miniatures != 1)
        || untrack(move || desk.read(|scenario| scenario.kind == ScenarioKind::Battle))
}

fn allies(desk: Desk, coming: Coming) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_ALLIES,
            add: keys::SCENARIO_ADD_ALLIES,
            path: coming.path("allies"),
            place: coming,
            read: |script, coming| AllyGroup::all(coming, script),
            write: |script, coming| AllyGroup::all_mut(coming, script),
            fresh: |desk| {
                let card = untrack(move || desk.cards(|cards| cards.allies().into_iter().next()))?.card.name;
                let area = untrack(move || desk.areas()).into_iter().next()?.0;
                Some(AllyGroup { card, areas: vec![area], miniatures: 1, only: Vec::new() })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, group| {
                (several(group.card.as_str(), group.areas.len()), sub(desk, &group.areas, &group.only))
            },
            edit: ally,
        },
    )
}

fn ally(desk: Desk, coming: Coming, at: usize) -> AnyView {
    let path = format!("{}[{at}]", coming.path("allies"));
    let names = untrack(|| desk.cards(|cards| cards.allies().into_iter().map(|found| found.card.name).collect()));
    let card = name_choice(
        desk,
        (keys::SCENARIO_CARD, format!("{path}.card")),
        names,
        move |scenario| coming.group(scenario, at).map(|group: AllyGroup| group.card),
        move |scenario, name| coming.change(scenario, at, |group: &mut AllyGroup| group.card = name),
    );
    let place = standing::<AllyGroup>(desk, coming, at, &path);
    let only = only::<AllyGroup>(desk, coming, at);
    view! { {card} {place} {only} }.into_any()
}
