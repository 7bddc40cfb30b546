//! What has to be reached and what must not happen.

use super::desk::Desk;
use super::fields::{choice_field, name_field, note_field, of_script, only_field, only_words, script};
use super::goal_parts::{goal_parts, loss_parts};
use super::list::{List, list};
use super::texts::numbered;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::goal::{Goal, Loss, Objective};
use crate::games::champions::text::story;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Objectives, then losses.
pub(super) fn goals(desk: Desk) -> AnyView {
    view! { {objectives(desk)} {losses(desk)} }.into_any()
}

fn objectives(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::STORY_OBJECTIVES,
            add: keys::SCENARIO_ADD_OBJECTIVE,
            path: "script.objectives".to_owned(),
            place: (),
            read: |script, ()| &script.objectives,
            write: |script, ()| Some(&mut script.objectives),
            fresh: |desk| {
                let number = untrack(move || desk.script(|script| script.objectives.len())) + 1;
                let title = numbered(keys::SCENARIO_OBJECTIVE_NUMBER, number)?;
                Some(Objective { title, goal: None, note: Note::default(), only: Vec::new() })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, one| {
                let goal = one.goal.as_ref().map_or_else(
                    || say(keys::SCENARIO_GOAL_JUDGED),
                    |goal| say(story::goal_in(&|key| desk.area_name(key), goal)),
                );
                let only = if one.only.is_empty() { String::new() } else { format!(" · {}", only_words(&one.only)) };
                (one.title.to_string(), format!("{goal}{only}"))
            },
            edit: |desk, (), at| objective(desk, at),
        },
    )
}

/// The objective at a place, to be changed.
pub(super) fn change_objective(scenario: &mut Scenario, at: usize, change: impl FnOnce(&mut Objective)) {
    if let Some(one) = script(scenario).objectives.get_mut(at) {
        change(one);
    }
}

fn objective_of(scenario: &Scenario, at: usize) -> Option<Objective> {
    of_script(scenario, |script| script.objectives.get(at).cloned())
}

fn objective(desk: Desk, at: usize) -> AnyView {
    let of = move |scenario: &Scenario| objective_of(scenario, at);
    let path = format!("script.objectives[{at}]");
    let title = name_field(
        desk,
        (keys::SCENARIO_OBJECTIVE_TITLE, format!("{path}.title")),
        move |scenario| of(scenario).map(|one| one.title.to_string()).unwrap_or_default(),
        move |scenario, name| change_objective(scenario, at, |one| one.title = name),
    );
    let shown = Memo::new(move |_| desk.read(|scenario| GoalKind::of(of(scenario).and_then(|one| one.goal).as_ref())));
    let only = only_field(
        desk,
        move |scenario| of(scenario).map(|one| one.only).unwrap_or_default(),
        move |scenario, only| change_objective(scenario, at, |one| one.only = only),
    );
    let note = note_field(
        desk,
        keys::SCENARIO_NOTE,
        move |scenario| of(scenario).map(|one| one.note).unwrap_or_default(),
        move |scenario, note| change_objective(scenario, at, |one| one.note = note),
    );
    let parts = move || {
        let kind = shown.get();
        untrack(|| goal_parts(desk, at, kind))
    };
    view! { {title} {goal_field(desk, at)} {parts} {only} {note} }.into_any()
}

/// What has to be reached.
fn goal_field(desk: Desk, at: usize) -> AnyView {
    let kinds = GOALS.iter().map(|kind| say(kind.word())).collect();
    choice_field(
        desk,
        (keys::SCENARIO_GOAL, String::new()),
        kinds,
        move |scenario| {
            let goal = objective_of(scenario, at)?.goal;
            GOALS.iter().position(|kind| *kind == GoalKind::of(goal.as_ref()))
        },
        move |scenario, place| {
            let goal = GOALS.get(place).and_then(|kind| kind.fresh(desk));
            change_objective(scenario, at, |one| one.goal = goal);
        },
    )
}

fn losses(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::STORY_LOSSES,
            add: keys::SCENARIO_ADD_LOSS,
            path: "script.lost_when".to_owned(),
            place: (),
            read: |script, ()| &script.lost_when,
            write: |script, ()| Some(&mut script.lost_when),
            fresh: |_| Some(Loss::Fallen { champions: 3 }),
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, one| (say(story::loss_in(&|key| desk.area_name(key), one)), String::new()),
            edit: |desk, (), at| loss(desk, at),
        },
    )
}

fn loss(desk: Desk, at: usize) -> AnyView {
    let of = move |scenario: &Scenario| of_script(scenario, |script| script.lost_when.get(at).cloned());
    let kinds = LOSSES.iter().map(|kind| say(kind.word())).collect();
    let kind = choice_field(
        desk,
        (keys::SCENARIO_LOSS, String::new()),
        kinds,
        move |scenario| {
            let kind = LossKind::of(&of(scenario)?);
            LOSSES.iter().position(|other| *other == kind)
        },
        move |scenario, place| {
            if let (Some(next), Some(loss)) =
                (LOSSES.get(place).and_then(|kind| kind.fresh(desk)), script(scenario).lost_when.get_mut(at))
            {
                *loss = next;
            }
        },
    );
    let shown = Memo::new(move |_| desk.read(|scenario| of(scenario).map(|loss| LossKind::of(&loss))));
    view! { {kind} {move || shown.get().map(|kind| untrack(|| loss_parts(desk, at, kind)))} }.into_any()
}

/// A kind of goal, for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GoalKind {
    Judged,
    Eliminate,
    Clear,
    Reach,
    Manipulate,
    Take,
    FindOut,
    Seize,
    HoldOut,
}

const GOALS: [GoalKind; 9] = [
    GoalKind::Judged,
    GoalKind::Eliminate,
    GoalKind::Clear,
    GoalKind::Reach,
    GoalKind::Manipulate,
    GoalKind::Take,
    GoalKind::FindOut,
    GoalKind::Seize,
    GoalKind::HoldOut,
];

impl GoalKind {
    fn of(goal: Option<&Goal>) -> Self {
        match goal {
            None => Self::Judged,
            Some(Goal::Eliminate { .. }) => Self::Eliminate,
            Some(Goal::Clear) => Self::Clear,
            Some(Goal::Reach { .. }) => Self::Reach,
            Some(Goal::Manipulate { .. }) => Self::Manipulate,
            Some(Goal::Take { .. }) => Self::Take,
            Some(Goal::FindOut) => Self::FindOut,
            Some(Goal::Seize) => Self::Seize,
            Some(Goal::HoldOut { .. }) => Self::HoldOut,
        }
    }

    fn word(self) -> crate::kernel::line::Key {
        match self {
            Self::Judged => keys::SCENARIO_GOAL_JUDGED,
            Self::Eliminate => keys::SCENARIO_GOAL_ELIMINATE,
            Self::Clear => keys::SCENARIO_GOAL_CLEAR,
            Self::Reach => keys::SCENARIO_GOAL_REACH,
            Self::Manipulate => keys::SCENARIO_GOAL_MANIPULATE,
            Self::Take => keys::SCENARIO_GOAL_TAKE,
            Self::FindOut => keys::SCENARIO_GOAL_FIND_OUT,
            Self::Seize => keys::SCENARIO_GOAL_SEIZE,
            Self::HoldOut => keys::SCENARIO_GOAL_HOLD_OUT,
        }
    }

    /// A goal of this kind to begin with; nothing where only the players judge, or nothing is there to name.
    fn fresh(self, desk: Desk) -> Option<Goal> {
        let area = || untrack(move || desk.areas()).into_iter().next().map(|(key, _)| key);
        Some(match self {
            Self::Judged => return None,
            Self::Eliminate => Goal::Eliminate { card: an_enemy(desk)?, count: 1 },
            Self::Clear => Goal::Clear,
            Self::Reach => Goal::Reach { areas: Vec::<AreaKey>::new(), champions: 1 },
            Self::Manipulate => Goal::Manipulate { area: area()?, successes: 3, times: 1 },
            Self::Take => Goal::Take { item: an_item(desk)? },
            Self::FindOut => Goal::FindOut,
            Self::Seize => Goal::Seize,
            Self::HoldOut => Goal::HoldOut { turn: untrack(move || desk.read(|scenario| scenario.max_turns)) },
        })
    }
}

/// A kind of loss, for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LossKind {
    Fallen,
    AlliesGone,
    Escaped,
    ItemGone,
    Overrun,
}

const LOSSES: [LossKind; 5] =
    [LossKind::Fallen, LossKind::AlliesGone, LossKind::Escaped, LossKind::ItemGone, LossKind::Overrun];

impl LossKind {
    fn of(loss: &Loss) -> Self {
        match loss {
            Loss::Fallen { .. } => Self::Fallen,
            Loss::AlliesGone { .. } => Self::AlliesGone,
            Loss::Escaped { .. } => Self::Escaped,
            Loss::ItemGone { .. } => Self::ItemGone,
            Loss::Overrun { .. } => Self::Overrun,
        }
    }

    fn word(self) -> crate::kernel::line::Key {
        match self {
            Self::Fallen => keys::SCENARIO_LOSS_FALLEN,
            Self::AlliesGone => keys::SCENARIO_LOSS_ALLIES,
            Self::Escaped => keys::SCENARIO_LOSS_ESCAPED,
            Self::ItemGone => keys::SCENARIO_LOSS_ITEM,
            Self::Overrun => keys::SCENARIO_LOSS_OVERRUN,
        }
    }

    fn fresh(self, desk: Desk) -> Option<Loss> {
        Some(match self {
            Self::Fallen => Loss::Fallen { champions: 3 },
            Self::AlliesGone => {
                let own = untrack(move || desk.script(|script| script.allies.first().map(|group| group.card.clone())));
                Loss::AlliesGone {
                    card: own.or_else(|| {
                        first(desk.cards(|cards| cards.allies().into_iter().map(|one| one.card.name).collect()))
                    })?,
                }
            }
            Self::Escaped => Loss::Escaped { card: an_enemy(desk)?, count: 1 },
            Self::ItemGone => Loss::ItemGone { item: an_item(desk)? },
            Self::Overrun => Loss::Overrun { areas: Vec::new() },
        })
    }
}

fn first(names: Vec<Name>) -> Option<Name> {
    names.into_iter().next()
}

/// An Enemy of the scenario, or of any pack.
fn an_enemy(desk: Desk) -> Option<Name> {
    let own = untrack(move || desk.script(|script| script.enemies.first().map(|group| group.card.clone())));
    own.or_else(|| {
        first(untrack(move || desk.cards(|cards| cards.enemies().into_iter().map(|one| one.card.name).collect())))
    })
}

/// An item of the scenario.
fn an_item(desk: Desk) -> Option<Name> {
    untrack(move || desk.script(|script| script.items.first().map(|item| item.name.clone())))
}

/// A turn from a number.
pub(super) fn turn(value: i32) -> Turn {
    Turn::clamped(i16::try_from(value).unwrap_or(1))
}
