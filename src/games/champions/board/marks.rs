//! What lies on an area besides miniatures: tokens of the scenario and scenery, each with a note (rulebook p. 7, 10, 31).
//!
//! They are for the eyes: none changes a way or a Line of Sight.

use crate::small;
use serde::{Deserialize, Serialize};

/// What kind of mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// An area that can burn.
    Flammable,
    /// An area that burns.
    Flaming,
    /// Where Oni are summoned.
    SummoningZone,
    /// A numbered Objective token.
    Objective,
    /// A numbered Event token.
    Event,
    /// Scenery.
    Scenery,
    /// An obstacle.
    Obstacle,
}
small!(MarkKind: Flammable, Flaming, SummoningZone, Objective, Event, Scenery, Obstacle);

impl MarkKind {
    /// Whether the token has a number on its back.
    pub fn is_numbered(self) -> bool {
        match self {
            Self::Objective | Self::Event => true,
            Self::Flammable | Self::Flaming | Self::SummoningZone | Self::Scenery | Self::Obstacle => false,
        }
    }
}

/// A mark on an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// What it is.
    pub kind: MarkKind,
    /// The number on the token, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// What the players want to know of it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Mark {
    /// A mark without a note; numbered ones begin with 1.
    pub fn of(kind: MarkKind) -> Self {
        Self { kind, number: kind.is_numbered().then_some(1), note: String::new() }
    }
}
