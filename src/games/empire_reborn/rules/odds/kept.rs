//! The sum of the highest of some ten-sided dice that explode (ER-DICE-1, -2, -4).

use super::distribution::{Distribution, binomial};
use super::faces::HighestFaces;
use crate::games::empire_reborn::model::rulings::Explosions;

/// A die that explodes more often than this is next to impossible.
const LONGEST_CHAIN: usize = 17;
/// How many dice explode at once is not asked below this chance.
const NEVER: f64 = 1e-16;
/// From so many dice on the few that are left out are ones for certain: fewer ones than that are next to impossible.
const MANY: usize = 400;

/// The sums of dice of which as many as `keep` are kept after the `drop` highest are taken away, for any number of
/// rolled dice. What is reckoned once is remembered.
#[derive(Clone, Debug)]
pub struct KeptDice {
    keep: usize,
    drop: usize,
    explosions: Explosions,
    /// By how many dice are rolled.
    known: Vec<Distribution>,
}

impl KeptDice {
    /// Dice of which so many are kept after so many are taken away.
    pub fn new(keep: usize, drop: usize, explosions: Explosions) -> Self {
        Self { keep, drop, explosions, known: Vec::new() }
    }

    /// The sum of `roll` such dice.
    pub fn rolled(&mut self, roll: usize) -> Distribution {
        if roll > MANY && self.drop == 0 {
            let left_out = roll.saturating_sub(self.keep);
            let ones = i64::try_from(left_out).unwrap_or(i64::MAX);
            return single(self.explosions).times(roll).shifted(-ones);
        }
        while self.known.len() <= roll {
            let next = self.reckon(self.known.len());
            self.known.push(next);
        }
        self.known[roll].clone()
    }

    fn reckon(&self, roll: usize) -> Distribution {
        let top = self.keep.min(roll.saturating_sub(self.drop));
        if top == 0 {
            return Distribution::certain(0);
        }
        if self.drop == 0 && top == roll {
            return self.known[roll - 1].plus(&single(self.explosions));
        }
        match self.explosions {
            Explosions::None => highest(top, roll - top - self.drop, self.drop, 10),
            Explosions::Unlimited | Explosions::Once => self.exploding(roll, top),
        }
    }

    /// By how many of the dice explode: they are above all others, and each is ten and another die.
    fn exploding(&self, roll: usize, top: usize) -> Distribution {
        let left_out = roll - top - self.drop;
        let below = HighestFaces::new(top, left_out, self.drop, 9);
        let mut sums = Vec::new();
        let mut all_explode = 0.0;
        for (exploded, weight) in binomial(roll, 0.1).into_iter().enumerate().filter(|(_, weight)| *weight > NEVER) {
            let above = exploded.saturating_sub(self.drop).min(top);
            let plain = if exploded < self.drop { below.after(self.drop - exploded) } else { below.kept(top - above) };
            match self.explosions {
                Explosions::Unlimited if exploded == roll => all_explode = weight,
                Explosions::Unlimited => add(&mut sums, weight, &self.known[exploded], plain, 10 * above),
                Explosions::Once | Explosions::None => {
                    let tens = highest(above, exploded.saturating_sub(self.drop + above), exploded.min(self.drop), 10);
                    add(&mut sums, weight, &tens, plain, 10 * above);
                }
            }
        }
        if all_explode > 0.0 {
            repeat(&mut sums, all_explode, 10 * top, LONGEST_CHAIN / roll + 1);
        }
        Distribution::new(0, sums)
    }
}

/// The sum of the `keep` highest of dice that do not explode, after `drop` that are taken away.
fn highest(keep: usize, left_out: usize, drop: usize, faces: usize) -> Distribution {
    if keep == 0 {
        return Distribution::certain(0);
    }
    Distribution::new(0, HighestFaces::new(keep, left_out, drop, faces).after(drop).to_vec())
}

/// A single die.
fn single(explosions: Explosions) -> Distribution {
    let plain = |tens: usize, faces: usize, chance: f64| {
        (1..=faces).map(move |face| (10 * tens + face, chance)).collect::<Vec<_>>()
    };
    let values: Vec<(usize, f64)> = match explosions {
        Explosions::None => plain(0, 10, 0.1),
        Explosions::Once => [plain(0, 9, 0.1), plain(1, 10, 0.01)].concat(),
        Explosions::Unlimited => {
            let chances = std::iter::successors(Some(0.1), |chance| Some(chance * 0.1));
            chances.take(LONGEST_CHAIN).enumerate().flat_map(|(tens, chance)| plain(tens, 9, chance)).collect()
        }
    };
    let mut chances = vec![0.0; values.last().map_or(0, |(value, _)| value + 1)];
    for (value, chance) in values {
        chances[value] += chance;
    }
    Distribution::new(0, chances)
}

/// Adds the sum of two independent numbers, `shift` more, with a weight.
fn add(sums: &mut Vec<f64>, weight: f64, one: &Distribution, other: &[f64], shift: usize) {
    // Sums of dice are never negative.
    let shift = shift + usize::try_from(one.low()).unwrap_or(0);
    let end = shift + one.chances().len() + other.len();
    if sums.len() < end {
        sums.resize(end, 0.0);
    }
    for (at, two) in other.iter().enumerate().filter(|(_, two)| **two > 0.0) {
        let factor = weight * two;
        for (sum, chance) in sums[shift + at..].iter_mut().zip(one.chances()) {
            *sum += factor * chance;
        }
    }
}

/// Where all dice explode everything begins again, `shift` higher: `times` times over.
fn repeat(sums: &mut Vec<f64>, weight: f64, shift: usize, times: usize) {
    sums.resize(sums.len() + shift * times, 0.0);
    for at in shift..sums.len() {
        sums[at] += weight * sums[at - shift];
    }
}
