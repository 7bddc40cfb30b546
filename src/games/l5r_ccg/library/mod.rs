//! What the players of this game keep apart from every table: the decks they entered and their card book, both in the
//! exchange formats.
//!
//! Kept as plain values, which only whoever needs one reads: two copies of a library are joined before the game is there.

mod book;
mod deck;
mod pasted;

pub use book::{Added, BookCard, Origin};
pub use deck::{DeckList, MOST_ENTRIES, read as read_deck};

use crate::games::{DocumentFormat, GameId};
use crate::kernel::document::{Document, DocumentFault};
use crate::kernel::kept::KeptLibrary;
use serde_json::{Map, Value, json};
use std::fmt;

/// What a deck file says it is.
pub const DECK_FORMAT: &str = "rokugan-ccg-deck";

/// What the file of a card book says it is.
pub const BOOK_FORMAT: &str = "rokugan-ccg-cards";

/// What the kept library says it is.
const FORMAT: &str = "rokugan-ccg-library";

/// The version of all three.
pub const VERSION: i64 = 1;

/// The most bytes of a deck or a card book. The largest there is has a tenth of it.
const MOST_BYTES: usize = 2 << 20;

/// The kinds of files that come from outside.
pub(in crate::games) const FORMATS: [DocumentFormat; 2] = [
    DocumentFormat { format: DECK_FORMAT, game: GameId::L5rCcg, most_bytes: MOST_BYTES },
    DocumentFormat { format: BOOK_FORMAT, game: GameId::L5rCcg, most_bytes: MOST_BYTES },
];

/// Why a kept library or a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryFault {
    /// A newer version of the app wrote it: that version of the format.
    TooNew(i64),
    /// Something is wrong with it.
    Document(DocumentFault),
}

impl fmt::Display for LibraryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooNew(version) => write!(f, "version: {version} is newer than {VERSION}"),
            Self::Document(fault) => fault.fmt(f),
        }
    }
}

impl From<DocumentFault> for LibraryFault {
    fn from(fault: DocumentFault) -> Self {
        Self::Document(fault)
    }
}

/// The decks by name and the cards by title and version.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    decks: Map<String, Value>,
    cards: Map<String, Value>,
}

impl Library {
    /// Every deck that can be read, by name.
    pub fn decks(&self) -> Vec<DeckList> {
        self.decks.values().filter_map(|deck| DeckList::read(&deck.to_string()).ok()).collect()
    }

    /// One deck.
    pub fn deck(&self, name: &str) -> Option<DeckList> {
        DeckList::read(&self.decks.get(name)?.to_string()).ok()
    }

    /// Keeps a deck in the place of the one of its name.
    pub fn keep_deck(&mut self, deck: &DeckList) {
        self.decks.insert(deck.name.clone(), deck.to_value());
    }

    /// Lets a deck go.
    pub fn drop_deck(&mut self, name: &str) {
        self.decks.remove(name);
    }

    /// Every card that can be read, by title and version.
    pub fn cards(&self) -> Vec<BookCard> {
        self.cards.values().filter_map(|card| BookCard::of_value(card.clone()).ok()).collect()
    }

    /// The cards whose titles begin so, whatever is written large: no others are read.
    pub fn cards_called(&self, beginning: &str) -> Vec<BookCard> {
        let beginning = beginning.to_lowercase();
        let begin = self.cards.iter().filter(|(key, _)| key.to_lowercase().starts_with(&beginning));
        begin.filter_map(|(_, card)| BookCard::of_value(card.clone()).ok()).collect()
    }

    /// Keeps a card that was typed in, in the place of the one of its title and version.
    pub fn keep_card(&mut self, card: BookCard) {
        self.cards.insert(card.key(), card.into_value());
    }

    /// Adds the cards of a file. None that was typed in and differs is written over: those are returned.
    pub fn add_cards(&mut self, cards: Vec<BookCard>) -> Added {
        let mut added = Added::default();
        for card in cards {
            let mine = self.cards.get(&card.key()).and_then(|mine| BookCard::of_value(mine.clone()).ok());
            match mine {
                Some(mine) if mine.card == card.card => {}
                Some(mine) if mine.origin == Origin::Entered => added.differ.push(card),
                Some(_) | None => {
                    self.keep_card(card);
                    added.count += 1;
                }
            }
        }
        added
    }

    /// The card book as a file.
    pub fn book_file(&self) -> String {
        let cards: Vec<Value> = self.cards().into_iter().map(BookCard::into_value).collect();
        format!("{:#}", json!({ "format": BOOK_FORMAT, "version": VERSION, "cards": cards }))
    }
}

/// Refuses what a newer version of the app wrote, before anything else of it is looked at.
fn not_newer(text: &str) -> Result<(), LibraryFault> {
    let version = serde_json::from_str::<Value>(text).ok().and_then(|value| value.get("version")?.as_i64());
    match version {
        Some(version) if version > VERSION => Err(LibraryFault::TooNew(version)),
        Some(_) | None => Ok(()),
    }
}

impl KeptLibrary for Library {
    type Fault = LibraryFault;

    const KEY: &'static str = "rokugan.ccg-library";

    fn read(text: &str) -> Result<Self, LibraryFault> {
        not_newer(text)?;
        let document = Document::parse(text, ".")?;
        let object = document.root().object(&["format", "version", "decks", "cards"])?;
        object.required("format")?.choice(&[(FORMAT, ())])?;
        let map = |field: &str| -> Result<Map<String, Value>, DocumentFault> {
            let all = object.required(field)?.entries()?;
            Ok(all.into_iter().map(|(key, node)| (key.to_owned(), node.value().clone())).collect())
        };
        Ok(Self { decks: map("decks")?, cards: map("cards")? })
    }

    fn is_newer(fault: &LibraryFault) -> bool {
        matches!(fault, LibraryFault::TooNew(_))
    }

    fn damaged(key: &str) -> LibraryFault {
        DocumentFault { path: key.to_owned(), reason: "damaged or cut off".to_owned() }.into()
    }

    fn write(&self) -> String {
        json!({ "format": FORMAT, "version": VERSION, "decks": self.decks, "cards": self.cards }).to_string()
    }

    fn join(&mut self, other: Self) {
        for (mine, theirs) in [(&mut self.decks, other.decks), (&mut self.cards, other.cards)] {
            for (key, value) in theirs {
                mine.entry(key).or_insert(value);
            }
        }
    }
}
