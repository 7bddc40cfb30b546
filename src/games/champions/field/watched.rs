//! Who would notice a Movement, before it is made (CH-ENE 9.3; rulebook p. 31): whoever looks at its end, and at its way
//! where that is enough, and who would wake from a Combat there.

use super::scene::Scene;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::sight::Sight;
use crate::games::champions::enemy::behaviour::Guardian;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::rulings::PatrolSees;

/// Who would notice somebody that goes a way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    /// Sentinels and Patrols with Direct Line of Sight to it, in the order of the roster.
    pub sees: Vec<EnemyId>,
    /// Gatekeepers that a Combat at its end would wake: they stand there or next to it, and somebody is there to fight.
    pub wakes: Vec<EnemyId>,
}

impl Watch {
    /// Whether nobody notices.
    pub fn is_empty(&self) -> bool {
        self.sees.is_empty() && self.wakes.is_empty()
    }
}

/// Who would notice somebody that goes `route`, from its own area. A Patrol sees the whole way where the table plays it
/// so, else only its end, as a Sentinel does.
pub fn watched(state: &State, route: &[AreaId]) -> Watch {
    let (Some(scene), Some(end)) = (Scene::of(state), route.last().copied()) else { return Watch::default() };
    let whole = state.rulings().patrol_sees == PatrolSees::AtOnce;
    let sees = |enemy: EnemyId, areas: &[AreaId]| {
        let Some(id) = scene.character(Who::Enemy(enemy)) else { return false };
        let character = scene.situation().character(id);
        let eye = character.eye(scene.situation().scenario.range());
        let direct = |area| scene.board().line_of_sight(eye, character.area, area) == Some(Sight::Direct);
        areas.iter().any(|area| direct(*area))
    };
    let position = |enemy: EnemyId| state.field().and_then(|field| field.position(Who::Enemy(enemy)));
    let present = |enemy: EnemyId| queries::is_present(state, Who::Enemy(enemy));
    let fights = state.enemies().any(|(id, _)| present(id) && position(id) == Some(end));
    let near = |at: AreaId| at == end || scene.board().border(at, end).is_some();
    let patrolled = if whole { route } else { std::slice::from_ref(&end) };
    let mut watch = Watch::default();
    for (id, enemy) in state.enemies().filter(|(id, _)| present(*id)) {
        match enemy.behaviour() {
            Conduct::Guardian(Guardian::Sentinel) if sees(id, &[end]) => watch.sees.push(id),
            Conduct::Patrol { .. } if sees(id, patrolled) => watch.sees.push(id),
            Conduct::Guardian(Guardian::Gatekeeper) if fights && position(id).is_some_and(near) => watch.wakes.push(id),
            Conduct::Guardian(_) | Conduct::Patrol { .. } | Conduct::Assault(_) => {}
            Conduct::Search { .. } | Conduct::Assassination { .. } | Conduct::Escape { .. } => {}
        }
    }
    watch
}
