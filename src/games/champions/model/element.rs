//! The five Elements of the Elemental Dice (rulebook p. 18).

use crate::small;
use serde::{Deserialize, Serialize};

/// A face of an Elemental Die; each comes with probability 1/5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// Defensive.
    Air,
    /// Defensive.
    Earth,
    /// Offensive.
    Fire,
    /// Offensive.
    Water,
    /// Neither; Call of the Void turns it into others.
    Void,
}
small!(Element: Air, Earth, Fire, Water, Void);
