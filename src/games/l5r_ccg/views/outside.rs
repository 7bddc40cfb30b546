//! The pages outside the tables: a new table, the decks and the card book, and what came of all tables.

use crate::views::path::{NEW, Path};

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
    /// The page of the parts of a URL; nothing where they name none.
    pub fn parse(parts: &[&str]) -> Option<Self> {
        match *parts {
            [NEW] => Some(Self::New),
            ["decks"] => Some(Self::Decks),
            ["decks", at] => at.parse().ok().map(Self::Deck),
            ["statistics"] => Some(Self::Statistics),
            _ => None,
        }
    }

    /// Its part of a URL.
    pub fn path(self) -> Path {
        Path::new(match self {
            Self::New => NEW.to_owned(),
            Self::Decks => "decks".to_owned(),
            Self::Deck(at) => format!("decks/{at}"),
            Self::Statistics => "statistics".to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_outside_is_found_again() {
        for one in [Outside::New, Outside::Decks, Outside::Deck(12), Outside::Statistics] {
            assert_eq!(Outside::parse(&one.path().parts()), Some(one));
        }
    }
}
