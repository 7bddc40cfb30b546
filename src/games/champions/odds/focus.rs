//! Focus: when to reroll which dice, by dynamic programming over multisets of dice and Ki left.
//!
//! For every number of Ki left, one list of expectations over all multisets: of all dice the value of having them; of
//! fewer the value of keeping them and rolling the rest. Each is the mean of its five neighbours with one die more.

use super::multisets::{NO_DICE, multisets};
use super::settle::{Finals, Settled};

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

/// The value of every roll with every number of Ki left.
#[derive(Debug)]
pub(super) struct Focus<'a> {
    finals: &'a Finals,
    settled: &'a [Settled],
    tolerance: f64,
    /// Expectations by Ki left. The last is for all of it, or for as much as makes a difference.
    levels: Vec<Vec<f64>>,
}

/// How play goes on average.
#[derive(Debug)]
pub(super) struct Played {
    /// How often each roll is the one that is settled, by number.
    pub(super) settled: Vec<f64>,
    /// The expected number of rerolls.
    pub(super) rerolls: f64,
}

/// What is done with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// It is settled.
    Settles,
    /// Some of its dice are rolled again.
    Rerolls,
}

/// A roll in play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ended {
    /// With which of the amounts of Ki.
    pub(super) at: usize,
    /// Its number.
    pub(super) number: usize,
    /// How many rerolls came before it.
    pub(super) rerolls: u32,
    /// How likely that is.
    pub(super) share: f64,
    /// What is done with it.
    pub(super) then: Then,
}

impl<'a> Focus<'a> {
    pub(super) fn new(finals: &'a Finals, settled: &'a [Settled]) -> Self {
        let mut focus = Self { finals, settled, tolerance: finals.tolerance(), levels: Vec::new() };
        let mut level: Vec<f64> = settled.iter().map(|settled| settled.value).collect();
        level.truncate(multisets().of(finals.dice).end);
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

    /// How play goes from before the roll, or from dice that lie on the table.
    pub(super) fn played_from(&self, number: usize) -> Played {
        let mut settled = vec![0.0; multisets().of(self.finals.dice).end];
        let mut rerolls = 0.0;
        self.play(number, &[usize::MAX], |ended| match ended.then {
            Then::Settles => settled[ended.number] += ended.share,
            Then::Rerolls => rerolls += ended.share,
        });
        Played { settled, rerolls }
    }

    /// How play goes with each of these amounts of Ki at once, telling every roll, what is done with it, and the rerolls
    /// before it.
    pub(super) fn play(&self, number: usize, amounts: &[usize], mut tell: impl FnMut(Ended)) {
        let full = multisets().of(self.finals.dice);
        let top = self.levels.len() - 1;
        let mut all = vec![vec![0.0; full.end]; amounts.len()];
        for left in (0..=top).rev() {
            for (shares, ki) in all.iter_mut().zip(amounts) {
                if (*ki).min(top) == left {
                    shares[number] += 1.0;
                }
                if (*ki).min(top) >= left {
                    self.roll(shares);
                }
            }
            for number in full.clone() {
                if all.iter().all(|shares| shares[number] == 0.0) {
                    continue;
                }
                let choice = self.choice(left, number);
                for (at, (shares, ki)) in all.iter_mut().zip(amounts).enumerate() {
                    let share = std::mem::take(&mut shares[number]);
                    let then = match choice {
                        Choice::Settle => Then::Settles,
                        Choice::Reroll { keep } => {
                            shares[keep] += share;
                            Then::Rerolls
                        }
                    };
                    if share > 0.0 {
                        // Levels are bounded, so the rerolls fit.
                        let rerolls = u32::try_from((*ki).min(top) - left).unwrap_or(u32::MAX);
                        tell(Ended { at, number, rerolls, share, then });
                    }
                }
            }
        }
    }

    fn top(&self) -> &[f64] {
        // There is always the level without Ki.
        self.levels.last().map_or(&[], Vec::as_slice)
    }

    /// From the values of full rolls to those of keeping fewer dice.
    fn expect(&self, level: &mut [f64]) {
        let table = multisets();
        for number in (NO_DICE..table.of(self.finals.dice).start).rev() {
            level[number] = table.with_any(number).iter().map(|&more| level[more]).sum::<f64>() / 5.0;
        }
    }

    /// Rolls what is missing: shares of dice kept become shares of full rolls.
    fn roll(&self, shares: &mut [f64]) {
        let table = multisets();
        for number in NO_DICE..table.of(self.finals.dice).start {
            let each = std::mem::take(&mut shares[number]) / 5.0;
            table.with_any(number).iter().for_each(|&more| shares[more] += each);
        }
    }

    /// The level with one Ki more.
    fn next(&self, below: &[f64]) -> Vec<f64> {
        let (table, full) = (multisets(), multisets().of(self.finals.dice));
        let mut level = below.to_vec();
        let best_part = |number: usize, level: &[f64]| {
            table.without_any(number).map(|part| level[part]).fold(f64::NEG_INFINITY, f64::max)
        };
        for number in NO_DICE..full.start {
            level[number] = level[number].max(best_part(number, &level));
        }
        for number in full {
            let rerolled = best_part(number, &level) - self.finals.focus;
            level[number] = self.settled[number].value.max(rerolled);
        }
        self.expect(&mut level);
        level
    }

    /// Whether one Ki more is worth anything.
    fn gains(&self, next: &[f64]) -> bool {
        multisets().of(self.finals.dice).any(|number| next[number] > self.value_of(number) + self.tolerance)
    }

    fn choice(&self, left: usize, number: usize) -> Choice {
        let Some(below) = left.checked_sub(1) else { return Choice::Settle };
        let enough = self.levels[left][number] - self.tolerance;
        if self.settled[number].value >= enough {
            return Choice::Settle;
        }
        let parts = multisets().parts(number).iter();
        let good = |&&keep: &&usize| self.levels[below][keep] - self.finals.focus >= enough;
        parts.copied().find(|keep| good(&keep)).map_or(Choice::Settle, |keep| Choice::Reroll { keep })
    }
}
