//! The games on the shelf: each with its screens, none importing another; and what the shelf says of a game whose code
//! is not there, by words and addresses alone.

pub mod champions;

use super::components::sign::Sign;
use super::page::{Page, Path};
use crate::games::GameId;
use crate::kernel::line::Key;
use crate::words::keys;

/// A way from the shelf into a game.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Which part of a URL, as the game reads it.
    path: &'static str,
    /// Its sign.
    pub sign: Sign,
    /// Where it leads.
    pub title: Key,
    /// What is there.
    pub sub: Key,
}

impl Way {
    /// The page it leads to.
    pub fn page(&self, game: GameId) -> Page {
        Page::Game(game, Path::new(self.path))
    }
}

/// A game as it stands on the shelf.
#[derive(Clone, Copy, Debug)]
pub struct OnShelf {
    /// Which game.
    pub game: GameId,
    /// What it is called.
    pub title: Key,
    /// The colour of its spine, by the name the styles give it.
    pub hue: &'static str,
    new_table: &'static str,
    /// The players' own documents, from what is used most.
    pub documents: &'static [Way],
    /// Its rules.
    pub rules: Way,
}

impl OnShelf {
    /// Where a new table begins.
    pub fn new_table(&self) -> Page {
        Page::Game(self.game, Path::new(self.new_table))
    }
}

/// Every game of this build.
pub const SHELF: [OnShelf; 1] = [OnShelf {
    game: GameId::Champions,
    title: keys::GAME_CHAMPIONS,
    hue: "lion",
    new_table: "new/scenario",
    documents: &[
        Way { path: "boards", sign: Sign::Board, title: keys::BOARDS, sub: keys::BOARDS_LINE },
        Way { path: "scenarios", sign: Sign::DrawObjectives, title: keys::SCENARIOS, sub: keys::SCENARIOS_LINE },
        Way { path: "campaigns", sign: Sign::Glory, title: keys::CAMPAIGNS, sub: keys::CAMPAIGNS_LINE },
    ],
    rules: Way { path: "rules", sign: Sign::About, title: keys::RULES_TITLE, sub: keys::RULES_LINK_SUB },
}];
