//! Ring Event cards (rulebook p. 32): an optional deck of which one card is revealed each turn. Its words stay on it.

use super::element::Element;
use super::name::Note;
use serde::{Deserialize, Serialize};

/// Whether a table plays with the Ring Event cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RingEvents {
    /// The deck stays in the box.
    Without,
    /// One card is revealed at the beginning of each turn.
    With,
}

impl RingEvents {
    /// What is played where nobody said so.
    pub(in crate::games::champions) fn usual() -> Self {
        Self::Without
    }

    /// Whether nobody has to be told.
    pub(in crate::games::champions) fn are_usual(&self) -> bool {
        *self == Self::usual()
    }
}

/// What a card does to its Element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RingEffect {
    /// An advantage.
    Easier,
    /// A disadvantage.
    Harder,
}

/// The Element a card is about, and what it does to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touched {
    /// Which Element.
    pub element: Element,
    /// Whether it is easier or harder to use.
    pub effect: RingEffect,
}

/// The card of a turn, as far as the players noted it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RingEvent {
    /// What it touches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub touched: Option<Touched>,
    /// What it says, in the players' words.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub note: Note,
}
