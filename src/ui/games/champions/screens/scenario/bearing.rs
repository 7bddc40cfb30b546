//! What Enemies of a scenario are about.

use super::desk::Desk;
use super::fields::{areas_field, choice_field, number_field, pick_field};
use super::figures::Coming;
use super::goal_parts::item_choice;
use super::victims::{victims, victims_field};
use crate::games::champions::enemy::behaviour::{Assault, Guardian};
use crate::games::champions::scenario::cast::Bearing;
use crate::kernel::line::Key;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A kind of behaviour, for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Mobile,
    Stationary,
    Gatekeeper,
    Sentinel,
    Patrol,
    Search,
    Assassination,
    Escape,
}

const KINDS: [Kind; 8] = [
    Kind::Mobile,
    Kind::Stationary,
    Kind::Gatekeeper,
    Kind::Sentinel,
    Kind::Patrol,
    Kind::Search,
    Kind::Assassination,
    Kind::Escape,
];

impl Kind {
    fn of(bearing: &Bearing) -> Self {
        match bearing {
            Bearing::Assault(Assault::Mobile) => Self::Mobile,
            Bearing::Assault(Assault::Stationary) => Self::Stationary,
            Bearing::Guardian(Guardian::Gatekeeper) => Self::Gatekeeper,
            Bearing::Guardian(Guardian::Sentinel) => Self::Sentinel,
            Bearing::Patrol { .. } => Self::Patrol,
            Bearing::Search { .. } => Self::Search,
            Bearing::Assassination { .. } => Self::Assassination,
            Bearing::Escape { .. } => Self::Escape,
        }
    }

    fn word(self) -> Key {
        match self {
            Self::Mobile => keys::BEHAVIOUR_ASSAULT_MOBILE,
            Self::Stationary => keys::BEHAVIOUR_ASSAULT_STATIONARY,
            Self::Gatekeeper => keys::BEHAVIOUR_GATEKEEPER,
            Self::Sentinel => keys::BEHAVIOUR_SENTINEL,
            Self::Patrol => keys::BEHAVIOUR_PATROL,
            Self::Search => keys::BEHAVIOUR_SEARCH,
            Self::Assassination => keys::BEHAVIOUR_ASSASSINATION,
            Self::Escape => keys::BEHAVIOUR_ESCAPE,
        }
    }

    /// A behaviour of this kind to begin with; nothing where what it needs is not there yet.
    fn fresh(self, desk: Desk) -> Option<Bearing> {
        Some(match self {
            Self::Mobile => Bearing::Assault(Assault::Mobile),
            Self::Stationary => Bearing::Assault(Assault::Stationary),
            Self::Gatekeeper => Bearing::Guardian(Guardian::Gatekeeper),
            Self::Sentinel => Bearing::Guardian(Guardian::Sentinel),
            Self::Patrol => Bearing::Patrol { route: untrack(move || desk.routes()).into_iter().next()?, next: 0 },
            Self::Search => {
                let item = untrack(move || desk.script(|script| script.items.first().map(|item| item.name.clone())))?;
                Bearing::Search { item }
            }
            Self::Assassination => Bearing::Assassination { targets: victims(desk).into_iter().take(1).collect() },
            Self::Escape => Bearing::Escape { exits: Vec::new() },
        })
    }

    /// What has to be there before it can be chosen.
    fn needs(self) -> Key {
        match self {
            Self::Patrol => keys::SCENARIO_NEEDS_ROUTE,
            Self::Search => keys::SCENARIO_NEEDS_ITEM,
            Self::Mobile
            | Self::Stationary
            | Self::Gatekeeper
            | Self::Sentinel
            | Self::Assassination
            | Self::Escape => keys::SCENARIO_NEEDS_BOARD,
        }
    }
}

/// What it is about in a word.
pub(super) fn bearing_words(bearing: &Bearing) -> String {
    say(Kind::of(bearing).word())
}

/// The fields of a behaviour.
pub(super) fn bearing_field(desk: Desk, coming: Coming, at: usize, path: String) -> AnyView {
    let kinds = KINDS.iter().map(|kind| say(kind.word())).collect();
    let kind = choice_field(
        desk,
        (keys::SCENARIO_BEHAVIOUR, String::new()),
        kinds,
        move |scenario| {
            let kind = Kind::of(&coming.enemy(scenario, at)?.behaviour);
            KINDS.iter().position(|other| *other == kind)
        },
        move |scenario, place| {
            let Some(kind) = KINDS.get(place) else { return };
            match kind.fresh(desk) {
                Some(bearing) => coming.change_enemy(scenario, at, |group| group.behaviour = bearing),
                None => desk.feedback.toast(kind.needs(), crate::ui::feedback::Offer::Nothing),
            }
        },
    );
    let shown =
        Memo::new(move |_| desk.read(|scenario| coming.enemy(scenario, at).map(|group| Kind::of(&group.behaviour))));
    let path = StoredValue::new(format!("{path}.behaviour"));
    let rest = move || shown.get().map(|kind| untrack(|| parts(desk, coming, at, (kind, path.get_value()))));
    view! { {kind} {rest} }.into_any()
}

/// What a kind of behaviour names.
fn parts(desk: Desk, coming: Coming, at: usize, (kind, path): (Kind, String)) -> AnyView {
    match kind {
        Kind::Mobile | Kind::Stationary | Kind::Gatekeeper | Kind::Sentinel => ().into_any(),
        Kind::Patrol => patrol(desk, coming, at, &path),
        Kind::Search => item_choice(
            desk,
            path,
            move |scenario| {
                if let Bearing::Search { item } = coming.enemy(scenario, at)?.behaviour { Some(item) } else { None }
            },
            move |scenario, name| {
                coming.change_enemy(scenario, at, |group| group.behaviour = Bearing::Search { item: name });
            },
        ),
        Kind::Assassination => victims_field(desk, coming, at, path),
        Kind::Escape => areas_field(
            desk,
            (keys::SCENARIO_EXITS, path),
            move |scenario| match coming.enemy(scenario, at).map(|group| group.behaviour) {
                Some(Bearing::Escape { exits }) => exits,
                Some(_) | None => Vec::new(),
            },
            move |scenario, exits| {
                coming.change_enemy(scenario, at, |group| group.behaviour = Bearing::Escape { exits });
            },
        ),
    }
}

fn patrol(desk: Desk, coming: Coming, at: usize, path: &str) -> AnyView {
    let routes = untrack(move || desk.routes()).into_iter().map(|name| (name.clone(), name));
    let route = pick_field(
        desk,
        (keys::SCENARIO_ROUTE, format!("{path}.patrol.route")),
        routes.collect(),
        move |scenario| {
            if let Bearing::Patrol { route, .. } = coming.enemy(scenario, at)?.behaviour { Some(route) } else { None }
        },
        move |scenario, next| {
            coming.change_enemy(scenario, at, |group| {
                if let Bearing::Patrol { route, .. } = &mut group.behaviour {
                    *route = next;
                }
            });
        },
    );
    view! { {route} {next_letter(desk, coming, at, path)} }.into_any()
}

/// The letter of the route that is walked to next.
fn next_letter(desk: Desk, coming: Coming, at: usize, path: &str) -> AnyView {
    number_field(
        desk,
        (keys::SCENARIO_ROUTE_NEXT, format!("{path}.patrol.next")),
        (1, 20),
        move |scenario| match coming.enemy(scenario, at).map(|group| group.behaviour) {
            Some(Bearing::Patrol { next, .. }) => i32::from(next) + 1,
            Some(_) | None => 1,
        },
        move |scenario, value| {
            coming.change_enemy(scenario, at, |group| {
                if let Bearing::Patrol { next, .. } = &mut group.behaviour {
                    *next = u8::try_from(value - 1).unwrap_or(0);
                }
            });
        },
    )
}
