//! Focus: when to reroll which dice, by dynamic programming over multisets of dice and Ki left.
//!
//! For every number of Ki left, one list of expectations over all multisets: of all dice the value of having them; of
//! fewer the value of keeping them and rolling the rest. Each is the mean of its five neighbours with one die more.

use super::multisets::{Multisets, NO_DICE, multisets};
use super::settle::{Finals, Settled};
use std::ops::Range;

/// More Ki than this is worth nothing that a number could show: the chance that a die is still not what it should be
/// shrinks by a fifth with each. Reached only where nothing else stops first.
const MOST_LEVELS: usize = 4096;

/// What to do with dice on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// No more rerolls.
    Settle,
    /// Keep these, roll the rest again.
    Reroll {
        /// The number of the dice kept.
        keep: usize,
    },
}

/// Dice to roll again first, and what that is worth before its price.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reroll {
    /// The number of the dice kept.
    pub(super) keep: usize,
    /// If that is the only reroll.
    pub(super) one: f64,
    /// With all Ki.
    pub(super) all: f64,
}

/// The value of every roll with every number of Ki left.
#[derive(Debug)]
pub(super) struct Focus<'a> {
    finals: &'a Finals,
    settled: &'a [Settled],
    table: &'static Multisets,
    tolerance: f64,
    /// Expectations by Ki left. The last is for all of it, or for as much as makes a difference.
    levels: Vec<Vec<f64>>,
}

impl<'a> Focus<'a> {
    pub(super) fn new(finals: &'a Finals, settled: &'a [Settled]) -> Self {
        let (table, tolerance) = (multisets(), finals.tolerance());
        let mut focus = Self { finals, settled, table, tolerance, levels: Vec::new() };
        let mut level: Vec<f64> = settled.iter().map(|settled| settled.value).collect();
        level.truncate(focus.full().end);
        focus.expect(&mut level);
        focus.levels.push(level);
        let most = usize::try_from(finals.ki).unwrap_or(MOST_LEVELS).min(MOST_LEVELS);
        while focus.levels.len() <= most {
            let next = focus.next(focus.top());
            if !focus.gains(&next) {
                break;
            }
            focus.levels.push(next);
        }
        focus
    }

    /// The value before anything is rolled.
    pub(super) fn value(&self) -> f64 {
        self.top()[NO_DICE]
    }

    /// The value with these dice on the table.
    pub(super) fn value_of(&self, number: usize) -> f64 {
        self.top()[number]
    }

    /// The best play with all Ki; settling rather than rerolling, and rather few dice, where it is as good.
    pub(super) fn first_choice(&self, number: usize) -> Choice {
        self.choice(self.levels.len() - 1, number)
    }

    /// Of the ways to begin that are at most `slack` worse than the best, the one whose first reroll alone is worth most,
    /// with as many dice kept as can be; nothing where it is as good to settle.
    pub(super) fn surest(&self, number: usize, slack: f64) -> Option<Reroll> {
        let Choice::Reroll { keep: best } = self.first_choice(number) else { return None };
        let (last, below) = (self.levels.first()?, self.levels.get(self.levels.len().checked_sub(2)?)?);
        let of = |keep: usize| Reroll { keep, one: last[keep], all: below[keep] };
        let near = self.table.parts(number).iter().map(|&keep| of(keep)).filter(|way| way.all >= below[best] - slack);
        near.reduce(|surest, way| if way.one > surest.one + self.tolerance { way } else { surest })
    }

    /// All Ki, or as much as makes a difference.
    pub(super) fn most(&self) -> u32 {
        // Levels are bounded, so their number fits; there is always the one without Ki.
        u32::try_from(self.levels.len() - 1).unwrap_or(u32::MAX)
    }

    /// The numbers of the rolls of all dice.
    pub(super) fn full(&self) -> Range<usize> {
        self.table.of(self.finals.dice)
    }

    fn top(&self) -> &[f64] {
        // There is always the level without Ki.
        self.levels.last().map_or(&[], Vec::as_slice)
    }

    /// From the values of full rolls to those of keeping fewer dice.
    fn expect(&self, level: &mut [f64]) {
        for number in (NO_DICE..self.full().start).rev() {
            let mut sum = 0.0;
            for &more in self.table.with_any(number) {
                sum += level[more];
            }
            level[number] = sum / 5.0;
        }
    }

    /// The level with one Ki more.
    fn next(&self, below: &[f64]) -> Vec<f64> {
        let mut level = below.to_vec();
        for number in NO_DICE..self.full().start {
            level[number] = level[number].max(self.best_part(number, &level));
        }
        for number in self.full() {
            let rerolled = self.best_part(number, &level) - self.finals.focus;
            level[number] = self.settled[number].value.max(rerolled);
        }
        self.expect(&mut level);
        level
    }

    /// The greatest value with one die fewer.
    fn best_part(&self, number: usize, level: &[f64]) -> f64 {
        let mut best = f64::NEG_INFINITY;
        for &part in self.table.without_any(number) {
            best = best.max(level[part]);
        }
        best
    }

    /// Whether one Ki more is worth anything.
    fn gains(&self, next: &[f64]) -> bool {
        self.full().any(|number| next[number] > self.value_of(number) + self.tolerance)
    }

    /// What to do with a roll when that many Ki are left.
    pub(super) fn choice(&self, left: usize, number: usize) -> Choice {
        let Some(below) = left.checked_sub(1) else { return Choice::Settle };
        let enough = self.levels[left][number] - self.tolerance;
        if self.settled[number].value >= enough {
            return Choice::Settle;
        }
        let below = &self.levels[below];
        for &keep in self.table.parts(number) {
            if below[keep] - self.finals.focus >= enough {
                return Choice::Reroll { keep };
            }
        }
        Choice::Settle
    }
}
