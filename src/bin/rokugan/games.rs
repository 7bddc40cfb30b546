//! The games that answer commands of their own, below a name of their own: `rokugan bfr resolve FILE`.

use rokugan::games::bushido;
use rokugan::kernel::headless::{HeadlessCommand, HeadlessFileCommand};

/// A game on the command line.
pub struct Game {
    /// What it is called.
    pub name: &'static str,
    /// Which game it is.
    pub about: &'static str,
    /// What may be asked of it.
    pub commands: &'static [HeadlessCommand],
}

/// All of them; Champions of Rokugan has its verbs at the top.
pub const ALL: &[Game] =
    &[Game { name: "bushido", about: "Bushido – Risen Sun", commands: bushido::tools::headless::COMMANDS }];

/// Commands that read a file which need not be text, by the name of their game.
pub const FILES: &[(&str, &[HeadlessFileCommand])] = &[("bushido", bushido::tools::headless::FILE_COMMANDS)];

/// Those of a game.
pub fn file_commands(game: &str) -> impl Iterator<Item = &'static HeadlessFileCommand> {
    FILES.iter().filter(move |(name, _)| *name == game).flat_map(|(_, commands)| *commands)
}
