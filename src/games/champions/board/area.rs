//! Areas of a board.

use super::marks::Mark;
use super::place::Place;

/// An area, by its place in the board's order of areas, from 0. The order settles ties between routes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AreaId(pub(super) u8);

impl AreaId {
    /// Position in the board's order of areas.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How high an area lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Height {
    /// Like most of the board.
    Level,
    /// A roof, a wall, a hill: the board says so.
    Elevated,
}

/// What is above an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// The sky.
    Outdoor,
    /// A ceiling: high ground does not help against it.
    Indoor,
}

/// A part of the board in which miniatures stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// What the board file calls it; unique on its board.
    pub id: String,
    /// What the players call it; may be empty.
    pub name: String,
    /// From the left edge of the picture.
    pub x: Place,
    /// From the upper edge of the picture.
    pub y: Place,
    /// Whether it gives high ground.
    pub height: Height,
    /// Whether high ground works against it.
    pub cover: Cover,
    /// Tokens and scenery that lie there.
    pub marks: Vec<Mark>,
}
