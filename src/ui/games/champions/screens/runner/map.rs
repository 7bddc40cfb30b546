//! What the map shows of each step: who acts, the way it takes, the other ways there are, and what fingers do.

use super::desk::{Desk, Face};
use super::{elsewhere, returning};
use crate::games::champions::board::AreaId;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::runner::{self, CombatView, MoveView, ReturnView, Step, TieView};
use crate::ui::components::board_map::{MapDrag, MapTap, RouteLook};
use crate::ui::games::champions::screens::field::{FieldMap, Fingers, Hand, Shown, Way};
use leptos::prelude::*;

/// The map of the page.
pub fn map(desk: Desk, hand: Hand) -> AnyView {
    let shown = Memo::new(move |_| {
        let chosen = hand.chosen.get();
        desk.face.with(|face| desk.session.state(|state| shown(desk, state, face.as_ref(), chosen)))
    });
    let tap = move |tap: MapTap| on_tap(desk, hand, tap);
    let drag = move |drag: MapDrag| hand.drag(drag);
    view! { <FieldMap shown=shown on_tap=tap on_drag=drag /> }.into_any()
}

fn shown(desk: Desk, state: &State, face: Option<&Face>, chosen: Option<Who>) -> Shown {
    let (Some(field), Some(face)) = (state.field(), face) else { return Shown::default() };
    match face {
        // What is to be confirmed is seen whole: everybody, also on a short phone.
        Face::Standing => Shown { chosen, fingers: Fingers::Carry, frame: stands(state, field), ..Shown::default() },
        Face::Elsewhere(enemy, path) => other_way(state, field, *enemy, path),
        Face::Talk(talk) => Shown { now: Some(Who::Enemy(talk.enemy)), ..Shown::default() },
        Face::Next(Step::Move(planned)) => turn(state, field, planned),
        Face::Next(Step::Tie(tie)) => tied(desk, state, field, tie),
        Face::Next(Step::Combat(combat)) => fight(state, field, combat),
        Face::Next(Step::Return(all)) => back(desk, field, all),
        Face::Next(Step::Over) => Shown { frame: stands(state, field), ..Shown::default() },
        Face::Next(Step::Ask(_) | Step::Activate(_) | Step::Push) => Shown::default(),
    }
}

/// Where somebody stands.
fn stands(state: &State, field: &Field) -> Vec<AreaId> {
    field.positions().filter(|(who, _)| queries::is_present(state, *who)).map(|(_, area)| area).collect()
}

fn turn(state: &State, field: &Field, planned: &MoveView) -> Shown {
    let targets: Vec<Actor> = planned.target.into_iter().collect();
    let way = planned.way.as_ref().map(|way| route(field, way, RouteLook::Taken));
    about(state, field, planned.enemy, &targets, way.into_iter().collect())
}

/// The way that is chosen is drawn as taken, the others as ways there are.
fn tied(desk: Desk, state: &State, field: &Field, tie: &TieView) -> Shown {
    let chosen = desk.half.with(|half| half.picked.unwrap_or(tie.tie.chosen));
    let targets: Vec<Actor> = tie.options.iter().filter_map(|option| option.who).collect();
    let ways = tie.options.iter().enumerate().filter_map(|(place, option)| {
        let look = if place == usize::from(chosen) { RouteLook::Taken } else { RouteLook::Other };
        option.way.as_ref().map(|way| route(field, way, look))
    });
    let mut ways: Vec<Way> = ways.collect();
    // What is taken lies over what could be.
    ways.sort_by_key(|way| way.look == RouteLook::Taken);
    about(state, field, tie.tie.enemy, &targets, ways)
}

fn fight(state: &State, field: &Field, combat: &CombatView) -> Shown {
    let shown = about(state, field, combat.combat.attacker, &[combat.combat.defender], Vec::new());
    Shown { chosen: Some(combat.combat.defender.into()), ..shown }
}

/// An Enemy, those it is about, and its ways; everybody else stands back.
fn about(state: &State, field: &Field, enemy: EnemyId, others: &[Actor], routes: Vec<Way>) -> Shown {
    let now = Who::Enemy(enemy);
    let named: Vec<Who> = std::iter::once(now).chain(others.iter().map(|who| (*who).into())).collect();
    let all = field.positions().map(|(who, _)| who).filter(|who| queries::is_present(state, *who));
    let mut frame: Vec<AreaId> = routes.iter().flat_map(|way| way.areas.clone()).collect();
    frame.extend(named.iter().filter_map(|who| field.position(*who)));
    frame.sort_unstable();
    frame.dedup();
    if let [only] = frame[..] {
        // One area alone would fill the map: what lies around it says where it is.
        frame.extend(field.board().neighbours(only).iter().map(|(area, _)| *area));
    }
    Shown {
        now: Some(now),
        dimmed: all.filter(|who| !named.contains(who)).collect(),
        routes,
        frame,
        ..Shown::default()
    }
}

fn other_way(state: &State, field: &Field, enemy: EnemyId, path: &[AreaKey]) -> Shown {
    let way = runner::way(state, enemy, path).map(|way| route(field, &way, RouteLook::Taken));
    let end = path.last().filter(|_| path.len() > 1).and_then(|key| field.find(key));
    Shown {
        now: Some(Who::Enemy(enemy)),
        bright: end.into_iter().collect(),
        routes: way.into_iter().collect(),
        fingers: Fingers::Tap,
        ..Shown::default()
    }
}

fn back(desk: Desk, field: &Field, all: &ReturnView) -> Shown {
    let chosen = returning::chosen(desk, all).and_then(|(_, area, _)| field.find(&area));
    Shown { bright: chosen.into_iter().collect(), fingers: Fingers::Tap, ..Shown::default() }
}

fn route(field: &Field, way: &runner::Way, look: RouteLook) -> Way {
    let areas = way.areas.iter().filter_map(|key| field.find(key)).collect();
    Way { areas, costs: way.costs.clone(), look }
}

/// A tap on the map: it takes up and puts down while the miniatures are put right, and names an area where one is asked.
fn on_tap(desk: Desk, hand: Hand, tap: MapTap) {
    let area = match tap {
        MapTap::Area(area) => desk.session.glance(|state| {
            let field = state.field()?;
            field.board().area_ids().nth(area).map(|area| field.key(area))
        }),
        MapTap::Token(_) | MapTap::Border(_) | MapTap::Ground(_) => None,
    };
    match (desk.face.get_untracked(), area) {
        (Some(Face::Standing), _) => hand.tap(tap),
        (Some(Face::Elsewhere(enemy, _)), Some(area)) => elsewhere::tap(desk, enemy, &area),
        (Some(Face::Next(Step::Return(all))), Some(area)) => {
            let allowed = untrack(|| returning::chosen(desk, &all))
                .is_some_and(|(one, ..)| one.areas.iter().any(|(key, _)| *key == area));
            if allowed {
                desk.say(|half| half.area = Some(area));
            }
        }
        (Some(_) | None, _) => {}
    }
}
