//! The usable sources of gold, and what sets of them can pay for.

use super::Source;
use std::cmp::Ordering;

/// A set of positions: bit n stands for position n.
pub(super) type Mask = u32;

/// Every set of the first `count` positions.
pub(super) fn subsets(count: usize) -> impl Iterator<Item = Mask> {
    0..1 << count
}

/// The positions in a set, ascending.
pub(super) fn bits(mask: Mask) -> impl Iterator<Item = usize> {
    (0..32).filter(move |at| mask >> at & 1 == 1)
}

/// Compares sets as ascending lists of positions; a list that begins another is the smaller.
pub(super) fn in_order(one: Mask, other: Mask) -> Ordering {
    let differ = one ^ other;
    if differ == 0 {
        return Ordering::Equal;
    }
    let lowest = differ & differ.wrapping_neg();
    let goes_on = |mask: Mask| mask & !(lowest | (lowest - 1)) != 0;
    let one_is_less = if one & lowest != 0 { goes_on(other) } else { !goes_on(one) };
    if one_is_less { Ordering::Less } else { Ordering::Greater }
}

/// What a set of sources costs its player, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Price {
    gold: i64,
    honor: i64,
    sources: u32,
}

impl Price {
    /// The same without the gold that is paid and not lost.
    pub(super) fn less(self, costs: i64) -> Self {
        Self { gold: self.gold - costs, ..self }
    }
}

/// How far gold has gone: cards paid, then gold lying ready for the next.
type Progress = (usize, i64);

/// The usable sources.
pub(super) struct Purse {
    sources: Vec<(usize, Source)>,
    gold_of: Vec<i64>,
}

impl Purse {
    /// The usable ones among `sources`. Tables are only made for as many as can be planned with.
    pub(super) fn of(sources: &[Source]) -> Self {
        let usable = sources.iter().copied().enumerate().filter(|(_, source)| source.is_usable());
        let mut purse = Self { sources: usable.collect(), gold_of: Vec::new() };
        if purse.len() <= super::MOST_SOURCES {
            purse.gold_of = subsets(purse.len()).map(|mask| purse.sum(mask, |source| source.gold)).collect();
        }
        purse
    }

    pub(super) fn len(&self) -> usize {
        self.sources.len()
    }

    pub(super) fn all(&self) -> Mask {
        (1 << self.len()) - 1
    }

    pub(super) fn gold(&self, mask: Mask) -> i64 {
        self.gold_of[mask as usize]
    }

    pub(super) fn honor(&self, mask: Mask) -> i64 {
        self.sum(mask, |source| source.honor)
    }

    /// Where the sources of a set stand in the list the purse was made of.
    pub(super) fn positions(&self, mask: Mask) -> Vec<usize> {
        bits(mask).map(|at| self.sources[at].0).collect()
    }

    fn sum(&self, mask: Mask, of: impl Fn(&Source) -> i64) -> i64 {
        bits(mask).map(|at| of(&self.sources[at].1)).sum()
    }

    /// Which sets of sources can be divided so that every cost is met.
    ///
    /// The costs are filled one after the other, in the best order of the sources: whatever overflows is lost.
    pub(super) fn paying(&self, costs: &[i64]) -> Vec<bool> {
        let mut best: Vec<Progress> = vec![fill(costs, (0, 0), 0); self.gold_of.len()];
        for mask in 1..best.len() {
            for at in 0..self.len() {
                let bit = 1 << at;
                if mask & bit != 0 {
                    let progress = fill(costs, best[mask ^ bit], self.sources[at].1.gold);
                    best[mask] = best[mask].max(progress);
                }
            }
        }
        best.into_iter().map(|(paid, _)| paid == costs.len()).collect()
    }

    /// Whether all sources together can pay these costs.
    pub(super) fn pays(&self, costs: &[i64]) -> bool {
        self.paying(costs)[self.all() as usize]
    }

    /// The least price of these costs, which must be payable, and every set of sources with it.
    pub(super) fn cheapest(&self, costs: &[i64]) -> (Price, Vec<Mask>) {
        let paying = self.paying(costs);
        let priced = subsets(self.len()).filter(|mask| paying[*mask as usize]).map(|mask| (self.price(mask), mask));
        let priced: Vec<(Price, Mask)> = priced.collect();
        let least = priced.iter().map(|(price, _)| *price).min().unwrap_or(self.price(self.all()));
        (least, priced.into_iter().filter(|(price, _)| *price == least).map(|(_, mask)| mask).collect())
    }

    fn price(&self, mask: Mask) -> Price {
        Price { gold: self.gold(mask), honor: self.honor(mask), sources: mask.count_ones() }
    }
}

/// Adds gold to the cost being filled and goes on to the next as soon as it is met.
fn fill(costs: &[i64], (mut paid, ready): Progress, gold: i64) -> Progress {
    let mut ready = ready + gold;
    while paid < costs.len() && ready >= costs[paid] {
        paid += 1;
        ready = 0;
    }
    (paid, ready)
}
