//! The shelf: the saved tables as a list, and the players' own cards.
//!
//! What lies in the store is read again after every change; nothing here is kept in step with it by hand.

use super::page_store::PageStore;
use super::table::saving;
use crate::games::champions::clash::{self, Clash};
use crate::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard};
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::name::Name;
use crate::games::champions::pack::{self, Pack, PackError};
use crate::games::champions::{Champions, Table};
use crate::kernel::known::Known;
use crate::kernel::line::Key;
use crate::pwa::persistence::Persistence;
use crate::storage::library;
use crate::storage::{Listing, Opened, Readiness, StoreError, TableId, transfer};
use crate::ui::games::champions::catalogue::Catalogue;
use crate::ui::games::champions::documents::LibraryError;
use crate::ui::table::keeper;
use crate::words::keys;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The saved tables and the players' own cards, for every screen.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// Every table that is not deleted, the last played first; or why there is no list.
    pub listing: RwSignal<Result<Vec<Listing>, StoreError>>,
    /// All cards there are to choose from.
    pub catalogue: RwSignal<Catalogue>,
    /// Why the players' own cards could not be read. They are left as they are and nothing is written over them.
    pub library_fault: RwSignal<Option<PackError>>,
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
        let (own, fault) = match library::read::<Pack>(&PageStore::here()) {
            Ok(own) => (own.unwrap_or_else(empty_library), None),
            // Where there is no storage the list of tables says so.
            Err(LibraryError::Store(_)) => (empty_library(), None),
            Err(LibraryError::Unreadable(error)) => (empty_library(), Some(error)),
        };
        let shelf = Self {
            listing: RwSignal::new(Ok(Vec::new())),
            catalogue: RwSignal::new(Catalogue::new(own)),
            library_fault: RwSignal::new(fault),
            persistence,
        };
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
    pub fn create(self, name: Name, table: &Table) -> Result<TableId, StoreError> {
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

// The players' own cards.
impl Shelf {
    /// Keeps a Champion's card, so that it is typed in only once.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; it is still there until the app is closed.
    pub fn keep_champion(self, card: ChampionCard) -> Result<(), LibraryError> {
        self.change_library(|own| own.keep_champion(card.clone()))
    }

    /// Keeps an Enemy's card.
    ///
    /// # Errors
    ///
    /// As [`Shelf::keep_champion`].
    pub fn keep_enemy(self, card: EnemyCard) -> Result<(), LibraryError> {
        self.change_library(|own| own.keep_enemy(card.clone()))
    }

    /// Keeps an Ally's card.
    ///
    /// # Errors
    ///
    /// As [`Shelf::keep_champion`].
    pub fn keep_ally(self, card: AllyCard) -> Result<(), LibraryError> {
        self.change_library(|own| own.keep_ally(card.clone()))
    }

    /// Adds the cards of a pack whose names are not there yet; tells the names that were, and where those differ.
    ///
    /// # Errors
    ///
    /// As [`Shelf::keep_champion`].
    pub fn add_pack(self, pack: Pack) -> Result<(Vec<Name>, Vec<Clash>), LibraryError> {
        let found = RefCell::new((Vec::new(), Vec::new()));
        self.change_library(|own| {
            let clashes = clash::between(own, &pack);
            *found.borrow_mut() = (own.add_missing(pack.clone()), clashes);
        })?;
        Ok(found.into_inner())
    }

    /// Puts what came in into the place of what the players had.
    ///
    /// # Errors
    ///
    /// As [`Shelf::keep_champion`].
    pub fn take_theirs(self, clashes: &[Clash]) -> Result<(), LibraryError> {
        self.change_library(|own| clashes.iter().for_each(|clash| clash::take_theirs(own, clash)))
    }

    /// Puts other cards in the place of all the players' own.
    ///
    /// # Errors
    ///
    /// As [`Shelf::keep_champion`].
    pub fn replace_own(self, own: Pack) -> Result<(), LibraryError> {
        self.change_library(|library| library.clone_from(&own))
    }

    /// Keeps what the players say their Enemy Dice show.
    ///
    /// # Errors
    ///
    /// As [`Shelf::keep_champion`].
    pub fn keep_faces(self, faces: Known<EnemyFaces>) -> Result<(), LibraryError> {
        self.change_library(|own| own.faces = faces)
    }

    /// Whether the faces of the Enemy Dice are the app's guess.
    pub fn guesses_faces(self) -> bool {
        matches!(self.enemy_faces(), Known::Default(_))
    }

    /// What the Enemy Dice are taken to show: what the players said, or else a guess.
    pub fn enemy_faces(self) -> Known<EnemyFaces> {
        self.catalogue.with(|catalogue| catalogue.own().enemy_faces())
    }

    /// Changes the cards as they are on the store. Where that fails they change here, and only until the app is closed.
    fn change_library(self, change: impl Fn(&mut Pack)) -> Result<(), LibraryError> {
        let kept = library::change(&PageStore::here(), empty_library(), &change);
        let (own, result) = match kept {
            Ok(own) => (own, Ok(())),
            Err(error) => {
                let mut own = self.catalogue.with_untracked(|catalogue| catalogue.own().clone());
                change(&mut own);
                (own, Err(error))
            }
        };
        self.catalogue.update(|catalogue| catalogue.set_own(own));
        result
    }
}

/// The saved tables and the players' own cards.
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

/// No cards. The name is a sentence of ours and fits; another pack's name would do as well.
fn empty_library() -> Pack {
    let name = Name::new(&super::texts::say(keys::LIBRARY_NAME));
    Pack::empty(name.unwrap_or_else(|_| pack::practice().name))
}

/// The players' own cards as the text of a pack file.
pub fn library_file(own: &Pack) -> Option<String> {
    Some(format!("{:#}", serde_json::to_value(own).ok()?))
}

/// The stored texts of the players' own cards, as they are.
pub fn raw_library() -> Option<String> {
    let texts: BTreeMap<String, String> = library::raw::<Pack>(&PageStore::here()).ok()?.into_iter().collect();
    Some(serde_json::to_value(texts).ok()?.to_string())
}
