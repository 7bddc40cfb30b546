//! The five elemental Rings.

use crate::small;
use serde::{Deserialize, Serialize};

/// An elemental Ring, in the order they are always listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
