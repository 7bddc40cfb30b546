//! Whom a Combat wakes: who was attacked, and Gatekeepers next to it (CH-ENE 9.3, A9).

use super::event::{BoardEvent, Turning};
use crate::games::champions::command::{Outcome, Starter};
use crate::games::champions::draft::Draft;
use crate::games::champions::enemy::behaviour::Guardian;
use crate::games::champions::event::Event;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// Lets the Combats among a decision's events wake whom they wake; `before` is the table they were fought on.
pub(in crate::games::champions) fn after(draft: &mut Draft, before: &State) {
    let outcome = |event: &Event| if let Event::Fought { outcome } = event { Some(outcome.clone()) } else { None };
    let fought: Vec<Outcome> = draft.events().iter().filter_map(outcome).collect();
    for outcome in fought {
        wake(draft, before, &outcome);
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
        draft.push(Event::Board(BoardEvent::Turned { enemy, behaviour: Conduct::ASSAULT, cause }));
    }
}

/// Whether another Enemy stood in the same area or in an adjacent one.
fn near(state: &State, id: EnemyId, fighter: EnemyId) -> bool {
    let Some(field) = state.field() else { return false };
    let (one, other) = (field.position(Who::Enemy(id)), field.position(Who::Enemy(fighter)));
    let adjacent = |one, other| one == other || field.board().border(one, other).is_some();
    id != fighter && one.zip(other).is_some_and(|(one, other)| adjacent(one, other))
}
