//! Opposed and Tactical Tests (BU-TEST-7, 9, 13).

use super::multisets::Rolls;
use super::rerolls::{Expectation, after};
use crate::games::bushido::rules::dice::{Counting, WithoutDie};
use crate::games::bushido::rules::exchange::results::{KindResult, RemovedDice};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A side of an opposed test before it is rolled.
#[derive(Clone, Copy, Debug)]
pub struct Roller {
    /// Dice, at least 1.
    pub dice: usize,
    /// Added to the result of a roll.
    pub modifier: i64,
    /// How the dice are counted.
    pub counting: Counting,
    /// Own dice that may be rolled again.
    pub prowess: usize,
    /// How many of its highest dice the opponent takes.
    pub discarded: usize,
}

/// How an opposed test is read.
#[derive(Clone, Copy, Debug)]
pub struct Readings {
    /// Modifiers where no die remains.
    pub without_die: WithoutDie,
    /// Taken dice in ties.
    pub removed: RemovedDice,
}

/// How likely each result is, with the dice that count in ties.
pub type ResultChances = BTreeMap<KindResult, f64>;

impl Roller {
    /// How likely each of its results is; rerolls by A7.
    pub fn results(&self, readings: Readings) -> ResultChances {
        let rolls = Rolls::of(self.dice);
        let most = self.prowess.min(self.dice);
        let expectation = Expectation::new(self.counting, self.dice, most);
        let rolls = after(&rolls, most, |dice| expectation.own(dice, most));
        let mut results = ResultChances::new();
        for (dice, chance) in rolls.faces.iter().zip(&rolls.chances) {
            let tally = dice.without_highest(self.discarded).tally(self.counting);
            let counted = match readings.removed {
                RemovedDice::Ignored => tally.dice,
                RemovedDice::Counted => dice.remaining(self.counting.ones),
            };
            let result = tally.modified(self.modifier, readings.without_die);
            *results.entry(KindResult { result, dice: counted }).or_default() += chance;
        }
        results
    }
}

/// How an opposed test comes out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opposed {
    /// Chances that the first side succeeds, by Success Level.
    pub first: Vec<f64>,
    /// Chances that the second side succeeds, by Success Level.
    pub second: Vec<f64>,
    /// The chance that neither does: equal results and equally many dice.
    pub tied: f64,
}

/// Compares all results of two sides; what is tied in dice too is left open.
pub fn compare(first: &ResultChances, second: &ResultChances) -> Opposed {
    let mut outcome = Opposed::default();
    for (one, chance) in first {
        for (another, likely) in second {
            let chance = chance * likely;
            let level = usize::try_from((one.result - another.result).abs()).unwrap_or(usize::MAX);
            match one.result.cmp(&another.result).then(one.dice.cmp(&another.dice)) {
                Ordering::Greater => add(&mut outcome.first, level, chance),
                Ordering::Less => add(&mut outcome.second, level, chance),
                Ordering::Equal => outcome.tied += chance,
            }
        }
    }
    outcome
}

impl Opposed {
    /// The same with what is tied won by the first side at level 0 (BU-TEST-7).
    #[must_use]
    pub fn ties_to_first(mut self) -> Self {
        if self.tied > 0.0 {
            add(&mut self.first, 0, self.tied);
            self.tied = 0.0;
        }
        self
    }

    /// Chances of both sides where a tie is rolled again (BU-TEST-9); even where every roll is tied.
    pub fn again_until_decided(&self) -> (f64, f64) {
        let (first, second): (f64, f64) = (self.first.iter().sum(), self.second.iter().sum());
        if first + second > 0.0 { (first / (first + second), second / (first + second)) } else { (0.5, 0.5) }
    }
}

/// Adds a chance to the list by level; the last entry of the list is positive.
pub fn add(levels: &mut Vec<f64>, level: usize, chance: f64) {
    if chance > 0.0 {
        if levels.len() <= level {
            levels.resize(level + 1, 0.0);
        }
        levels[level] += chance;
    }
}
