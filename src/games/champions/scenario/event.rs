//! What happened in a scenario's story. Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::model::story::Judgement;
use serde::{Deserialize, Serialize};

/// Something that happened in the story of the scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StoryEvent {
    /// The players have seen to an event; those who come with it follow as events of their own.
    Heeded {
        /// Its place in the scenario.
        happening: u8,
    },
    /// The players judged an objective.
    Judged {
        /// Its place in the scenario.
        objective: u8,
        /// What they say; nothing where the app counts again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        judgement: Option<Judgement>,
    },
}
