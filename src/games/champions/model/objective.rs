//! Clan Objectives (rulebook p. 14): what the players note of a card, not the card's text.

use super::name::Note;
use super::quantity::GloryValue;
use serde::{Deserialize, Serialize};

/// Whether the other players see the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Face up from the start.
    Revealed,
    /// Face down until it is completed.
    Hidden,
}

/// When the card brings its Glory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// At once.
    Instant,
    /// At the end of the game.
    End,
}

/// The one or two Glory values on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// One value.
    One(GloryValue),
    /// Two values, either of which the card may bring.
    Two(GloryValue, GloryValue),
    /// Not noted: a card that lies face down may keep its secret until it is completed or counted.
    Unknown,
}

impl Worth {
    /// What an uncompleted card costs: the lower value (CH-END-3); nothing while nobody has noted it, which is not 0.
    pub fn lower(self) -> Option<GloryValue> {
        match self {
            Self::One(value) => Some(value),
            Self::Two(one, other) => Some(one.min(other)),
            Self::Unknown => None,
        }
    }

    /// The values a completed card may bring, lowest first; none that are known where nobody has noted them.
    pub fn values(self) -> Vec<GloryValue> {
        match self {
            Self::One(value) => vec![value],
            Self::Two(one, other) => vec![one.min(other), one.max(other)],
            Self::Unknown => Vec::new(),
        }
    }
}

/// What a player notes of an objective card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// How the players call it; may be empty, so that a hidden card stays hidden.
    pub title: Note,
    /// Revealed or Hidden.
    pub visibility: Visibility,
    /// Instant or End.
    pub timing: Timing,
    /// Its Glory.
    pub worth: Worth,
}

/// How far an objective is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Not completed.
    Open,
    /// Completed for this much Glory. An Instant one has brought it already, an End one brings it in the scoring.
    Completed(GloryValue),
}

/// An objective a Champion keeps.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptObjective {
    /// The card as noted.
    pub card: Objective,
    /// Whether it lies face up by now.
    pub visibility: Visibility,
    /// Whether it is completed.
    pub progress: Progress,
}
