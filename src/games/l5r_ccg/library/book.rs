//! The card book: what was typed in or imported of cards, names and numbers, never their text.

use super::{BOOK_FORMAT, LibraryFault, VERSION, not_newer};
use crate::games::l5r_ccg::model::card::Card;
use crate::games::l5r_ccg::tools::headless::reading;
use crate::kernel::document::DocumentFault;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The most cards of a file.
const MOST_CARDS: usize = 5000;

/// Where the numbers of a card come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The players of this device typed them in.
    Entered,
    /// A file brought them.
    Imported,
}

/// A card of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookCard {
    /// The card.
    pub card: Card,
    /// Where its numbers come from.
    pub origin: Origin,
}

/// What came of adding cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// How many are new, or in the place of other imported ones.
    pub count: usize,
    /// Those that differ from what was typed in; they were not taken.
    pub differ: Vec<BookCard>,
}

impl BookCard {
    /// A card is its title and its version (CC-DECK-3).
    pub fn key(&self) -> String {
        format!("{}\u{1f}{}", self.card.name, self.card.version)
    }

    /// The cards of a file, each as imported.
    ///
    /// # Errors
    ///
    /// Why there are none, with the place of the first fault.
    pub fn read_file(text: &str) -> Result<Vec<Self>, LibraryFault> {
        not_newer(text)?;
        let document = reading::parse(text)?;
        let file = document.root().object(&["format", "version", "cards"])?;
        file.required("format")?.choice(&[(BOOK_FORMAT, ())])?;
        reading::number(&file, "version", 1, VERSION)?;
        let items = file.required("cards")?.items(0..=MOST_CARDS)?;
        let card = |node: &crate::kernel::document::Node<'_>| {
            let read = Self::of_value(node.value().clone()).map_err(|reason| node.fault(reason))?;
            Ok(Self { origin: Origin::Imported, ..read })
        };
        Ok(items.iter().map(card).collect::<Result<_, DocumentFault>>()?)
    }

    /// The card in a value: its fields as saves have them, but with a title and an origin.
    pub(super) fn of_value(mut value: Value) -> Result<Self, String> {
        let fields = value.as_object_mut().ok_or("is no object")?;
        let title = fields.remove("title").ok_or("title is missing")?;
        let origin = fields.remove("origin").ok_or("origin is missing")?;
        if fields.insert("name".to_owned(), title).is_some() {
            return Err("name is no field of this".to_owned());
        }
        let origin = serde_json::from_value(origin).map_err(|error| error.to_string())?;
        let card: Card = serde_json::from_value(value).map_err(|error| error.to_string())?;
        if card.has_printable_numbers() { Ok(Self { card, origin }) } else { Err("has numbers no card has".to_owned()) }
    }

    pub(super) fn into_value(self) -> Value {
        let mut value = json!(self.card);
        if let Some(fields) = value.as_object_mut() {
            let title = fields.remove("name").unwrap_or_default();
            fields.insert("title".to_owned(), title);
            fields.insert("origin".to_owned(), json!(self.origin));
        }
        value
    }
}
