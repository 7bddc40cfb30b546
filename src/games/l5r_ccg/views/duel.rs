//! A duel seen by one of the two: from the public part and the own cards to the question the odds answer.

use crate::games::l5r_ccg::in_play::{Duel, Duelist};
use crate::games::l5r_ccg::model::card::Trait;
use crate::games::l5r_ccg::rules::odds::duel::{Cards, Me, Mismatch, Model, Opponent, Payoffs, Question, Side, Value};
use crate::games::l5r_ccg::state::State;

/// What one player knows besides what all may know; it never becomes part of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Sleeve {
    /// Whose it is.
    pub duelist: Duelist,
    /// Focus Values of the cards in hand.
    pub hand: Vec<Value>,
    /// Those focused.
    pub focused: Vec<Value>,
    /// Cards of the opponent that are known.
    pub known: Vec<Value>,
    /// Where the others come from.
    pub cards: Cards,
    /// How the opponent decides.
    pub model: Model,
    /// What the ends are worth.
    pub payoffs: Payoffs,
}

/// Why there are no odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// There is no duel.
    None,
    /// A start value is unknown.
    Unknown(Duelist),
    /// What was entered does not fit.
    Unfit(Mismatch),
}

/// The question that the exact odds of the duel under way answer.
///
/// # Errors
///
/// There is no duel, a start value is unknown, or the cards entered do not fit.
pub fn question(state: &State, sleeve: &Sleeve) -> Result<Question, Absent> {
    let duel = state.duel().ok_or(Absent::None)?;
    let (mine, his) = (sleeve.duelist, sleeve.duelist.other());
    let me = Me {
        chi: start(duel, mine)?,
        per_card: per_card(state, duel, mine),
        hand: sleeve.hand.clone(),
        focused: sleeve.focused.clone(),
    };
    let opponent = Opponent {
        chi: start(duel, his)?,
        per_card: per_card(state, duel, his),
        hand: state.seat(duel.side(his).seat).hand.into(),
        focused: duel.side(his).focused.into(),
        known: sleeve.known.clone(),
        cards: sleeve.cards.clone(),
        model: sleeve.model.clone(),
    };
    let challenged = if mine == Duelist::Challenged { Side::Me } else { Side::Opponent };
    Question::new(challenged, me, opponent, sleeve.payoffs).map_err(Absent::Unfit)
}

fn start(duel: &Duel, duelist: Duelist) -> Result<i64, Absent> {
    duel.side(duelist).start.map(i64::from).ok_or(Absent::Unknown(duelist))
}

fn per_card(state: &State, duel: &Duel, duelist: Duelist) -> i64 {
    let double = state.card(duel.side(duelist).card).is_some_and(|card| card.card.has(Trait::DoubleChi));
    if double { 2 } else { 1 }
}
