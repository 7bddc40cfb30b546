//! Cards with values that no card has: found when a pack is read and when a card is typed in.
//!
//! What a single value may be is said by its type; here is what two values say about each other, and how many dice and how
//! large effects there are.

use super::dice::enemy::{LEAST, MOST};
use super::model::card::{ChampionCard, EnemyCard, EnemyDice, Ranged};
use super::model::effects::Bonus;
use super::model::technique::{Power, Technique};
use crate::kernel::known::Known;
use std::fmt;

/// The most a single effect of a card adds or takes.
pub const MOST_EFFECT: u8 = 9;
/// The most Enemy Dice a card shows: nobody rolls more than three, but a few may be left out.
pub const MOST_DICE: usize = 2 * MOST;

/// A value that no card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFault {
    /// The field, as a pack names it.
    pub field: &'static str,
    /// What is wrong with it.
    pub kind: CardFaultKind,
}

/// What is wrong with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFaultKind {
    /// It would be Weakened with more Life Points than it has.
    WeakenedAboveLife {
        /// Weakened at so many.
        weakened_at: i16,
        /// Of so many.
        life: i16,
    },
    /// Nobody rolls so few Enemy Dice, and no card has so many.
    Dice {
        /// How many there are.
        dice: usize,
    },
    /// An effect larger than any.
    Effect {
        /// How large.
        value: i16,
    },
}

impl fmt::Display for CardFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WeakenedAboveLife { weakened_at, life } => {
                write!(f, "{weakened_at} is not below {life} Life Points")
            }
            Self::Dice { dice } => write!(f, "{dice} dice are not from {LEAST} to {MOST_DICE}"),
            Self::Effect { value } => write!(f, "{value} is not from -{MOST_EFFECT} to {MOST_EFFECT}"),
        }
    }
}

impl fmt::Display for CardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.kind)
    }
}

impl std::error::Error for CardFault {}

fn fault(field: &'static str, kind: CardFaultKind) -> Result<(), CardFault> {
    Err(CardFault { field, kind })
}

/// Looks at a Champion's card.
///
/// # Errors
///
/// The first value that no card has.
pub fn champion(card: &ChampionCard) -> Result<(), CardFault> {
    if let (Some(weakened_at), Some(life)) = (card.weakened_at.value(), card.life.value()) {
        let (weakened_at, life) = (weakened_at.get(), life.get());
        if weakened_at >= life {
            return fault("weakened_at", CardFaultKind::WeakenedAboveLife { weakened_at, life });
        }
    }
    card.technique.iter().try_for_each(technique)?;
    card.power.iter().try_for_each(power)
}

/// Looks at an Enemy's card.
///
/// # Errors
///
/// The first value that no card has.
pub fn enemy(card: &EnemyCard) -> Result<(), CardFault> {
    dice("melee", card.melee)?;
    let shot = match card.ranged.value() {
        Some(Ranged::Dice(dice)) => Known::Entered(dice),
        Some(Ranged::Never | Ranged::Bow) | None => Known::Unknown,
    };
    dice("ranged", shot)?;
    bonus(card.bonus)
}

/// Looks at what an Ally's or Enemy's card adds.
///
/// # Errors
///
/// The first value that no card has.
pub fn bonus(bonus: Bonus) -> Result<(), CardFault> {
    effect("bonus.offence", bonus.offence.into())?;
    effect("bonus.defence", bonus.defence.into())?;
    effect("bonus.wounds", bonus.wounds.into())
}

fn dice(field: &'static str, dice: Known<EnemyDice>) -> Result<(), CardFault> {
    let Some(dice) = dice.value() else { return Ok(()) };
    let dice = [dice.white, dice.gray, dice.black].into_iter().map(usize::from).sum();
    if (LEAST..=MOST_DICE).contains(&dice) { Ok(()) } else { fault(field, CardFaultKind::Dice { dice }) }
}

fn effect(field: &'static str, value: i16) -> Result<(), CardFault> {
    if value.unsigned_abs() <= MOST_EFFECT.into() { Ok(()) } else { fault(field, CardFaultKind::Effect { value }) }
}

fn technique(technique: &Technique) -> Result<(), CardFault> {
    effect("technique.offence", technique.offence.into())?;
    effect("technique.defence", technique.defence.into())?;
    effect("technique.wounds", technique.wounds.into())?;
    effect("technique.ap", technique.ap.into())?;
    effect("technique.ki", technique.ki.into())?;
    effect("technique.life", technique.life.into())?;
    effect("technique.honor", technique.honor.into())
}

fn power(power: &Power) -> Result<(), CardFault> {
    effect("power.honor_outnumbered", power.honor_outnumbered.into())?;
    effect("power.offence", power.offence.into())?;
    effect("power.defence", power.defence.into())
}
