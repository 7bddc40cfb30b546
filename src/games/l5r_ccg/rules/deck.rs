//! What makes a pair of decks legal, and the Focus Values in the Fate deck (CC-DECK).

use crate::games::l5r_ccg::model::rule::{self, Rule};
use crate::small;
use std::collections::BTreeMap;

/// One of the two decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// The Dynasty deck.
    Dynasty,
    /// The Fate deck.
    Fate,
}

impl Deck {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Dynasty, Self::Fate];

    /// Its name in documents.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dynasty => "dynasty",
            Self::Fate => "fate",
        }
    }
}

/// What a card of a deck is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An Event.
    Event,
    /// A Personality.
    Personality,
    /// A Holding.
    Holding,
    /// A Fortification.
    Fortification,
    /// A Region.
    Region,
    /// An action.
    Action,
    /// A Terrain.
    Terrain,
    /// A Kiho.
    Kiho,
    /// A Ring.
    Ring,
    /// A Follower.
    Follower,
    /// An item.
    Item,
    /// A spell.
    Spell,
    /// An Ancestor.
    Ancestor,
}
small!(
    Kind: Event, Personality, Holding, Fortification, Region, Action, Terrain, Kiho, Ring, Follower, Item, Spell, Ancestor
);

impl Kind {
    /// Its name in documents and words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Personality => "personality",
            Self::Holding => "holding",
            Self::Fortification => "fortification",
            Self::Region => "region",
            Self::Action => "action",
            Self::Terrain => "terrain",
            Self::Kiho => "kiho",
            Self::Ring => "ring",
            Self::Follower => "follower",
            Self::Item => "item",
            Self::Spell => "spell",
            Self::Ancestor => "ancestor",
        }
    }

    /// The deck it belongs into (CC-DECK-4).
    pub fn deck(self) -> Deck {
        match self {
            Self::Event | Self::Personality | Self::Holding | Self::Fortification | Self::Region => Deck::Dynasty,
            Self::Action
            | Self::Terrain
            | Self::Kiho
            | Self::Ring
            | Self::Follower
            | Self::Item
            | Self::Spell
            | Self::Ancestor => Deck::Fate,
        }
    }
}

/// One line of a deck list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its title.
    pub title: String,
    /// Its version, from 0 (Inexperienced) to 9.
    pub version: i64,
    /// What it is.
    pub kind: Kind,
    /// How many of it.
    pub copies: i64,
    /// Whether it is Unique.
    pub unique: bool,
    /// Its Focus Value, where it is known; only cards of the Fate deck have one.
    pub focus: Option<i64>,
}

/// Ruling ExperiencedCopies: how many copies of an Experienced card that is not Unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExperiencedCopies {
    /// One (the default).
    One,
    /// Three.
    Three,
}

/// Something that makes a deck illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule.
    pub rule: Rule,
    /// The deck.
    pub deck: Deck,
    /// The card; none where the deck's size is at fault.
    pub title: Option<String>,
    /// How many there are.
    pub have: i64,
    /// How many there must or may be.
    pub limit: i64,
}

/// Cards a deck has at least (CC-DECK-1).
pub const LEAST: i64 = 30;

/// Every fault of two decks: sizes first, then cards by their first appearance.
pub fn faults(dynasty: &[Entry], fate: &[Entry], ruling: ExperiencedCopies) -> Vec<Fault> {
    let decks = [(Deck::Dynasty, dynasty), (Deck::Fate, fate)];
    let sizes = decks.into_iter().filter(|(_, entries)| size(entries) < LEAST).map(|(deck, entries)| Fault {
        rule: rule::DECK_SIZE,
        deck,
        title: None,
        have: size(entries),
        limit: LEAST,
    });
    sizes.chain(decks.into_iter().flat_map(|(deck, entries)| card_faults(deck, entries, ruling))).collect()
}

/// How many cards a list has.
pub fn size(entries: &[Entry]) -> i64 {
    entries.iter().map(|entry| entry.copies).sum()
}

fn card_faults(deck: Deck, entries: &[Entry], ruling: ExperiencedCopies) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, first) in entries.iter().enumerate() {
        let same = |other: &Entry| other.title == first.title && other.version == first.version;
        if entries[..at].iter().any(same) {
            continue;
        }
        let have = entries.iter().filter(|entry| same(entry)).map(|entry| entry.copies).sum();
        let fault = |rule, limit| Fault { rule, deck, title: Some(first.title.clone()), have, limit };
        if first.kind.deck() != deck {
            faults.push(fault(rule::DECK_KINDS, 0));
        }
        let (rule, limit) = if is_single(first, ruling) { (rule::DECK_SINGLE, 1) } else { (rule::DECK_COPIES, 3) };
        if have > limit {
            faults.push(fault(rule, limit));
        }
    }
    faults
}

/// Whether a deck has room for one copy only (CC-DECK-3).
fn is_single(entry: &Entry, ruling: ExperiencedCopies) -> bool {
    let experienced = entry.version >= 2 && ruling == ExperiencedCopies::One;
    matches!(entry.kind, Kind::Event | Kind::Ring) || entry.unique || experienced
}

/// The Focus Values of a Fate deck: copies per known value, and how many are not known.
pub fn focus(fate: &[Entry]) -> (BTreeMap<i64, i64>, i64) {
    let mut known = BTreeMap::new();
    let mut unknown = 0;
    for entry in fate {
        *entry.focus.map_or(&mut unknown, |value| known.entry(value).or_insert(0)) += entry.copies;
    }
    (known, unknown)
}
