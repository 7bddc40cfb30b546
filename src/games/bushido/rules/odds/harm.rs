//! How many Wounds Damage Rolls mark (BU-DMG, BU-SPC, A8).

use crate::games::bushido::model::damage::{Body, Damage, DamageDice};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::rules::damage::{DamageRoll, Turn, marked};
use crate::games::bushido::rules::exchange::strike::Strike;
use std::collections::BTreeMap;

/// Chances of marked Wounds: position n is the chance that n boxes are marked, the last that all are.
pub type Marked = Vec<f64>;

/// Nothing marked yet of so many boxes.
pub fn unmarked(boxes: usize) -> Marked {
    let mut marked = vec![0.0; boxes + 1];
    marked[0] = 1.0;
    marked
}

/// What a Strike adds to Wounds already marked: roll by roll, until all boxes are.
pub fn strike(strike: &Strike, by: &Damage, to: &Body, first: Turn, rulings: &Rulings, mut so_far: Marked) -> Marked {
    let roll = strike.roll(by, to, rulings);
    let used = used(&roll);
    let mut turn = first;
    for level in &strike.levels {
        so_far = after_roll(&roll, &used, *level, turn, &so_far);
        turn = Turn::Later;
    }
    so_far
}

fn after_roll(roll: &DamageRoll, used: &BTreeMap<[u8; 2], f64>, level: i64, turn: Turn, before: &[f64]) -> Marked {
    let boxes = before.len() - 1;
    let mut harms = BTreeMap::new();
    for (dice, chance) in used {
        *harms.entry(roll.dealt(*dice, level, turn).harm).or_insert(0.0) += chance;
    }
    let mut after = vec![0.0; before.len()];
    after[boxes] = before[boxes];
    for (so_far, chance) in before[..boxes].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        for (harm, likely) in &harms {
            after[so_far + marked(*harm, boxes - so_far)] += chance * likely;
        }
    }
    after
}

/// How likely each pair of used dice is.
fn used(roll: &DamageRoll) -> BTreeMap<[u8; 2], f64> {
    let third: &[Option<u8>] = match roll.by.dice {
        DamageDice::Normal => &[None],
        DamageDice::Strong | DamageDice::Weak | DamageDice::Assassin => {
            &[Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)]
        }
    };
    let ways = if third.len() == 1 { 36.0 } else { 216.0 };
    let mut used = BTreeMap::new();
    for first in 1..=6 {
        for second in 1..=6 {
            for third in third {
                let rolled = [Some(first), Some(second), *third].into_iter().flatten().collect();
                *used.entry(roll.used(rolled)).or_insert(0.0) += 1.0 / ways;
            }
        }
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
