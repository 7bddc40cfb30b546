//! The pages of the old card game outside its tables: a new table, the decks and the card book, and what came of all
//! tables.

use super::behind::workshop;
use crate::games::GameId;
use crate::ui::app::waiting;
use crate::ui::page::{self, NEW, Page, Path};
use leptos::prelude::*;

/// A page outside the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// A new table.
    New,
    /// The decks and the card book.
    Decks,
    /// One deck, by its place in the list.
    Deck(usize),
    /// What came of all tables.
    Statistics,
}

impl Outside {
    fn parse(parts: &[&str]) -> Option<Self> {
        match *parts {
            [NEW] => Some(Self::New),
            ["decks"] => Some(Self::Decks),
            ["decks", at] => at.parse().ok().map(Self::Deck),
            ["statistics"] => Some(Self::Statistics),
            _ => None,
        }
    }

    /// Where it lies.
    pub fn page(self) -> Page {
        let path = match self {
            Self::New => NEW.to_owned(),
            Self::Decks => "decks".to_owned(),
            Self::Deck(at) => format!("decks/{at}"),
            Self::Statistics => "statistics".to_owned(),
        };
        Page::Game(GameId::L5rCcg, Path::new(path))
    }
}

/// The page that is open. A URL that names nothing leads to Home.
pub fn page(open: RwSignal<Page>) -> AnyView {
    let parts = move |page: &Page| page.parts_of_game(GameId::L5rCcg).map(|parts| Outside::parse(&parts));
    let named = Memo::new(move |_| open.with(parts));
    (move || match named.get() {
        Some(Some(shown)) => waiting::screen(workshop(), move |here| (here.screen)(shown)),
        Some(None) => {
            page::replace(Page::Home);
            ().into_any()
        }
        None => ().into_any(),
    })
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_outside_is_found_again() {
        for one in [Outside::New, Outside::Decks, Outside::Deck(12), Outside::Statistics] {
            let page = one.page();
            let parts = page.parts_of_game(GameId::L5rCcg).map(|parts| Outside::parse(&parts));
            assert_eq!(parts, Some(Some(one)));
        }
    }
}
