//! Who stands where, at a glance: for "Is this where everyone stands?".

use super::scene::Scene;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::occupancy::ROOM;
use crate::games::champions::command::Surroundings;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// An area and what it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The area.
    pub area: AreaId,
    /// Who stands there: Champions by seat, Allies, Enemies.
    pub who: Vec<Who>,
    /// Their total Size; four is all it holds by the rules.
    pub size: u16,
}

impl Held {
    /// Whether it holds more than the rules allow; by hand everything can be put anywhere.
    pub fn is_overfull(&self) -> bool {
        self.size > ROOM
    }
}

/// Every area of the board, in its order; nothing without a board.
pub fn held(state: &State) -> Vec<Held> {
    let (Some(scene), Some(field)) = (Scene::of(state), state.field()) else { return Vec::new() };
    let occupancy = scene.occupancy();
    let of = |area| Held { area, who: field.standing_in(area).collect(), size: occupancy.size(area) };
    scene.board().area_ids().map(of).collect()
}

/// The areas that hold more Size than they have room for, with what they hold.
pub fn overfull(state: &State) -> Vec<(AreaId, u16)> {
    held(state).into_iter().filter(Held::is_overfull).map(|held| (held.area, held.size)).collect()
}

/// Everybody in play and the place of each; nothing for whoever stands beside the board. Empty without one.
pub fn places(state: &State) -> Vec<(Who, Option<AreaId>)> {
    let Some(field) = state.field() else { return Vec::new() };
    let champions = state.champions().map(|(id, _)| Who::Champion(id));
    let allies = state.allies().map(|(id, _)| Who::Ally(id));
    let enemies = state.enemies().map(|(id, _)| Who::Enemy(id));
    let present = champions.chain(allies).chain(enemies).filter(|who| queries::is_present(state, *who));
    present.map(|who| (who, field.position(who))).collect()
}

/// Whoever is in play and stands beside the board; nobody without one.
pub fn unplaced(state: &State) -> Vec<Who> {
    places(state).into_iter().filter(|(_, area)| area.is_none()).map(|(who, _)| who).collect()
}

/// Whether an Enemy is in somebody's area, which forbids Healing (CH-ACT). Nothing where the board does not say it: there is
/// none, or somebody it depends on stands beside it.
pub fn surroundings(state: &State, actor: Actor) -> Option<Surroundings> {
    let field = state.field()?;
    let at = field.position(actor.into())?;
    let is_enemy = |who: &Who| matches!(who, Who::Enemy(_));
    let enemies: Vec<_> = places(state).into_iter().filter(|(who, _)| is_enemy(who)).map(|(_, area)| area).collect();
    match (enemies.contains(&Some(at)), enemies.contains(&None)) {
        (true, _) => Some(Surroundings::Enemies),
        (false, true) => None,
        (false, false) => Some(Surroundings::Clear),
    }
}
