//! The Elemental Dice of one roll while they are being entered: as they fell, and what was rolled again since.
//!
//! Every face is kept with the throw it came from, so that a wrong one is corrected where it stands and nothing else
//! is lost. Deliberately absent: what the dice count for, and how many may be rolled; both are asked of the rules.

use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::Means;
use crate::kernel::chance::Source;
use serde::{Deserialize, Serialize};

/// Dice rolled together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Throw {
    /// Their places on the table, in ascending order, from 0.
    pub places: Vec<u8>,
    /// What they show, by the order of their places; shorter than those while they are being entered.
    pub faces: Vec<Element>,
    /// Who rolled them.
    pub source: Source,
    /// What a reroll is paid with; the first throw costs nothing.
    #[serde(default, skip_serializing_if = "Means::is_focus")]
    pub means: Means,
}

impl Throw {
    fn of(places: Vec<u8>) -> Self {
        Self { places, faces: Vec::new(), source: Source::Entered, means: Means::Focus }
    }

    /// Whether every die of it shows a face.
    pub fn is_whole(&self) -> bool {
        self.faces.len() >= self.places.len()
    }

    fn face(&self, place: u8) -> Option<Option<Element>> {
        let at = self.places.iter().position(|other| *other == place)?;
        Some(self.faces.get(at).copied())
    }
}

/// A roll and its rerolls.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "SavedRoll")]
pub struct Roll {
    /// The first throw is always there.
    throws: Vec<Throw>,
}

/// A roll as it was kept: by another version, perhaps.
#[derive(Deserialize)]
struct SavedRoll {
    throws: Vec<Throw>,
}

impl TryFrom<SavedRoll> for Roll {
    type Error = &'static str;

    fn try_from(SavedRoll { throws }: SavedRoll) -> Result<Self, Self::Error> {
        if throws.is_empty() { Err("a roll begins with a throw") } else { Ok(Self { throws }) }
    }
}

impl Roll {
    /// A roll of that many dice, none of them entered.
    pub fn of(dice: u8) -> Self {
        Self { throws: vec![Throw::of((0..dice).collect())] }
    }

    /// How many dice there are.
    pub fn dice(&self) -> u8 {
        u8::try_from(self.first().places.len()).unwrap_or(u8::MAX)
    }

    /// The same roll with another number of dice. What does not fit any more is taken back, rerolls with it.
    pub fn resize(&mut self, dice: u8) {
        if dice != self.dice() {
            let mut first = self.throws.swap_remove(0);
            first.places = (0..dice).collect();
            first.faces.truncate(dice.into());
            self.throws = vec![first];
        }
    }

    fn first(&self) -> &Throw {
        // A roll begins with one throw and never loses it.
        &self.throws[0]
    }

    fn last(&self) -> &Throw {
        &self.throws[self.throws.len() - 1]
    }

    fn last_mut(&mut self) -> &mut Throw {
        let last = self.throws.len() - 1;
        &mut self.throws[last]
    }

    /// The dice as they first fell, then each reroll.
    pub fn throws(&self) -> &[Throw] {
        &self.throws
    }

    /// How often dice were rolled again, a reroll being entered included.
    pub fn rerolls(&self) -> u8 {
        u8::try_from(self.throws.len() - 1).unwrap_or(u8::MAX)
    }

    /// How many rerolls Ki or tokens pay for.
    pub fn paid(&self) -> u8 {
        self.rerolled_by(Means::Focus)
    }

    /// How many rerolls were paid that way.
    pub fn rerolled_by(&self, means: Means) -> u8 {
        let paid = self.throws[1..].iter().filter(|throw| throw.means == means).count();
        u8::try_from(paid).unwrap_or(u8::MAX)
    }

    /// Whether nothing was entered.
    pub fn is_blank(&self) -> bool {
        self.first().faces.is_empty()
    }

    /// Whether every die shows a face.
    pub fn is_whole(&self) -> bool {
        self.last().is_whole()
    }

    /// How many dice are still to be entered.
    pub fn missing(&self) -> u8 {
        let last = self.last();
        u8::try_from(last.places.len().saturating_sub(last.faces.len())).unwrap_or(0)
    }

    /// What every die shows now, by place; nothing where it was not entered yet.
    pub fn faces(&self) -> Vec<Option<Element>> {
        let newest = |place| self.throws.iter().rev().find_map(|throw| throw.face(place)).flatten();
        (0..self.dice()).map(newest).collect()
    }

    /// What every die shows, once all do.
    pub fn whole(&self) -> Option<Vec<Element>> {
        self.faces().into_iter().collect()
    }

    /// Enters the next die. Nothing happens where all are entered.
    pub fn add(&mut self, face: Element) {
        let last = self.last_mut();
        if !last.is_whole() {
            last.faces.push(face);
        }
    }

    /// Enters all missing dice at once, as the app rolled them. Faces the players entered of this throw are replaced.
    pub fn fill(&mut self, faces: Vec<Element>) {
        let last = self.last_mut();
        last.faces = faces;
        last.faces.truncate(last.places.len());
        last.source = Source::Generated;
    }

    /// Takes back every die of the throw that is being entered.
    pub fn clear(&mut self) {
        let last = self.last_mut();
        if !last.is_whole() {
            last.faces.clear();
        }
    }

    /// Takes back a die while its throw is being entered; the dice entered after it move up.
    pub fn take_back(&mut self, place: u8) {
        let last = self.last_mut();
        if let Some(at) = last.places.iter().position(|other| *other == place)
            && at < last.faces.len()
        {
            last.faces.remove(at);
        }
    }

    /// Takes back the die of the last throw that was entered last; says whether there was one.
    pub fn pop(&mut self) -> bool {
        self.last_mut().faces.pop().is_some()
    }

    /// Rolls those dice again: their faces are to be entered. Nothing happens while a throw is not whole.
    pub fn reroll(&mut self, places: Vec<u8>) {
        self.reroll_by(places, Means::Focus);
    }

    /// The same, paid that way.
    pub fn reroll_by(&mut self, mut places: Vec<u8>, means: Means) {
        places.sort_unstable();
        places.dedup();
        places.retain(|place| *place < self.dice());
        if self.is_whole() && !places.is_empty() {
            self.throws.push(Throw { means, ..Throw::of(places) });
        }
    }

    /// Gives up the reroll that is being entered; the dice lie as before.
    pub fn give_up_reroll(&mut self) {
        if self.throws.len() > 1 && !self.is_whole() {
            self.throws.pop();
        }
    }

    /// Puts another face on a die, because it was entered wrongly: the newest throw it was part of is corrected.
    pub fn correct(&mut self, place: u8, face: Element) {
        let holds = |throw: &&mut Throw| throw.face(place).flatten().is_some();
        if let Some(throw) = self.throws.iter_mut().rev().find(holds)
            && let Some(at) = throw.places.iter().position(|other| *other == place)
        {
            throw.faces[at] = face;
            throw.source = Source::Entered;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Element::{Air, Earth, Fire, Void, Water};

    fn rolled(faces: &[Element]) -> Roll {
        let mut roll = Roll::of(5);
        faces.iter().for_each(|face| roll.add(*face));
        roll
    }

    #[test]
    fn dice_are_entered_one_after_the_other_and_no_more_than_there_are() {
        let mut roll = rolled(&[Fire, Fire]);
        assert!(!roll.is_whole() && !roll.is_blank());
        assert_eq!((roll.missing(), roll.whole()), (3, None));
        [Air, Earth, Void, Water].into_iter().for_each(|face| roll.add(face));
        assert_eq!(roll.whole(), Some(vec![Fire, Fire, Air, Earth, Void]));
    }

    #[test]
    fn a_die_taken_back_leaves_the_others() {
        let mut roll = rolled(&[Fire, Air, Water]);
        roll.take_back(1);
        roll.take_back(4);
        assert_eq!(roll.faces(), [Some(Fire), Some(Water), None, None, None]);
    }

    #[test]
    fn a_reroll_replaces_its_dice_alone() {
        let mut roll = rolled(&[Fire, Fire, Fire, Earth, Water]);
        roll.reroll(vec![4, 3, 4, 9]);
        assert_eq!((roll.rerolls(), roll.missing()), (1, 2));
        assert_eq!(roll.faces(), [Some(Fire), Some(Fire), Some(Fire), None, None]);
        roll.add(Air);
        assert_eq!(roll.faces()[3..], [Some(Air), None]);
        roll.take_back(3);
        roll.take_back(0);
        roll.add(Void);
        roll.add(Fire);
        assert_eq!(roll.whole(), Some(vec![Fire, Fire, Fire, Void, Fire]));
        assert_eq!(roll.throws()[0].faces, [Fire, Fire, Fire, Earth, Water], "as they fell first");
    }

    #[test]
    fn a_reroll_that_was_not_meant_is_given_up() {
        let mut roll = rolled(&[Fire, Fire, Fire, Earth, Water]);
        let before = roll.clone();
        roll.reroll(vec![3]);
        roll.give_up_reroll();
        roll.give_up_reroll();
        roll.reroll(Vec::new());
        assert_eq!(roll, before);
    }

    #[test]
    fn a_wrong_face_is_corrected_where_it_stands_and_costs_nothing() {
        let mut roll = rolled(&[Fire, Fire, Fire, Earth, Water]);
        roll.reroll(vec![3]);
        roll.add(Air);
        roll.correct(3, Water);
        roll.correct(0, Earth);
        assert_eq!(roll.whole(), Some(vec![Earth, Fire, Fire, Water, Water]));
        assert_eq!(roll.rerolls(), 1);
        assert_eq!(roll.throws()[0].faces[3], Earth, "the first throw of the rerolled die stays");
    }

    #[test]
    fn the_app_rolls_what_is_missing_and_says_so() {
        let mut roll = rolled(&[Fire]);
        roll.fill(vec![Air, Air, Air, Air, Void]);
        assert_eq!(roll.whole(), Some(vec![Air, Air, Air, Air, Void]));
        assert_eq!(roll.throws()[0].source, Source::Generated);
    }

    #[test]
    fn another_number_of_dice_keeps_what_fits() {
        let mut roll = rolled(&[Fire, Air, Water, Earth, Void]);
        roll.reroll(vec![0]);
        roll.resize(4);
        assert_eq!(roll.whole(), Some(vec![Fire, Air, Water, Earth]));
        roll.resize(5);
        assert_eq!((roll.missing(), roll.rerolls()), (1, 0));
    }
}
