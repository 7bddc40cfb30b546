//! How many Wounds Damage Rolls mark (BU-DMG, BU-SPC, A8).

use crate::games::bushido::model::damage::{Body, Damage};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::rules::damage::{Cause, DamageRoll, Harm, Pair, Share, Turn, marked};
use crate::games::bushido::rules::exchange::strike::Strike;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Chances of marked Wounds: position n is the chance that n boxes are marked, the last that all are.
pub type Marked = Vec<f64>;

/// Nothing marked yet of so many boxes.
pub fn unmarked(boxes: usize) -> Marked {
    let mut marked = vec![0.0; boxes + 1];
    marked[0] = 1.0;
    marked
}

/// What one Damage Roll can deal, with chances.
pub type RollHarm = Rc<[(Harm, f64)]>;

/// The Damage Rolls of one model at another, each kind reckoned once.
#[derive(Clone, Debug)]
pub struct Harms<'a> {
    by: &'a Damage,
    to: &'a Body,
    rulings: &'a Rulings,
    known: BTreeMap<(Cause, Pair, Share, i64, i64, Turn), RollHarm>,
}

impl<'a> Harms<'a> {
    /// Damage Rolls made with `by` against `to`.
    pub const fn new(by: &'a Damage, to: &'a Body, rulings: &'a Rulings) -> Self {
        Self { by, to, rulings, known: BTreeMap::new() }
    }

    /// What each roll of a Strike can deal.
    pub fn of(&mut self, due: &Strike, first: Turn) -> Vec<RollHarm> {
        let mut turn = first;
        let mut rolls = Vec::with_capacity(due.levels.len());
        for level in &due.levels {
            let key = (due.cause, due.pair, due.share, due.bonus, *level, turn);
            let roll = due.roll(self.by, self.to, self.rulings);
            rolls.push(Rc::clone(self.known.entry(key).or_insert_with(|| harm(&roll, *level, turn))));
            turn = Turn::Later;
        }
        rolls
    }
}

/// What Damage Rolls add to Wounds already marked: roll by roll, until all boxes are.
pub fn strike(rolls: &[RollHarm], mut so_far: Marked) -> Marked {
    for harms in rolls {
        so_far = after_roll(harms, &so_far);
    }
    so_far
}

fn after_roll(harms: &[(Harm, f64)], before: &[f64]) -> Marked {
    let boxes = before.len() - 1;
    let mut after = vec![0.0; before.len()];
    after[boxes] = before[boxes];
    for (so_far, chance) in before[..boxes].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        for (harm, likely) in harms {
            after[so_far + marked(*harm, boxes - so_far)] += chance * likely;
        }
    }
    after
}

fn harm(roll: &DamageRoll, level: i64, turn: Turn) -> RollHarm {
    let mut harms = BTreeMap::new();
    for (dice, chance) in used(roll) {
        *harms.entry(roll.dealt(dice, level, turn).harm).or_insert(0.0) += chance;
    }
    harms.into_iter().collect()
}

/// How likely each pair of used dice is.
fn used(roll: &DamageRoll) -> BTreeMap<[u8; 2], f64> {
    let ways = (0..roll.by.dice.rolled()).map(|_| 6.0).product::<f64>();
    let mut rolls: Vec<Vec<u8>> = vec![Vec::new()];
    for _ in 0..roll.by.dice.rolled() {
        rolls = rolls.iter().flat_map(|roll| (1..=6).map(|face| [&roll[..], &[face]].concat())).collect();
    }
    let mut used = BTreeMap::new();
    for rolled in rolls {
        *used.entry(roll.used(rolled)).or_insert(0.0) += 1.0 / ways;
    }
    used
}

/// The expected number of marked Wounds.
pub fn mean(marked: &[f64]) -> f64 {
    let mut mean = 0.0;
    let mut beyond = 1.0;
    // The expected number is the sum of the chances of at least 1, at least 2, ….
    for chance in &marked[..marked.len() - 1] {
        beyond -= chance;
        mean += beyond;
    }
    mean
}
