//! A hand of Elemental Dice: rerolled (CH-COM-6), turned by Deception and Call of the Void (CH-COM-7, CH-TEST-2), read.

use super::fault::DiceFault;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::{CalledVoid, ElementalReroll, ElementalRoll, Turned};
use crate::games::champions::model::technique::Needs;
use crate::kernel::by::Small;

/// Nobody rolls more Elemental Dice (CH-COM-4, CH-TEST-1).
pub const MOST: u8 = 5;
/// More rerolls than any Ki pays for.
pub const MOST_REROLLS: usize = 40;

/// Dice on the table; a removed one keeps its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    dice: Vec<Option<Element>>,
}

impl Hand {
    /// The dice as they first fell.
    ///
    /// # Errors
    ///
    /// No dice, or more than anybody rolls.
    pub fn rolled(roll: &ElementalRoll) -> Result<Self, DiceFault> {
        match roll.faces.len() {
            0 => Err(DiceFault::None),
            has if has > usize::from(MOST) => Err(DiceFault::TooMany { has }),
            _ => Ok(Self { dice: roll.faces.iter().copied().map(Some).collect() }),
        }
    }

    /// What a die shows; nothing where there is no such die any more.
    pub fn face(&self, die: u8) -> Option<Element> {
        self.dice.get(usize::from(die)).copied().flatten()
    }

    /// All dice that are left, in order.
    pub fn faces(&self) -> impl Iterator<Item = Element> + '_ {
        self.dice.iter().copied().flatten()
    }

    /// How many dice show `element`.
    pub fn count(&self, element: Element) -> u8 {
        // At most five dice are ever held.
        u8::try_from(self.faces().filter(|face| *face == element).count()).unwrap_or(u8::MAX)
    }

    /// Rolls dice again.
    ///
    /// # Errors
    ///
    /// A die that is not there or named twice, faces that are not as many as dice.
    pub fn reroll(&mut self, reroll: &ElementalReroll) -> Result<(), DiceFault> {
        require_distinct(&reroll.dice, reroll.faces.len())?;
        for (die, face) in reroll.dice.iter().zip(&reroll.faces) {
            self.set(*die, Some(*face))?;
        }
        Ok(())
    }

    /// Deception: a die becomes any other Element. Tells what it showed.
    ///
    /// # Errors
    ///
    /// A die that is not there, or shows that Element already.
    pub fn turn(&mut self, turned: Turned) -> Result<Element, DiceFault> {
        let from = self.face(turned.die).ok_or(DiceFault::NoSuchDie { die: turned.die })?;
        if from == turned.to {
            return Err(DiceFault::SameElement { die: turned.die });
        }
        self.set(turned.die, Some(turned.to))?;
        Ok(from)
    }

    /// Call of the Void: one Void is removed, each other Void becomes the Element chosen for it.
    ///
    /// # Errors
    ///
    /// A die that is no Void, a choice that is Void, more or fewer choices than there are other Voids.
    pub fn call_void(&mut self, call: &CalledVoid) -> Result<(), DiceFault> {
        match self.face(call.removed) {
            Some(Element::Void) => {}
            Some(_) => return Err(DiceFault::NotVoid { die: call.removed }),
            None => return Err(DiceFault::NoSuchDie { die: call.removed }),
        }
        let others = usize::from(self.count(Element::Void)) - 1;
        if call.to.len() != others {
            return Err(DiceFault::VoidCount { needs: others, has: call.to.len() });
        }
        if call.to.contains(&Element::Void) {
            return Err(DiceFault::VoidToVoid);
        }
        self.set(call.removed, None)?;
        let voids = self.dice.iter_mut().filter(|die| **die == Some(Element::Void));
        for (die, to) in voids.zip(&call.to) {
            *die = Some(*to);
        }
        Ok(())
    }

    fn set(&mut self, die: u8, to: Option<Element>) -> Result<(), DiceFault> {
        match self.dice.get_mut(usize::from(die)) {
            Some(place) if place.is_some() => {
                *place = to;
                Ok(())
            }
            _ => Err(DiceFault::NoSuchDie { die }),
        }
    }

    /// The first Element that is not among the dice: without one, Harmony is possible.
    pub fn missing(&self) -> Option<Element> {
        Element::ALL.iter().copied().find(|element| self.count(*element) == 0)
    }

    /// The first Element of which the dice hold fewer than `needs` asks for.
    pub fn short_of(&self, needs: Needs) -> Option<(Element, u8)> {
        needs.each().find(|(element, dice)| self.count(*element) < *dice)
    }
}

/// Refuses a reroll that names no dice, one twice, or faces for others.
pub(super) fn require_distinct(dice: &[u8], faces: usize) -> Result<(), DiceFault> {
    if dice.is_empty() {
        return Err(DiceFault::RerollsNothing);
    }
    if dice.len() != faces {
        return Err(DiceFault::RerollCount { dice: dice.len(), faces });
    }
    let again = dice.iter().enumerate().find(|(place, die)| dice[..*place].contains(die));
    again.map_or(Ok(()), |(_, die)| Err(DiceFault::Twice { die: *die }))
}
