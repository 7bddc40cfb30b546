//! Rolls under the rulings that concern dice (ER-DICE).

use super::distribution::Distribution;
use super::kept::KeptDice;
use crate::games::empire_reborn::model::rulings::{DiceCap, Explosions, Rulings, TnTie};
use crate::games::empire_reborn::rules::pool::Pool;

/// How dice are read at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    explosions: Explosions,
    cap: DiceCap,
    tie: TnTie,
}

impl Dice {
    /// How dice are read under some rulings.
    pub const fn new(rulings: &Rulings) -> Self {
        Self { explosions: rulings.explosions, cap: rulings.dice_cap, tie: rulings.tn_tie }
    }

    /// The total of a pool.
    pub fn total(self, pool: Pool) -> Distribution {
        let pool = pool.capped(self.cap);
        KeptDice::new(pool.keep, pool.drop, self.explosions).rolled(pool.roll).shifted(pool.bonus)
    }

    /// The totals of a pool with 0, 1, .. `more` further dice that are rolled but not kept.
    pub fn totals(self, pool: Pool, more: usize) -> Vec<Distribution> {
        let mut kept = KeptDice::new(pool.capped(self.cap).keep, pool.drop, self.explosions);
        let with = |more: usize| kept.rolled(pool.and_rolled(more).capped(self.cap).roll).shifted(pool.bonus);
        (0..=more).map(with).collect()
    }

    /// The chance that a total reaches a target number; one of 0 or less always is (A3).
    pub fn reaches(self, total: &Distribution, tn: i64) -> f64 {
        if tn <= 0 {
            return 1.0;
        }
        match self.tie {
            TnTie::Meets => total.at_least(tn),
            TnTie::Beats => total.at_least(tn + 1),
        }
    }

    /// The chance that a pool reaches a target number.
    pub fn succeeds(self, pool: Pool, tn: i64) -> f64 {
        self.reaches(&self.total(pool), tn)
    }
}

/// What luck does to a chance of success: an Unlucky first try must come off twice, and each Lucky reroll is another
/// chance (ER-DICE-8).
pub fn with_luck(chance: f64, unlucky: Luck, rerolls: u32) -> f64 {
    let first = match unlucky {
        Luck::Plain => chance,
        Luck::Unlucky => chance * chance,
    };
    (0..rerolls).fold(first, |reached, _| reached + (1.0 - reached) * chance)
}

/// Whether the first try is rolled twice for the worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// It is rolled once.
    Plain,
    /// The worse of two stands.
    Unlucky,
}
