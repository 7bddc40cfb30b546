//! Whom a Combat wakes: who was attacked, and Gatekeepers next to it (CH-ENE 9.3, A9).

use super::event::{BoardEvent, Turning};
use super::scene::Scene;
use crate::games::champions::board::sight::Sight;
use crate::games::champions::command::{Outcome, Starter};
use crate::games::champions::draft::Draft;
use crate::games::champions::enemy::behaviour::Guardian;
use crate::games::champions::event::Event;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::rulings::PatrolSees;

/// Lets the Combats among a decision's events wake whom they wake; `before` is the table they were fought on.
pub(in crate::games::champions) fn after(draft: &mut Draft, before: &State) {
    let outcome = |event: &Event| if let Event::Fought { outcome } = event { Some(outcome.clone()) } else { None };
    let fought: Vec<Outcome> = draft.events().iter().filter_map(outcome).collect();
    for outcome in fought {
        wake(draft, before, &outcome);
    }
    if draft.state.rulings().patrol_sees == PatrolSees::AtOnce {
        let walked = |event: &Event| match event {
            Event::Board(BoardEvent::Walked { who: Who::Champion(_) | Who::Ally(_), path }) => Some(path.clone()),
            _ => None,
        };
        let paths: Vec<Vec<AreaKey>> = draft.events().iter().filter_map(walked).collect();
        paths.iter().for_each(|path| be_seen(draft, path));
    }
}

/// Turns a Patrol that sees somebody at any area of its way (rulebook p. 31).
fn be_seen(draft: &mut Draft, path: &[AreaKey]) {
    let Some(scene) = Scene::of(&draft.state) else { return };
    let areas: Vec<_> = path.iter().filter_map(|key| scene.board().find(key.as_str())).collect();
    let sees = |enemy: EnemyId| {
        let Some(id) = scene.character(Who::Enemy(enemy)) else { return false };
        let character = scene.situation().character(id);
        let eye = character.eye(scene.situation().scenario.range());
        let direct = |area| scene.board().line_of_sight(eye, character.area, area) == Some(Sight::Direct);
        areas.iter().any(|area| direct(*area))
    };
    let patrols = |enemy: &Enemy| matches!(enemy.behaviour(), Conduct::Patrol { .. });
    let found: Vec<EnemyId> =
        draft.state.enemies().filter(|(id, enemy)| patrols(enemy) && sees(*id)).map(|(id, _)| id).collect();
    for enemy in found {
        let turned = BoardEvent::Turned { enemy, behaviour: Conduct::ASSAULT, cause: Turning::Saw };
        draft.happen(Event::Board(turned));
    }
}

/// Wakes an Enemy that was attacked in another way than by a Combat: Gatekeepers and Patrols turn (rulebook p. 31).
pub(in crate::games::champions) fn attacked(draft: &mut Draft, enemy: EnemyId) {
    let Some(figure) = draft.state.enemy(enemy) else { return };
    let turns = match figure.behaviour() {
        Conduct::Guardian(Guardian::Gatekeeper) | Conduct::Patrol { .. } => true,
        Conduct::Guardian(Guardian::Sentinel) | Conduct::Assault(_) | Conduct::Search { .. } => false,
        Conduct::Assassination { .. } | Conduct::Escape { .. } => false,
    };
    if turns && queries::is_present(&draft.state, Who::Enemy(enemy)) {
        let turned = BoardEvent::Turned { enemy, behaviour: Conduct::ASSAULT, cause: Turning::Attacked };
        draft.happen(Event::Board(turned));
    }
}

fn wake(draft: &mut Draft, before: &State, outcome: &Outcome) {
    let attacked = match outcome.starter {
        Starter::Players => Some(outcome.enemy),
        Starter::Enemy => None,
    };
    let mut woken: Vec<(EnemyId, Turning)> = Vec::new();
    for (id, enemy) in draft.state.enemies() {
        let is_attacked = attacked == Some(id);
        let cause = match enemy.behaviour() {
            Conduct::Guardian(Guardian::Gatekeeper) if is_attacked => Some(Turning::Attacked),
            Conduct::Guardian(Guardian::Gatekeeper) if near(before, id, outcome.enemy) => Some(Turning::CombatNearby),
            Conduct::Patrol { .. } if is_attacked => Some(Turning::Attacked),
            Conduct::Guardian(_) | Conduct::Patrol { .. } | Conduct::Assault(_) => None,
            Conduct::Search { .. } | Conduct::Assassination { .. } | Conduct::Escape { .. } => None,
        };
        if let Some(cause) = cause.filter(|_| queries::is_present(&draft.state, Who::Enemy(id))) {
            woken.push((id, cause));
        }
    }
    for (enemy, cause) in woken {
        draft.happen(Event::Board(BoardEvent::Turned { enemy, behaviour: Conduct::ASSAULT, cause }));
    }
}

/// Whether another Enemy stood in the same area or in an adjacent one.
fn near(state: &State, id: EnemyId, fighter: EnemyId) -> bool {
    let Some(field) = state.field() else { return false };
    let (one, other) = (field.position(Who::Enemy(id)), field.position(Who::Enemy(fighter)));
    let adjacent = |one, other| one == other || field.board().border(one, other).is_some();
    id != fighter && one.zip(other).is_some_and(|(one, other)| adjacent(one, other))
}
