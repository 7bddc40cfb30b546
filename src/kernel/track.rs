//! Quantities that cannot leave their bounds.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A whole number from `MIN` to `MAX`, both included.
///
/// # Examples
///
/// ```
/// use rokugan::kernel::track::Track;
/// type Honor = Track<-5, 10>;
/// assert!(Honor::new(11).is_err());
/// assert_eq!(Honor::clamped(11), Honor::new(10).unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Track<const MIN: i16, const MAX: i16>(i16);

impl<const MIN: i16, const MAX: i16> Track<MIN, MAX> {
    /// The least value.
    pub const LEAST: Self = Self(MIN);
    /// The greatest value.
    pub const MOST: Self = Self(MAX);

    /// The quantity `value`.
    ///
    /// # Errors
    ///
    /// [`OutOfBounds`] where `value` is not from `MIN` to `MAX`.
    pub fn new(value: i64) -> Result<Self, OutOfBounds> {
        match i16::try_from(value) {
            Ok(small) if MIN <= small && small <= MAX => Ok(Self(small)),
            _ => Err(OutOfBounds { value, least: MIN, most: MAX }),
        }
    }

    /// The quantity nearest to `value`.
    pub fn clamped(value: i16) -> Self {
        Self(value.clamp(MIN, MAX))
    }

    /// The number itself.
    pub const fn get(self) -> i16 {
        self.0
    }

    /// The quantity after a change, stopped at the bounds.
    #[must_use]
    pub fn plus(self, change: i16) -> Self {
        Self::clamped(self.0.saturating_add(change))
    }
}

impl<const MIN: i16, const MAX: i16> TryFrom<i64> for Track<MIN, MAX> {
    type Error = OutOfBounds;

    fn try_from(value: i64) -> Result<Self, OutOfBounds> {
        Self::new(value)
    }
}

impl<const MIN: i16, const MAX: i16> From<Track<MIN, MAX>> for i64 {
    fn from(track: Track<MIN, MAX>) -> Self {
        track.0.into()
    }
}

impl<const MIN: i16, const MAX: i16> fmt::Debug for Track<MIN, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const MIN: i16, const MAX: i16> fmt::Display for Track<MIN, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that its quantity does not have room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfBounds {
    /// What was asked for.
    pub value: i64,
    /// The least value there is.
    pub least: i16,
    /// The greatest value there is.
    pub most: i16,
}

impl fmt::Display for OutOfBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not from {} to {}", self.value, self.least, self.most)
    }
}

impl std::error::Error for OutOfBounds {}

#[cfg(test)]
mod tests {
    use super::*;

    type Honor = Track<-5, 10>;

    #[test]
    fn a_value_outside_cannot_be_built() {
        assert_eq!(Honor::new(11), Err(OutOfBounds { value: 11, least: -5, most: 10 }));
        assert_eq!(Honor::new(-6), Err(OutOfBounds { value: -6, least: -5, most: 10 }));
        assert!(Honor::new(i64::MAX).is_err());
        assert!(serde_json::from_str::<Honor>("11").is_err());
        assert_eq!(serde_json::from_str::<Honor>("-5").unwrap(), Honor::LEAST);
    }

    #[test]
    fn a_change_stops_at_the_bounds() {
        assert_eq!(Honor::MOST.plus(1), Honor::MOST);
        assert_eq!(Honor::clamped(0).plus(i16::MIN), Honor::LEAST);
    }
}
