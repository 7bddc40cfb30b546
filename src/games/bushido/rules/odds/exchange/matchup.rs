//! The zero-sum game of the hidden split, and what single splits come to (A12).

use super::hand::{Hand, Hands, RerollOrder};
use super::meeting::{Meeting, Outcomes, Table};
use super::payoff::{Duel, Payoff};
use crate::games::bushido::model::fighter::Fighter;
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::odds::harm::{Harms, Marked};
use crate::games::bushido::rules::odds::weights::Weights;
use crate::games::bushido::rules::odds::zero_sum::{Equilibrium, solve};
use std::collections::{BTreeMap, BTreeSet};

/// Two fighters before they divide their dice.
#[derive(Clone, Debug)]
pub struct Matchup {
    /// Who fights.
    pub fighters: Sides<Fighter>,
    /// Who attacks first.
    pub initiative: Side,
    /// Which readings are in force.
    pub rulings: Rulings,
    /// What the active side is after.
    pub weights: Weights,
}

/// How two splits come out against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct SplitOdds {
    /// The value for the active side.
    pub value: f64,
    /// Chances of Wounds marked on each side.
    pub marked: Sides<Marked>,
    /// Chances that the Special of each side triggers.
    pub triggers: Sides<f64>,
}

/// Values of all splits of the active side (rows) against all of the other (columns).
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    /// The splits of both, in the order of A4.
    pub splits: Sides<Vec<Split>>,
    /// Row by row, for the active side.
    pub values: Vec<Vec<f64>>,
}

/// How often a side chooses a split.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Which.
    pub split: Split,
    /// Its probability.
    pub probability: f64,
}

/// The best that both sides can do.
#[derive(Clone, Debug, PartialEq)]
pub struct BestSplit {
    /// The value for the active side.
    pub value: f64,
    /// What each mixes, only splits that are ever chosen, in the order of A4.
    pub mix: Sides<Vec<Share>>,
}

/// The best answers to a mixture.
#[derive(Clone, Debug, PartialEq)]
pub struct BestAnswer {
    /// The value for the active side.
    pub value: f64,
    /// All best splits, in the order of A4.
    pub best: Vec<Split>,
}

/// How much less than the best still counts as best.
const EQUAL: f64 = 1e-9;

impl Matchup {
    /// How two splits come out against each other.
    pub fn odds(&self, splits: &Sides<Split>) -> SplitOdds {
        let hands = Sides::from_fn(|side| self.hands(side).hand(dice(splits.of(side))));
        let [first, second] = self.outcomes(&Sides::from_fn(|side| vec![hands.of(side)]));
        let table = Table { first: &first, second: &second, initiative: self.initiative };
        let meeting = self.meeting(&hands.active, &hands.other, table);
        let payoff = Payoff::new(self.duel(splits), [&first, &second], &mut self.harms());
        let boxes = |side: Side| vec![0.0; self.fighters.of(side).parts().body.wounds + 1];
        let mut odds = SplitOdds { value: 0.0, marked: Sides::from_fn(boxes), triggers: Sides::default() };
        for (first, second, chance) in meeting.likely() {
            let report = payoff.report(first, second);
            odds.value += chance * payoff.value(first, second);
            for side in Side::ALL {
                *odds.triggers.of_mut(side) += chance * report.triggers.of(side);
                for (sum, marked) in odds.marked.of_mut(side).iter_mut().zip(report.marked.of(side)) {
                    *sum += chance * marked;
                }
            }
        }
        odds
    }

    /// The values of all splits against all splits.
    pub fn matrix(&self) -> Matrix {
        let splits = Sides::from_fn(|side| Split::all(self.fighters.of(side)));
        let hands = Sides::from_fn(|side| {
            let dice: BTreeSet<(usize, usize)> = splits.of(side).iter().map(dice).collect();
            let mut hands = self.hands(side);
            dice.into_iter().map(|dice| (dice, hands.hand(dice))).collect::<BTreeMap<_, _>>()
        });
        let [first, second] = self.outcomes(&Sides::from_fn(|side| hands.of(side).values().collect()));
        let table = Table { first: &first, second: &second, initiative: self.initiative };
        let mut meetings = BTreeMap::new();
        for (one, active) in &hands.active {
            for (another, other) in &hands.other {
                meetings.insert((*one, *another), self.meeting(active, other, table));
            }
        }
        let mut payoffs = BTreeMap::new();
        let mut harms = self.harms();
        let mut value = |active: Split, other: Split| {
            let pair = Sides { active, other };
            let values = payoffs
                .entry((essence(active), essence(other)))
                .or_insert_with(|| Payoff::new(self.duel(&pair), [&first, &second], &mut harms).values());
            meetings[&(dice(&active), dice(&other))].expected(values)
        };
        let row = |active: &Split| splits.other.iter().map(|other| value(*active, *other)).collect();
        let values = splits.active.iter().map(row).collect();
        Matrix { splits, values }
    }

    /// Whose rerolls come first on the dice of a side.
    fn order(&self, side: Side) -> RerollOrder {
        if side == self.initiative { RerollOrder::OpponentFirst } else { RerollOrder::OwnFirst }
    }

    fn hands(&self, side: Side) -> Hands<'_> {
        let (own, opponent) = (self.fighters.of(side), self.fighters.of(side.opponent()));
        Hands::new(own, opponent, self.order(side), &self.rulings)
    }

    /// The Damage Rolls of each side, none reckoned yet.
    pub(super) fn harms(&self) -> Sides<Harms<'_>> {
        Sides::from_fn(|side| {
            let (own, opponent) = (self.fighters.of(side), self.fighters.of(side.opponent()));
            Harms::new(&own.parts().damage, &opponent.parts().body, &self.rulings)
        })
    }

    fn outcomes(&self, hands: &Sides<Vec<&Hand>>) -> [Outcomes; 2] {
        let groups = |side| hands.of(side).iter().flat_map(|hand| hand.groups());
        let attacks = |side| groups(side).map(|group| group.attack).collect();
        let defences = |side| groups(side).map(|group| group.defence).collect();
        [self.initiative, self.initiative.opponent()]
            .map(|attacker| Outcomes::between(&attacks(attacker), &defences(attacker.opponent())))
    }

    fn meeting(&self, active: &Hand, other: &Hand, table: Table) -> Meeting {
        match self.initiative {
            Side::Active => Meeting::of(active, other, table),
            Side::Other => Meeting::of(other, active, table),
        }
    }

    fn duel<'a>(&'a self, splits: &'a Sides<Split>) -> Duel<'a> {
        let (fighters, initiative) = (&self.fighters, self.initiative);
        Duel { fighters, splits, initiative, rulings: &self.rulings, weights: &self.weights }
    }
}

const fn dice(split: &Split) -> (usize, usize) {
    (split.attack, split.defence)
}

/// What of a split a payoff depends on.
const fn essence(split: Split) -> Split {
    let (attack, defence) = (if split.attack > 0 { 1 } else { 0 }, if split.defence > 0 { 1 } else { 0 });
    Split { attack, defence, special: split.special }
}

impl Matrix {
    /// The equilibrium of the hidden split.
    pub fn best_split(&self) -> BestSplit {
        let Equilibrium { value, rows, columns } = solve(&self.values);
        let mix = |splits: &[Split], probabilities: &[f64]| {
            let shares = splits.iter().zip(probabilities).filter(|(_, probability)| **probability > 0.0);
            shares.map(|(split, probability)| Share { split: *split, probability: *probability }).collect()
        };
        BestSplit {
            value,
            mix: Sides { active: mix(&self.splits.active, &rows), other: mix(&self.splits.other, &columns) },
        }
    }

    /// The best answers of `side` to what the opposite side mixes; splits that side does not have count as never.
    pub fn best_answer(&self, side: Side, mix: &[Share]) -> BestAnswer {
        let probability =
            |split: &Split| mix.iter().filter(|share| share.split == *split).map(|one| one.probability).sum();
        let opposite: Vec<f64> = self.splits.of(side.opponent()).iter().map(probability).collect();
        let against = |at: usize| -> f64 {
            let entry = |(other, probability): (usize, &f64)| match side {
                Side::Active => probability * self.values[at][other],
                Side::Other => probability * self.values[other][at],
            };
            opposite.iter().enumerate().map(entry).sum()
        };
        let values: Vec<f64> = (0..self.splits.of(side).len()).map(against).collect();
        let value = match side {
            Side::Active => values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            Side::Other => values.iter().copied().fold(f64::INFINITY, f64::min),
        };
        let best = self.splits.of(side).iter().zip(&values).filter(|(_, own)| (*own - value).abs() <= EQUAL);
        BestAnswer { value, best: best.map(|(split, _)| *split).collect() }
    }
}
