//! The pages of the old card game's tables and their part of a URL.

use crate::games::l5r_ccg::model::player::SeatId;
use crate::views::path::Path;

/// A page of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The table itself.
    Table,
    /// A player's cards in play.
    Cards(SeatId),
    /// The same, with a card that is to be attached.
    Attach(SeatId),
    /// The attack: declared, maneuvers, battles.
    Attack,
    /// What could happen in the maneuvers.
    Plan,
    /// The duel.
    Duel,
    /// The same, with a challenge that is the action of whoever acts.
    Challenge,
    /// The lobbying.
    Lobby,
    /// A card is recruited.
    Recruit,
    /// Honor, point by point, and how it ended.
    Story,
}

/// The pages without a number as URLs name them.
const PAGES: [(&str, TablePage); 7] = [
    ("attack", TablePage::Attack),
    ("plan", TablePage::Plan),
    ("duel", TablePage::Duel),
    ("challenge", TablePage::Challenge),
    ("lobby", TablePage::Lobby),
    ("recruit", TablePage::Recruit),
    ("story", TablePage::Story),
];

impl TablePage {
    /// The page of the parts of a URL; the table itself has none.
    pub fn parse(parts: &[&str]) -> Option<Self> {
        match *parts {
            [] => Some(Self::Table),
            ["cards", seat] => seat.parse().ok().map(|seat| Self::Cards(SeatId(seat))),
            ["attach", seat] => seat.parse().ok().map(|seat| Self::Attach(SeatId(seat))),
            [page] => PAGES.iter().find(|(name, _)| *name == page).map(|(_, page)| *page),
            _ => None,
        }
    }

    /// Its part of a URL.
    pub fn path(&self) -> Path {
        Path::new(match self {
            Self::Table => String::new(),
            Self::Cards(seat) => format!("cards/{}", seat.0),
            Self::Attach(seat) => format!("attach/{}", seat.0),
            Self::Attack | Self::Plan | Self::Duel | Self::Challenge | Self::Lobby | Self::Recruit | Self::Story => {
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
        for page in named.chain([TablePage::Table, TablePage::Cards(SeatId(3)), TablePage::Attach(SeatId(3))]) {
            assert_eq!(TablePage::parse(&page.path().parts()), Some(page));
        }
    }
}
