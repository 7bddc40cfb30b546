//! The Enemy's dice: which it rolls, what they show, rerolled and changed (CH-COM-4 to 7).

use super::elemental::require_distinct;
use super::fault::DiceFault;
use crate::games::champions::model::card::EnemyDice;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces, Face};
use crate::games::champions::model::rolls::{EnemyDie, EnemyReroll, EnemyRoll};

/// No Enemy rolls more dice (CH-COM-4).
pub const MOST: usize = 3;
/// No Enemy rolls fewer.
pub const LEAST: usize = 2;
/// The highest total that is believed: three dice of the highest face, and something for cards.
const MOST_TOTAL: u8 = 30;

/// Dice an Enemy rolls, the weakest first.
pub type Colors = Vec<DieColor>;

/// The dice of a card, without its weakest where it is Outnumbered; never fewer than two nor more than three.
pub fn colors(card: EnemyDice, weakest: Weakest) -> Colors {
    let mut dice = card.each();
    if weakest == Weakest::Removed && dice.len() > LEAST {
        dice.remove(0);
    }
    while dice.len() > MOST {
        dice.remove(0);
    }
    dice
}

/// Whether the weakest die is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakest {
    /// It is rolled.
    Kept,
    /// It is not: the Enemy is Outnumbered.
    Removed,
}

/// Enemy Dice on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnemyHand {
    /// Only their sums are known.
    Totals(Face),
    /// Every die.
    Dice {
        /// What the faces show.
        faces: EnemyFaces,
        /// The dice.
        dice: Vec<EnemyDie>,
    },
}

impl EnemyHand {
    /// The dice as they first fell.
    ///
    /// # Errors
    ///
    /// More than anybody rolls, a face there is not, totals nothing shows.
    pub fn rolled(roll: &EnemyRoll) -> Result<Self, DiceFault> {
        match roll {
            EnemyRoll::Totals { offence, defence } => {
                let has = *offence.max(defence);
                if has > MOST_TOTAL {
                    return Err(DiceFault::TotalsTooHigh { has });
                }
                Ok(Self::Totals(Face { offence: *offence, defence: *defence }))
            }
            EnemyRoll::Dice { faces, dice, .. } => {
                if dice.len() > MOST {
                    return Err(DiceFault::TooManyEnemyDice { has: dice.len() });
                }
                if dice.is_empty() {
                    return Err(DiceFault::NoEnemyDice);
                }
                dice.iter().try_for_each(|die| require_face(die.face))?;
                Ok(Self::Dice { faces: **faces, dice: dice.clone() })
            }
        }
    }

    /// The dice one by one; none where only totals are known.
    pub fn dice(&self) -> &[EnemyDie] {
        match self {
            Self::Totals(_) => &[],
            Self::Dice { dice, .. } => dice,
        }
    }

    /// What a die shows.
    pub fn face(&self, die: EnemyDie) -> Option<Face> {
        match self {
            Self::Totals(_) => None,
            Self::Dice { faces, .. } => faces.of(die.color).get(usize::from(die.face)).copied(),
        }
    }

    /// The sums of all dice.
    pub fn total(&self) -> Face {
        match self {
            Self::Totals(total) => *total,
            Self::Dice { dice, .. } => {
                let shown = dice.iter().filter_map(|die| self.face(*die));
                shown.fold(Face { offence: 0, defence: 0 }, |sum, face| Face {
                    offence: sum.offence.saturating_add(face.offence),
                    defence: sum.defence.saturating_add(face.defence),
                })
            }
        }
    }

    /// Rolls dice again.
    ///
    /// # Errors
    ///
    /// Only totals are known; a die or face there is not.
    pub fn reroll(&mut self, reroll: &EnemyReroll) -> Result<(), DiceFault> {
        require_distinct(&reroll.dice, reroll.faces.len())?;
        reroll.dice.iter().zip(&reroll.faces).try_for_each(|(die, face)| self.set(*die, *face).map(|_| ()))
    }

    /// Turns a die to another face. Tells the face it showed.
    ///
    /// # Errors
    ///
    /// Only totals are known; a die or face there is not, or the face it shows already.
    pub fn change(&mut self, die: u8, face: u8) -> Result<u8, DiceFault> {
        let before = self.set(die, face)?;
        if before == face { Err(DiceFault::SameFace { die }) } else { Ok(before) }
    }

    fn set(&mut self, die: u8, face: u8) -> Result<u8, DiceFault> {
        require_face(face)?;
        let Self::Dice { dice, .. } = self else { return Err(DiceFault::OnlyTotals) };
        let place = dice.get_mut(usize::from(die)).ok_or(DiceFault::NoSuchDie { die })?;
        Ok(std::mem::replace(&mut place.face, face))
    }
}

fn require_face(face: u8) -> Result<(), DiceFault> {
    if face < EnemyFaces::FACES { Ok(()) } else { Err(DiceFault::NoSuchFace { face }) }
}
