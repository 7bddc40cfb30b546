//! Players and cards by number.

use serde::{Deserialize, Serialize};

/// A player, by the place at the table, clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatId(pub u8);

impl SeatId {
    /// The place in a list of all players.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The player at a place of a list of all players, of whom there are at most eight.
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

/// A card in play, by the order in which cards were typed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);
