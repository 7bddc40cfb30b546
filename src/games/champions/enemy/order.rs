//! The order of movements: increasing distance to the target of each (CH-ENE-2, A1).

use super::behaviour::Behaviour;
use super::character::CharacterId;
use super::stage::Stage;
use super::{assassination, assault, escape, guardian, patrol, search};
use crate::games::champions::board::mover::Side;

/// All Enemies, the nearest to what they want first, those who want nothing last; ties in document order.
pub(super) fn by_distance(stage: &Stage<'_>) -> Vec<CharacterId> {
    let mut far: Vec<_> = stage.situation.on_side(Side::Enemy).map(|id| (distance(stage, id), id)).collect();
    far.sort_by_key(|&(distance, id)| (distance.is_none(), distance, id));
    far.into_iter().map(|(_, id)| id).collect()
}

/// Action Points of the route it would follow if it moved now; nothing without one.
fn distance(stage: &Stage<'_>, id: CharacterId) -> Option<u16> {
    match stage.behaviour(id) {
        Behaviour::Assault(_) => assault::distance(stage, id),
        Behaviour::Guardian(guardian) => guardian::distance(stage, id, *guardian),
        Behaviour::Patrol { route, next } => patrol::distance(stage, id, route[*next]),
        Behaviour::Search { goal, .. } => search::distance(stage, id, goal),
        Behaviour::Assassination { targets } => assassination::distance(stage, id, targets),
        Behaviour::Escape { exits } => escape::distance(stage, id, exits.as_deref()),
    }
}
