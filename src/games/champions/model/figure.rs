//! Allies and Enemies in play.

use super::card::{AllyCard, EnemyCard};
use super::champion::Standing;
use super::conduct::Conduct;
use super::ids::Actor;
use super::quantity::{ActionPoints, Ki, Purity, Size, Wounds};
use crate::games::champions::battle::unit::Unit;
use crate::kernel::known::Known;
use serde::{Deserialize, Serialize};

/// Where an Enemy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnemyStanding {
    /// On the board.
    OnBoard,
    /// Without Life Points; Reinforcements may return.
    Eliminated,
    /// Taken off by the scenario or by hand.
    Removed,
}

/// Where the miniatures of an Enemy come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// They were not on the board before.
    #[default]
    New,
    /// Units of a Battle lost them (CH-BAT-8).
    Lost,
}

impl Origin {
    /// Whether it is as usual, and need not be written down.
    pub fn is_new(&self) -> bool {
        *self == Self::New
    }
}

/// An Enemy or Boss at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Enemy {
    pub(in crate::games::champions) card: EnemyCard,
    pub(in crate::games::champions) miniatures: u8,
    pub(in crate::games::champions) copy: u16,
    pub(in crate::games::champions) wounds: Wounds,
    pub(in crate::games::champions) standing: EnemyStanding,
    pub(in crate::games::champions) was: Option<Actor>,
    pub(in crate::games::champions) origin: Origin,
    pub(in crate::games::champions) behaviour: Conduct,
    /// What the scenario or the players last gave it. It follows from the events; no save has it.
    pub(in crate::games::champions) given: Conduct,
}

impl Enemy {
    /// Where it is.
    pub fn standing(&self) -> EnemyStanding {
        self.standing
    }

    /// The Champion or Ally it was before it was Corrupted.
    pub fn was(&self) -> Option<Actor> {
        self.was
    }

    /// Where its miniatures come from.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// What the scenario or the players last let it be about, whatever it has turned to since.
    pub fn given(&self) -> &Conduct {
        &self.given
    }

    /// What it is about; Assault where nothing else was said.
    pub fn behaviour(&self) -> &Conduct {
        &self.behaviour
    }
}

/// An Ally at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Ally {
    pub(in crate::games::champions) card: AllyCard,
    pub(in crate::games::champions) miniatures: u8,
    pub(in crate::games::champions) copy: u16,
    pub(in crate::games::champions) wounds: Wounds,
    pub(in crate::games::champions) ap: Option<ActionPoints>,
    pub(in crate::games::champions) rerolls: Option<Ki>,
    pub(in crate::games::champions) purity: Purity,
    pub(in crate::games::champions) standing: Standing,
}

impl Ally {
    /// What is left of it: its miniatures, at least one, and the Wounds on the one that is hit next.
    pub fn rest(&self) -> (u8, Wounds) {
        let left = self.miniatures_left().max(1);
        let gone = i16::from(self.miniatures) - left;
        let filled = self.card.life.value().map_or(0, |life| life.get().saturating_mul(gone));
        (u8::try_from(left).unwrap_or(1), self.wounds.plus(-filled))
    }

    /// Action Points left this turn, where the card is known.
    pub fn ap(&self) -> Option<ActionPoints> {
        self.ap
    }

    /// Reroll tokens left, where the card is known.
    pub fn rerolls(&self) -> Option<Ki> {
        self.rerolls
    }

    /// Purity left.
    pub fn purity(&self) -> Purity {
        self.purity
    }

    /// Whether it is still on the players' side.
    pub fn standing(&self) -> Standing {
        self.standing
    }
}

/// What Enemies and Allies have in common: miniatures of one card that take Wounds one after the other.
macro_rules! miniatures {
    ($figure:ty, $card:ty) => {
        impl $figure {
            /// The card as far as it is known.
            pub fn card(&self) -> &$card {
                &self.card
            }

            /// Which of several with the same name it is, from 0; shown as a letter.
            pub fn copy(&self) -> u16 {
                self.copy
            }

            /// The letter on its token: A to Z, then AA and so on.
            pub fn letter(&self) -> String {
                letters(self.copy)
            }

            /// Wounds taken.
            pub fn wounds(&self) -> Wounds {
                self.wounds
            }

            /// Its miniatures with their Life Points, where the card is known.
            pub fn unit(&self) -> Option<Unit> {
                self.card.life.value().map(|life| Unit::new(self.miniatures, life))
            }

            /// How many miniatures it came with: several for a Unit of a Battle (CH-BAT-1).
            pub fn miniatures(&self) -> u8 {
                self.miniatures
            }

            /// How many of them are left; all of them where the card does not tell.
            pub fn miniatures_left(&self) -> i16 {
                left(self.miniatures, self.unit(), self.wounds)
            }

            /// Room it takes with the miniatures that are left, where the card is known.
            pub fn size(&self) -> Known<Size> {
                together(self.card.size, self.miniatures_left())
            }

            /// Life Points left, of all miniatures together, where the card is known.
            pub fn life(&self) -> Option<i16> {
                self.full_life().map(|life| (life - self.wounds.get()).max(0))
            }

            /// Life Points of all miniatures together without a Wound, where the card is known.
            pub fn full_life(&self) -> Option<i16> {
                self.unit().map(Unit::life)
            }
        }
    };
}

miniatures!(Enemy, EnemyCard);
miniatures!(Ally, AllyCard);

/// How many miniatures stand; all of them where nobody knows their Life Points.
fn left(miniatures: u8, unit: Option<Unit>, wounds: Wounds) -> i16 {
    unit.map_or(miniatures.into(), |unit| unit.standing_after(wounds.get()))
}

/// The Size of so many miniatures; of the last one where none is left.
fn together(size: Known<Size>, left: i16) -> Known<Size> {
    match size.value().filter(|_| left > 1) {
        Some(one) => Known::Entered(Size::clamped(one.get().saturating_mul(left))),
        None => size,
    }
}

fn letters(copy: u16) -> String {
    let letter = char::from(b'A' + u8::try_from(copy % 26).unwrap_or(0));
    if copy < 26 { letter.to_string() } else { format!("{}{letter}", letters(copy / 26 - 1)) }
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(letters), ["A", "Z", "AA", "AB", "BA"]);
    }
}
