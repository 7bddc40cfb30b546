//! How many ways there are to take some tokens of one kind that come to a sum of strengths.

use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;

/// Ordered draws without replacement of one kind: by how many are drawn, then by their sum.
#[derive(Clone, Debug)]
pub(super) struct Draws(Vec<Vec<f64>>);

impl Draws {
    /// The draws of a kind from `unseen`.
    pub(super) fn new(unseen: &TokenCounts, kind: Kind) -> Self {
        let mut subsets = vec![vec![1.0]];
        for (face, count) in unseen.iter().filter(|(face, _)| face.kind() == kind) {
            for _ in 0..count {
                add_token(&mut subsets, face.weight().into());
            }
        }
        let mut orders = 1.0;
        for (drawn, sums) in subsets.iter_mut().enumerate().skip(1) {
            // No clan has more than 27 tokens.
            orders *= f64::from(u8::try_from(drawn).unwrap_or(u8::MAX));
            sums.iter_mut().for_each(|ways| *ways *= orders);
        }
        Self(subsets)
    }

    /// The ways to draw `count` tokens, by their sum; none if there are not so many.
    pub(super) fn sums(&self, count: u8) -> &[f64] {
        self.0.get(usize::from(count)).map_or(&[], Vec::as_slice)
    }
}

/// Every subset once without and once with another token of this strength.
fn add_token(subsets: &mut Vec<Vec<f64>>, strength: usize) {
    subsets.push(Vec::new());
    for drawn in (1..subsets.len()).rev() {
        let shifted = subsets[drawn - 1].clone();
        let sums = &mut subsets[drawn];
        sums.resize(sums.len().max(shifted.len() + strength), 0.0);
        shifted.iter().enumerate().for_each(|(sum, ways)| sums[sum + strength] += ways);
    }
}

/// n · (n − 1) · … with `factors` factors; 0 where n is too small.
pub(super) fn falling(n: u8, factors: u8) -> f64 {
    (0..factors).map(|less| f64::from(n) - f64::from(less)).map(|factor| factor.max(0.0)).product()
}

/// The sums of two independent ways.
pub(super) fn convolve(one: &[f64], two: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0; (one.len() + two.len()).saturating_sub(1)];
    for (at, ways) in one.iter().enumerate().filter(|(_, ways)| **ways != 0.0) {
        two.iter().enumerate().for_each(|(other, more)| sums[at + other] += ways * more);
    }
    sums
}
