//! The token of somebody on the map: round on the players' side, on a point for Enemies.

use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::ui::components::board_map::TokenShape;
use crate::ui::looks;
use std::collections::BTreeSet;

/// What stands for somebody.
pub fn shape(state: &State, who: Who) -> TokenShape {
    match who {
        Who::Champion(id) => TokenShape::Disc(looks::mon(id, state.champion(id).card().clan)),
        Who::Ally(id) => TokenShape::Ringed(state.ally(id).map(|ally| ally.letter()).unwrap_or_default()),
        Who::Enemy(id) => {
            let letters = enemy_letters(state, id);
            match state.enemy(id).map(|enemy| enemy.card().kind) {
                Some(EnemyKind::Boss) => TokenShape::DoublePoint(letters),
                Some(EnemyKind::Enemy) | None => TokenShape::Point(letters),
            }
        }
    }
}

/// The letter under an Enemy's miniature; where several kinds are on the table, the initial of its kind before it.
pub fn enemy_letters(state: &State, id: EnemyId) -> String {
    let Some(enemy) = state.enemy(id) else { return String::new() };
    let (letter, name) = (enemy.letter(), enemy.card().name.as_str());
    let present = state.enemies().filter(|(other, _)| queries::is_present(state, Who::Enemy(*other)));
    let others: BTreeSet<&str> =
        present.map(|(_, other)| other.card().name.as_str()).filter(|other| *other != name).collect();
    if others.is_empty() {
        return letter;
    }
    // The last word says what it is: Z of "Peasant Zombie". Where that is no help, the first.
    let last = initial(name.split_whitespace().next_back());
    let is_shared = others.iter().any(|other| initial(other.split_whitespace().next_back()) == last);
    let own = if is_shared { initial(name.split_whitespace().next()) } else { last };
    own.into_iter().chain(letter.chars()).collect()
}

fn initial(word: Option<&str>) -> Option<char> {
    word?.chars().next().map(|first| first.to_ascii_uppercase())
}
