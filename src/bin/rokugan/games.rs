//! The games that answer commands of their own, below a name of their own: `rokugan bfr resolve FILE`.

use rokugan::kernel::headless::HeadlessCommand;

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
pub const ALL: &[Game] = &[Game {
    name: "bushido",
    about: "Bushido – Risen Sun",
    commands: rokugan::games::bushido::tools::headless::COMMANDS,
}];
