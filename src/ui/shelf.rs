//! The shelf: the saved tables as a list.
//!
//! What lies in the store is read again after every change; nothing here is kept in step with it by hand.

use super::table::saving;
use crate::games::champions::Champions;
use crate::games::champions::model::name::Name;
use crate::kernel::line::Key;
use crate::kernel::saved::SavedGame;
use crate::pwa::persistence::Persistence;
use crate::storage::{Listing, Opened, Readiness, StoreError, Table, TableId, transfer};
use crate::ui::table::keeper;
use crate::words::keys;
use leptos::prelude::*;

/// The saved tables, for every screen.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// Every table that is not deleted, the last played first; or why there is no list.
    pub listing: RwSignal<Result<Vec<Listing>, StoreError>>,
    persistence: Persistence,
}

/// Where a table is, as far as the list tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfPlace {
    /// On the shelf.
    There,
    /// On the shelf, and it cannot be read: nothing takes its place.
    Unreadable,
    /// Not on the shelf.
    Gone,
}

impl Shelf {
    /// Reads the store, and gives the shelf to every screen below.
    pub fn provide(persistence: Persistence) -> Self {
        let shelf = Self { listing: RwSignal::new(Ok(Vec::new())), persistence };
        // What is in the bin for too long takes room; that it could not be emptied hurts nobody.
        let _ = keeper::tables().empty_trash(keeper::now());
        provide_context(shelf);
        shelf
    }

    /// Reads the list of tables again.
    pub fn refresh(self) {
        let tables = keeper::tables();
        self.listing.set(tables.list().map(|listings| tables.freshen::<Champions>(listings)));
    }

    /// Keeps a new table. Now that there is something to keep, the browser is asked to keep it for good.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; nothing is kept then.
    pub fn create<G: SavedGame>(self, name: Name, table: &Table<G>) -> Result<TableId, StoreError> {
        let id = TableId::from_random(keeper::random());
        keeper::tables().create(&id, name, table, keeper::now())?;
        self.refresh();
        // Its answer stands in the settings; whatever it is, the table is saved.
        self.persistence.ask(|_| {});
        Ok(id)
    }

    /// Where a table is.
    pub fn place_of(self, id: &TableId) -> ShelfPlace {
        let find =
            |all: &Vec<Listing>| all.iter().find(|listing| listing.id == *id).map(|found| found.readiness.clone());
        match self.listing.with(|listing| listing.as_ref().ok().and_then(find)) {
            Some(Readiness::Ready { .. } | Readiness::Stale { .. }) => ShelfPlace::There,
            Some(Readiness::Broken { .. }) => ShelfPlace::Unreadable,
            None => ShelfPlace::Gone,
        }
    }

    /// Reads a table without the right to write it.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    pub fn open(self, id: &TableId) -> Result<Opened<Champions>, StoreError> {
        keeper::tables().open(id)
    }

    /// Gives a table that is not open another name.
    ///
    /// # Errors
    ///
    /// Why it keeps the old one.
    pub fn rename(self, id: &TableId, name: Name) -> Result<(), StoreError> {
        let renamed = keeper::tables().rename(id, name, keeper::now());
        self.refresh();
        renamed
    }

    /// Copies a table under another name.
    ///
    /// # Errors
    ///
    /// Why there is no copy.
    pub fn duplicate(self, id: &TableId, name: Name) -> Result<(), StoreError> {
        let copy = TableId::from_random(keeper::random());
        let copied = keeper::tables().duplicate(id, &copy, name, keeper::now());
        self.refresh();
        copied
    }

    /// Takes a table off the shelf; [`Shelf::restore`] brings it back.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn delete(self, id: &TableId) -> Result<(), StoreError> {
        let deleted = match keeper::tables().delete(id, keeper::now()) {
            Err(StoreError::Unread) => keeper::tables().delete_read::<Champions>(id, keeper::now()),
            known => known,
        };
        self.refresh();
        deleted
    }

    /// Brings back the table that was deleted last.
    ///
    /// # Errors
    ///
    /// Why it does not come back.
    pub fn restore(self) -> Result<(), StoreError> {
        let restored = keeper::tables().restore().map(|_| ());
        self.refresh();
        restored
    }

    /// Takes away the damaged texts of a table that were set aside.
    ///
    /// # Errors
    ///
    /// The store refused.
    pub fn let_go(self, id: &TableId) -> Result<(), StoreError> {
        let gone = keeper::tables().let_go(id);
        self.refresh();
        gone
    }

    /// A table as the text of a save file, with its name.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or written.
    pub fn export(self, id: &TableId) -> Result<(Name, String), StoreError> {
        let opened = self.open(id)?;
        let text = transfer::export(&opened.name, &opened.table).map_err(StoreError::Codec)?;
        Ok((opened.name, text))
    }

    /// Everything stored of a table, readable or not, for download.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn raw(self, id: &TableId) -> Result<String, StoreError> {
        keeper::tables().raw(id)
    }
}

/// The saved tables.
pub fn shelf() -> Shelf {
    expect_context()
}

/// Why a table could not be put on the shelf, in words.
pub fn reason(error: &StoreError) -> Key {
    match error {
        StoreError::Full => keys::SHELF_FULL,
        StoreError::TakenOver => keys::HOME_ELSEWHERE,
        other => saving::reason(other),
    }
}
