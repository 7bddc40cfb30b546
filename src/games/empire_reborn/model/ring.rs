//! The five rings of a Character.

use crate::kernel::by::{By, Small};
use serde::{Deserialize, Serialize};

named! {
    /// One of the five rings.
    Ring {
        /// Lives through wounds.
        Earth = "earth",
        /// Leads armies and searches.
        Water = "water",
        /// Duels, kills and forges.
        Fire = "fire",
        /// Courts, accuses and keeps its Honor.
        Air = "air",
        /// Gives the School Rank.
        Void = "void",
    }
}

impl Ring {
    /// The highest rating of this ring (ER-Q-2).
    pub const fn most(self) -> u8 {
        match self {
            Self::Earth | Self::Water | Self::Fire | Self::Air => 9,
            Self::Void => 5,
        }
    }
}

/// The ratings of all five rings, each at least 1.
///
/// Experience may carry a rating above [`Ring::most`]: that is a fault people may overrule, not an impossible state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[u8; 5]", into = "[u8; 5]")]
pub struct Rings(By<Ring, u8>);

impl TryFrom<[u8; 5]> for Rings {
    type Error = &'static str;

    /// Rings as saves write them, in the order of [`Ring::ALL`].
    fn try_from(ratings: [u8; 5]) -> Result<Self, Self::Error> {
        Self::new(|ring| ratings[ring.index()]).map_err(|_| "a ring is out of its bounds")
    }
}

impl From<Rings> for [u8; 5] {
    fn from(rings: Rings) -> Self {
        let mut ratings = [1; 5];
        Ring::ALL.iter().for_each(|ring| ratings[ring.index()] = rings.get(*ring));
        ratings
    }
}

impl Rings {
    /// Rings within the bounds of ER-Q-2, or the first ring that is outside them.
    ///
    /// # Errors
    ///
    /// A ring is rated 0 or above [`Ring::most`].
    pub fn new(rating: impl FnMut(Ring) -> u8) -> Result<Self, Ring> {
        let ratings = By::from_fn(rating);
        let outside = ratings.iter().find(|(ring, rating)| !(1..=ring.most()).contains(*rating));
        match outside {
            Some((ring, _)) => Err(ring),
            None => Ok(Self(ratings)),
        }
    }

    /// The rating of a ring.
    pub fn get(&self, ring: Ring) -> u8 {
        *self.0.get(ring)
    }

    /// Raises a ring by one, beyond its bound too.
    pub fn raise(&mut self, ring: Ring) {
        let rating = self.0.get_mut(ring);
        *rating = rating.saturating_add(1);
    }

    /// How many of Earth, Water, Fire and Air are rated above 5.
    pub fn above_five(&self) -> usize {
        Ring::ALL.iter().filter(|ring| **ring != Ring::Void && self.get(**ring) > 5).count()
    }
}
