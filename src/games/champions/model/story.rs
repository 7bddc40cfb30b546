//! How far the story of a scenario is told: which of its events the players have seen to, what they judged themselves.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What the players say of an objective, whatever the app counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    /// It is met.
    Met,
    /// It is not.
    NotMet,
}

/// What of a scenario lies behind the players. Events and objectives are told by their place in the scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    pub(in crate::games::champions) heeded: BTreeSet<u8>,
    pub(in crate::games::champions) judged: BTreeMap<u8, Judgement>,
}

impl Story {
    /// Whether the players have seen to the event at that place.
    pub fn is_heeded(&self, happening: u8) -> bool {
        self.heeded.contains(&happening)
    }

    /// What the players say of the objective at that place; nothing where the app counts.
    pub fn judged(&self, objective: u8) -> Option<Judgement> {
        self.judged.get(&objective).copied()
    }
}
