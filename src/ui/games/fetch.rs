//! The seams between the app and its games, one split a game, and within those that come in several parts.
//!
//! With the feature `split` the build program cuts the module at each of these functions: whatever only one of them
//! reaches goes into a file of its own, what several reach into one they share. A game is fetched once the rest of the app
//! is there. What lies behind the first part of a game is called after that, so that the build program knows whose it is.

use super::battle_for_rokugan::behind as battle_for_rokugan_behind;
use super::bring::Loaded;
use super::bushido::behind as bushido_behind;
use super::champions::behind as champions_behind;
use super::empire_reborn::behind as empire_reborn_behind;
use super::l5r_ccg::behind as l5r_ccg_behind;
use super::{GamePart, battle_for_rokugan, bushido, champions, empire_reborn, l5r_ccg};
use crate::games::GameId;
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::bushido::Bushido;
use crate::games::champions::Champions;
use crate::games::l5r_ccg::Ccg;
use crate::ui::app::rest::REST;
use crate::ui::part::{Work, cut};
use crate::ui::table::reader::Reader;

// What reads the saves of those games that have it behind their tables.
static CHAMPIONS_READING: Reader<Champions> = Reader::OF_GAME;
static BUSHIDO_READING: Reader<Bushido> = Reader::OF_GAME;
static BATTLE_FOR_ROKUGAN_READING: Reader<Rokugan> = Reader::OF_GAME;
static L5R_CCG_READING: Reader<Ccg> = Reader::OF_GAME;

/// Loads what reads the tables of a game, where that lies behind them. Nothing is asked of it here: whoever does finds it
/// loaded or on its way, and loads it anew where that has failed.
pub fn load_reading(game: GameId) -> Work {
    match game {
        GameId::Champions => only_loaded(champions_reading()),
        GameId::Bushido => only_loaded(bushido_reading()),
        GameId::BattleForRokugan => only_loaded(battle_for_rokugan_reading()),
        GameId::L5rCcg => only_loaded(l5r_ccg_reading()),
        GameId::EmpireReborn => Box::pin(std::future::ready(())),
    }
}

fn only_loaded<T: 'static>(load: impl Future<Output = Loaded<T>> + 'static) -> Work {
    Box::pin(async { _ = load.await })
}

cut! {
    /// Fetches the tables of Champions of Rokugan.
    champions: champions::part::PART => GamePart, behind REST
}

cut! {
    /// Fetches what reads its saves.
    champions_reading: CHAMPIONS_READING => Reader<Champions>, behind REST, champions::part::PART
}

cut! {
    /// Fetches the other pages of its tables.
    champions_evening: champions_behind::evening::EVENING => champions_behind::Evening,
    behind REST, champions::part::PART, CHAMPIONS_READING
}

cut! {
    /// Fetches what its players do apart from a table.
    champions_workshop: champions_behind::workshop::WORKSHOP => champions_behind::Workshop,
    behind REST, champions::part::PART, CHAMPIONS_READING
}

cut! {
    /// Fetches the tables of Battle for Rokugan.
    battle_for_rokugan: battle_for_rokugan::part::PART => GamePart, behind REST
}

cut! {
    /// Fetches what reads its saves.
    battle_for_rokugan_reading: BATTLE_FOR_ROKUGAN_READING => Reader<Rokugan>,
    behind REST, battle_for_rokugan::part::PART
}

cut! {
    /// Fetches the other pages of its tables.
    battle_for_rokugan_evening: battle_for_rokugan_behind::evening::EVENING => battle_for_rokugan_behind::Evening,
    behind REST, battle_for_rokugan::part::PART, BATTLE_FOR_ROKUGAN_READING
}

cut! {
    /// Fetches what its players do apart from a table.
    battle_for_rokugan_workshop: battle_for_rokugan_behind::workshop::WORKSHOP => battle_for_rokugan_behind::Workshop,
    behind REST, battle_for_rokugan::part::PART, BATTLE_FOR_ROKUGAN_READING
}

cut! {
    /// Fetches the tables of Bushido.
    bushido: bushido::part::PART => GamePart, behind REST
}

cut! {
    /// Fetches what reads its saves.
    bushido_reading: BUSHIDO_READING => Reader<Bushido>, behind REST, bushido::part::PART
}

cut! {
    /// Fetches the pages of its models and exchanges.
    bushido_evening: bushido_behind::evening::EVENING => bushido_behind::Evening,
    behind REST, bushido::part::PART, BUSHIDO_READING
}

cut! {
    /// Fetches what its players do apart from a table.
    bushido_workshop: bushido_behind::workshop::WORKSHOP => bushido_behind::Workshop,
    behind REST, bushido::part::PART, BUSHIDO_READING
}

cut! {
    /// Fetches the tables of the old Legend of the Five Rings card game.
    l5r_ccg: l5r_ccg::part::PART => GamePart, behind REST
}

cut! {
    /// Fetches what reads its saves.
    l5r_ccg_reading: L5R_CCG_READING => Reader<Ccg>, behind REST, l5r_ccg::part::PART
}

cut! {
    /// Fetches the other pages of its tables.
    l5r_ccg_evening: l5r_ccg_behind::evening::EVENING => l5r_ccg_behind::Evening,
    behind REST, l5r_ccg::part::PART, L5R_CCG_READING
}

cut! {
    /// Fetches what its players do apart from a table.
    l5r_ccg_workshop: l5r_ccg_behind::workshop::WORKSHOP => l5r_ccg_behind::Workshop,
    behind REST, l5r_ccg::part::PART, L5R_CCG_READING
}

cut! {
    /// Fetches the realms of The Empire Reborn.
    empire_reborn: empire_reborn::part::PART => GamePart, behind REST
}

cut! {
    /// Fetches the other pages of its campaigns.
    empire_reborn_evening: empire_reborn_behind::evening::EVENING => empire_reborn_behind::Evening,
    behind REST, empire_reborn::part::PART
}

cut! {
    /// Fetches what its players do apart from a campaign.
    empire_reborn_workshop: empire_reborn_behind::workshop::WORKSHOP => empire_reborn_behind::Workshop,
    behind REST, empire_reborn::part::PART
}
