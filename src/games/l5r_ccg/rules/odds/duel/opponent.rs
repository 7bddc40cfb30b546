//! What the opponent would do with a hand, and what his deeds so far tell about it.

use super::hands::Hand;
use super::question::{Model, Question, WHOLE};
use super::{further, payoff};

/// After how many further focuses of his own he strikes.
pub(super) type Strikes = usize;

/// The hands with which he would have done what he did, their probabilities summing to one; and whether there are none,
/// so that all are kept (CC-DUEL-7f).
pub(super) fn conditioned(question: &Question, hands: Vec<Hand>) -> (Vec<Hand>, bool) {
    let focused = question.opponent().focused;
    let would_have_struck = |hand: &Hand| (0..focused).any(|at| leads(question, hand, at));
    let (struck, mut kept): (Vec<Hand>, Vec<Hand>) = hands.into_iter().partition(would_have_struck);
    let contradicted = kept.is_empty();
    if contradicted {
        kept = struck;
    }
    let sum: f64 = kept.iter().map(|hand| hand.probability).sum();
    kept.iter_mut().for_each(|hand| hand.probability /= sum);
    (kept, contradicted)
}

/// When he strikes against my plan to focus `mine` times more, and how likely each is.
pub(super) fn strikes(question: &Question, hand: &Hand, mine: usize) -> Vec<(Strikes, f64)> {
    let last = question.opponent().hand;
    let done = question.opponent().focused;
    match &question.opponent().model {
        Model::Knows => {
            let worst = (0..=last).min_by_key(|his| payoff(question, hand, further(question.turn(), mine, *his)));
            worst.map(|his| (his, 1.0)).into_iter().collect()
        }
        Model::Lead { .. } => {
            let first = (0..last).find(|his| leads(question, hand, done + his));
            vec![(first.unwrap_or(last), 1.0)]
        }
        Model::Count(chances) => {
            let mut left = 1.0;
            let strike = |his: usize| {
                let chance = if his == last { 1.0 } else { chances.get(done + his).copied().unwrap_or(0.0) };
                let struck = left * chance;
                left -= struck;
                (his, struck)
            };
            (0..=last).map(strike).collect()
        }
    }
}

/// Whether he would strike at his decision after `focused` focuses of his own, with the model *lead*.
fn leads(question: &Question, hand: &Hand, focused: usize) -> bool {
    match question.opponent().model {
        Model::Lead { per_card, margin } => {
            let me = question.me();
            // Hands have at most a dozen cards.
            let mine = question.mine_at_his_decision(focused) as i64;
            hand.total(focused) * WHOLE >= me.chi * WHOLE + me.per_card * per_card * mine + margin
        }
        Model::Knows | Model::Count(_) => false,
    }
}
