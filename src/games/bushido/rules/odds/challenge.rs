//! Challenges: the probability to reach a number under the best reroll (BU-TEST-8, 10, 11, A7).

use super::multisets::{Rolls, parts};
use crate::games::bushido::rules::dice::{Counting, Faces, WithoutDie};
use crate::games::bushido::rules::test::FearRolls;

/// A Challenge before it is rolled.
#[derive(Clone, Copy, Debug)]
pub struct Challenge {
    /// Dice, at least 1.
    pub dice: usize,
    /// The number to reach.
    pub number: i64,
    /// Added to the result of a roll.
    pub modifier: i64,
    /// How the dice are counted.
    pub counting: Counting,
    /// Own dice that may be rolled again.
    pub prowess: usize,
}

impl Challenge {
    /// The probability of success.
    pub fn success(&self) -> f64 {
        let rolls = Rolls::of(self.dice);
        let most = self.prowess.min(self.dice);
        let new: Vec<Rolls> = (0..=most).map(Rolls::of).collect();
        let best = |dice: &Faces| {
            let choices = (0..=most).flat_map(|size| parts(*dice, size).into_iter().map(move |again| (size, again)));
            let chances = choices.map(|(size, again)| self.reached(dice.without(again), &new[size]));
            chances.fold(0.0, f64::max)
        };
        rolls.faces.iter().zip(&rolls.chances).map(|(dice, chance)| chance * best(dice)).sum()
    }

    fn reached(&self, kept: Faces, new: &Rolls) -> f64 {
        let reaches = |roll: &Faces| {
            let result = kept.with(*roll).tally(self.counting).modified(self.modifier, WithoutDie::Zero);
            result >= self.number
        };
        new.faces.iter().zip(&new.chances).filter(|(roll, _)| reaches(roll)).map(|(_, chance)| chance).sum()
    }
}

/// The probability to pass a Fear test whose single roll succeeds with `once`.
pub fn fear(once: f64, rolls: FearRolls) -> f64 {
    match rolls {
        FearRolls::AgainAfterFailure => once + (1.0 - once) * once,
        FearRolls::PassedInARow(times) => once.powi(i32::from(times)),
    }
}
