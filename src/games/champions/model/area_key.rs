//! Areas as commands, events and saves name them.

use serde::{Deserialize, Serialize};

/// What the board file calls an area. A corrected drawing of the same board keeps these, so that what was said of an
/// area before stays true.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AreaKey(pub String);

impl AreaKey {
    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
