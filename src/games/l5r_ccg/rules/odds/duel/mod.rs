//! Odds of a duel and the advice to focus or strike (CC-DUEL-7), over every hand the opponent can have.
//!
//! Both focus their highest card first, so a plan is the number of further focuses before striking. Nothing is
//! sampled: hidden cards never have an order, so every multiset of them is looked at once with its probability.

mod hands;
mod opponent;
mod question;

pub use question::{
    Cards, FACES, Me, Micro, Mismatch, Model, Opponent, Payoffs, Question, Side, Value, WHOLE, default_chances,
    typed_chances,
};

use hands::Hand;
use opponent::Strikes;
use std::cmp::Ordering;

/// How likely each end of the duel is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// I win.
    pub win: f64,
    /// Both suffer the loser's fate.
    pub tie: f64,
    /// I lose.
    pub loss: f64,
}

impl Chances {
    fn add(&mut self, end: Ordering, probability: f64) {
        match end {
            Ordering::Greater => self.win += probability,
            Ordering::Equal => self.tie += probability,
            Ordering::Less => self.loss += probability,
        }
    }
}

/// One plan: to strike after so many further focuses of my own.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Plan {
    /// Further focuses before striking.
    pub focus: usize,
    /// Expected payoff.
    pub value: f64,
    /// How it ends.
    pub chances: Chances,
    /// Expected number of further focuses.
    pub cards: f64,
}

/// What to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Strike.
    Strike,
    /// Focus the highest card.
    Focus,
}

/// The whole answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Whose decision it is.
    pub turn: Side,
    /// How it would end at once.
    pub now: Chances,
    /// Every plan, by its number of focuses.
    pub plans: Vec<Plan>,
    /// The best of them.
    pub best: usize,
    /// What to do, where it is my decision.
    pub advice: Option<Advice>,
    /// Whether he has done what his model would never have done.
    pub model_contradicted: bool,
}

/// Plans whose values differ by no more than this are equally good.
const SAME: f64 = 1e-9;

/// The odds of every plan, and the best one.
pub fn answer(question: &Question) -> Answer {
    let turn = question.turn();
    let (hands, model_contradicted) = opponent::conditioned(question, hands::all(question));
    let mut now = Chances::default();
    hands.iter().for_each(|hand| now.add(ended(question, hand, (0, 0)), hand.probability));
    let plans: Vec<Plan> = (0..=question.me().hand.len()).map(|focus| plan(question, &hands, focus)).collect();
    let greatest = plans.iter().map(|plan| plan.value).fold(f64::NEG_INFINITY, f64::max);
    // The greatest value is one of the plans' own.
    let best = plans.iter().position(|plan| greatest - plan.value <= SAME).unwrap_or(0);
    let advice = (turn == Side::Me).then_some(if best == 0 { Advice::Strike } else { Advice::Focus });
    Answer { turn, now, plans, best, advice, model_contradicted }
}

fn plan(question: &Question, hands: &[Hand], focus: usize) -> Plan {
    let mut plan = Plan { focus, ..Plan::default() };
    for hand in hands {
        for (strikes, probability) in opponent::strikes(question, hand, focus) {
            let further = further(question.turn(), focus, strikes);
            let probability = probability * hand.probability;
            plan.value += payoff(question, hand, further) as f64 * probability;
            plan.chances.add(ended(question, hand, further), probability);
            plan.cards += further.0 as f64 * probability;
        }
    }
    plan
}

/// Further focuses of mine and of his where I mean to strike after `mine` and he after `his` (CC-DUEL-7c).
fn further(turn: Side, mine: usize, his: Strikes) -> (usize, usize) {
    match turn {
        Side::Me if mine <= his => (mine, mine),
        Side::Me => (his + 1, his),
        Side::Opponent if his <= mine => (his, his),
        Side::Opponent => (mine, mine + 1),
    }
}

/// My total compared with his.
fn ended(question: &Question, hand: &Hand, further: (usize, usize)) -> Ordering {
    let his = hand.total(question.opponent().focused + further.1);
    question.my_total(further.0).cmp(&his)
}

/// What the end is worth (CC-DUEL-7d).
fn payoff(question: &Question, hand: &Hand, further: (usize, usize)) -> i64 {
    let payoffs = question.payoffs();
    let end = match ended(question, hand, further) {
        Ordering::Greater => payoffs.win,
        Ordering::Equal => payoffs.tie,
        Ordering::Less => payoffs.loss,
    };
    // Hands have at most a dozen cards.
    end - payoffs.card * further.0 as i64
}
