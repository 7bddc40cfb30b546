//! Who strikes first in a round (ER-BAT-5).

use crate::games::empire_reborn::model::army::{Role, Sides};
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::games::empire_reborn::rules::battle::general::{Occasion, first_strike_rank, pool};
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use std::cmp::Ordering;

/// How it was found out who strikes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Initiative {
    /// The dice both Generals rolled.
    pub dice: Option<Sides<Vec<i64>>>,
    /// The side whose Scorpion bushi let it strike first without dice.
    pub first: Option<Role>,
}

/// Why the order cannot be found out so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderFault {
    /// The dice are due.
    DiceMissing,
    /// No dice are due.
    DiceNotDue,
    /// A General rolls another number of dice.
    DiceCount(Role, usize),
    /// The totals are equal: roll again.
    Equal,
    /// Nobody may strike first without dice in a round in which one side strikes alone.
    FirstInFreeRound,
    /// The side has no Scorpion bushi who could let it.
    FirstWithoutScorpion,
}

/// The sides that strike in a round, in their order: one where it strikes alone, else both.
///
/// # Errors
///
/// Dice are missing, too many, of the wrong number or equal, or a side may not strike first without them.
pub fn order(
    field: &Field,
    meeting: Meeting,
    round: u32,
    strength: &Strength,
    initiative: &Initiative,
) -> Result<Vec<Role>, OrderFault> {
    if let Some(alone) = meeting.strikes_alone(round) {
        return match initiative {
            Initiative { first: Some(_), .. } => Err(OrderFault::FirstInFreeRound),
            Initiative { dice: Some(_), first: None } => Err(OrderFault::DiceNotDue),
            Initiative { dice: None, first: None } => Ok(vec![alone]),
        };
    }
    let first = match (initiative.first, &initiative.dice) {
        (Some(first), _) if first_strike_rank(field.army(first)) == 0 => return Err(OrderFault::FirstWithoutScorpion),
        (Some(_), Some(_)) => return Err(OrderFault::DiceNotDue),
        (Some(first), None) => first,
        (None, None) => return Err(OrderFault::DiceMissing),
        (None, Some(dice)) => higher(field, strength, dice)?,
    };
    Ok(vec![first, first.other()])
}

fn higher(field: &Field, strength: &Strength, dice: &Sides<Vec<i64>>) -> Result<Role, OrderFault> {
    let total = |role: Role| {
        let pool = pool(field, role, Occasion::Initiative, strength.get(role));
        let rolled = dice.get(role);
        if rolled.len() == pool.roll { Ok(pool.total(rolled)) } else { Err(OrderFault::DiceCount(role, pool.roll)) }
    };
    match total(Role::Attacker)?.cmp(&total(Role::Defender)?) {
        Ordering::Greater => Ok(Role::Attacker),
        Ordering::Less => Ok(Role::Defender),
        Ordering::Equal => Err(OrderFault::Equal),
    }
}
