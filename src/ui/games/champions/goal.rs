//! Whether advice is shown unasked; and what the players are after, under the name the screens know it by.

pub use crate::games::champions::sheet::goal_weights::{Goal, Weight, Weights};
use serde::{Deserialize, Serialize};

/// Whether advice is shown unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Advice {
    /// It is.
    #[default]
    Shown,
    /// Only when the players ask.
    OnDemand,
}
