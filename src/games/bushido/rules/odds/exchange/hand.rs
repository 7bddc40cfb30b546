//! What one side's divided dice come to, after all rerolls of both (A6, A7).

use crate::games::bushido::model::fighter::{Fighter, FighterParts};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::exchange::results::{KindResult, Reckoning};
use crate::games::bushido::rules::odds::multisets::{Rolls, rank};
use crate::games::bushido::rules::odds::rerolls::{Expectation, after, rerolled};
use std::collections::BTreeMap;

/// Whose rerolls of a side's dice come first (BU-TEST-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RerollOrder {
    /// The opponent's: the side has the Initiative.
    OpponentFirst,
    /// Its own.
    OwnFirst,
}

/// Dice that are rolled, one of the two kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Attack,
    Defence,
}

/// Attack and Defence results of equal value, by the number of dice that count in ties.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Result of the Attack.
    pub attack: i64,
    /// Result of the Defence.
    pub defence: i64,
    /// Their chance, whatever the dice.
    pub chance: f64,
    /// Their chance for each number of dice.
    pub by_dice: Vec<f64>,
}

/// How likely the results of a side are.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand(Vec<Group>);

impl Hand {
    /// The distinct pairs of results.
    pub fn groups(&self) -> &[Group] {
        &self.0
    }
}

/// The hands of one side, for any split.
pub struct Hands<'a> {
    rights: Rights<'a>,
    /// How so many Attack dice can end.
    attack: BTreeMap<usize, Ends>,
    /// How so many Defence dice can end.
    defence: BTreeMap<usize, Ends>,
}

impl<'a> Hands<'a> {
    /// The hands of `own` against `opponent`.
    pub fn new(own: &'a Fighter, opponent: &'a Fighter, order: RerollOrder, rulings: &Rulings) -> Self {
        let reckoning = Reckoning::new(own, opponent, rulings);
        let rights = Rights { own: own.parts(), opponent: opponent.parts(), order, reckoning };
        Self { rights, attack: BTreeMap::new(), defence: BTreeMap::new() }
    }

    /// What so many Attack and Defence dice come to.
    pub fn hand(&mut self, dice: (usize, usize)) -> Hand {
        let rights = &self.rights;
        let attack = self.attack.entry(dice.0).or_insert_with(|| rights.ends(dice.0, Kind::Attack));
        let defence = self.defence.entry(dice.1).or_insert_with(|| rights.ends(dice.1, Kind::Defence));
        let joint = joint(attack, defence, rights.own);
        Hand(grouped(&attack.results, &defence.results, &joint, dice.0 + dice.1))
    }
}

struct Rights<'a> {
    own: &'a FighterParts,
    opponent: &'a FighterParts,
    order: RerollOrder,
    reckoning: Reckoning,
}

/// How dice of one kind can end, for every number of own rerolls.
struct Ends {
    /// The results there are.
    results: Vec<KindResult>,
    classes: Vec<Class>,
}

/// Rolls that own rerolls gain the same on.
struct Class {
    /// The expected result after the best reroll of 0, 1, … dice.
    expected: Vec<i64>,
    /// For each of these: the chance of each result, of all rolls of the class together.
    chances: Vec<Vec<f64>>,
}

impl Rights<'_> {
    fn own_rights(&self, kind: Kind) -> usize {
        let prowess = &self.own.prowess;
        prowess.any
            + match kind {
                Kind::Attack => prowess.attack,
                Kind::Defence => prowess.defence,
            }
    }

    fn opponent_rights(&self, kind: Kind) -> usize {
        match kind {
            Kind::Attack => self.opponent.dodge,
            Kind::Defence => self.opponent.feint,
        }
    }

    fn result(&self, dice: Faces, kind: Kind) -> KindResult {
        match kind {
            Kind::Attack => self.reckoning.attack(dice),
            Kind::Defence => self.reckoning.defence(dice),
        }
    }

    fn ends(&self, dice: usize, kind: Kind) -> Ends {
        let (own, opponent) = (self.own_rights(kind).min(dice), self.opponent_rights(kind).min(dice));
        let expectation = Expectation::new(self.reckoning.counting, dice, own.max(opponent));
        let rolls = Rolls::of(dice);
        let (rolls, answered) = match self.order {
            RerollOrder::OpponentFirst => (after(&rolls, opponent, |dice| expectation.opponent(dice, opponent)), 0),
            RerollOrder::OwnFirst => (rolls, opponent),
        };
        let results = self.results(&rolls, kind);
        let finals = self.finals(&rolls, kind, &results, &expectation, answered);
        Ends { classes: classes(&rolls, own, &expectation, &finals, results.len()), results }
    }

    /// All results of a kind, in order.
    fn results(&self, rolls: &Rolls, kind: Kind) -> Vec<KindResult> {
        let mut results: Vec<KindResult> = rolls.faces.iter().map(|dice| self.result(*dice, kind)).collect();
        results.sort_unstable();
        results.dedup();
        results
    }

    /// For each roll: the results it can end with once the opponent has rerolled at most `answered` dice of it.
    fn finals(
        &self,
        rolls: &Rolls,
        kind: Kind,
        results: &[KindResult],
        expectation: &Expectation,
        answered: usize,
    ) -> Vec<Finals> {
        // Every result of these rolls is in the list, which was made from them.
        let place = |dice: &Faces| results.binary_search(&self.result(*dice, kind)).unwrap_or(0);
        let places: Vec<usize> = rolls.faces.iter().map(place).collect();
        let new: Vec<Rolls> = (0..=answered).map(Rolls::of).collect();
        let one = |dice: &Faces| {
            let again = expectation.opponent(*dice, answered);
            let (kept, new) = (dice.without(again), &new[again.len()]);
            let mut chances = BTreeMap::new();
            for (roll, chance) in new.faces.iter().zip(&new.chances) {
                *chances.entry(places[rank(kept.with(*roll))]).or_insert(0.0) += chance;
            }
            chances.into_iter().collect()
        };
        rolls.faces.iter().map(one).collect()
    }
}

/// The numbers of the results a roll can end with, and the chance of each.
type Finals = Vec<(usize, f64)>;

fn classes(rolls: &Rolls, own: usize, expectation: &Expectation, finals: &[Finals], results: usize) -> Vec<Class> {
    if own == 0 {
        // Without own rerolls there is nothing to choose: all rolls are one class.
        let mut chances = vec![0.0; results];
        for (chance, finals) in rolls.chances.iter().zip(finals) {
            finals.iter().for_each(|(result, finally)| chances[*result] += chance * finally);
        }
        return vec![Class { expected: vec![0], chances: vec![chances] }];
    }
    let new: Vec<Rolls> = (0..=own).map(Rolls::of).collect();
    let mut classes: BTreeMap<Vec<i64>, Vec<Vec<f64>>> = BTreeMap::new();
    for (dice, chance) in rolls.faces.iter().zip(&rolls.chances).filter(|(_, chance)| **chance > 0.0) {
        let choices = expectation.best_of_each_size(*dice, own);
        let expected = choices.iter().map(|choice| choice.expected).collect();
        let class = classes.entry(expected).or_insert_with(|| vec![vec![0.0; results]; choices.len()]);
        for (choice, chances) in choices.iter().zip(class) {
            for (lying, likely) in rerolled(*dice, choice.again, &new[choice.again.len()]) {
                for (result, finally) in &finals[lying] {
                    chances[*result] += chance * likely * finally;
                }
            }
        }
    }
    classes.into_iter().map(|(expected, chances)| Class { expected, chances }).collect()
}

fn add(to: &mut [f64], list: &[f64], times: f64) {
    for (to, entry) in to.iter_mut().zip(list) {
        *to += times * entry;
    }
}

/// The chance of each pair of results; own rerolls are chosen over both kinds together.
fn joint(attack: &Ends, defence: &Ends, own: &FighterParts) -> Vec<Vec<f64>> {
    let mut joint = vec![vec![0.0; defence.results.len()]; attack.results.len()];
    for of_attack in &attack.classes {
        let mut by_choice: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
        for of_defence in &defence.classes {
            let (again_attack, again_defence) = best(&of_attack.expected, &of_defence.expected, own);
            let sum = by_choice.entry(again_attack).or_insert_with(|| vec![0.0; defence.results.len()]);
            add(sum, &of_defence.chances[again_defence], 1.0);
        }
        for (again_attack, sum) in by_choice {
            for (row, chance) in joint.iter_mut().zip(&of_attack.chances[again_attack]) {
                add(row, &sum, *chance);
            }
        }
    }
    joint
}

/// How many dice of each kind are rolled again: the greatest sum, then fewer dice, then fewer Attack dice (A7).
fn best(attack: &[i64], defence: &[i64], own: &FighterParts) -> (usize, usize) {
    let (mut best, mut chosen) = (attack[0] + defence[0], (0, 0));
    for total in 1..=own.prowess.most() {
        for of_attack in 0..=total {
            let of_defence = total - of_attack;
            let (Some(one), Some(another)) = (attack.get(of_attack), defence.get(of_defence)) else { continue };
            if own.prowess.allows(of_attack, of_defence) && one + another > best {
                (best, chosen) = (one + another, (of_attack, of_defence));
            }
        }
    }
    chosen
}

fn grouped(attack: &[KindResult], defence: &[KindResult], joint: &[Vec<f64>], dice: usize) -> Vec<Group> {
    let mut groups: BTreeMap<(i64, i64), Group> = BTreeMap::new();
    for (one, row) in attack.iter().zip(joint) {
        for (another, chance) in defence.iter().zip(row).filter(|(_, chance)| **chance > 0.0) {
            let key = (one.result, another.result);
            let empty = || Group { attack: key.0, defence: key.1, chance: 0.0, by_dice: vec![0.0; dice + 1] };
            let group = groups.entry(key).or_insert_with(empty);
            group.chance += chance;
            group.by_dice[one.dice + another.dice] += chance;
        }
    }
    groups.into_values().collect()
}
