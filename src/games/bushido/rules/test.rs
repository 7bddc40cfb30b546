//! Dice of tests before they are rolled (BU-TEST-2, 10, 11).

use super::dice::small;
use crate::games::bushido::model::size::Size;

/// Dice of a Challenge: at least one (BU-TEST-2).
pub fn challenge_dice(pool: i64) -> usize {
    usize::try_from(pool.max(1)).unwrap_or(1)
}

/// Dice that both sides gain so that the lower pool has one (BU-TEST-2); 0 where both have one anyway.
pub fn gained(one: i64, another: i64) -> i64 {
    (1 - one.min(another)).max(0)
}

/// Dice of both sides of an opposed test (BU-TEST-2).
pub fn opposed_dice(one: i64, another: i64) -> (usize, usize) {
    let more = gained(one, another);
    (challenge_dice(one + more), challenge_dice(another + more))
}

/// Dice of a Size test: those of the size, with traits and effects worth `change`, at least one (BU-TEST-10, A18).
pub fn size_dice(size: Size, change: i64) -> usize {
    challenge_dice(size.dice() + change)
}

/// What decides a Fear test without a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// It is passed.
    Pass,
    /// It is failed.
    Fail,
}

/// What a model brings to a Fear test apart from dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nerve {
    /// Passes.
    Fearless,
    /// Passes.
    Soulless,
    /// Fails.
    Frightened,
    /// Once again after a failure.
    Bravery,
    /// Once again after a success.
    Cowardly,
    /// The frightening model's: once again after a success.
    Terror,
}

/// What a Fear test is made against (BU-TEST-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fright {
    /// The Challenge Number.
    pub number: i64,
    /// The frightening model's *Dread(X)*, where it has it.
    pub dread: Option<i64>,
}

impl Fright {
    /// What decides the test without a roll, in the order of BU-TEST-11; `own` is the model's own *Fear*, 0 for none.
    pub fn automatic(self, own: i64, has: impl Fn(Nerve) -> bool) -> Option<Automatic> {
        if has(Nerve::Fearless) || has(Nerve::Soulless) {
            Some(Automatic::Pass)
        } else if has(Nerve::Frightened) {
            Some(Automatic::Fail)
        } else if self.dread.is_none() && own > 0 && own >= self.number {
            Some(Automatic::Pass)
        } else {
            None
        }
    }

    /// Dice of the test with a Ki Statistic of `pool`: *Dread* takes some, not below one (A17).
    pub fn dice(self, pool: i64) -> usize {
        challenge_dice(pool - self.dread.unwrap_or(0))
    }
}

/// How often a Fear test is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FearRolls {
    /// A failed one is rolled once again.
    AgainAfterFailure,
    /// So many passed rolls in a row are needed, 1..=3.
    PassedInARow(u8),
}

/// How *Bravery*, *Cowardly* and *Terror* come together (BU-TEST-11).
pub fn fear_rolls(has: impl Fn(Nerve) -> bool) -> FearRolls {
    let against = u8::from(has(Nerve::Cowardly)) + u8::from(has(Nerve::Terror));
    match (has(Nerve::Bravery), against) {
        (true, 0) => FearRolls::AgainAfterFailure,
        (true, more) => FearRolls::PassedInARow(more),
        (false, more) => FearRolls::PassedInARow(1 + more),
    }
}

/// The pool of a Ranged Attack's dice after the cost of a Special Attack (BU-RNG-3).
pub fn ranged_dice(pool: i64, cost: usize) -> usize {
    challenge_dice(small(challenge_dice(pool)) - small(cost))
}
