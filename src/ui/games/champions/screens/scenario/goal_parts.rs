//! The fields of a goal and of a loss: what each kind of them names.

use super::desk::Desk;
use super::fields::{area_field, areas_field, number_field, of_script, pick_field, script};
use super::goals::{GoalKind, LossKind, change_objective, turn};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::goal::{Goal, Loss};
use crate::kernel::line::Key;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The fields of the goal of an objective.
pub(super) fn goal_parts(desk: Desk, at: usize, kind: GoalKind) -> AnyView {
    match kind {
        GoalKind::Judged | GoalKind::Clear | GoalKind::FindOut | GoalKind::Seize => ().into_any(),
        GoalKind::Eliminate => view! { {eliminate_card(desk, at)} {eliminate_count(desk, at)} }.into_any(),
        GoalKind::Reach => reach(desk, at),
        GoalKind::Manipulate => manipulate(desk, at),
        GoalKind::Take => take(desk, at),
        GoalKind::HoldOut => {
            let read = |goal: &Goal| if let Goal::HoldOut { turn } = goal { turn.get().into() } else { 1 };
            let write = |goal: &mut Goal, value: i32| {
                if let Goal::HoldOut { turn: held } = goal {
                    *held = turn(value);
                }
            };
            goal_number(desk, at, (keys::SCENARIO_TURN, "hold_out.turn"), (1, 99), read, write)
        }
    }
}

fn goal_of(scenario: &Scenario, at: usize) -> Option<Goal> {
    of_script(scenario, |script| script.objectives.get(at)?.goal.clone())
}

fn change_goal(scenario: &mut Scenario, at: usize, change: impl FnOnce(&mut Goal)) {
    change_objective(scenario, at, |one| {
        if let Some(goal) = &mut one.goal {
            change(goal);
        }
    });
}

fn path(at: usize, field: &str) -> String {
    format!("script.objectives[{at}].goal.{field}")
}

fn goal_number(
    desk: Desk,
    at: usize,
    (label, field): (Key, &str),
    bounds: (i32, i32),
    read: fn(&Goal) -> i32,
    write: fn(&mut Goal, i32),
) -> AnyView {
    number_field(
        desk,
        (label, path(at, field)),
        bounds,
        move |scenario| goal_of(scenario, at).as_ref().map_or(bounds.0, read),
        move |scenario, value| change_goal(scenario, at, |goal| write(goal, value)),
    )
}

fn eliminate_card(desk: Desk, at: usize) -> AnyView {
    card_choice(
        desk,
        path(at, "eliminate.card"),
        move |scenario| if let Goal::Eliminate { card, .. } = goal_of(scenario, at)? { Some(card) } else { None },
        move |scenario, name| {
            change_goal(scenario, at, |goal| {
                if let Goal::Eliminate { card, .. } = goal {
                    *card = name;
                }
            });
        },
    )
}

fn eliminate_count(desk: Desk, at: usize) -> AnyView {
    let read = |goal: &Goal| if let Goal::Eliminate { count, .. } = goal { i32::from(*count) } else { 1 };
    let write = |goal: &mut Goal, value: i32| {
        if let Goal::Eliminate { count, .. } = goal {
            *count = u16::try_from(value).unwrap_or(1);
        }
    };
    goal_number(desk, at, (keys::SCENARIO_COUNT, "eliminate.count"), (1, 99), read, write)
}

fn reach(desk: Desk, at: usize) -> AnyView {
    let areas = areas_field(
        desk,
        (keys::SCENARIO_AREAS, path(at, "reach.areas")),
        move |scenario| {
            if let Some(Goal::Reach { areas, .. }) = goal_of(scenario, at) { areas } else { Vec::new() }
        },
        move |scenario, next| {
            change_goal(scenario, at, |goal| {
                if let Goal::Reach { areas, .. } = goal {
                    *areas = next;
                }
            });
        },
    );
    let read = |goal: &Goal| if let Goal::Reach { champions, .. } = goal { i32::from(*champions) } else { 1 };
    let write = |goal: &mut Goal, value: i32| {
        if let Goal::Reach { champions, .. } = goal {
            *champions = u8::try_from(value).unwrap_or(1);
        }
    };
    let champions = goal_number(desk, at, (keys::SCENARIO_CHAMPIONS, "reach.champions"), (1, 5), read, write);
    view! { {areas} {champions} }.into_any()
}

fn manipulate(desk: Desk, at: usize) -> AnyView {
    let area = area_field(
        desk,
        (keys::SCENARIO_AREA, path(at, "manipulate.area")),
        move |scenario| if let Goal::Manipulate { area, .. } = goal_of(scenario, at)? { Some(area) } else { None },
        move |scenario, next| {
            change_goal(scenario, at, |goal| {
                if let Goal::Manipulate { area, .. } = goal {
                    *area = next;
                }
            });
        },
    );
    let read = |goal: &Goal| if let Goal::Manipulate { successes, .. } = goal { i32::from(*successes) } else { 1 };
    let write = |goal: &mut Goal, value: i32| {
        if let Goal::Manipulate { successes, .. } = goal {
            *successes = u8::try_from(value).unwrap_or(1);
        }
    };
    let successes = goal_number(desk, at, (keys::SCENARIO_SUCCESSES, "manipulate.successes"), (1, 5), read, write);
    let read = |goal: &Goal| if let Goal::Manipulate { times, .. } = goal { i32::from(*times) } else { 1 };
    let write = |goal: &mut Goal, value: i32| {
        if let Goal::Manipulate { times, .. } = goal {
            *times = u8::try_from(value).unwrap_or(1);
        }
    };
    let times = goal_number(desk, at, (keys::SCENARIO_TIMES, "manipulate.times"), (1, 20), read, write);
    view! { {area} {successes} {times} }.into_any()
}

fn take(desk: Desk, at: usize) -> AnyView {
    item_choice(
        desk,
        path(at, "take.item"),
        move |scenario| if let Goal::Take { item } = goal_of(scenario, at)? { Some(item) } else { None },
        move |scenario, name| {
            change_goal(scenario, at, |goal| {
                if let Goal::Take { item } = goal {
                    *item = name;
                }
            });
        },
    )
}

/// One of some names, by a list; a name that is not on it is added to it.
pub(super) fn name_choice(
    desk: Desk,
    place: (Key, String),
    mut names: Vec<Name>,
    get: impl Fn(&Scenario) -> Option<Name> + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, Name) + Copy + Send + Sync + 'static,
) -> AnyView {
    if let Some(now) = untrack(|| desk.read(&get)).filter(|now| !names.contains(now)) {
        names.push(now);
    }
    let all = names.into_iter().map(|name| (name.clone(), name.to_string()));
    pick_field(desk, place, all.collect(), get, set)
}

/// An Enemy card.
pub(super) fn card_choice(
    desk: Desk,
    path: String,
    get: impl Fn(&Scenario) -> Option<Name> + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, Name) + Copy + Send + Sync + 'static,
) -> AnyView {
    let names = untrack(|| desk.cards(|cards| cards.enemies().into_iter().map(|found| found.card.name).collect()));
    name_choice(desk, (keys::SCENARIO_CARD, path), names, get, set)
}

/// An item of the scenario.
pub(super) fn item_choice(
    desk: Desk,
    path: String,
    get: impl Fn(&Scenario) -> Option<Name> + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, Name) + Copy + Send + Sync + 'static,
) -> AnyView {
    let names = untrack(|| desk.script(|script| script.items.iter().map(|item| item.name.clone()).collect()));
    name_choice(desk, (keys::SCENARIO_ITEM, path), names, get, set)
}

fn loss_of(scenario: &Scenario, at: usize) -> Option<Loss> {
    of_script(scenario, |script| script.lost_when.get(at).cloned())
}

fn change_loss(scenario: &mut Scenario, at: usize, change: impl FnOnce(&mut Loss)) {
    if let Some(loss) = script(scenario).lost_when.get_mut(at) {
        change(loss);
    }
}

/// The fields of a loss.
pub(super) fn loss_parts(desk: Desk, at: usize, kind: LossKind) -> AnyView {
    let path = |field: &str| format!("script.lost_when[{at}].{field}");
    let number = |label, field, bounds: (i32, i32), read: fn(&Loss) -> i32, write: fn(&mut Loss, i32)| {
        number_field(
            desk,
            (label, path(field)),
            bounds,
            move |scenario| loss_of(scenario, at).as_ref().map_or(bounds.0, read),
            move |scenario, value| change_loss(scenario, at, |loss| write(loss, value)),
        )
    };
    let get = move |scenario: &Scenario| loss_of(scenario, at).and_then(loss_card);
    let set = move |scenario: &mut Scenario, name| change_loss(scenario, at, |loss| set_loss_card(loss, name));
    match kind {
        LossKind::Fallen => number(keys::SCENARIO_CHAMPIONS, "fallen.champions", (1, 5), fallen, set_fallen),
        LossKind::AlliesGone => {
            let names = untrack(|| desk.script(|script| script.allies.iter().map(|one| one.card.clone()).collect()));
            name_choice(desk, (keys::SCENARIO_CARD, path("allies_gone.card")), names, get, set)
        }
        LossKind::Escaped => {
            let card = card_choice(desk, path("escaped.card"), get, set);
            let count = number(keys::SCENARIO_COUNT, "escaped.count", (1, 99), escaped, set_escaped);
            view! { {card} {count} }.into_any()
        }
        LossKind::ItemGone => lost_item(desk, at, path("item_gone.item")),
        LossKind::Overrun => lost_areas(desk, at, path("overrun.areas")),
    }
}

fn lost_item(desk: Desk, at: usize, path: String) -> AnyView {
    item_choice(
        desk,
        path,
        move |scenario| if let Loss::ItemGone { item } = loss_of(scenario, at)? { Some(item) } else { None },
        move |scenario, name| {
            change_loss(scenario, at, |loss| {
                if let Loss::ItemGone { item } = loss {
                    *item = name;
                }
            });
        },
    )
}

fn lost_areas(desk: Desk, at: usize, path: String) -> AnyView {
    areas_field(
        desk,
        (keys::SCENARIO_AREAS, path),
        move |scenario| overrun(loss_of(scenario, at)),
        move |scenario, next| {
            change_loss(scenario, at, |loss| {
                if let Loss::Overrun { areas } = loss {
                    *areas = next;
                }
            });
        },
    )
}

fn fallen(loss: &Loss) -> i32 {
    if let Loss::Fallen { champions } = loss { i32::from(*champions) } else { 1 }
}

fn set_fallen(loss: &mut Loss, value: i32) {
    if let Loss::Fallen { champions } = loss {
        *champions = u8::try_from(value).unwrap_or(1);
    }
}

fn escaped(loss: &Loss) -> i32 {
    if let Loss::Escaped { count, .. } = loss { i32::from(*count) } else { 1 }
}

fn set_escaped(loss: &mut Loss, value: i32) {
    if let Loss::Escaped { count, .. } = loss {
        *count = u16::try_from(value).unwrap_or(1);
    }
}

fn overrun(loss: Option<Loss>) -> Vec<AreaKey> {
    if let Some(Loss::Overrun { areas }) = loss { areas } else { Vec::new() }
}

fn loss_card(loss: Loss) -> Option<Name> {
    match loss {
        Loss::AlliesGone { card } | Loss::Escaped { card, .. } => Some(card),
        Loss::Fallen { .. } | Loss::ItemGone { .. } | Loss::Overrun { .. } => None,
    }
}

fn set_loss_card(loss: &mut Loss, name: Name) {
    match loss {
        Loss::AlliesGone { card } | Loss::Escaped { card, .. } => *card = name,
        Loss::Fallen { .. } | Loss::ItemGone { .. } | Loss::Overrun { .. } => {}
    }
}
