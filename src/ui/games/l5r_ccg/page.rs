//! The pages of the old card game, outside its tables and at them, and their part of a URL.

use crate::games::GameId;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::reference::SECTIONS;
use crate::kernel::reference::Section;
use crate::ui::page::{Page, Path};
use crate::ui::table::played::PageOfTable;

/// A page outside any table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamePage {
    /// A new table.
    Setup,
    /// The rules at hand, or one of their sections by its part of the URL.
    Rules(Option<String>),
}

impl GamePage {
    /// The page, where `page` is one of these.
    pub fn of(page: &Page) -> Option<Self> {
        let Page::Game(GameId::L5rCcg, path) = page else { return None };
        match path.parts()[..] {
            ["new"] => Some(Self::Setup),
            ["rules"] => Some(Self::Rules(None)),
            ["rules", section] => Some(Self::Rules(Some(section.to_owned()))),
            _ => None,
        }
    }

    /// The page's URL, for links.
    pub fn href(&self) -> String {
        let path = match self {
            Self::Setup => Path::new("new"),
            Self::Rules(section) => Path::rules(section.as_deref()),
        };
        Page::Game(GameId::L5rCcg, path).href()
    }
}

/// A page of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The table itself.
    Table,
    /// A player's cards in play.
    Cards(SeatId),
    /// The attack: declared, maneuvers, battles.
    Attack,
    /// What could happen in the maneuvers.
    Plan,
    /// The duel.
    Duel,
    /// The lobbying.
    Lobby,
    /// A card is recruited.
    Recruit,
    /// Honor, point by point, and how it ended.
    Story,
    /// The log.
    Log,
    /// The table as it was after that many entries.
    History(usize),
    /// The rules at hand, or one of their sections.
    Rules(Option<&'static Section>),
}

/// The pages without a number as URLs name them.
const PAGES: [(&str, TablePage); 7] = [
    ("attack", TablePage::Attack),
    ("plan", TablePage::Plan),
    ("duel", TablePage::Duel),
    ("lobby", TablePage::Lobby),
    ("recruit", TablePage::Recruit),
    ("story", TablePage::Story),
    ("log", TablePage::Log),
];

impl PageOfTable for TablePage {
    fn standing(&self) -> Self {
        if let Self::Rules(_) = self { Self::Rules(None) } else { *self }
    }

    fn parse(parts: &[&str]) -> Option<Self> {
        match *parts {
            [] => Some(Self::Table),
            ["cards", seat] => seat.parse().ok().map(|seat| Self::Cards(SeatId(seat))),
            ["log", entries] => entries.parse().ok().map(Self::History),
            ["rules"] => Some(Self::Rules(None)),
            ["rules", slug] => SECTIONS.iter().find(|section| section.slug() == slug).map(|at| Self::Rules(Some(at))),
            [page] => PAGES.iter().find(|(name, _)| *name == page).map(|(_, page)| *page),
            _ => None,
        }
    }

    fn path(&self) -> Path {
        Path::new(match self {
            Self::Table => String::new(),
            Self::Cards(seat) => format!("cards/{}", seat.0),
            Self::History(entries) => format!("log/{entries}"),
            Self::Rules(section) => return Path::rules(section.map(Section::slug)),
            Self::Attack | Self::Plan | Self::Duel | Self::Lobby | Self::Recruit | Self::Story | Self::Log => {
                PAGES.iter().find(|(_, page)| page == self).map_or("", |(name, _)| *name).to_owned()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_a_table_is_found_again() {
        let named = PAGES.into_iter().map(|(_, page)| page);
        let numbered = [TablePage::Table, TablePage::Cards(SeatId(3)), TablePage::History(4), TablePage::Rules(None)];
        for page in named.chain(numbered).chain([TablePage::Rules(SECTIONS.first())]) {
            assert_eq!(TablePage::parse(&page.path().parts()), Some(page));
        }
    }
}
