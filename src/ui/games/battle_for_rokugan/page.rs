//! The pages of Battle for Rokugan, outside its tables and at them, and their part of a URL.

use crate::games::GameId;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::reference::SECTIONS;
use crate::kernel::reference::Section;
use crate::ui::page::{Page, Path};
use crate::ui::table::played::PageOfTable;

/// A page outside any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePage {
    /// A new table.
    Setup,
    /// The rules at hand, or one of their sections.
    Rules(Option<&'static Section>),
}

impl GamePage {
    /// The page, where `page` is one of these.
    pub fn of(page: &Page) -> Option<Self> {
        let Page::Game(GameId::BattleForRokugan, path) = page else { return None };
        match path.parts()[..] {
            ["new"] => Some(Self::Setup),
            ["rules"] => Some(Self::Rules(None)),
            ["rules", slug] => section(slug).map(|section| Self::Rules(Some(section))),
            _ => None,
        }
    }

    /// The page's URL, for links.
    pub fn href(self) -> String {
        let path = match self {
            Self::Setup => Path::new("new"),
            Self::Rules(section) => Path::rules(section.map(Section::slug)),
        };
        Page::Game(GameId::BattleForRokugan, path).href()
    }

    /// The page that stays open while this one changes within it.
    #[must_use]
    pub fn root(self) -> Self {
        match self {
            Self::Setup => Self::Setup,
            Self::Rules(_) => Self::Rules(None),
        }
    }
}

fn section(slug: &str) -> Option<&'static Section> {
    SECTIONS.iter().find(|section| section.slug() == slug)
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
    /// The honor by sources, and the end.
    Score,
    /// Rulings and changes by hand.
    Options,
    /// The log.
    Log,
    /// The table as it was after that many entries.
    History(usize),
    /// The rules at hand, or one of their sections.
    Rules(Option<&'static Section>),
}

impl PageOfTable for TablePage {
    fn standing(&self) -> Self {
        if let Self::Rules(_) = self { Self::Rules(None) } else { *self }
    }

    fn path(&self) -> Path {
        match self {
            Self::Table => Path::default(),
            Self::Reveal => Path::new("reveal"),
            Self::Story => Path::new("story"),
            Self::Odds(province) => Path::new(format!("odds/{}", province.id())),
            Self::Ledger => Path::new("ledger"),
            Self::Score => Path::new("score"),
            Self::Options => Path::new("options"),
            Self::Log => Path::new("log"),
            Self::History(entries) => Path::new(format!("log/{entries}")),
            Self::Rules(section) => Path::rules(section.map(Section::slug)),
        }
    }

    fn parse(parts: &[&str]) -> Option<Self> {
        Some(match *parts {
            [] => Self::Table,
            ["reveal"] => Self::Reveal,
            ["story"] => Self::Story,
            ["odds", province] => Self::Odds(Province::named(province)?),
            ["ledger"] => Self::Ledger,
            ["score"] => Self::Score,
            ["options"] => Self::Options,
            ["log"] => Self::Log,
            ["log", entries] => Self::History(entries.parse().ok()?),
            ["rules"] => Self::Rules(None),
            ["rules", slug] => Self::Rules(Some(section(slug)?)),
            _ => return None,
        })
    }
}
