//! What ties a table to a campaign: which one, and who brings an Intermission card to it (rulebook p. 32).

use super::ids::PlayerId;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Names one campaign, on this device and in its file: 1 to 32 small letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CampaignId(String);

impl CampaignId {
    /// The id in `text`, as the address of a page may bring it; nothing where it is none.
    pub fn new(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        ((1..=32).contains(&text.len()) && text.bytes().all(fits)).then(|| Self(text.to_owned()))
    }

    /// The id made of a random number.
    pub fn from_random(number: u64) -> Self {
        Self(format!("c{number:016x}"))
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CampaignId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).ok_or("1 to 32 small letters and digits are needed")
    }
}

impl From<CampaignId> for String {
    fn from(id: CampaignId) -> Self {
        id.0
    }
}

impl fmt::Display for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A table's place in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InCampaign {
    /// Which campaign.
    pub campaign: CampaignId,
    /// The players who bring an Intermission card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<PlayerId>,
}

/// Where a player's Intermission card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intermission {
    /// In the player's hand.
    Held,
    /// Played at this table.
    Played,
}
