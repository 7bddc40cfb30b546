//! The commands below `rokugan bfr`: documents in, documents out, as the exchange formats of this game say.

pub mod table_file;

mod board;
mod places;
mod set_list;
mod shared;
mod tokens;

mod card;
mod initiative;
mod legal;
mod odds;
mod pool;
mod resolve;
mod score;
mod setup;
mod table;

use crate::kernel::headless::HeadlessCommand;

/// All of them.
pub const COMMANDS: &[HeadlessCommand] = &[
    HeadlessCommand { name: "setup", about: "Whose turn it is to place a starting token", answer: setup::answer },
    HeadlessCommand { name: "initiative", about: "Who an initiative card makes first", answer: initiative::answer },
    HeadlessCommand { name: "legal", about: "Where a combat token may lie", answer: legal::answer },
    HeadlessCommand { name: "resolve", about: "What revealed combat tokens come to", answer: resolve::answer },
    HeadlessCommand { name: "score", about: "The honor of all clans and their ranks", answer: score::answer },
    HeadlessCommand { name: "pool", about: "What a clan still has, and may have in hand", answer: pool::answer },
    HeadlessCommand { name: "odds", about: "How likely a province is held or taken", answer: odds::answer },
    HeadlessCommand { name: "card", about: "What a territory card does to the board", answer: card::answer },
    HeadlessCommand { name: "table", about: "Checks and sums up the file of a table", answer: table::answer },
];
