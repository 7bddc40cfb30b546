//! The two sides of an exchange, and one value for each.

use serde::{Deserialize, Serialize};

/// A side of an exchange or opposed test (A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The activating model; its player is the Active Player and wins the last ties.
    Active,
    /// Its opponent.
    Other,
}

impl Side {
    /// Both, the activating model first.
    pub const ALL: [Self; 2] = [Self::Active, Self::Other];

    /// The opposite side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Active => Self::Other,
            Self::Other => Self::Active,
        }
    }

    /// How the exchange formats spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Other => "other",
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides<T> {
    /// That of the activating model.
    pub active: T,
    /// That of its opponent.
    pub other: T,
}

impl<T> Sides<T> {
    /// The values that `make` gives for each side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self { active: make(Side::Active), other: make(Side::Other) }
    }

    /// As [`Sides::from_fn`], for values that can be refused.
    ///
    /// # Errors
    ///
    /// The first error of `make`, the active side's first.
    pub fn try_from_fn<E>(mut make: impl FnMut(Side) -> Result<T, E>) -> Result<Self, E> {
        Ok(Self { active: make(Side::Active)?, other: make(Side::Other)? })
    }

    /// The value of `side`.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::Active => &self.active,
            Side::Other => &self.other,
        }
    }

    /// The value of `side`, to be changed.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Active => &mut self.active,
            Side::Other => &mut self.other,
        }
    }
}
