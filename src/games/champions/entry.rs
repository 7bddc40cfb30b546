//! Who can enter a Combat: everybody of either side who is still there.

use super::model::ids::{Actor, EnemyId, Who};
use super::model::state::State;
use super::queries;

/// Everybody who can fight on the players' side: Champions by seat, then Allies.
pub fn fighters(state: &State) -> Vec<Actor> {
    let champions = state.champions().map(|(id, _)| Actor::Champion(id));
    let allies = state.allies().map(|(id, _)| Actor::Ally(id));
    champions.chain(allies).filter(|actor| state.is_in_play(*actor)).collect()
}

/// The Enemies on the board.
pub fn enemies(state: &State) -> Vec<EnemyId> {
    let on_board = |id: &EnemyId| queries::is_present(state, Who::Enemy(*id));
    state.enemies().map(|(id, _)| id).filter(on_board).collect()
}

/// Whoever is the only one.
pub fn only<T: Copy>(all: &[T]) -> Option<T> {
    if let [one] = all { Some(*one) } else { None }
}
