//! A Unit: one to four identical miniatures that fight as one (CH-BAT-1 to 3). Somebody alone is a Unit of one.

use crate::games::champions::model::quantity::{FULL_PURITY, LifePoints, Size};
use crate::kernel::known::Known;

/// The most an area holds, and so the largest Unit.
pub const MOST_SIZE: i16 = 4;
/// The most miniatures of a Unit, those of Size 1.
pub const MOST_MINIATURES: u8 = 4;

/// The most miniatures of this Size that make a Unit: all of them together are no larger than Size 4 (CH-BAT-1). Where
/// the Size is unknown, as many as any Unit has.
pub fn most_of(size: Known<Size>) -> u8 {
    let fitting = |size: Size| u8::try_from(MOST_SIZE / size.get().max(1)).unwrap_or(1).clamp(1, MOST_MINIATURES);
    size.value().map_or(MOST_MINIATURES, fitting)
}

/// So many identical miniatures, as they came to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    miniatures: u8,
    life: LifePoints,
}

impl Unit {
    /// So many miniatures with these Life Points each.
    pub fn new(miniatures: u8, life: LifePoints) -> Self {
        Self { miniatures, life }
    }

    /// Life Points of all miniatures together (CH-BAT-1).
    pub fn life(self) -> i16 {
        self.life.get().saturating_mul(self.miniatures.into())
    }

    /// How many miniatures stand after so many Wounds in all: they fill one after the other (CH-BAT-1).
    pub fn standing_after(self, wounds: i16) -> i16 {
        let gone = wounds.max(0) / self.life.get();
        (i16::from(self.miniatures) - gone).max(0)
    }

    /// Miniatures that `wounds` more eliminate when there were `before`.
    pub fn felled(self, before: i16, wounds: i16) -> i16 {
        self.standing_after(before) - self.standing_after(before.saturating_add(wounds.max(0)))
    }
}

/// The Purity of an Allied Unit: 5, and 1 for each miniature after the first (CH-BAT-3).
pub fn purity(miniatures: u8) -> i16 {
    FULL_PURITY + i16::from(miniatures.saturating_sub(1))
}

/// Wounds of an effect that hits everybody in an area: once for each miniature on the board (CH-BAT-1).
pub fn area_wounds(standing: i16, each: i16) -> i16 {
    standing.max(1).saturating_mul(each)
}

/// Glory for `felled` of `standing` miniatures of a Unit that came with so many: the card's for each, and one more for the
/// last of several (CH-BAT-2).
pub fn glory(each: i16, felled: i16, standing: i16, miniatures: u8) -> i16 {
    let last = miniatures > 1 && felled >= standing;
    each.saturating_mul(felled).saturating_add(last.into())
}
