//! What players ask of a scenario's story. Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::field::layout::Layout;
use crate::games::champions::model::story::Judgement;
use serde::{Deserialize, Serialize};

/// Something about the story of the scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StoryCommand {
    /// The players have seen to an event; whoever comes with it is put on the table.
    Heed {
        /// Its place in the scenario.
        happening: u8,
        /// Who comes; nothing where nobody does, or the players put them there themselves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        layout: Option<Box<Layout>>,
    },
    /// The players judge an objective themselves.
    Judge {
        /// Its place in the scenario.
        objective: u8,
        /// What they say; nothing where the app is to count again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        judgement: Option<Judgement>,
    },
}
