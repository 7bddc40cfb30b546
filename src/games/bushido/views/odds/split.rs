//! The hidden split solved: how often each split and Special, what it is worth, what answers it.

use super::goals::Goal;
use crate::games::bushido::assemble::melee::{Prepared, prepare};
use crate::games::bushido::command::{Exchange, Outcome, Terms};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::rules::odds::exchange::matchup::{BestAnswer, Matchup, Matrix, Share, SplitOdds};
use crate::games::bushido::state::State;

/// A split and how often it is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// Which.
    pub split: Split,
    /// Its probability; 0 for never.
    pub often: f64,
}

/// The hidden split, solved.
#[derive(Clone, Debug)]
pub struct SplitView {
    /// What the sides were read as.
    pub prepared: Prepared,
    /// All splits of both, in order.
    pub bars: Sides<Vec<Bar>>,
    /// What it is worth to the active side at least.
    pub value: f64,
    /// Every split against every split.
    pub matrix: Matrix,
    matchup: Matchup,
}

/// Solves the hidden split of an exchange.
///
/// # Errors
///
/// A model or value that is not known.
pub fn split(state: &State, exchange: &Exchange, goal: Goal) -> Result<SplitView, Refusal> {
    let prepared = prepare(state, exchange)?;
    let matchup = Matchup {
        weights: goal.weights(&prepared.fighters),
        fighters: prepared.fighters.clone(),
        initiative: prepared.initiative.side,
        rulings: state.rulings(),
    };
    let matrix = matchup.matrix();
    let best = matrix.best_split();
    let bars = Sides::from_fn(|side| {
        let often = |split: &Split| best.mix.of(side).iter().find(|share| share.split == *split);
        let bar = |split: &Split| Bar { split: *split, often: often(split).map_or(0.0, |share| share.probability) };
        matrix.splits.of(side).iter().map(bar).collect()
    });
    Ok(SplitView { prepared, bars, value: best.value, matrix, matchup })
}

impl SplitView {
    /// The best answers of a side to what the other is guessed to do, and what they are worth.
    pub fn answer(&self, side: Side, guess: &[Bar]) -> BestAnswer {
        let whole: f64 = guess.iter().map(|bar| bar.often).sum();
        let share = |bar: &Bar| Share { split: bar.split, probability: bar.often / whole.max(f64::MIN_POSITIVE) };
        self.matrix.best_answer(side, &guess.iter().map(share).collect::<Vec<_>>())
    }

    /// How two splits come out against each other.
    pub fn cell(&self, splits: &Sides<Split>) -> SplitOdds {
        self.matchup.odds(splits)
    }

    /// The split that a number from 0 to 1 draws from a side's mixture.
    pub fn draw(&self, side: Side, number: f64) -> Option<Split> {
        let mut left = number;
        let mut last = None;
        for bar in self.bars.of(side).iter().filter(|bar| bar.often > 0.0) {
            last = Some(bar.split);
            left -= bar.often;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// What one more Boost of the active side would add to its value; nothing where it cannot.
    pub fn one_more_boost(&self, state: &State, exchange: &Exchange, goal: Goal) -> Option<f64> {
        let terms = &exchange.terms.active;
        let more = Terms { boosts: terms.boosts.saturating_add(1), ..terms.clone() };
        let boosted = Exchange {
            terms: Sides { active: more, other: exchange.terms.other.clone() },
            outcome: Outcome::Apart,
            ..exchange.clone()
        };
        let value = split(state, &boosted, goal).ok()?.value;
        Some(value - self.value)
    }
}
