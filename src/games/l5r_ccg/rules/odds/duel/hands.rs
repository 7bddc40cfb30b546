//! Every hand the opponent can have started with, and how likely it is.

use super::question::{Cards, Question, Value, totals};

/// A starting hand of the opponent's.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hand {
    /// How likely it is.
    pub(super) probability: f64,
    /// His total after 0, 1, 2 … focuses since the duel began.
    totals: Vec<i64>,
}

impl Hand {
    pub(super) fn total(&self, focused: usize) -> i64 {
        self.totals[focused]
    }
}

/// Every hand, its probability not yet divided by the sum of all.
pub(super) fn all(question: &Question) -> Vec<Hand> {
    let opponent = question.opponent();
    let mut hands = Vec::new();
    let mut cards = opponent.known.clone();
    deal(&opponent.cards, &opponent.cards.values(), question.hidden(), &mut cards, 1.0, &mut |cards, weight| {
        let totals = totals(opponent.chi, opponent.per_card, cards.to_vec());
        hands.push(Hand { probability: weight, totals });
    });
    hands
}

/// Deals `left` cards of the given values in every way.
fn deal(
    from: &Cards,
    values: &[Value],
    left: usize,
    cards: &mut Vec<Value>,
    weight: f64,
    found: &mut impl FnMut(&[Value], f64),
) {
    let Some((value, rest)) = values.split_first() else {
        if left == 0 {
            found(cards, weight);
        }
        return;
    };
    let held = cards.len();
    let counts = if rest.is_empty() { left..=left } else { 0..=left };
    for count in counts {
        let ways = ways(from, *value, count, left);
        if ways > 0.0 {
            cards.resize(held + count, *value);
            deal(from, rest, left - count, cards, weight * ways, found);
            cards.truncate(held);
        }
    }
}

/// The factor that `count` cards of one value bring to the weight of a hand of which `left` cards were open.
fn ways(from: &Cards, value: Value, count: usize, left: usize) -> f64 {
    match from {
        Cards::Chances(weights) => {
            // Divided by the greatest weight: two dozen factors then stay within what a number can hold.
            let greatest = weights.iter().copied().max().unwrap_or(1);
            let chance = weights[value] as f64 / greatest as f64;
            choose(left as i64, count) * (0..count).map(|_| chance).product::<f64>()
        }
        Cards::Unseen(counts) => choose(counts[value], count),
    }
}

/// In how many ways `count` of `all` can be chosen.
fn choose(all: i64, count: usize) -> f64 {
    (0..count as i64).map(|step| (all - step).max(0) as f64 / (step + 1) as f64).product()
}
