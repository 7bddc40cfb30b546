//! What a card does in every Combat beside its dice: words for its beginning and its end, and flat modifiers.
//!
//! Saved and exchanged: fields are added, never renamed.

use super::name::Note;
use serde::{Deserialize, Serialize};

/// What a card says "at the beginning" and "at the end of Combat", in the players' words; shown at these steps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moments {
    /// At its beginning (CH-COM-3).
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub beginning: Note,
    /// At its end, which comes with the Wounds and for the Eliminated too (CH-COM-9).
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub end: Note,
}

impl Moments {
    /// Whether it says nothing.
    pub fn are_silent(&self) -> bool {
        self.beginning.is_empty() && self.end.is_empty()
    }
}

/// Successes that a card of an Enemy or an Ally adds in every Combat (CH-COM-8); a Champion's stand in its power.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// Offensive Successes more or fewer.
    #[serde(default, skip_serializing_if = "is_none")]
    pub offence: i8,
    /// Defensive Successes more or fewer.
    #[serde(default, skip_serializing_if = "is_none")]
    pub defence: i8,
    /// Wounds it inflicts whatever the defence (CH-COM-9).
    #[serde(default, skip_serializing_if = "are_none")]
    pub wounds: u8,
}

impl Bonus {
    /// Whether it adds nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

fn are_none(value: &u8) -> bool {
    *value == 0
}

fn is_none(value: &i8) -> bool {
    *value == 0
}
