//! The five elemental Rings.

use crate::small;

/// An elemental Ring, in the order they are always listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ring {
    /// Air.
    Air,
    /// Earth.
    Earth,
    /// Fire.
    Fire,
    /// Water.
    Water,
    /// The Void.
    Void,
}
small!(Ring: Air, Earth, Fire, Water, Void);
