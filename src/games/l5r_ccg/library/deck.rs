//! A deck as a list: what it is called, of which clan, and its two decks, as the exchange format has them.

use super::{DECK_FORMAT, LibraryFault, VERSION, not_newer};
use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::rulings::{Reading, Ruling, Rulings};
use crate::games::l5r_ccg::rules::deck::{Deck, Entry, ExperiencedCopies, Fault, Kind, faults, focus};
use crate::games::l5r_ccg::rules::odds::duel::{Cards, FACES, Value as Focus};
use crate::games::l5r_ccg::tools::headless::reading::{self, Read};
use crate::kernel::by::Small;
use crate::kernel::document::{Node, Object};
use serde_json::{Value, json};

/// The most lines of a deck.
pub const MOST_ENTRIES: usize = 200;

/// A deck that its owner entered or a file brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckList {
    /// What it is called.
    pub name: String,
    /// The clan of its Stronghold.
    pub clan: Option<Clan>,
    /// The Dynasty deck.
    pub dynasty: Vec<Entry>,
    /// The Fate deck.
    pub fate: Vec<Entry>,
}

impl DeckList {
    /// A deck without cards.
    pub fn empty(name: String) -> Self {
        Self { name, clan: None, dynasty: Vec::new(), fate: Vec::new() }
    }

    /// The deck in a file.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn read(text: &str) -> Result<Self, LibraryFault> {
        not_newer(text)?;
        let document = reading::parse(text)?;
        let file = document.root().object(&["format", "version", "name", "clan", "dynasty", "fate"])?;
        file.required("format")?.choice(&[(DECK_FORMAT, ())])?;
        reading::number(&file, "version", 1, VERSION)?;
        let name = reading::title(&file.required("name")?)?;
        let clan = file.required("clan")?.non_null().map(|clan| reading::players_clan(&clan)).transpose()?;
        Ok(Self { name, clan, dynasty: read(&file, Deck::Dynasty)?, fate: read(&file, Deck::Fate)? })
    }

    /// The deck as a file has it.
    pub fn to_value(&self) -> Value {
        let entries = |all: &[Entry]| all.iter().map(told).collect::<Vec<_>>();
        json!({
            "format": DECK_FORMAT, "version": VERSION, "name": self.name, "clan": self.clan.map(Clan::id),
            "dynasty": entries(&self.dynasty), "fate": entries(&self.fate)
        })
    }

    /// One of its two decks.
    pub fn deck(&self, deck: Deck) -> &[Entry] {
        match deck {
            Deck::Dynasty => &self.dynasty,
            Deck::Fate => &self.fate,
        }
    }

    /// Adds so many copies of a card; to a line that is there already, where it says the same of it.
    pub fn add(&mut self, deck: Deck, entry: Entry) {
        let entries = self.lines(deck);
        let same = |one: &Entry| Entry { copies: entry.copies, ..one.clone() } == entry;
        match entries.iter().position(same) {
            Some(at) => entries[at].copies = (entries[at].copies + entry.copies).min(99),
            None if entries.len() < MOST_ENTRIES => entries.push(entry),
            None => {}
        }
    }

    /// Takes one copy of a line away, the last with the line itself.
    pub fn take_one(&mut self, deck: Deck, at: usize) {
        let entries = self.lines(deck);
        if let Some(entry) = entries.get_mut(at) {
            entry.copies -= 1;
            if entry.copies < 1 {
                entries.remove(at);
            }
        }
    }

    fn lines(&mut self, deck: Deck) -> &mut Vec<Entry> {
        match deck {
            Deck::Dynasty => &mut self.dynasty,
            Deck::Fate => &mut self.fate,
        }
    }

    /// Everything that is wrong with it (CC-DECK).
    pub fn faults(&self, rulings: &Rulings) -> Vec<Fault> {
        let ruling = match rulings.of(Ruling::ExperiencedCopies) {
            Reading::Usual => ExperiencedCopies::One,
            Reading::Other => ExperiencedCopies::Three,
        };
        faults(&self.dynasty, &self.fate, ruling)
    }

    /// The Fate cards that nobody has seen yet, as the odds of a duel take them; those without a known Focus Value are
    /// left out.
    pub fn unseen(&self, seen: &[Focus]) -> Cards {
        let (known, _) = focus(&self.fate);
        let mut left = [0; FACES];
        for (value, copies) in known {
            if let Some(place) = usize::try_from(value).ok().and_then(|value| left.get_mut(value)) {
                *place += copies;
            }
        }
        for value in seen {
            if let Some(place) = left.get_mut(*value) {
                *place = (*place - 1).max(0);
            }
        }
        Cards::Unseen(left)
    }
}

/// The lines of one deck of a document.
///
/// # Errors
///
/// They are no such list.
pub fn read(root: &Object<'_>, deck: Deck) -> Read<Vec<Entry>> {
    let items = root.required(deck.id())?.items(0..=MOST_ENTRIES)?;
    items.iter().map(|item| read_entry(item, deck)).collect()
}

fn read_entry(node: &Node<'_>, deck: Deck) -> Read<Entry> {
    let object = match deck {
        Deck::Dynasty => node.object(&["title", "kind", "copies", "unique", "version"])?,
        Deck::Fate => node.object(&["title", "kind", "copies", "unique", "version", "focus"])?,
    };
    let kinds: Vec<(&str, Kind)> = Kind::ALL.iter().map(|kind| (kind.id(), *kind)).collect();
    Ok(Entry {
        title: reading::title(&object.required("title")?)?,
        version: reading::number_or(&object, "version", 1, 0, 9)?,
        kind: object.required("kind")?.choice(&kinds)?,
        copies: reading::number_or(&object, "copies", 1, 1, 99)?,
        unique: reading::flag(&object, "unique")?,
        focus: reading::nullable(&object, "focus", |node| node.integer(0..=10))?,
    })
}

fn told(entry: &Entry) -> Value {
    let mut value = json!({
        "title": entry.title, "kind": entry.kind.id(), "copies": entry.copies, "unique": entry.unique,
        "version": entry.version
    });
    if let (Some(focus), Some(fields)) = (entry.focus, value.as_object_mut()) {
        fields.insert("focus".to_owned(), json!(focus));
    }
    value
}
