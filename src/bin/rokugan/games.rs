//! The games that answer commands of their own, below a name of their own: `rokugan bfr resolve FILE`.

use rokugan::games::{battle_for_rokugan, bushido, empire_reborn, l5r_ccg};
use rokugan::kernel::headless::{HeadlessCommand, HeadlessFileCommand};

/// A game on the command line.
pub struct Game {
    /// What it is called.
    pub name: &'static str,
    /// Which game it is.
    pub about: &'static str,
    /// What may be asked of it.
    pub commands: &'static [HeadlessCommand],
    /// What may be asked of it with a file that need not be text.
    pub file_commands: &'static [HeadlessFileCommand],
}

/// All of them; Champions of Rokugan has its verbs at the top.
pub const ALL: &[Game] = &[
    Game {
        name: "bfr",
        about: "Battle for Rokugan",
        commands: battle_for_rokugan::tools::headless::COMMANDS,
        file_commands: &[],
    },
    Game {
        name: "bushido",
        about: "Bushido – Risen Sun",
        commands: bushido::tools::headless::COMMANDS,
        file_commands: bushido::tools::headless::FILE_COMMANDS,
    },
    Game {
        name: "ccg",
        about: "Legend of the Five Rings, the card game in its old rules",
        commands: l5r_ccg::tools::headless::COMMANDS,
        file_commands: &[],
    },
    Game {
        name: "empire",
        about: "The Empire Reborn: a game of the Clans played by mail",
        commands: empire_reborn::tools::headless::COMMANDS,
        file_commands: &[],
    },
];
