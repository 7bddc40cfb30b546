//! A duel seen by one of the two: from the public part, the own cards and what is thought of the other to the question
//! the odds answer.

use super::statistics::walk;
use super::thinks::Thinks;
use crate::games::l5r_ccg::Table;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::event::Event;
use crate::games::l5r_ccg::in_play::{Duel, Duelist, Effort};
use crate::games::l5r_ccg::model::card::Trait;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::rules::odds::decimal::thousandths;
use crate::games::l5r_ccg::rules::odds::duel::{Cards, Me, Mismatch, Opponent, Question, Side, Value, answer};
use crate::games::l5r_ccg::state::State;
use crate::kernel::by::Small;

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
    /// How the opponent is taken to decide, and what the ends are worth.
    pub thinks: Thinks,
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
    // A hand of which no card is entered is unknown, not empty.
    if sleeve.hand.is_empty() && state.seat(duel.side(mine).seat).hand > 0 {
        return Err(Absent::Unfit(Mismatch::Focuses));
    }
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
        model: sleeve.thinks.model(),
    };
    let challenged = if mine == Duelist::Challenged { Side::Me } else { Side::Opponent };
    Question::new(challenged, me, opponent, sleeve.thinks.payoffs).map_err(Absent::Unfit)
}

/// How likely this side was to win before the first decision, in thousandths, by the plan that was best then; nothing
/// where its whole hand is not entered, or there are no odds.
pub fn foreseen(state: &State, sleeve: &Sleeve) -> Option<u16> {
    let mut duel = *state.duel()?;
    let mut before = state.clone();
    for duelist in Duelist::ALL {
        let side = duel.side_mut(*duelist);
        let hand = &mut before.seats[side.seat.index()].hand;
        *hand = hand.saturating_add(side.focused);
        side.focused = 0;
    }
    let mut whole = sleeve.clone();
    whole.hand.append(&mut whole.focused);
    let entered = usize::from(before.seat(duel.side(sleeve.duelist).seat).hand);
    before.duel = Some(duel);
    let question = question(&before, &whole).ok().filter(|_| whole.hand.len() == entered)?;
    let answer = answer(&question);
    answer.plans.get(answer.best).map(|plan| thousandths(plan.chances.win))
}

/// Focus Values of a player's Fate cards that all have seen: turned up in duels, given in lobbyings, discarded by
/// Tacticians. They are in no hand and no deck any more.
pub fn seen(table: &Table, seat: SeatId) -> Vec<Value> {
    let mut found = Vec::new();
    walk(table, |state, command, event| match (event, command.plain()) {
        (Event::DuelEnded { .. }, Command::SettleDuel { challenger, challenged, .. }) => {
            let all = [(Duelist::Challenger, challenger), (Duelist::Challenged, challenged)];
            let own = |duelist| state.duel().is_some_and(|duel| duel.side(duelist).seat == seat);
            let values = all.into_iter().filter(|(duelist, _)| own(*duelist)).flat_map(|(_, values)| values);
            found.extend(values.map(|value| Value::from(*value)));
        }
        (Event::EffortMade { seat: by, effort: Effort::Gift { value, .. } }, _) if *by == seat => {
            found.push(Value::from(*value));
        }
        (Event::Schemed { id, focus }, _) if state.card(*id).is_some_and(|card| card.owner == seat) => {
            found.push(Value::from(*focus));
        }
        _ => {}
    });
    found
}

fn start(duel: &Duel, duelist: Duelist) -> Result<i64, Absent> {
    duel.side(duelist).start.map(i64::from).ok_or(Absent::Unknown(duelist))
}

fn per_card(state: &State, duel: &Duel, duelist: Duelist) -> i64 {
    let double = state.card(duel.side(duelist).card).is_some_and(|card| card.card.has(Trait::DoubleChi));
    if double { 2 } else { 1 }
}
