//! `rokugan replay`: the state from the events alone, compared with the save and with the rules.

use crate::failure::Failure;
use rokugan::games::GameId;
use rokugan::games::battle_for_rokugan::Rokugan;
use rokugan::games::bushido::Bushido;
use rokugan::games::champions::Champions;
use rokugan::games::empire_reborn::Empire;
use rokugan::games::l5r_ccg::Ccg;
use rokugan::kernel::saved::SavedGame;
use rokugan::storage::intake::{self, Kind};
use rokugan::storage::{codec, transfer};
use serde::Serialize;
use serde_json::Value;

/// The answer: the state the events make, and whether the save says the same.
#[derive(Debug, Serialize)]
pub struct Replayed {
    name: String,
    /// Player actions, the undone ones included.
    events: usize,
    /// How many of them count.
    cursor: usize,
    /// Whether the save shows what its events make, and the rules make the same events of its commands.
    identical: bool,
    /// The table as plain data of its game.
    state: Value,
}

/// Plays a save of any game again. The second part is the verdict.
///
/// # Errors
///
/// The save cannot be read.
pub fn replay(text: &str) -> Result<(Replayed, Result<(), Failure>), Failure> {
    let game = match intake::sort(text) {
        Ok(Kind::Save(Some(game))) => game,
        // The reader of saves says what is wrong with anything else.
        Ok(Kind::Save(None) | Kind::Document(_)) | Err(_) => GameId::Champions,
    };
    match game {
        GameId::Champions => of::<Champions>(text),
        GameId::BattleForRokugan => of::<Rokugan>(text),
        GameId::Bushido => of::<Bushido>(text),
        GameId::L5rCcg => of::<Ccg>(text),
        GameId::EmpireReborn => of::<Empire>(text),
    }
}

fn of<G: SavedGame>(text: &str) -> Result<(Replayed, Result<(), Failure>), Failure> {
    let document = codec::decode::<G>(text).map_err(|error| Failure::Unreadable(error.to_string()))?;
    let table = document.table();
    let compared = transfer::compare(&document, &table).map_err(|error| Failure::Differs(error.to_string()));
    let decided = || transfer::verify(&document).map_err(|error| Failure::Differs(error.to_string()));
    let verdict = compared.and_then(|()| decided());
    let state = serde_json::to_value(G::snapshot(table.state()));
    let replayed = Replayed {
        name: document.name.to_string(),
        events: table.entries().len(),
        cursor: table.cursor(),
        identical: verdict.is_ok(),
        state: state.map_err(|error| Failure::Unreadable(error.to_string()))?,
    };
    Ok((replayed, verdict))
}
