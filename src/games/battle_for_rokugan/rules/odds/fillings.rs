//! What the unknown tokens of one clan may be: every legal filling with its weight, by kinds and then by strength.

use super::pool::Pool;
use super::strengths::{Draws, convolve, falling};
use crate::games::battle_for_rokugan::model::face::Kind;
use std::collections::BTreeMap;

/// The kinds that can lie facedown, the bluff last.
pub(super) const FACEDOWN: [Kind; 6] =
    [Kind::Army, Kind::Navy, Kind::Shinobi, Kind::Diplomacy, Kind::Raid, Kind::Bluff];

/// Where the bluff stands in [`FACEDOWN`].
const BLUFF: usize = 5;

/// How many tokens of each facedown kind are used, in the order of [`FACEDOWN`].
pub(super) type Uses = [u8; 6];

/// How many are used of a kind.
pub(super) fn uses_of(uses: &Uses, kind: Kind) -> u8 {
    FACEDOWN.iter().zip(uses).find(|(facedown, _)| **facedown == kind).map_or(0, |(_, count)| *count)
}

/// A clan's unseen tokens, ready to be counted.
#[derive(Clone, Debug)]
pub(super) struct Fillings {
    counts: Uses,
    /// The draws of armies, navies and shinobi.
    draws: [Draws; 3],
    /// Weight of a filling without and with the bluff, before the products of counts.
    weights: [f64; 2],
}

/// One way to use kinds for the tokens aimed at a province, with the weights of the sums of their strengths.
pub(super) struct Filling {
    /// The kinds used there.
    pub(super) uses: Uses,
    /// Weight by sum of strengths.
    pub(super) sums: Vec<f64>,
}

impl Fillings {
    /// For `listed` unknown tokens on the board out of those of this round in `pool`.
    pub(super) fn new(pool: &Pool, listed: u8) -> Self {
        let counts = FACEDOWN.map(|kind| pool.unseen().of_kind(kind));
        let draws = [Kind::Army, Kind::Navy, Kind::Shinobi].map(|kind| Draws::new(pool.unseen(), kind));
        let (all, slots) = (pool.drawable(), f64::from(pool.unknown()));
        let over = |factors| match falling(all, factors) {
            // More tokens than there are: no filling has a product other than 0.
            0.0 => 0.0,
            ways => 1.0 / ways,
        };
        let elsewhere = if counts[BLUFF] == 0 { 1.0 } else { (slots - f64::from(listed)) / slots };
        let there = if counts[BLUFF] == 0 { 0.0 } else { 1.0 / slots };
        let weights = [elsewhere * over(listed), there * over(listed.saturating_sub(1))];
        Self { counts, draws, weights }
    }

    /// In how many ways tokens that may be of certain kinds can be distributed over them.
    pub(super) fn ways<'a>(&self, tokens: impl Iterator<Item = &'a [Kind]>) -> BTreeMap<Uses, f64> {
        let mut ways = BTreeMap::from([(Uses::default(), 1.0)]);
        for kinds in tokens {
            let mut more = BTreeMap::new();
            for (uses, count) in &ways {
                for (at, _) in FACEDOWN.iter().enumerate().filter(|(_, kind)| kinds.contains(kind)) {
                    let mut used = *uses;
                    used[at] += 1;
                    if used[at] <= self.counts[at] {
                        *more.entry(used).or_insert(0.0) += count;
                    }
                }
            }
            ways = more;
        }
        ways
    }

    /// Every filling of the tokens `aimed` at a province, weighted by what the tokens `elsewhere` may then be.
    pub(super) fn of(&self, aimed: &BTreeMap<Uses, f64>, elsewhere: &BTreeMap<Uses, f64>) -> Vec<Filling> {
        let weighed = aimed.iter().map(|(uses, ways)| (uses, ways * self.weight_elsewhere(uses, elsewhere)));
        let possible = weighed.filter(|(_, weight)| *weight > 0.0);
        possible.map(|(uses, weight)| Filling { uses: *uses, sums: self.sums(uses, weight) }).collect()
    }

    /// The weight of everything elsewhere, with `used` tokens gone.
    fn weight_elsewhere(&self, used: &Uses, elsewhere: &BTreeMap<Uses, f64>) -> f64 {
        let weight = |(uses, ways): (&Uses, &f64)| {
            let left = self.counts.iter().zip(used).zip(uses).take(BLUFF);
            let products: f64 = left.map(|((count, used), more)| falling(count - used, *more)).product();
            let bluffs = usize::from(used[BLUFF] + uses[BLUFF]);
            ways * products * self.weights.get(bluffs).copied().unwrap_or(0.0)
        };
        elsewhere.iter().map(weight).sum()
    }

    /// `weight` spread over the sums that these kinds can come to.
    fn sums(&self, uses: &Uses, weight: f64) -> Vec<f64> {
        let plain: f64 = (3..BLUFF).map(|at| falling(self.counts[at], uses[at])).product();
        let fighting = self.draws.iter().zip(uses);
        fighting.fold(vec![weight * plain], |sums, (draws, count)| convolve(&sums, draws.sums(*count)))
    }
}
