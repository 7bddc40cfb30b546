//! What is wrong with a scenario, in words, at the field it is about.

use super::desk::Desk;
use crate::games::champions::scenario::box_contents::Token;
use crate::games::champions::scenario::fault::{Fault, FaultKind};
use crate::games::champions::text::{names, unfit};
use crate::kernel::line::{Arg, Line};
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The first thing that is wrong at a place.
pub(super) fn first(desk: Desk, path: &str) -> Option<String> {
    desk.faults_at(path).first().map(|fault| say(sentence(fault)))
}

/// Everything that is wrong at a place; nothing where the path is empty or all is well.
pub(super) fn lines(desk: Desk, path: String) -> AnyView {
    let found = Memo::new(move |_| if path.is_empty() { Vec::new() } else { told(&desk.faults_at(&path)) });
    (move || found.get().into_iter().map(line).collect_view()).into_any()
}

/// What is wrong at a place itself, not below it.
pub(super) fn lines_here(desk: Desk, path: String) -> AnyView {
    let found = Memo::new(move |_| {
        let here = |faults: &Vec<Fault>| faults.iter().filter(|fault| fault.path == path).cloned().collect::<Vec<_>>();
        told(&desk.faults.with(here))
    });
    (move || found.get().into_iter().map(line).collect_view()).into_any()
}

fn line(text: String) -> impl IntoView {
    view! { <p class="scenario-fault"><Icon sign=Sign::Warning /> <span>{text}</span></p> }
}

/// The sentences of some faults, each once.
pub(super) fn told(faults: &[Fault]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for text in faults.iter().map(|fault| say(sentence(fault))) {
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all
}

/// Of which tokens the box holds too few, in plain words.
pub(super) fn beyond(token: Token, asked: usize) -> Line {
    let key = match token {
        Token::Persona => keys::SCENARIO_BOX_PERSONA,
        Token::Item => keys::SCENARIO_BOX_ITEM,
        Token::Reinforcement => keys::SCENARIO_BOX_REINFORCEMENT,
        Token::Objective => keys::SCENARIO_BOX_OBJECTIVE,
        Token::Event => keys::SCENARIO_BOX_EVENT,
        Token::Patrol => keys::SCENARIO_BOX_PATROL,
        Token::OtherPatrol => keys::SCENARIO_BOX_OTHER_PATROL,
        Token::PatrolColor => keys::SCENARIO_BOX_PATROL_COLOR,
    };
    Line::new(key).with("has", token.in_the_box()).with("asked", asked)
}

/// What is wrong, in plain words.
pub fn sentence(fault: &Fault) -> Line {
    let named = |key, name: &str| Line::new(key).with("name", name);
    match &fault.kind {
        FaultKind::NoEnemy(name) => named(keys::SCENARIO_FAULT_NO_ENEMY, name),
        FaultKind::NoAlly(name) => named(keys::SCENARIO_FAULT_NO_ALLY, name),
        FaultKind::NoBoard(name) => named(keys::SCENARIO_FAULT_NO_BOARD, name),
        FaultKind::Board(kind) => Line::new(keys::SCENARIO_FAULT_BOARD).with("reason", unfit::board(kind)),
        FaultKind::BoardMissing => keys::SCENARIO_FAULT_BOARD_MISSING.into(),
        FaultKind::NoArea(id) => named(keys::SCENARIO_FAULT_NO_AREA, id),
        FaultKind::NoRoute(name) => named(keys::SCENARIO_FAULT_NO_ROUTE, name),
        FaultKind::NoItem(name) => named(keys::SCENARIO_FAULT_NO_ITEM, name),
        FaultKind::Nobody(name) => named(keys::SCENARIO_FAULT_NOBODY, name),
        FaultKind::Twice(name) => named(keys::SCENARIO_FAULT_TWICE, name),
        FaultKind::MandatoryAndForbidden(name) => named(keys::SCENARIO_FAULT_BOTH, name),
        FaultKind::Nothing => keys::SCENARIO_FAULT_NOTHING.into(),
        FaultKind::NoRoom { area, size, difficulty } => named(keys::SCENARIO_FAULT_NO_ROOM, area)
            .with("size", usize::from(*size))
            .with("difficulty", names::difficulty(*difficulty)),
        FaultKind::NoRoomForChampions { room, difficulty } => Line::new(keys::SCENARIO_FAULT_NO_ROOM_FOR_CHAMPIONS)
            .with("room", usize::from(*room))
            .with("difficulty", names::difficulty(*difficulty)),
        FaultKind::OutOfRange { found, least, most } => Line::new(keys::SCENARIO_FAULT_RANGE)
            .with("found", Arg::Number(i64::from(*found)))
            .with("least", Arg::Number(i64::from(*least)))
            .with("most", Arg::Number(i64::from(*most))),
        FaultKind::TooFew { come } => Line::new(keys::SCENARIO_FAULT_TOO_FEW).with("come", usize::from(*come)),
        FaultKind::NoObjective(difficulty) => {
            Line::new(keys::SCENARIO_FAULT_NO_OBJECTIVE).with("difficulty", names::difficulty(*difficulty))
        }
        FaultKind::InvestigationMissing => keys::SCENARIO_FAULT_INVESTIGATION_MISSING.into(),
    }
}
