//! Where in the game the table is (CH-TURN).

use crate::small;
use serde::{Deserialize, Serialize};

/// A phase of a turn, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The activation order is chosen.
    Preparation,
    /// Champions and Allies act.
    Champions,
    /// Enemies act.
    Enemies,
    /// Everything recovers.
    Recovery,
}
small!(Phase: Preparation, Champions, Enemies, Recovery);

/// Whether the scenario's objective was met when the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GroupObjective {
    /// It was.
    Met,
    /// It was not.
    Missed,
}
