//! What every multiset of final dice comes to, equal results kept once: there are a few dozen of them for 252 multisets.

use super::enemy::Successes;
use super::exchange::{Exchange, Stakes, best};
use super::fighter::Fighter;
use super::multisets::multisets;
use super::tally::{Tally, tally};

/// The results of all multisets of as many dice as are rolled, or fewer.
#[derive(Debug)]
pub(super) struct Tallies {
    /// Which result a multiset comes to, by its number.
    of: Vec<usize>,
    distinct: Vec<Tally>,
}

impl Tallies {
    pub(super) fn of(fighter: &Fighter) -> Self {
        let mut distinct: Vec<Tally> = Vec::new();
        let mut place = |found: Tally| {
            distinct.iter().position(|other| *other == found).unwrap_or_else(|| {
                distinct.push(found);
                distinct.len() - 1
            })
        };
        let numbers = 0..multisets().of(fighter.dice).end;
        let of = numbers.map(|number| place(tally(fighter, multisets().dice(number)))).collect();
        Self { of, distinct }
    }

    /// What a multiset comes to.
    pub(super) fn get(&self, number: usize) -> &Tally {
        &self.distinct[self.of[number]]
    }

    /// Every result there is.
    pub(super) fn distinct(&self) -> &[Tally] {
        &self.distinct
    }

    /// The better of the ways to take each of them.
    pub(super) fn against(&self, against: Successes, stakes: &Stakes<'_>) -> Exchanges<'_> {
        Exchanges { of: &self.of, distinct: self.distinct.iter().map(|tally| best(tally, against, stakes)).collect() }
    }
}

/// What every multiset of final dice brings against one result of the Enemy.
#[derive(Debug)]
pub(super) struct Exchanges<'a> {
    of: &'a [usize],
    distinct: Vec<Exchange>,
}

impl Exchanges<'_> {
    /// What a multiset brings.
    pub(super) fn get(&self, number: usize) -> &Exchange {
        &self.distinct[self.of[number]]
    }

    /// What each multiset is worth, by its number.
    pub(super) fn worth(&self) -> Vec<f64> {
        self.of.iter().map(|place| self.distinct[*place].value).collect()
    }
}
