//! The token of somebody on the map: round on the players' side, on a point for Enemies.

use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::ui::components::board_map::TokenShape;
use crate::ui::looks;

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

/// The letter under an Enemy's miniature; where another kind on the board has the same letter, the initial of its own
/// kind before it.
pub fn enemy_letters(state: &State, id: EnemyId) -> String {
    let Some(enemy) = state.enemy(id) else { return String::new() };
    let (letter, name) = (enemy.letter(), enemy.card().name.as_str());
    let others = state.enemies().filter(|(other, _)| queries::is_present(state, Who::Enemy(*other)));
    let is_shared = |other: &str| other != name;
    let mut alike = others.filter(|(_, other)| other.letter() == letter).map(|(_, other)| other.card().name.as_str());
    if alike.any(is_shared) { initial(name).into_iter().chain(letter.chars()).collect() } else { letter }
}

/// The initial of a kind's last word: Z of "Peasant Zombie".
fn initial(name: &str) -> Option<char> {
    name.split_whitespace().next_back()?.chars().next().map(|first| first.to_ascii_uppercase())
}
