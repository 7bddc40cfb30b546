//! The pages of Battle for Rokugan and their part of a URL.

use crate::games::GameId;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::ui::page::{NEW, Page, Path};
use crate::ui::table::played::PageOfTable;

/// A page outside the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePage {
    /// A new table.
    New,
    /// Statistics over all tables.
    Statistics,
}

impl GamePage {
    /// The page of a URL, where it is one of this game.
    pub fn of(page: &Page) -> Option<Self> {
        match page.parts_of_game(GameId::BattleForRokugan)?[..] {
            [NEW] => Some(Self::New),
            ["statistics"] => Some(Self::Statistics),
            _ => None,
        }
    }
}

/// A page of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The map.
    Table,
    /// Markers are turned, one after the other.
    Reveal,
    /// The story of the round.
    Story,
    /// The odds of a province.
    Odds(Province),
    /// What every clan still has.
    Ledger,
    /// What one player keeps behind its screen.
    Private,
    /// The honor by sources, and the end.
    Score,
    /// Rulings and changes by hand.
    Options,
}

impl PageOfTable for TablePage {
    fn path(&self) -> Path {
        match self {
            Self::Table => Path::default(),
            Self::Reveal => Path::new("reveal"),
            Self::Story => Path::new("story"),
            Self::Odds(province) => Path::new(format!("odds/{}", province.id())),
            Self::Ledger => Path::new("ledger"),
            Self::Private => Path::new("private"),
            Self::Score => Path::new("score"),
            Self::Options => Path::new("options"),
        }
    }

    fn parse(parts: &[&str]) -> Option<Self> {
        Some(match *parts {
            [] => Self::Table,
            ["reveal"] => Self::Reveal,
            ["story"] => Self::Story,
            ["odds", province] => Self::Odds(Province::named(province)?),
            ["ledger"] => Self::Ledger,
            ["private"] => Self::Private,
            ["score"] => Self::Score,
            ["options"] => Self::Options,
            _ => return None,
        })
    }
}
