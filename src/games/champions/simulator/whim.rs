//! What the players feel like, from the seed.

use crate::kernel::chance::{Chance, Position, Seed};

/// Chance of the players, apart from that of the table.
#[derive(Clone, Debug)]
pub(super) struct Whim(Chance);

impl Whim {
    /// The whims of the players of that game.
    pub fn of(seed: Seed) -> Self {
        // Another seed than the table's: what the players want must not follow from their dice.
        Self(Chance::seeded(Seed(seed.0 ^ 0x5EED_0F17), Position::default()))
    }

    /// Once in so many times.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.0.below(times.max(1)) == 0
    }

    /// One of a list; nothing of an empty one.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        let below = u32::try_from(list.len()).ok().filter(|count| *count > 0)?;
        list.get(self.0.below(below) as usize)
    }

    /// A number below `below`.
    pub fn below(&mut self, below: usize) -> usize {
        u32::try_from(below).ok().filter(|below| *below > 0).map_or(0, |below| self.0.below(below) as usize)
    }
}
