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
    // The last word says what it is: Z of "Peasant Zombie". Where another kind begins so too, the first; else both
    // letters the last one begins with.
    let taken: BTreeSet<char> = others.iter().flat_map(|other| initials(other)).collect();
    let own = initials(name).find(|initial| !taken.contains(initial)).map(String::from);
    let two = || name.split_whitespace().next_back().unwrap_or_default().chars().take(2).collect();
    own.unwrap_or_else(two) + &letter
}

/// The initials a kind can be known by, the last word's first.
fn initials(name: &str) -> impl Iterator<Item = char> {
    let mut words = name.split_whitespace();
    let (last, first) = (words.next_back(), words.next());
    last.into_iter().chain(first).filter_map(|word| word.chars().next()).map(|first| first.to_ascii_uppercase())
}
