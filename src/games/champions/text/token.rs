//! What stands on an Enemy's token, on the board and in every list.

use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use std::collections::BTreeSet;

/// The letters of the Enemies of a table.
#[derive(Clone, Debug)]
pub struct Letters<'a> {
    /// The kinds that are on the table.
    kinds: BTreeSet<&'a str>,
}

impl<'a> Letters<'a> {
    /// For the Enemies that are on the table now.
    pub fn of(state: &'a State) -> Self {
        let present = state.enemies().filter(|(id, _)| queries::is_present(state, Who::Enemy(*id)));
        Self { kinds: present.map(|(_, enemy)| enemy.card().name.as_str()).collect() }
    }

    /// The letter under an Enemy's miniature; where several kinds are on the table, the initial of its kind before it.
    pub fn enemy(&self, enemy: &Enemy) -> String {
        let (letter, name) = (enemy.letter(), enemy.card().name.as_str());
        let others = || self.kinds.iter().filter(|other| **other != name);
        if others().next().is_none() {
            return letter;
        }
        // The last word says what it is: Z of "Peasant Zombie". Where another kind begins so too, the first; else both
        // letters the last one begins with.
        let taken: BTreeSet<char> = others().flat_map(|other| initials(other)).collect();
        let own = initials(name).find(|initial| !taken.contains(initial)).map(String::from);
        let two = || name.split_whitespace().next_back().unwrap_or_default().chars().take(2).collect();
        own.unwrap_or_else(two) + &letter
    }
}

/// The letters of one Enemy; nothing for one that is not there.
pub fn enemy(state: &State, id: EnemyId) -> String {
    state.enemy(id).map(|enemy| Letters::of(state).enemy(enemy)).unwrap_or_default()
}

/// The initials a kind can be known by, the last word's first.
fn initials(name: &str) -> impl Iterator<Item = char> {
    let mut words = name.split_whitespace();
    let (last, first) = (words.next_back(), words.next());
    last.into_iter().chain(first).filter_map(|word| word.chars().next()).map(|first| first.to_ascii_uppercase())
}
