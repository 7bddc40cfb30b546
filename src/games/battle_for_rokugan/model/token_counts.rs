//! How many combat tokens of each face there are: a clan's set, its pool, its discard pile.

use super::face::{Face, Kind};
use crate::kernel::by::{By, Small};

/// A number for every face, 0 included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenCounts(By<Face, u8>);

impl TokenCounts {
    /// No tokens at all.
    pub fn none() -> Self {
        Self(By::from_fn(|_| 0))
    }

    /// The counts that `count` gives.
    pub fn from_fn(count: impl FnMut(Face) -> u8) -> Self {
        Self(By::from_fn(count))
    }

    /// How many of one face.
    pub fn of(&self, face: Face) -> u8 {
        *self.0.get(face)
    }

    /// How many of one kind.
    pub fn of_kind(&self, kind: Kind) -> u8 {
        self.iter().filter(|(face, _)| face.kind() == kind).map(|(_, count)| count).sum()
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.iter().map(|(_, count)| count).sum()
    }

    /// Every face with its number, in kind order, then by strength.
    pub fn iter(&self) -> impl Iterator<Item = (Face, u8)> {
        self.0.iter().map(|(face, count)| (face, *count))
    }

    /// These and `count` tokens of one face more, unless `set` does not hold so many.
    pub fn adding(&self, face: Face, count: u8, set: &Self) -> Option<Self> {
        let sum = self.of(face).checked_add(count).filter(|sum| *sum <= set.of(face))?;
        let mut more = self.clone();
        *more.0.get_mut(face) = sum;
        Some(more)
    }

    /// What is left after `gone` are taken out, unless one of them is not there.
    pub fn without(&self, gone: &Self) -> Option<Self> {
        let enough = Face::ALL.iter().all(|face| gone.of(*face) <= self.of(*face));
        enough.then(|| Self::from_fn(|face| self.of(face) - gone.of(face)))
    }
}
