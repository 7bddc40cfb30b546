//! What stands on the token of an Enemy or Ally, on the board and in every list.

use crate::games::champions::model::ids::{AllyId, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::scenario::script::Script;
use std::collections::BTreeMap;

/// The sign of an Enemy: the initial of its kind and its letter. It is the same from its arrival to the end, whoever else
/// comes and goes: miniatures are marked with it. Nothing for one that is not there.
pub fn enemy(state: &State, id: EnemyId) -> String {
    let Some(enemy) = state.enemy(id) else { return String::new() };
    let kinds = initials_of(state.enemies().map(|(_, enemy)| enemy.card().name.as_str()), &[]);
    sign(&kinds, enemy.card().name.as_str(), &enemy.letter())
}

/// The same of an Ally. No kind of Ally has the initial of a kind of Enemy that is at the table or that the scenario will
/// bring: on the board only their shape would tell them apart.
pub fn ally(state: &State, id: AllyId) -> String {
    let Some(ally) = state.ally(id) else { return String::new() };
    let here = state.enemies().map(|(_, enemy)| enemy.card().name.as_str());
    let script = state.scenario().script.as_deref();
    let to_come = script.into_iter().flat_map(Script::enemy_groups).map(|group| group.card.as_str());
    let foes: Vec<String> = initials_of(here.chain(to_come), &[]).into_values().collect();
    let kinds = initials_of(state.allies().map(|(_, ally)| ally.card().name.as_str()), &foes);
    sign(&kinds, ally.card().name.as_str(), &ally.letter())
}

fn sign(kinds: &BTreeMap<&str, String>, name: &str, letter: &str) -> String {
    kinds.get(name).cloned().unwrap_or_default() + letter
}

/// What each kind is known by, in the order in which the kinds came: an initial no kind before it has, else the two letters
/// its last word begins with. What `others` are known by is taken.
fn initials_of<'a>(names: impl Iterator<Item = &'a str>, others: &[String]) -> BTreeMap<&'a str, String> {
    let mut kinds: BTreeMap<&str, String> = BTreeMap::new();
    for name in names {
        if kinds.contains_key(name) {
            continue;
        }
        let taken = |initial: &String| kinds.values().chain(others).any(|other| other == initial);
        let own = initials(name).map(String::from).find(|initial| !taken(initial));
        let two = || name.split_whitespace().next_back().unwrap_or_default().chars().take(2).collect();
        let own = own.unwrap_or_else(two);
        kinds.insert(name, own);
    }
    kinds
}

/// The initials a kind can be known by, the last word's first.
fn initials(name: &str) -> impl Iterator<Item = char> {
    let mut words = name.split_whitespace();
    let (last, first) = (words.next_back(), words.next());
    last.into_iter().chain(first).filter_map(|word| word.chars().next()).map(|first| first.to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::model::ids::EnemyId;
    use crate::games::champions::model::name::Name;
    use crate::games::champions::trial;

    fn signs(table: &trial::Trial) -> Vec<String> {
        table.state().enemies().map(|(id, _)| enemy(table.state(), id)).collect()
    }

    #[test]
    fn the_sign_of_an_enemy_stays_whoever_comes_and_goes() {
        let mut table = trial::acting(&[trial::ZOMBIE, trial::ZOMBIE]);
        assert_eq!(signs(&table), ["ZA", "ZB"], "although they are the only kind");
        let card = Box::new(trial::pack().enemies[trial::GOBLIN].clone());
        table.does(Command::AddEnemies { card, count: 1 });
        assert_eq!(signs(&table)[..2], ["ZA", "ZB"]);
        assert_eq!(signs(&table)[2], "GA");
        let last = table.state().enemies().map(|(id, _)| id).max().unwrap_or(EnemyId(0));
        table.does(Command::RemoveEnemy { enemy: last });
        assert_eq!(signs(&table)[..2], ["ZA", "ZB"]);
    }

    #[test]
    fn no_ally_has_the_sign_of_an_enemy() {
        let mut table = trial::acting(&[trial::GOBLIN]);
        let mut card = trial::pack().allies[0].clone();
        card.name = Name::new("Old Guard").unwrap();
        table.does(Command::AddAllies { card: Box::new(card), count: 1 });
        let (friend, _) = table.state().allies().next().unwrap();
        assert_eq!((signs(&table), ally(table.state(), friend)), (vec!["GA".to_owned()], "OA".to_owned()));
    }

    #[test]
    fn kinds_with_one_initial_are_told_apart_by_another() {
        let kinds = initials_of(["Peasant Zombie", "Old Zealot", "Old Zebra", "Peasant Zombie"].into_iter(), &[]);
        assert_eq!(kinds.values().map(String::as_str).collect::<Vec<_>>(), ["O", "Ze", "Z"]);
    }
}
