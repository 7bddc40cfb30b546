//! Cards of two packs that have the same name and say different things. Nobody but the players knows which is right.

use super::model::card::{AllyCard, ChampionCard, EnemyCard};
use super::model::enemy_die::EnemyFaces;
use super::model::name::Name;
use super::model::scenario::Scenario;
use super::pack::Pack;
use crate::kernel::known::Known;
use serde::Serialize;
use serde_json::Value;

/// Two of the same name.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair<T> {
    /// What the players have.
    pub mine: T,
    /// What comes in.
    pub theirs: T,
}

/// Two cards of the same kind and name that differ.
#[derive(Clone, Debug, PartialEq)]
pub enum Clash {
    /// Champions or Companions.
    Champion(Box<Pair<ChampionCard>>),
    /// Allies.
    Ally(Box<Pair<AllyCard>>),
    /// Enemies or Bosses.
    Enemy(Box<Pair<EnemyCard>>),
    /// Scenarios.
    Scenario(Box<Pair<Scenario>>),
    /// What the Enemy Dice show.
    Faces(Pair<EnemyFaces>),
}

/// Where two packs differ. Where a value comes from is no difference.
pub fn between(mine: &Pack, theirs: &Pack) -> Vec<Clash> {
    let champions = pairs(&mine.champions, &theirs.champions, |card| &card.name).map(Clash::Champion);
    let allies = pairs(&mine.allies, &theirs.allies, |card| &card.name).map(Clash::Ally);
    let enemies = pairs(&mine.enemies, &theirs.enemies, |card| &card.name).map(Clash::Enemy);
    let scenarios = pairs(&mine.scenarios, &theirs.scenarios, |scenario| &scenario.name).map(Clash::Scenario);
    let faces = mine.faces.value().zip(theirs.faces.value()).filter(|(mine, theirs)| mine != theirs);
    let faces = faces.map(|(mine, theirs)| Clash::Faces(Pair { mine, theirs }));
    champions.chain(allies).chain(enemies).chain(scenarios).chain(faces).collect()
}

/// Puts what came in into the place of what the players had.
pub fn take_theirs(pack: &mut Pack, clash: &Clash) {
    match clash {
        Clash::Champion(pair) => pack.keep_champion(pair.theirs.clone()),
        Clash::Ally(pair) => pack.keep_ally(pair.theirs.clone()),
        Clash::Enemy(pair) => pack.keep_enemy(pair.theirs.clone()),
        Clash::Scenario(pair) => {
            pack.scenarios.retain(|other| other.name != pair.theirs.name);
            pack.scenarios.push(pair.theirs.clone());
        }
        Clash::Faces(pair) => pack.faces = Known::Entered(pair.theirs),
    }
}

fn pairs<'a, T: Clone + Serialize>(
    mine: &'a [T],
    theirs: &'a [T],
    name: fn(&T) -> &Name,
) -> impl Iterator<Item = Box<Pair<T>>> + 'a {
    theirs.iter().filter_map(move |theirs| {
        let mine = mine.iter().find(|mine| name(mine) == name(theirs))?;
        (said(mine) != said(theirs)).then(|| Box::new(Pair { mine: mine.clone(), theirs: theirs.clone() }))
    })
}

/// What a card says, without where each value comes from. A card that cannot be written says nothing; there is none.
fn said(card: &impl Serialize) -> Option<Value> {
    serde_json::to_value(card).ok().map(plain)
}

fn plain(value: Value) -> Value {
    match value {
        Value::Object(mut fields) if fields.contains_key("from") => fields.remove("value").map_or(Value::Null, plain),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, plain(value))).collect(),
        Value::Array(all) => all.into_iter().map(plain).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::quantity::LifePoints;
    use crate::games::champions::pack::practice;

    fn life(life: i64) -> LifePoints {
        LifePoints::new(life).unwrap()
    }

    #[test]
    fn a_pack_does_not_differ_from_itself_and_not_by_where_values_come_from() {
        let mine = practice();
        let mut theirs = practice();
        assert_eq!(between(&mine, &theirs), []);
        theirs.champions[0].life = Known::Rulebook(mine.champions[0].life.value().unwrap());
        assert_eq!(between(&mine, &theirs), []);
    }

    #[test]
    fn each_card_that_differs_is_told_once_and_taken_alone() {
        let mut mine = practice();
        let mut theirs = practice();
        theirs.champions[0].life = Known::Entered(life(9));
        theirs.enemies[1].life = Known::Unknown;
        theirs.allies[0].ap = Known::Unknown;
        (mine.faces, theirs.faces) = (Known::Entered(EnemyFaces::USUAL), Known::Unknown);
        let clashes = between(&mine, &theirs);
        assert_eq!(clashes.len(), 3, "what nobody said of the dice is no difference");
        take_theirs(&mut mine, &clashes[0]);
        assert_eq!(mine.champions.last().unwrap().life.value(), Some(life(9)));
        assert_eq!(between(&mine, &theirs).len(), 2);
    }

    #[test]
    fn a_card_that_only_one_has_is_no_clash() {
        let mut mine = practice();
        mine.champions.clear();
        assert_eq!(between(&mine, &practice()), []);
        assert_eq!(between(&practice(), &mine), []);
    }
}
