//! What decides at a table.
//!
//! To show a table takes none of it, and in a game of many rules it is a fifth of the program. Such a game has it in a part
//! that is fetched once the table stands.

use super::log::{self, Draft};
use super::played::PlayedGame;
use super::session::Session;
use crate::kernel::book::LogLines;
use crate::kernel::game::Game;
use crate::kernel::journal::{Journal, Stamp};
use crate::ui::feedback::Refused;
use leptos::prelude::Memo;

/// Carries out a command, or says which rule is against it.
pub type Commit<G> = fn(&mut Journal<G>, <G as Game>::Command, Stamp) -> Result<(), <G as Game>::Refusal>;

/// What decides at a table of `G`. Only the part that holds it may name [`Arbiter::OF_GAME`].
pub struct Arbiter<G: PlayedGame> {
    /// Carries out a command, or says which rule is against it.
    pub commit: Commit<G>,
    /// What the sheet of a refusal says.
    pub refused: fn(Session<G>, G::Command, &G::Refusal) -> Refused,
    /// The correction of an old step in the making; nothing where there is no such step.
    pub draft: fn(Session<G>, usize, Memo<LogLines>) -> Option<Draft>,
}

impl<G: PlayedGame> Arbiter<G> {
    /// What the game itself decides.
    pub const OF_GAME: Self = Self {
        commit: |journal, command, stamp| journal.commit(command, stamp).map(|_| ()),
        refused: G::refused,
        draft: log::draft::<G>,
    };
}
