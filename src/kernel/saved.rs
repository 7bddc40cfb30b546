//! What a game has to be so that its tables can be kept: plain data, and words about it.

use super::game::Game;
use super::line::Line;
use super::synopsis::Synopsis;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

/// Plain data that is written as it stands and read back as the same.
pub trait Wire: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {}

impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static> Wire for T {}

/// A step from one version of a game's saves to the next, on plain JSON. It never fails on what it does not find: the
/// reading that follows says what is missing, and where.
pub type Migration = fn(&mut Value);

/// A game whose tables can be kept.
///
/// # Stability
///
/// Names of fields and variants of set-up, commands, events and snapshot are part of the saves. What is added must have
/// a default; whatever else changes brings one [`Migration`] more.
pub trait SavedGame: Game<Setup: Wire, Command: Wire, Event: Wire> {
    /// The field `game` of its saves. It never changes.
    const NAME: &'static str;

    /// The steps by the version they start from.
    const MIGRATIONS: &'static [Migration];

    /// The version it writes, and the newest it reads.
    const VERSION: u64 = Self::MIGRATIONS.len() as u64;

    /// A state as plain data: it stands in a save to be compared with what the events make.
    type Snapshot: Wire;

    /// The state as plain data.
    fn snapshot(state: &Self::State) -> Self::Snapshot;

    /// The table in a few words.
    fn synopsis(state: &Self::State) -> Synopsis;

    /// What a table waits for, in a sentence: "Kakita Jun acts." Like the synopsis it is kept beside the table and read
    /// without the game's code.
    fn prompt(_: &Self::State) -> Option<Line> {
        None
    }

    /// Why no table can start with `setup`, for players.
    fn fault(setup: &Self::Setup, fault: &Self::Fault) -> Line;

    /// Why a command was refused, for players.
    fn refusal(state: &Self::State, refusal: &Self::Refusal) -> Line;
}
