//! A Unit: one to four identical miniatures that fight as one (CH-BAT-1 to 3).

use crate::games::champions::model::quantity::{FULL_PURITY, GloryValue, LifePoints, Size};

/// The most an area holds, and so the largest Unit.
pub const MOST_SIZE: i16 = 4;

/// A Unit as it came to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    miniatures: i16,
    size: Size,
    life: LifePoints,
}

/// A Unit that is larger than an area, or has no miniature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadUnit {
    /// The Size it would have.
    pub size: i16,
}

/// What is left of a Unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// Miniatures on the board.
    pub miniatures: i16,
    /// Wounds on the one that is hit first.
    pub wounds: i16,
    /// Size on the board.
    pub size: i16,
}

impl Unit {
    /// So many miniatures of this Size and these Life Points each.
    ///
    /// # Errors
    ///
    /// [`BadUnit`] where there is none, or they have more than Size 4 together.
    pub fn new(miniatures: u8, size: Size, life: LifePoints) -> Result<Self, BadUnit> {
        let miniatures = i16::from(miniatures);
        let all = miniatures * size.get();
        if (1..=MOST_SIZE).contains(&all) { Ok(Self { miniatures, size, life }) } else { Err(BadUnit { size: all }) }
    }

    /// Life Points of all miniatures together (CH-BAT-1).
    pub fn life(self) -> i16 {
        self.miniatures * self.life.get()
    }

    /// The Purity of an Allied Unit: 5, and 1 for each miniature after the first (CH-BAT-3).
    pub fn purity(self) -> i16 {
        FULL_PURITY + self.miniatures - 1
    }

    /// What is left after so many Wounds in all: they fill one miniature after the other (CH-BAT-1).
    pub fn after(self, wounds: i16) -> Rest {
        let wounds = wounds.clamp(0, self.life());
        let (gone, on_next) = (wounds / self.life.get(), wounds % self.life.get());
        let miniatures = self.miniatures - gone;
        Rest { miniatures, wounds: on_next, size: miniatures * self.size.get() }
    }

    /// Miniatures that `wounds` more eliminate when there were `before`.
    pub fn eliminated(self, before: i16, wounds: i16) -> i16 {
        self.after(before).miniatures - self.after(before.saturating_add(wounds.max(0))).miniatures
    }

    /// Wounds of an effect that hits everybody in an area: once per miniature on the board (CH-BAT-1).
    pub fn area_wounds(self, before: i16, each: i16) -> i16 {
        self.after(before).miniatures * each.max(0)
    }

    /// Glory for what `wounds` more eliminate: the card's for each miniature, one more for the last of several
    /// (CH-BAT-2).
    pub fn glory(self, before: i16, wounds: i16, worth: GloryValue) -> i16 {
        let gone = self.eliminated(before, wounds);
        let last = gone > 0 && self.after(before.saturating_add(wounds)).miniatures == 0 && self.miniatures > 1;
        gone * worth.get() + i16::from(last)
    }
}
