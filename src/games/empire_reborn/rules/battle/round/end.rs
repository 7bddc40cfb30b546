//! How a round ends: who tests his morale, and whether anybody has won (ER-BAT-12, -13).

use super::fight::{Fought, everyone};
use crate::games::empire_reborn::model::army::{Role, Sides};
use crate::games::empire_reborn::rules::battle::field::Field;
use crate::games::empire_reborn::rules::battle::general::{Occasion, pool};
use crate::games::empire_reborn::rules::battle::morale::{Tested, tested, tn};
use crate::games::empire_reborn::rules::pool::{Pool, reaches};
use crate::kernel::by::By;

/// What follows a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fight {
    /// Morale and victory.
    Battle,
    /// Neither: the combat round of a raid (ER-RAID-1).
    Raid,
}

/// A test of morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoraleTest {
    /// Whose troops are tested.
    pub role: Role,
    /// What their General must reach.
    pub tn: i64,
    /// What he rolls.
    pub pool: Pool,
    /// What he rolled, and whether the troops hold; none before he has.
    pub rolled: Option<(i64, bool)>,
}

/// Which of two morale rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The first or only one.
    First,
    /// The defender's, after the attacker's has held (ruling MoraleTie).
    Second,
}

/// Why dice of a morale roll do not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoraleFault {
    /// Nobody rolls.
    NotDue(Which),
    /// The General rolls another number of dice.
    DiceCount(Which, usize),
}

/// The dice of morale rolls as they lie on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoraleDice<'a> {
    /// Those of the first or only roll.
    pub first: Option<&'a [i64]>,
    /// Those of the defender, where both roll.
    pub second: Option<&'a [i64]>,
}

/// Units lost, of each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losses {
    /// In this round.
    pub round: Sides<u32>,
    /// In the rounds before it.
    pub before: Sides<u32>,
}

/// How a round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The first or only test.
    pub first: Option<MoraleTest>,
    /// The defender's, where both are tested and the attacker held.
    pub second: Option<MoraleTest>,
    /// Who has won the battle.
    pub winner: Option<Role>,
}

/// Ends a round, casualties in and before it being known.
///
/// # Errors
///
/// Dice nobody rolls, or another number of them.
pub fn end(
    field: &Field,
    fought: &Fought,
    fight: Fight,
    losses: &Losses,
    dice: MoraleDice<'_>,
) -> Result<Ending, MoraleFault> {
    let battle = By::from_fn(|role: Role| losses.before.get(role) + losses.round.get(role));
    let gone = |role: &Role| fought.strength.get(*role).iter().all(|alive| *alive == 0);
    let loser = [Role::Attacker, Role::Defender].into_iter().find(gone);
    let tested = match (fight, loser) {
        (Fight::Battle, None) => tested(field.rulings(), ordered(&losses.round), ordered(&battle)),
        (Fight::Battle, Some(_)) | (Fight::Raid, _) => Tested::Nobody,
    };
    let test =
        |role: Role, dice: Option<&[i64]>, which: Which| morale_test(field, role, *battle.get(role), dice, which);
    let first = match tested {
        Tested::Nobody if dice.first.is_some() => return Err(MoraleFault::NotDue(Which::First)),
        Tested::Nobody => None,
        Tested::One(role) => Some(test(role, dice.first, Which::First)?),
        Tested::Both => Some(test(Role::Attacker, dice.first, Which::First)?),
    };
    let attacker_held = first.is_some_and(|test| test.rolled.is_some_and(|(_, holds)| holds));
    let second = match tested {
        Tested::Both if attacker_held => Some(test(Role::Defender, dice.second, Which::Second)?),
        Tested::Both | Tested::Nobody | Tested::One(_) if dice.second.is_some() => {
            return Err(MoraleFault::NotDue(Which::Second));
        }
        Tested::Both | Tested::Nobody | Tested::One(_) => None,
    };
    let runs = |test: &MoraleTest| test.rolled.is_some_and(|(_, holds)| !holds);
    let runner = [first, second].into_iter().flatten().find(runs).map(|test| test.role);
    let winner = match fight {
        Fight::Battle => loser.or(runner).map(Role::other),
        Fight::Raid => None,
    };
    Ok(Ending { first, second, winner })
}

/// The attacker's first.
fn ordered(both: &Sides<u32>) -> [u32; 2] {
    [*both.get(Role::Attacker), *both.get(Role::Defender)]
}

fn morale_test(
    field: &Field,
    role: Role,
    casualties: u32,
    dice: Option<&[i64]>,
    which: Which,
) -> Result<MoraleTest, MoraleFault> {
    let pool = pool(field, role, Occasion::Morale, everyone(field).get(role));
    let tn = tn(field, role, casualties);
    if dice.is_some_and(|dice| dice.len() != pool.roll) {
        return Err(MoraleFault::DiceCount(which, pool.roll));
    }
    let rolled = dice.map(|dice| {
        let total = pool.total(dice);
        (total, reaches(total, tn, field.rulings().tn_tie))
    });
    Ok(MoraleTest { role, tn, pool, rolled })
}
