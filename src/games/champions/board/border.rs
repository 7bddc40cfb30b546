//! Borders between areas.

use super::area::AreaId;
use crate::small;
use serde::{Deserialize, Serialize};

/// The line printed between two areas (CH-MOV; rulebook p. 22–23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BorderKind {
    /// One white line.
    Single,
    /// Two white lines: twice the Action Points, in the way of sight.
    Double,
    /// A narrow passage.
    Dotted,
    /// A narrow passage that is hard to take.
    DottedDouble,
    /// Obstacles or a steep slope.
    Split,
    /// Nobody crosses it, nobody sees across, and the areas are not adjacent.
    Red,
}
small!(BorderKind: Single, Double, Dotted, DottedDouble, Split, Red);

/// A border joins exactly two areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Border {
    /// The two areas, as the file names them.
    pub between: [AreaId; 2],
    /// What it looks like.
    pub kind: BorderKind,
}
