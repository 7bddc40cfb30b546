//! How a Combat can end, as far as what comes after it goes: Wounds of both sides, Life and Ki that changed hands,
//! Deception. All of them together with their probabilities, so that a sequence of Combats can be reckoned exactly.

use super::enemy::Successes;
use super::exchange::{Exchange, Stakes};
use super::settle::Settled;
use super::tally::Tally;

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
pub struct Ends(Vec<(End, f64)>);

impl Ends {
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

/// The greatest of each number of an [`End`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Most {
    dealt: u32,
    taken: u32,
    ki_spent: u32,
}

impl Most {
    /// What these results of both sides can come to.
    pub(super) fn of(tallies: &[Tally], results: &[(Successes, f64)], stakes: &Stakes<'_>, ki: u32) -> Self {
        let number = |value: i64| u32::try_from(value.max(1)).unwrap_or(u32::MAX);
        let dealt = tallies.iter().map(|tally| number(tally.offence.saturating_add(tally.wounds))).max();
        let taken = results.iter().map(|(against, _)| number(against.offence)).max();
        Self {
            dealt: dealt.unwrap_or(0).min(stakes.enemy.lp),
            taken: taken.unwrap_or(0).min(stakes.fighter.lp.saturating_add(1)),
            ki_spent: ki,
        }
    }

    /// Places of an end: one for each combination of its numbers.
    fn places(self) -> usize {
        (self.dealt as usize + 1) * (self.taken as usize + 1) * (self.ki_spent as usize + 1) * 8
    }

    fn place(self, end: &End) -> usize {
        let numbers = end.ki_spent as usize * (self.dealt as usize + 1) + end.dealt as usize;
        let wounds = numbers * (self.taken as usize + 1) + end.taken as usize;
        wounds * 8 + usize::from(end.deceived) * 4 + end.ki_gained as usize * 2 + end.recovered as usize
    }

    /// The end of that place.
    fn end(self, place: usize) -> End {
        let part = |of: usize, most: u32| u32::try_from(of % (most as usize + 1)).unwrap_or(0);
        let bit = |place: usize| u32::from(place % 2 == 1);
        let wounds = place / 8;
        let numbers = wounds / (self.taken as usize + 1);
        End {
            dealt: part(numbers, self.dealt),
            taken: part(wounds, self.taken),
            recovered: bit(place),
            ki_spent: part(numbers / (self.dealt as usize + 1), self.ki_spent),
            ki_gained: bit(place / 2),
            deceived: place / 4 % 2 == 1,
        }
    }
}

/// Ends while they are counted: a list with a place for each.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    most: Most,
    shares: Vec<f64>,
}

impl Counts {
    /// Nothing counted yet.
    pub(super) fn none(most: Most) -> Self {
        Self { most, shares: vec![0.0; most.places()] }
    }

    /// Counts an end that comes with probability `share`.
    pub(super) fn count(&mut self, end: End, share: f64) {
        self.shares[self.most.place(&end)] += share;
    }

    /// Everything that was counted.
    pub(super) fn ends(self) -> Ends {
        let counted = self.shares.iter().enumerate().filter(|(_, share)| **share > 0.0);
        Ends(counted.map(|(place, share)| (self.most.end(place), *share)).collect())
    }
}
