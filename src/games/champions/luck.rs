//! Luck: the Elements a Champion has rolled, typed in and rolled by the app alike, against what is to be expected.
//!
//! Each Element comes with probability 1/5, so that in `n` dice it is expected `n/5` times. Nothing is rounded here.

use super::Champions;
use super::event::Event;
use super::model::element::Element;
use super::model::ids::{Actor, ChampionId};
use super::model::rolls::{ElementalReroll, Reroll};
use crate::kernel::by::By;
use crate::kernel::chance::Source;
use crate::kernel::journal::Journal;

/// The dice somebody has rolled, rerolled dice counted each time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    rolled: By<Element, u32>,
    generated: u32,
}

impl Tally {
    fn none() -> Self {
        Self { rolled: By::from_fn(|_| 0), generated: 0 }
    }

    /// Dice the app did not roll, for tests of what is said about them.
    #[cfg(test)]
    pub(super) fn of_dice(faces: &[Element]) -> Self {
        let mut tally = Self::none();
        tally.add(faces, Source::Entered);
        tally
    }

    fn add(&mut self, faces: &[Element], source: Source) {
        for face in faces {
            *self.rolled.get_mut(*face) += 1;
            self.generated += u32::from(source == Source::Generated);
        }
    }

    /// How often an Element came.
    pub fn of(&self, element: Element) -> u32 {
        *self.rolled.get(element)
    }

    /// All dice.
    pub fn dice(&self) -> u32 {
        self.rolled.iter().map(|(_, count)| *count).sum()
    }

    /// Those the app rolled.
    pub fn generated(&self) -> u32 {
        self.generated
    }

    /// How far an Element lies above its expectation, in fifths of a die; negative below it.
    pub fn fifths_above(&self, element: Element) -> i64 {
        5 * i64::from(self.of(element)) - i64::from(self.dice())
    }
}

/// The dice of every Champion, in everything that counts of a journal.
pub fn luck(journal: &Journal<Champions>) -> By<ChampionId, Tally> {
    let mut luck = By::from_fn(|_| Tally::none());
    let counted = &journal.entries()[..journal.cursor()];
    for event in counted.iter().flat_map(|entry| &entry.events) {
        if let Event::DiceRolled { actor: Actor::Champion(id), first, rerolls, .. } = event {
            let tally: &mut Tally = luck.get_mut(*id);
            tally.add(&first.faces, first.source);
            for ElementalReroll { faces, source, .. } in rerolls.iter().filter_map(elemental) {
                tally.add(faces, *source);
            }
        }
    }
    luck
}

fn elemental(reroll: &Reroll) -> Option<&ElementalReroll> {
    match reroll {
        Reroll::Elemental(reroll) => Some(reroll),
        Reroll::Enemy(_) => None,
    }
}
