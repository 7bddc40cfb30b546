//! What a gauge gained and lost, each by its cause.

use super::points;
use crate::games::champions::event::Cause;
use std::collections::BTreeMap;

/// Gains and losses of one cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// Points gained.
    pub gained: u32,
    /// Points lost.
    pub lost: u32,
}

impl Move {
    /// What is left of it.
    pub fn net(self) -> i64 {
        i64::from(self.gained) - i64::from(self.lost)
    }
}

/// Gains and losses by cause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flow(BTreeMap<Cause, Move>);

impl Flow {
    pub(super) fn add(&mut self, cause: Cause, by: i16) {
        let of_cause = self.0.entry(cause).or_default();
        of_cause.gained += points(by);
        of_cause.lost += points(by.saturating_neg());
    }

    #[must_use]
    pub(super) fn plus(mut self, other: &Self) -> Self {
        for (cause, moved) in &other.0 {
            let of_cause = self.0.entry(*cause).or_default();
            of_cause.gained += moved.gained;
            of_cause.lost += moved.lost;
        }
        self
    }

    /// What came of one cause.
    pub fn of(&self, cause: Cause) -> Move {
        self.0.get(&cause).copied().unwrap_or_default()
    }

    /// Every cause that moved anything, the greatest first.
    pub fn causes(&self) -> Vec<(Cause, Move)> {
        let mut all: Vec<(Cause, Move)> = self.0.iter().map(|(cause, moved)| (*cause, *moved)).collect();
        all.sort_by_key(|(_, moved)| std::cmp::Reverse(moved.gained.max(moved.lost)));
        all
    }

    /// All causes together.
    pub fn total(&self) -> Move {
        let sum = |sum: Move, moved: &Move| Move { gained: sum.gained + moved.gained, lost: sum.lost + moved.lost };
        self.0.values().fold(Move::default(), sum)
    }
}
