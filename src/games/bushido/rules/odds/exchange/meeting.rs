//! Two sides' dice meet: how likely each pair of comparisons is (A5).

use super::hand::{Group, Hand};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::rules::exchange::results::{Comparison, Winner};
use std::collections::BTreeSet;

/// How a comparison can come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// Who wins it.
    pub winner: Winner,
    /// At which Success Level.
    pub level: i64,
}

/// All ways a comparison can come out, numbered.
#[derive(Clone, Debug)]
pub struct Outcomes {
    all: Vec<Outcome>,
    /// The number of an Attack's result less a Defence's, from the least difference on; that of 0 is a won Defence.
    numbers: Vec<usize>,
    least: i64,
    /// The number of an Attack that won a tie.
    tie_to_attack: usize,
}

impl Outcomes {
    /// The outcomes between any of these Attacks and any of these Defences.
    pub fn between(attacks: &BTreeSet<i64>, defences: &BTreeSet<i64>) -> Self {
        let differences: BTreeSet<i64> =
            attacks.iter().flat_map(|attack| defences.iter().map(move |defence| attack - defence)).collect();
        let least = differences.first().copied().unwrap_or(0);
        let most = differences.last().copied().unwrap_or(0);
        let outcome = |difference: &i64| match *difference {
            1.. => Outcome { winner: Winner::Attack, level: *difference },
            ..=0 => Outcome { winner: Winner::Defence, level: -difference },
        };
        let mut all: Vec<Outcome> = differences.iter().map(outcome).collect();
        let tie_to_attack = all.len();
        all.push(Outcome { winner: Winner::Attack, level: 0 });
        // Differences that there are not get the number of the next one; nobody asks for them.
        let numbers = (least..=most).map(|difference| differences.range(..difference).count()).collect();
        Self { all, numbers, least, tie_to_attack }
    }

    /// The outcomes in the order of their numbers.
    pub fn all(&self) -> &[Outcome] {
        &self.all
    }

    /// The number of a comparison's outcome.
    pub fn of_comparison(&self, comparison: &Comparison) -> usize {
        match (comparison.winner, comparison.level) {
            (Winner::Attack, 0) => self.tie_to_attack,
            (Winner::Attack, level) => self.number(level),
            (Winner::Defence, level) => self.number(-level),
        }
    }

    fn number(&self, difference: i64) -> usize {
        // The difference is one of those the list was made of, so it is not below the least.
        usize::try_from(difference - self.least).map_or(0, |at| self.numbers[at])
    }
}

/// The chance of each pair of outcomes, that of the first comparison and that of the second.
#[derive(Clone, Debug)]
pub struct Meeting(Vec<Vec<f64>>);

/// Who is who in a meeting.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// Outcomes of the first comparison: the Attack of the side with the Initiative.
    pub first: &'a Outcomes,
    /// Outcomes of the second.
    pub second: &'a Outcomes,
    /// The side with the Initiative.
    pub initiative: Side,
}

impl Meeting {
    /// The hands of the side with the Initiative and of its opponent against each other.
    pub fn of(first: &Hand, second: &Hand, table: Table) -> Self {
        let mut chances = vec![vec![0.0; table.second.all.len()]; table.first.all.len()];
        for one in first.groups() {
            for another in second.groups() {
                meet(one, another, table, &mut chances);
            }
        }
        Self(chances)
    }

    /// The sum over all pairs of outcomes of their chance times `values` in the same order.
    pub fn expected(&self, values: &[Vec<f64>]) -> f64 {
        let row = |(chances, values): (&Vec<f64>, &Vec<f64>)| -> f64 {
            chances.iter().zip(values).map(|(chance, value)| chance * value).sum()
        };
        self.0.iter().zip(values).map(row).sum()
    }

    /// The pairs of outcomes that can happen, by their numbers, with their chance.
    pub fn likely(&self) -> impl Iterator<Item = (usize, usize, f64)> {
        let row = |(first, row): (usize, &Vec<f64>)| {
            let entries: Vec<_> = row.iter().enumerate().map(|(second, chance)| (first, second, *chance)).collect();
            entries
        };
        self.0.iter().enumerate().flat_map(row).filter(|(_, _, chance)| *chance > 0.0)
    }
}

fn meet(one: &Group, another: &Group, table: Table, chances: &mut [Vec<f64>]) {
    let (of_first, of_second) = (one.attack - another.defence, another.attack - one.defence);
    let (first, second) = (table.first.number(of_first), table.second.number(of_second));
    let both = one.chance * another.chance;
    if of_first != 0 && of_second != 0 {
        chances[first][second] += both;
        return;
    }
    // Whoever has more dice wins every tie there is, as Attack or as Defence.
    let ahead = has_more(one, another, table.initiative);
    let to_attack = |difference: i64, number, outcomes: &Outcomes| {
        if difference == 0 { outcomes.tie_to_attack } else { number }
    };
    chances[to_attack(of_first, first, table.first)][second] += ahead;
    chances[first][to_attack(of_second, second, table.second)] += both - ahead;
}

/// The chance that the side with the Initiative wins ties.
fn has_more(one: &Group, another: &Group, initiative: Side) -> f64 {
    let mut fewer = 0.0;
    let mut ahead = 0.0;
    for dice in 0..one.by_dice.len() {
        let equal = another.by_dice.get(dice).copied().unwrap_or(0.0);
        let won = match initiative {
            Side::Active => fewer + equal,
            Side::Other => fewer,
        };
        ahead += one.by_dice[dice] * won;
        fewer += equal;
    }
    ahead
}
