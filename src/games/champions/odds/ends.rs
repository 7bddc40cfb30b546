//! How a Combat can end, as far as what comes after it goes: Wounds of both sides, Life and Ki that changed hands,
//! Deception. All of them together with their probabilities, so that a sequence of Combats can be reckoned exactly.

use super::exchange::{Exchange, Stakes};
use super::settle::Settled;
use super::tally::Tally;
use std::collections::BTreeMap;

/// One way a Combat can end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    /// Wounds dealt, up to the Enemy's Life Points.
    pub dealt: u32,
    /// Wounds taken, up to the Life Points there were once those recovered came back.
    pub taken: u32,
    /// Life Points recovered before the Wounds.
    pub recovered: u32,
    /// Rerolls paid with Ki.
    pub ki_spent: u32,
    /// Ki gained; never by an Ally.
    pub ki_gained: u32,
    /// Whether Deception was used.
    pub deceived: bool,
}

impl End {
    /// The end of that exchange; Ki spent is not in it.
    pub(super) fn of(tally: &Tally, exchange: &Exchange, end: &Settled, stakes: &Stakes<'_>) -> Self {
        let (lp, most) = (stakes.fighter.lp, stakes.fighter.lp_max);
        let recovered = if tally.air { lp.saturating_add(1).min(most) - lp } else { 0 };
        Self {
            dealt: exchange.dealt.min(stakes.enemy.lp),
            taken: exchange.taken.min(lp + recovered),
            recovered,
            ki_spent: 0,
            ki_gained: u32::from(tally.fire),
            deceived: end.deceived,
        }
    }

    /// Ki left after it, of so much before.
    pub fn ki_left(&self, ki: u32) -> u32 {
        (ki + self.ki_gained).saturating_sub(self.ki_spent)
    }

    /// Purity it costs, of so much at stake.
    pub fn purity_lost(&self, stake: u8, prevention: Prevention) -> u8 {
        let kept = match prevention {
            Prevention::Ki(ki) => u8::try_from(self.ki_left(ki)).unwrap_or(u8::MAX),
            Prevention::None => 0,
        };
        if self.taken == 0 { 0 } else { stake.saturating_sub(kept) }
    }
}

/// Every way a Combat can end under the best play, with its probability. They add up to 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ends(BTreeMap<End, f64>);

impl Ends {
    /// Counts an end that comes with probability `share`.
    pub(super) fn count(&mut self, end: End, share: f64) {
        if share > 0.0 {
            *self.0.entry(end).or_insert(0.0) += share;
        }
    }

    /// Each end and its probability.
    pub fn iter(&self) -> impl Iterator<Item = (&End, f64)> {
        self.0.iter().map(|(end, share)| (end, *share))
    }

    /// The probability of each number of Purity lost, from 0: an Enemy that wounds costs `stake`, less one for each Ki
    /// that is left after the rerolls, gained ones included (CH-COM-9).
    pub fn purity_lost(&self, stake: u8, prevention: Prevention) -> Vec<f64> {
        let mut lost = vec![0.0; usize::from(stake) + 1];
        for (end, share) in self.iter() {
            lost[usize::from(end.purity_lost(stake, prevention))] += share;
        }
        lost
    }
}

/// What prevents a loss of Purity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prevention {
    /// That much Ki before the Combat, of which rerolls take theirs first.
    Ki(u32),
    /// Nothing: an Ally has no Ki.
    None,
}
