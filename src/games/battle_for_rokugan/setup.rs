//! What the players settle before the first token: who sits where, and by which rulings they play.

use super::content::own_box::OwnBox;
use super::model::clan::Clan;
use super::model::players::{Players, PlayersFault};
use super::model::rulings::Rulings;
use super::state::State;
use serde::{Deserialize, Serialize};

/// A table before its first token; raw, anything goes. Saved: fields are added, never renamed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The clans, clockwise.
    pub players: Vec<Clan>,
    /// The table's rulings.
    #[serde(default = "standard")]
    pub rulings: Rulings,
    /// Where the table's box differs.
    #[serde(default, skip_serializing_if = "OwnBox::is_usual")]
    pub own_box: OwnBox,
}

fn standard() -> Rulings {
    Rulings::DEFAULT
}

impl Setup {
    /// These clans, clockwise, with the default of every ruling and the usual box.
    pub fn of(players: Vec<Clan>) -> Self {
        Self { players, rulings: standard(), own_box: OwnBox::default() }
    }
}

/// Why no table can start so.
pub type Fault = PlayersFault;

/// The table before its first token: the capitals hold one control token each (BR-SET-4).
pub(super) fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
    let players = Players::new(setup.players.clone()).map_err(|fault| vec![fault])?;
    Ok(State::new(players, setup.rulings, setup.own_box.clone()))
}
