//! A handful of dice before it is rolled (ER-DICE-1).

use crate::games::empire_reborn::model::rulings::{DiceCap, TnTie};

/// XkY: how many dice are rolled, how many of the highest are taken away and how many of the rest are kept, and what
/// is added to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pool {
    /// Dice rolled.
    pub roll: usize,
    /// Dice kept, the highest of those not taken away.
    pub keep: usize,
    /// Dice taken away before keeping, the highest (ER-DICE-4).
    pub drop: usize,
    /// What is added to the dice.
    pub bonus: i64,
}

impl Pool {
    /// `roll` dice of which `keep` are kept.
    pub const fn new(roll: usize, keep: usize) -> Self {
        Self { roll, keep, drop: 0, bonus: 0 }
    }

    /// All dice of a ring or rank.
    pub fn of(rating: u8) -> Self {
        Self::new(rating.into(), rating.into())
    }

    /// The same with so many more dice that are rolled but not kept (ER-DICE-3).
    #[must_use]
    pub const fn and_rolled(self, dice: usize) -> Self {
        Self { roll: self.roll + dice, ..self }
    }

    /// The same with something added to the dice.
    #[must_use]
    pub const fn plus(self, bonus: i64) -> Self {
        Self { bonus: self.bonus + bonus, ..self }
    }

    /// The same with the highest dice taken away.
    #[must_use]
    pub const fn without_highest(self, dice: usize) -> Self {
        Self { drop: dice, ..self }
    }

    /// What is really rolled and kept under the ruling DiceCap.
    #[must_use]
    pub fn capped(self, cap: DiceCap) -> Self {
        match cap {
            DiceCap::None => self,
            DiceCap::Ten => Self { roll: self.roll.min(10), keep: self.keep.min(10), ..self },
        }
    }

    /// The total of dice that lie on the table: the highest `drop` count nothing, the `keep` next are added.
    pub fn total(self, dice: &[i64]) -> i64 {
        let mut sorted = dice.to_vec();
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        sorted.iter().skip(self.drop).take(self.keep).sum::<i64>() + self.bonus
    }
}

/// Whether a total reaches a target number (ER-DICE-5, A3): a number of 0 or less always is.
pub fn reaches(total: i64, tn: i64, tie: TnTie) -> bool {
    let met = match tie {
        TnTie::Meets => total >= tn,
        TnTie::Beats => total > tn,
    };
    tn <= 0 || met
}
