//! The shelf: the saved tables as a list.
//!
//! What lies in the store is read again after every change; nothing here is kept in step with it by hand.

use super::table::saving;
use crate::games::GameId;
use crate::kernel::journal::Stamp;
use crate::kernel::line::Key;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use crate::pwa::persistence::Persistence;
use crate::storage::{Listing, Readiness, StoreError, Table, TableId, Writer};
use crate::ui::table::closed::{ClosedTables, Games, games};
use crate::ui::table::keeper;
use crate::words::keys;
use leptos::prelude::*;
use std::collections::BTreeSet;
use wasm_bindgen_futures::spawn_local;

/// The saved tables, for every screen.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// Every table that is not deleted, the last played first; or why there is no list.
    pub listing: RwSignal<Result<Vec<Listing>, StoreError>>,
    persistence: Persistence,
    games: Games,
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
        let shelf = Self { listing: RwSignal::new(Ok(Vec::new())), persistence, games: games() };
        // What is in the bin for too long takes room; that it could not be emptied hurts nobody.
        let _ = keeper::tables().empty_trash(keeper::now());
        provide_context(shelf);
        shelf
    }

    /// Reads the list of tables again.
    pub fn refresh(self) {
        let listings = keeper::tables().list().map(|listings| untrack(|| self.freshened(listings)));
        let games = self.games;
        for game in listings.as_ref().map(|listings| stale(listings)).unwrap_or_default() {
            spawn_local(async move {
                // Where it cannot be fetched Home says so, and offers to try again.
                let _ = games.get(game).await;
            });
        }
        self.listing.set(listings);
    }

    /// Reads the list again whenever the game of a table comes that has no fresh summary, as long as the app is shown.
    pub fn follow_games(self) {
        Effect::new(move |_| self.freshen());
    }

    fn freshen(self) {
        let stale = self.listing.with(|listing| listing.as_ref().map(|all| stale(all)).unwrap_or_default());
        let here = stale.into_iter().filter(|game| self.games.here(*game).is_some());
        // All of them are asked, to be told of each that comes.
        if here.count() > 0 {
            self.refresh();
        }
    }

    /// The same tables, those with a fresh summary whose game is there.
    fn freshened(self, listings: Vec<Listing>) -> Vec<Listing> {
        let games = stale(&listings);
        let here = games.into_iter().filter_map(|game| self.games.here(game));
        here.fold(listings, |listings, tables| (tables.freshen)(listings))
    }

    /// What the game of a table does with it.
    ///
    /// # Errors
    ///
    /// The table cannot be read, or its game is not there and cannot be fetched.
    pub async fn game_of(self, id: &TableId) -> Result<&'static ClosedTables, StoreError> {
        let game = keeper::tables().game_of(id)?;
        self.games.get(game).await.ok_or(StoreError::Unavailable)
    }

    /// Keeps a new table. Now that there is something to keep, the browser is asked to keep it for good.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; nothing is kept then.
    pub fn create<G: SavedGame>(self, name: Name, table: &Table<G>) -> Result<Writer, StoreError> {
        let id = TableId::from_random(keeper::random());
        let writer = keeper::tables().begin(&id, name, table, keeper::now())?;
        self.refresh();
        // Its answer stands in the settings; whatever it is, the table is saved.
        self.persistence.ask(|_| {});
        Ok(writer)
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
            Err(StoreError::Unread) => self.delete_read(id),
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

    /// The table that was deleted last and can be brought back: what it was called, and when it was deleted.
    pub fn binned(self) -> Option<(Option<Name>, Stamp)> {
        let tables = keeper::tables();
        // Where the store cannot be read there is nothing to bring back or to be rid of.
        let trashed = tables.trash().ok()??;
        Some((tables.name_in_trash(&trashed), trashed.at))
    }

    /// Deletes that table for good.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn empty_bin(self) -> Result<(), StoreError> {
        let emptied = keeper::tables().erase_trash();
        self.refresh();
        emptied
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

    /// The same where nobody has tried to read it: its game does.
    fn delete_read(self, id: &TableId) -> Result<(), StoreError> {
        let game = keeper::tables().game_of(id)?;
        let tables = untrack(|| self.games.here(game)).ok_or(StoreError::Unread)?;
        (tables.delete)(id)
    }

    /// A table as the text of a save file, with its name.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or written.
    pub async fn export(self, id: &TableId) -> Result<(Name, String), StoreError> {
        let written = (self.game_of(id).await?.read)(id)?;
        Ok((written.name, written.document))
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

/// The games of those tables that have no fresh summary.
fn stale(listings: &[Listing]) -> BTreeSet<GameId> {
    let game = |listing: &Listing| match listing.readiness {
        Readiness::Stale { game, .. } => Some(game),
        Readiness::Ready { .. } | Readiness::Broken { .. } => None,
    };
    listings.iter().filter_map(game).collect()
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
