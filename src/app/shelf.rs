//! What the shelf says of each game whose code is not there, by words and addresses alone.

use super::page::Page;
use crate::games::GameId;
use crate::kernel::line::Key;
use crate::views::path::{HANDED, Path};
use crate::views::sign::Sign;
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
pub struct OnShelf {
    /// Which game.
    pub game: GameId,
    /// What it is called.
    pub title: Key,
    /// The colour of its spine, by the name the styles give it.
    pub hue: &'static str,
    new_table: &'static str,
    /// Lessons beyond the first.
    pub lessons: Option<Way>,
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

    /// The same with the file that another app has handed over.
    pub fn new_table_with_handed(&self) -> Page {
        Page::Game(self.game, Path::new(format!("{}/{HANDED}", self.new_table)))
    }
}

/// The rules of a game.
const RULES: Way = Way { path: "rules", sign: Sign::About, title: keys::RULES_TITLE, sub: keys::RULES_LINK_SUB };

/// What the tables of a game come to.
const STATISTICS: Way =
    Way { path: "statistics", sign: Sign::Swap, title: keys::HOME_STATISTICS, sub: keys::HOME_STATISTICS_SUB };

/// Every game of this build.
pub static SHELF: [OnShelf; 5] = [
    OnShelf {
        game: GameId::Champions,
        title: keys::GAME_CHAMPIONS,
        hue: "lion",
        new_table: "new/scenario",
        lessons: Some(Way { path: "examples", sign: Sign::About, title: keys::EXAMPLES, sub: keys::EXAMPLES_LINE }),
        documents: &[
            Way { path: "boards", sign: Sign::Board, title: keys::BOARDS, sub: keys::BOARDS_LINE },
            Way { path: "scenarios", sign: Sign::DrawObjectives, title: keys::SCENARIOS, sub: keys::SCENARIOS_LINE },
            Way { path: "campaigns", sign: Sign::Glory, title: keys::CAMPAIGNS, sub: keys::CAMPAIGNS_LINE },
        ],
        rules: RULES,
    },
    OnShelf {
        game: GameId::BattleForRokugan,
        title: keys::GAME_BATTLE,
        hue: "scorpion",
        new_table: "new",
        lessons: None,
        documents: &[STATISTICS],
        rules: RULES,
    },
    OnShelf {
        game: GameId::Bushido,
        title: keys::GAME_BUSHIDO,
        hue: "crane",
        new_table: "new",
        lessons: None,
        documents: &[STATISTICS],
        rules: RULES,
    },
    OnShelf {
        game: GameId::L5rCcg,
        title: keys::GAME_CCG,
        hue: "phoenix",
        new_table: "new",
        lessons: None,
        documents: &[
            Way { path: "decks", sign: Sign::Hand, title: keys::CARD_DECKS, sub: keys::CARD_DECKS_LINE },
            Way { path: "statistics", sign: Sign::Honor, title: keys::PAST_TABLES, sub: keys::PAST_TABLES_LINE },
        ],
        rules: RULES,
    },
    OnShelf {
        game: GameId::EmpireReborn,
        title: keys::GAME_EMPIRE,
        hue: "unicorn",
        new_table: "new",
        lessons: None,
        documents: &[],
        rules: RULES,
    },
];
