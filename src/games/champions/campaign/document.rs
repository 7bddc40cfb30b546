//! The campaign file: what is stored and what is exchanged.
//!
//! ```json
//! { "format": "rokugan-campaign", "version": 1, "id": "c1", "name": "Shinomen",
//!   "players": [ {"name": "Ann"}, {} ],
//!   "scenarios": [ {"scenario": "First steps", "verdict": "won", "margin": 2, "table": "t1",
//!     "shares": [ {"champion": "Matsu Tsuko", "glory": 12, "glorified": "a card", "drew": "yes"}, null ]} ],
//!   "endings": [ {"player": 0, "clan": "lion"} ] }
//! ```
//!
//! Without `endings` the campaign goes on. Unknown fields are refused: a log that says more than this app understands
//! must not be half read.

use super::endings::AgainstEndings;
use super::log::{Campaign, Ending, MOST_PLAYERS, MOST_SCENARIOS, Player, Stage};
use super::noted::{Noted, Replay, Verdict};
use super::rulings::CampaignRulings;
use crate::games::champions::model::campaign_table::CampaignId;
use crate::games::champions::model::name::Name;
use crate::kernel::place;
use crate::kernel::shortened::line;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// What every campaign file calls itself.
pub const FORMAT: &str = "rokugan-campaign";
/// The version of campaign files this program reads and writes.
pub const VERSION: u64 = 1;
/// The most bytes a campaign file has: far more than its scenarios and notes can fill.
pub const MOST_BYTES: usize = 1 << 20;

/// Why a text is no campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// More bytes than a campaign can have.
    TooLarge {
        /// How many.
        bytes: usize,
    },
    /// It is another kind of file.
    Foreign,
    /// A newer version of the app wrote it.
    TooNew {
        /// The version of the file.
        found: u64,
    },
    /// Something in it is wrong.
    Unreadable {
        /// Where, such as `scenarios[3].margin`.
        path: String,
        /// What.
        reason: String,
    },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { bytes } => write!(f, "{bytes} bytes, a campaign has at most {MOST_BYTES}"),
            Self::Foreign => write!(f, "no \"{FORMAT}\""),
            Self::TooNew { found } => write!(f, "version {found}, this program reads version {VERSION}"),
            Self::Unreadable { path, reason } => f.write_str(&line(&format!("{path}: {reason}"))),
        }
    }
}

impl std::error::Error for FileError {}

/// The file as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignFile {
    format: String,
    version: u64,
    id: CampaignId,
    name: Name,
    players: Vec<Player>,
    #[serde(default = "CampaignRulings::standard")]
    rulings: CampaignRulings,
    scenarios: Vec<Noted>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    length: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    endings: Option<Vec<Ending>>,
}

/// The text of a campaign file.
pub fn write(id: &CampaignId, campaign: &Campaign) -> String {
    let file = CampaignFile {
        format: FORMAT.to_owned(),
        version: VERSION,
        id: id.clone(),
        name: campaign.name.clone(),
        players: campaign.players.clone(),
        rulings: campaign.rulings,
        scenarios: campaign.scenarios.clone(),
        length: campaign.length,
        endings: match &campaign.stage {
            Stage::Underway => None,
            Stage::AtItsEnd(endings) => Some(endings.clone()),
        },
    };
    // Names, numbers and lists always have a JSON form; an empty text would be refused when it is read back.
    serde_json::to_value(&file).map(|value| value.to_string()).unwrap_or_default()
}

/// The campaign in a text, and the id it was given.
///
/// # Errors
///
/// The first thing that is wrong with it.
pub fn read(text: &str) -> Result<(CampaignId, Campaign), FileError> {
    if text.len() > MOST_BYTES {
        return Err(FileError::TooLarge { bytes: text.len() });
    }
    let unreadable = |error: serde_json::Error| {
        let (path, reason) = place::explain(text, &error);
        FileError::Unreadable { path, reason }
    };
    let value: Value = serde_json::from_str(text).map_err(unreadable)?;
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(FileError::Foreign);
    }
    // What a newer version has in it is not this one's to judge.
    match value.get("version").and_then(Value::as_u64) {
        Some(found) if found > VERSION => return Err(FileError::TooNew { found }),
        Some(VERSION) => {}
        Some(_) | None => return Err(at("version", "no version of this file")),
    }
    let file: CampaignFile = serde_json::from_str(text).map_err(unreadable)?;
    campaign(file)
}

fn at(path: impl Into<String>, reason: impl Into<String>) -> FileError {
    FileError::Unreadable { path: path.into(), reason: reason.into() }
}

fn campaign(file: CampaignFile) -> Result<(CampaignId, Campaign), FileError> {
    let players = file.players.len();
    if !(1..=MOST_PLAYERS).contains(&players) {
        return Err(at("players", format!("{players} of them, 1 to {MOST_PLAYERS} are possible")));
    }
    let count = file.scenarios.len();
    if count > MOST_SCENARIOS {
        return Err(at("scenarios", format!("{count} of them, at most {MOST_SCENARIOS} are possible")));
    }
    for (line, noted) in file.scenarios.iter().enumerate() {
        check(line, noted, players)?;
    }
    let stage = file.endings.map_or(Stage::Underway, Stage::AtItsEnd);
    if file.length.is_some_and(|length| !(1..=MOST_SCENARIOS).contains(&length.into())) {
        return Err(at("length", format!("1 to {MOST_SCENARIOS} scenarios are possible")));
    }
    let campaign = Campaign {
        name: file.name,
        players: file.players,
        rulings: file.rulings,
        scenarios: file.scenarios,
        stage,
        length: file.length,
    };
    match campaign.against_endings() {
        None => Ok((file.id, campaign)),
        Some(against) => Err(at_endings(against)),
    }
}

fn check(line: usize, noted: &Noted, players: usize) -> Result<(), FileError> {
    let path = |field: &str| format!("scenarios[{line}].{field}");
    if noted.shares.len() != players {
        return Err(at(path("shares"), format!("{players} are needed, one for each player")));
    }
    if noted.shares.iter().all(Option::is_none) {
        return Err(at(path("shares"), "nobody took part"));
    }
    if noted.verdict == Verdict::Won && noted.replay == Replay::Replayed {
        return Err(at(path("replay"), "only a defeat is replayed"));
    }
    if noted.table.as_ref().is_some_and(|table| table.len() > 32) {
        return Err(at(path("table"), "no id of a table"));
    }
    Ok(())
}

fn at_endings(against: AgainstEndings) -> FileError {
    match against {
        AgainstEndings::NothingNoted => at("endings", "no scenario was noted"),
        AgainstEndings::NotOnce { place } => {
            at(format!("endings[{place}].player"), "not among those with the most Glory, or a second time")
        }
    }
}
