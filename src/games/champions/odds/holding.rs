//! How much Ki somebody may have when a Combat begins.

/// Amounts of Ki, each with its share. The shares add up to as much as the one who asks has to share out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Holding(Vec<(u32, f64)>);

impl Holding {
    /// That much, for certain.
    pub fn certain(ki: u32) -> Self {
        Self(vec![(ki, 1.0)])
    }

    /// Somebody may have that much as well.
    pub fn add(&mut self, ki: u32, share: f64) {
        self.0.push((ki, share));
    }

    /// The greatest amount.
    pub fn most(&self) -> u32 {
        self.0.iter().map(|(ki, _)| *ki).max().unwrap_or(0)
    }

    /// Each amount and its share.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, f64)> {
        self.0.iter().copied()
    }
}
