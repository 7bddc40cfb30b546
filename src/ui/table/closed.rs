//! Tables that are not open: what only their games can do with them, for screens that know no game.

use super::keeper;
use super::reader::Reader;
use crate::games::GameId;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use crate::kernel::synopsis::Synopsis;
use crate::storage::transfer::{self, Imported};
use crate::storage::{Change, Listing, Ownership, StoreError, TableId};
use crate::ui::part::{Part, Work};
use crate::ui::shelf::Shelf;
use leptos::prelude::*;

/// What a game does with tables of its own that are not open.
pub struct ClosedTables {
    /// Reads those without a fresh summary, and gives them one; the others stay as they are.
    pub freshen: fn(Vec<Listing>) -> Vec<Listing>,
    /// Reads a table, and writes it as a whole.
    pub read: fn(&TableId) -> Result<WrittenTable, StoreError>,
    /// Deletes a table that it can read, whatever was known of it before.
    pub delete: fn(&TableId) -> Result<(), StoreError>,
    /// Puts a document in the place of a table that nobody has.
    pub replace: fn(&TableId, &str) -> Result<(), NotPut>,
    /// Puts a document on the shelf as a table of its own.
    pub create: fn(Shelf, Name, &str) -> Result<(), NotPut>,
    /// Whether it can read a document.
    pub is_readable: fn(&str) -> bool,
}

impl ClosedTables {
    /// Those of `G`.
    pub const fn of<G: SavedGame>() -> Self {
        Self {
            freshen: |listings| keeper::tables().freshen::<G>(listings),
            read: read::<G>,
            delete: |id| keeper::tables().delete_read::<G>(id, keeper::now()),
            replace: replace::<G>,
            create: create::<G>,
            is_readable: |document| as_recorded::<G>(document).is_ok(),
        }
    }
}

/// Where what a game does with its closed tables lies.
pub struct ClosedSeat {
    /// It, where it is there; the reader is called again when it comes.
    pub here: fn() -> Option<&'static ClosedTables>,
    /// It, fetched where it has to be; nothing where that is not possible. Called where the app's contexts are.
    pub get: fn() -> Work<Option<&'static ClosedTables>>,
}

impl ClosedSeat {
    /// In the part that shows the tables of `G`.
    pub const fn with_the_table<G: SavedGame>() -> Self {
        Self { here: of::<G>, get: || Box::pin(std::future::ready(of::<G>())) }
    }

    /// In the part that reads the tables of `G`.
    pub const fn in_its_reading<G: SavedGame>() -> Self {
        Self {
            here: || reading::<G>().here().map(|here| &here.closed),
            get: || {
                let reading = reading::<G>();
                Box::pin(async move { reading.get().await.map(|here| &here.closed) })
            },
        }
    }
}

fn reading<G: SavedGame>() -> Part<Reader<G>> {
    expect_context()
}

fn of<G: SavedGame>() -> Option<&'static ClosedTables> {
    Some(const { &ClosedTables::of::<G>() })
}

/// A table that was read, as it would be written now.
pub struct WrittenTable {
    /// Its name.
    pub name: Name,
    /// The text of its save.
    pub document: String,
    /// How many steps count.
    pub steps: usize,
    /// The table in a few words.
    pub synopsis: Synopsis,
}

/// Why a document was not put where it was meant to be. Everything is as it was.
pub enum NotPut {
    /// It cannot be read.
    Unreadable,
    /// The store refused.
    Store(StoreError),
}

impl From<StoreError> for NotPut {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

fn read<G: SavedGame>(id: &TableId) -> Result<WrittenTable, StoreError> {
    let opened = keeper::tables().open::<G>(id)?;
    let document = transfer::export(&opened.name, &opened.table).map_err(StoreError::Codec)?;
    let (steps, synopsis) = (opened.table.cursor(), G::synopsis(opened.table.state()));
    Ok(WrittenTable { name: opened.name, document, steps, synopsis })
}

fn replace<G: SavedGame>(id: &TableId, document: &str) -> Result<(), NotPut> {
    let (fresh, tables) = (as_recorded::<G>(document)?, keeper::tables());
    // Whoever has opened the table meanwhile, in this tab or another, plays on there.
    if tables.owner(id)? != Ownership::Free {
        return Err(StoreError::TakenOver.into());
    }
    let (_, mut writer) = tables.claim::<G>(id)?;
    let replaced = tables.record(&mut writer, Change::Rewritten, &fresh.table, keeper::now());
    // A table that is not given back is asked for the next time.
    let _ = tables.release(id);
    Ok(replaced?)
}

fn create<G: SavedGame>(shelf: Shelf, name: Name, document: &str) -> Result<(), NotPut> {
    shelf.create(name, &as_recorded::<G>(document)?.table)?;
    Ok(())
}

/// The table of a document that this app has written on this device: it is taken as it was recorded.
fn as_recorded<G: SavedGame>(document: &str) -> Result<Imported<G>, NotPut> {
    transfer::import_as_recorded(document).map_err(|_| NotPut::Unreadable)
}

/// Where what a game does with its closed tables is found. The app gives it to every screen, since only it knows the games.
#[derive(Clone, Copy)]
pub struct Games {
    here: Callback<GameId, Option<&'static ClosedTables>>,
    fetch: Callback<GameId, Work<Option<&'static ClosedTables>>>,
}

impl Games {
    /// Found by `here` where the game's part is there, which is asked again when it comes, and else fetched by `fetch`.
    pub fn new(
        here: impl Fn(GameId) -> Option<&'static ClosedTables> + Send + Sync + 'static,
        fetch: impl Fn(GameId) -> Work<Option<&'static ClosedTables>> + Send + Sync + 'static,
    ) -> Self {
        Self { here: Callback::new(here), fetch: Callback::new(fetch) }
    }

    /// What `game` does, where its part is there; the reader is called again when it comes.
    pub fn here(self, game: GameId) -> Option<&'static ClosedTables> {
        self.here.run(game)
    }

    /// The same, fetched where it has to be; nothing where that is not possible.
    pub async fn get(self, game: GameId) -> Option<&'static ClosedTables> {
        self.fetch.run(game).await
    }
}

/// Where what a game does with its closed tables is found.
pub fn games() -> Games {
    expect_context()
}
