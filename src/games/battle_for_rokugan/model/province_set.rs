//! A set of provinces.

use super::province::Province;
use crate::kernel::by::Small;

/// Provinces, each at most once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ProvinceSet(u32);

impl ProvinceSet {
    /// No province.
    pub const EMPTY: Self = Self(0);

    /// Only `province`.
    pub const fn only(province: Province) -> Self {
        Self(1 << province as u32)
    }

    /// Those of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether `province` is one of them.
    pub const fn contains(self, province: Province) -> bool {
        self.0 & Self::only(province).0 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        // A set of 30 has at most 30.
        self.0.count_ones() as u8
    }

    /// Adds one.
    pub fn insert(&mut self, province: Province) {
        *self = self.union(Self::only(province));
    }

    /// All of them, in map order.
    pub fn iter(self) -> impl Iterator<Item = Province> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Province::ALL.get(at).copied()
        })
    }
}

impl FromIterator<Province> for ProvinceSet {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        provinces.into_iter().fold(Self::EMPTY, |set, province| set.union(Self::only(province)))
    }
}
