//! A scenario as it stands in the Campaign Log (CH-END-6).

use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::Glory;
use serde::{Deserialize, Serialize};

/// How a scenario ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Successful.
    Won,
    /// Unsuccessful.
    Lost,
}

/// Whether a scenario was played once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replay {
    /// It stands as it is.
    Stands,
    /// A defeat of which the replay follows.
    Replayed,
}

impl Replay {
    fn usual() -> Self {
        Self::Stands
    }

    fn is_usual(&self) -> bool {
        *self == Self::usual()
    }
}

/// What became of an Intermission card in a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Nothing.
    No,
    /// It did.
    Yes,
}

impl Card {
    fn usual() -> Self {
        Self::No
    }

    fn is_usual(&self) -> bool {
        *self == Self::usual()
    }
}

/// What a player takes from a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The Champion played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub champion: Option<Name>,
    /// Glory; below 0 counts as 0.
    pub glory: Glory,
    /// For who is Glorified: the bonus, in the players' words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glorified: Option<Note>,
    /// Whether an Intermission card was drawn for the next scenario.
    #[serde(default = "Card::usual", skip_serializing_if = "Card::is_usual")]
    pub drew: Card,
    /// Whether the Intermission card brought to this scenario was played.
    #[serde(default = "Card::usual", skip_serializing_if = "Card::is_usual")]
    pub played: Card,
}

impl Share {
    /// So much Glory, and nothing else.
    pub fn of(glory: Glory) -> Self {
        Self { champion: None, glory, glorified: None, drew: Card::No, played: Card::No }
    }
}

/// A scenario as it was noted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// Its title.
    pub scenario: Name,
    /// Whether it was successful.
    pub verdict: Verdict,
    /// Group Honor minus Threshold.
    pub margin: i16,
    /// What each player takes from it, in the order of players; nothing for who was not there.
    pub shares: Vec<Option<Share>>,
    /// Whether it was played once more.
    #[serde(default = "Replay::usual", skip_serializing_if = "Replay::is_usual")]
    pub replay: Replay,
    /// The table that noted it, by its id; nothing where it was noted by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}
