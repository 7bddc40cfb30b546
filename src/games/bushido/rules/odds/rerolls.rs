//! Which dice are rolled again before anything else is known, and what comes of it (A7, ruling StandingRerolls).

use super::multisets::{Rolls, parts, rank};
use crate::games::bushido::rules::dice::{Counting, FACES, Faces, Ones};

/// The most dice of one kind that rights can reroll at once: Prowess (any) 3 and Prowess of the kind 3.
const MOST: usize = 6;

/// Expected results of dice some of which are rolled again, exact: all have the denominator 6^[`MOST`].
#[derive(Clone, Debug)]
pub struct Expectation {
    counting: Counting,
    /// By number of new dice, remaining kept dice, and highest kept die.
    values: Vec<Vec<[i64; FACES + 1]>>,
}

/// Dice to be rolled again, and the expected result afterwards in units of 6^−[`MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The dice.
    pub again: Faces,
    /// The expected result.
    pub expected: i64,
}

impl Expectation {
    /// For at most `dice` dice of which at most `rolled` are rolled again.
    pub fn new(counting: Counting, dice: usize, rolled: usize) -> Self {
        let values = (0..=rolled.min(MOST)).map(|new| of_new_dice(counting, dice, new)).collect();
        Self { counting, values }
    }

    fn of(&self, kept: Faces, new: usize) -> i64 {
        self.values[new][kept.remaining(self.counting.ones)][kept.highest(self.counting.ones)]
    }

    fn of_choice(&self, dice: Faces, again: Faces) -> Choice {
        Choice { again, expected: self.of(dice.without(again), again.len()) }
    }

    /// For each number of dice from 0 to `most`: the choice of so many with the greatest expected result.
    pub fn best_of_each_size(&self, dice: Faces, most: usize) -> Vec<Choice> {
        let of_size = |size| {
            let choices = parts(dice, size).into_iter().map(|again| self.of_choice(dice, again));
            choices.reduce(|best, next| if next.expected > best.expected { next } else { best })
        };
        (0..=most.min(dice.len())).filter_map(of_size).collect()
    }

    /// The choice of own dice of one kind: the greatest expected result, then fewer dice.
    pub fn own(&self, dice: Faces, most: usize) -> Faces {
        let choices = self.best_of_each_size(dice, most).into_iter();
        let best = choices.reduce(|best, next| if next.expected > best.expected { next } else { best });
        best.map_or(Faces::default(), |choice| choice.again)
    }

    /// The opponent's choice (*Dodge*, *Feint*): the least expected result, then fewer dice.
    pub fn opponent(&self, dice: Faces, most: usize) -> Faces {
        let sizes = 0..=most.min(dice.len());
        let choices = sizes.flat_map(|size| parts(dice, size)).map(|again| self.of_choice(dice, again));
        let least = choices.reduce(|least, next| if next.expected < least.expected { next } else { least });
        least.map_or(Faces::default(), |choice| choice.again)
    }
}

fn of_new_dice(counting: Counting, dice: usize, new: usize) -> Vec<[i64; FACES + 1]> {
    let ends = ends_of(counting, new);
    // Every way to roll `new` dice stands for 6^(MOST − new) ways to roll MOST.
    let scale = (new..MOST).map(|_| 6).product::<i64>();
    let expected = |kept: usize, highest: usize| {
        let result = |(top, more, ways): &(usize, usize, i64)| {
            let result = counting.result(highest.max(*top), kept + more);
            ways * i64::try_from(result).unwrap_or(i64::MAX)
        };
        scale * ends.iter().map(result).sum::<i64>()
    };
    (0..=dice).map(|kept| std::array::from_fn(|highest| expected(kept, highest))).collect()
}

/// Highest die, remaining dice and number of ways, of all rolls of `new` dice.
fn ends_of(counting: Counting, new: usize) -> Vec<(usize, usize, i64)> {
    let mut ends = vec![(0, 0, 1)];
    for _ in 0..new {
        let mut grown: Vec<(usize, usize, i64)> = Vec::new();
        for (top, more, ways) in ends {
            for face in 1..=FACES {
                let (top, more) = match counting.ones {
                    Ones::Dropped if face == 1 => (top, more),
                    Ones::Dropped | Ones::Stay => (top.max(face), more + 1),
                };
                match grown.iter_mut().find(|end| (end.0, end.1) == (top, more)) {
                    Some(end) => end.2 += ways,
                    None => grown.push((top, more, ways)),
                }
            }
        }
        ends = grown;
    }
    ends
}

/// The rolls that lie on the table once `again` of `dice` are rolled again: their ranks, and the chance of each.
pub fn rerolled(dice: Faces, again: Faces, new: &Rolls) -> impl Iterator<Item = (usize, f64)> {
    let kept = dice.without(again);
    new.faces.iter().zip(&new.chances).map(move |(roll, chance)| (rank(kept.with(*roll)), *chance))
}

/// What becomes of rolls with these chances when of each the dice that `choose` says are rolled again.
pub fn after(rolls: &Rolls, most: usize, choose: impl Fn(Faces) -> Faces) -> Rolls {
    let new: Vec<Rolls> = (0..=most).map(Rolls::of).collect();
    let mut chances = vec![0.0; rolls.chances.len()];
    for (dice, chance) in rolls.faces.iter().zip(&rolls.chances) {
        let again = choose(*dice);
        for (lying, likely) in rerolled(*dice, again, &new[again.len()]) {
            chances[lying] += chance * likely;
        }
    }
    Rolls { faces: rolls.faces.clone(), chances }
}
