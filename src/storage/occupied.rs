//! How full a store is, and what takes the room. All sizes are in characters of keys and texts, as browsers count them.

use super::error::StoreError;
use super::keys::{self, TableId};
use super::store::Store;
use std::collections::BTreeMap;

/// What a browser gives a site in localStorage, in characters; some give more, none that is known gives less.
pub const ROOM: usize = 5 * 1024 * 1024;

/// What takes the room of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occupied {
    /// Each table, the deleted one too, as long as it can be brought back.
    pub tables: BTreeMap<TableId, usize>,
    /// Everything else: the players' cards, boards, scenarios and campaigns, and what the app notes for itself.
    pub others: usize,
}

impl Occupied {
    /// What takes the room of `store`.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn of(store: &impl Store) -> Result<Self, StoreError> {
        let mut occupied = Self::default();
        for key in store.keys()? {
            let size = characters(&key) + store.get(&key)?.map_or(0, |text| characters(&text));
            let place = match keys::read(&key) {
                Some((table, _)) => occupied.tables.entry(table).or_default(),
                None => &mut occupied.others,
            };
            *place += size;
        }
        Ok(occupied)
    }

    /// What all tables take.
    pub fn tables(&self) -> usize {
        self.tables.values().sum()
    }

    /// What everything takes.
    pub fn all(&self) -> usize {
        self.tables() + self.others
    }
}

fn characters(text: &str) -> usize {
    text.encode_utf16().count()
}
