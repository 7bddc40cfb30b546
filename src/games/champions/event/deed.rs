//! What somebody did with its Action Points.
//!
//! Saved in journals: variants are added, never renamed.

use serde::{Deserialize, Serialize};

/// An action as the log names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Investigation, with the successes where they were said.
    Investigation(Option<u8>),
    /// Complex Manipulation, with the successes where they were said.
    ComplexManipulation(Option<u8>),
    /// Healing.
    Healing,
    /// Concentration.
    Concentration,
    /// Movement.
    Movement,
    /// Movement with a Disengagement.
    Disengagement,
    /// Simple Manipulation.
    SimpleManipulation,
    /// Simple Manipulation, with what was said to be handled.
    Handling,
    /// Draw Objectives.
    DrawObjectives,
    /// Ki turned into Purity.
    RaisePurity,
}
