//! All rolls of some dice as multisets, numbered, with the chance of each.

use crate::games::bushido::rules::dice::{FACES, Faces};

/// The multisets of so many dice, in the order of [`rank`], with their chances.
#[derive(Clone, Debug)]
pub struct Rolls {
    /// The multisets.
    pub faces: Vec<Faces>,
    /// How likely each is; they add up to 1.
    pub chances: Vec<f64>,
}

impl Rolls {
    /// All rolls of `dice` dice.
    pub fn of(dice: usize) -> Self {
        let faces = all(dice);
        let chances = faces.iter().map(|roll| orders(*roll) / 6.0_f64.powi(i32::try_from(dice).unwrap_or(0))).collect();
        Self { faces, chances }
    }
}

/// In how many orders the dice can have come.
fn orders(roll: Faces) -> f64 {
    let mut orders = 1.0;
    let mut placed = 0;
    for count in roll.0 {
        for nth in 1..=count {
            placed += 1;
            orders *= f64::from(placed) / f64::from(nth);
        }
    }
    orders.round()
}

/// All multisets of `dice` dice; more low faces come first.
fn all(dice: usize) -> Vec<Faces> {
    let plenty = u8::try_from(dice).unwrap_or(u8::MAX);
    parts(Faces([plenty; FACES]), dice)
}

/// All multisets of `size` dice out of `whole`.
///
/// Those with more low faces come first: their ascending lists of values are the lexicographically smallest (A7).
pub fn parts(whole: Faces, size: usize) -> Vec<Faces> {
    let mut found = Vec::new();
    extend(whole, size, 0, Faces::default(), &mut found);
    found
}

fn extend(whole: Faces, size: usize, face: usize, so_far: Faces, found: &mut Vec<Faces>) {
    if size == 0 {
        found.push(so_far);
        return;
    }
    if face == FACES {
        return;
    }
    for count in (0..=size.min(usize::from(whole.0[face]))).rev() {
        let mut next = so_far;
        next.0[face] = u8::try_from(count).unwrap_or(u8::MAX);
        extend(whole, size - count, face + 1, next, found);
    }
}

/// The position of a multiset among those of as many dice.
pub fn rank(roll: Faces) -> usize {
    let mut left = roll.len();
    let mut rank = 0;
    for (face, count) in roll.0.iter().enumerate().take(FACES - 1) {
        // Before it come those with more of this face: the dice left over are spread over the faces above.
        rank += (usize::from(*count) + 1..=left).map(|more| spread(left - more, FACES - 1 - face)).sum::<usize>();
        left -= usize::from(*count);
    }
    rank
}

/// The most dice anything is reckoned for: ten of a test and six gained (BU-TEST-2).
const MOST_DICE: usize = 16;

/// The number of multisets by faces (less one) and dice.
const SPREAD: [[usize; MOST_DICE + 1]; FACES] = {
    let mut spread = [[1; MOST_DICE + 1]; FACES];
    let mut faces = 1;
    while faces < FACES {
        let mut dice = 1;
        while dice <= MOST_DICE {
            spread[faces][dice] = spread[faces - 1][dice] + spread[faces][dice - 1];
            dice += 1;
        }
        faces += 1;
    }
    spread
};

/// The number of multisets of `dice` dice of `faces` faces.
const fn spread(dice: usize, faces: usize) -> usize {
    SPREAD[faces - 1][dice]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_multiset_has_its_own_rank() {
        for dice in 0..=7 {
            let rolls = Rolls::of(dice);
            assert_eq!(rolls.faces.len(), spread(dice, FACES));
            let ranks: Vec<usize> = rolls.faces.iter().map(|roll| rank(*roll)).collect();
            assert_eq!(ranks, (0..rolls.faces.len()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn chances_of_all_rolls_add_up_to_1() {
        for dice in 0..=16 {
            let sum: f64 = Rolls::of(dice).chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-12, "{dice} dice: {sum}");
        }
    }
}
