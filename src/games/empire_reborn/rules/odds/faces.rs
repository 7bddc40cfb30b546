//! The highest of some dice that do not explode.

use super::distribution::binomial;

/// The chances of the sum of the `keep` highest of some dice with the faces 1..=`faces`, `left_out` lower ones and
/// none, one, .. or `dropped` higher ones being left out. Index = sum.
#[derive(Clone, Debug)]
pub struct HighestFaces {
    /// By how many are kept, nothing higher being dropped.
    kept: Vec<Vec<f64>>,
    /// By how many higher ones are dropped, as many as possible being kept.
    dropped: Vec<Vec<f64>>,
}

impl HighestFaces {
    /// Reckons the sums face by face, from the lowest up: of so many dice some show the highest face, the others are
    /// dice of one face less.
    pub fn new(keep: usize, left_out: usize, dropped: usize, faces: usize) -> Self {
        // Dice of a single face: the sum is their number.
        let ones = |keep: usize| (0..=keep).map(|sum| if sum == keep { 1.0 } else { 0.0 }).collect::<Vec<f64>>();
        let mut level = Self { kept: (0..=keep).map(ones).collect(), dropped: vec![ones(keep); dropped + 1] };
        for face in 2..=faces {
            level = level.with_face(face, left_out);
        }
        level
    }

    /// Nothing higher dropped: the sum of the `keep` highest.
    pub fn kept(&self, keep: usize) -> &[f64] {
        &self.kept[keep]
    }

    /// The sum of all that are kept after `dropped` higher ones.
    pub fn after(&self, dropped: usize) -> &[f64] {
        &self.dropped[dropped]
    }

    fn with_face(&self, face: usize, left_out: usize) -> Self {
        let most = self.kept.len() - 1;
        let chance = 1.0 / face as f64;
        let kept = (0..=most).map(|keep| {
            let mut sums = vec![0.0; face * keep + 1];
            for (highest, weight) in binomial(keep + left_out, chance).into_iter().enumerate() {
                let top = highest.min(keep);
                add(&mut sums, face * top, weight, &self.kept[keep - top]);
            }
            sums
        });
        let dropped = (0..self.dropped.len()).map(|dropped| {
            let mut sums = vec![0.0; face * most + 1];
            for (highest, weight) in binomial(most + left_out + dropped, chance).into_iter().enumerate() {
                match highest.checked_sub(dropped) {
                    None | Some(0) => add(&mut sums, 0, weight, &self.dropped[dropped - highest.min(dropped)]),
                    Some(beyond) => {
                        let top = beyond.min(most);
                        add(&mut sums, face * top, weight, &self.kept[most - top]);
                    }
                }
            }
            sums
        });
        Self { kept: kept.collect(), dropped: dropped.collect() }
    }
}

fn add(sums: &mut [f64], shift: usize, weight: f64, others: &[f64]) {
    for (sum, other) in sums[shift..].iter_mut().zip(others) {
        *sum += weight * other;
    }
}
