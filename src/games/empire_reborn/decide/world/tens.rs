//! Plain ten-sided dice: they never explode (ER-DICE-6).

use crate::games::empire_reborn::draft::Draft;
use crate::games::empire_reborn::event::Event;
use crate::games::empire_reborn::person::Dice;
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::world::event::Befell;
use crate::kernel::chance::{Chance, Source};

/// Dice of one decree as they fall: those that were typed in one after the other, the app's where none were.
pub(super) struct Tens<'a> {
    chance: &'a mut Chance,
    typed: Option<&'a [u8]>,
    fallen: Vec<u8>,
}

impl<'a> Tens<'a> {
    pub(super) fn new(chance: &'a mut Chance, dice: &'a Dice) -> Self {
        let typed = match dice {
            Dice::App => None,
            Dice::Entered(faces) => Some(faces.as_slice()),
        };
        Self { chance, typed, fallen: Vec::new() }
    }

    /// The next die. Where too few were typed in the app's stands in; [`Tens::done`] refuses that.
    pub(super) fn next(&mut self) -> u8 {
        let typed = self.typed.and_then(|faces| faces.get(self.fallen.len()).copied());
        let face = typed.unwrap_or_else(|| u8::try_from(self.chance.below(10)).unwrap_or(0) + 1);
        self.fallen.push(face);
        face
    }

    /// The sum of the next dice.
    pub(super) fn sum(&mut self, dice: u8) -> u16 {
        (0..dice).map(|_| u16::from(self.next())).sum()
    }

    /// How many of the next dice show such a face or a lower one.
    pub(super) fn count(&mut self, dice: u16, faces: u8) -> u16 {
        let hits = (0..dice).filter(|_| self.next() <= faces).count();
        u16::try_from(hits).unwrap_or(u16::MAX)
    }

    /// One of several that are equally likely, by place.
    pub(super) fn one_of(&mut self, several: usize) -> usize {
        let below = u32::try_from(several.max(1)).unwrap_or(1);
        usize::try_from(self.chance.below(below)).unwrap_or(0)
    }

    /// Says what fell; refuses another number of dice than were needed, and faces there are not.
    pub(super) fn done(self, draft: &mut Draft) -> Result<(), Refusal> {
        let source = match self.typed {
            None => Source::Generated,
            Some(faces) => {
                let needed = i16::try_from(self.fallen.len()).unwrap_or(i16::MAX);
                let fits = faces.len() == self.fallen.len();
                draft.require(fits, "ER-DICE-1", RefusalKind::WrongDice { rolled: needed })?;
                if let Some(bad) = faces.iter().find(|face| !(1..=10).contains(*face)) {
                    draft.require(false, "ER-DICE-2", RefusalKind::NoSuchDie(i16::from(*bad)))?;
                }
                Source::Entered
            }
        };
        if !self.fallen.is_empty() {
            draft.happen(Event::World(Box::new(Befell::Diced { dice: self.fallen, source })));
        }
        Ok(())
    }
}
