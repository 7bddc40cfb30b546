//! Pictures of the players' boards, in IndexedDB: they are too large for localStorage, and no table needs them.
//!
//! A picture of the library lies under the id of its board. A table has copies of its own, one for each board that was
//! laid on it, so that whatever becomes of the library's board, the table looks as it did. Losing a picture loses no
//! rule: areas and borders are elsewhere.

use super::committed::committed;
use super::keys::TableId;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, TransactionMode};
use std::collections::BTreeSet;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Blob;

/// The name of the database, and of its one object store.
const NAME: &str = "rokugan-pictures";

/// The browser has no place for pictures, or it is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlace;

impl From<Error> for NoPlace {
    fn from(_: Error) -> Self {
        Self
    }
}

/// Which picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureKey(String);

/// What the pictures of tables begin with; no id of a board has a stop in it.
const TABLE: &str = "table.";

impl PictureKey {
    /// The picture of a document on a table, by its text: the same laid again has the same.
    pub fn of_table(id: &TableId, text: &str) -> Self {
        Self(format!("{TABLE}{}.{:08x}", id.as_str(), crc32fast::hash(text.as_bytes())))
    }

    /// The picture of a document of the library, by the text of its id.
    pub fn of_document(id: &str) -> Self {
        Self(id.to_owned())
    }
}

/// Whose pictures stay.
#[derive(Clone, Debug, Default)]
pub struct Owners {
    /// The ids of the boards of the library.
    pub boards: BTreeSet<String>,
    /// The saved tables.
    pub tables: BTreeSet<TableId>,
}

impl Owners {
    fn is_empty(&self) -> bool {
        self.boards.is_empty() && self.tables.is_empty()
    }

    fn have(&self, key: &str) -> bool {
        match key.strip_prefix(TABLE).and_then(|rest| rest.split_once('.')) {
            Some((table, _)) => TableId::new(table).is_some_and(|id| self.tables.contains(&id)),
            None => self.boards.contains(key),
        }
    }
}

/// A picture, where there is one.
pub async fn get(key: &PictureKey) -> Option<Blob> {
    let database = open().await.ok()?;
    let transaction = database.transaction(&[NAME], TransactionMode::ReadOnly).ok()?;
    let request = transaction.object_store(NAME).ok()?.get(JsValue::from_str(&key.0)).ok()?;
    let picture = request.await.ok().flatten();
    database.close();
    picture?.dyn_into().ok()
}

/// How many bytes all pictures take.
///
/// # Errors
///
/// [`NoPlace`] where there can be none.
pub async fn size() -> Result<u64, NoPlace> {
    let database = open().await?;
    let transaction = database.transaction(&[NAME], TransactionMode::ReadOnly)?;
    let pictures = transaction.object_store(NAME)?.get_all(None, None)?.await;
    database.close();
    // A size is a whole number far below what a float holds exactly.
    let sizes = pictures?.into_iter().filter_map(|picture| Some(picture.dyn_into::<Blob>().ok()?.size()));
    Ok(sizes.map(|size| size as u64).sum())
}

/// Keeps a picture, in place of the one before; nothing takes that one away.
///
/// # Errors
///
/// [`NoPlace`] where it is not kept; the one before may still be there.
pub async fn put(key: &PictureKey, picture: Option<&Blob>) -> Result<(), NoPlace> {
    let database = open().await?;
    let transaction = database.transaction(&[NAME], TransactionMode::ReadWrite)?;
    let (store, key) = (transaction.object_store(NAME)?, JsValue::from_str(&key.0));
    match picture {
        Some(picture) => drop(store.put(picture, Some(&key))?),
        None => drop(store.delete(key)?),
    }
    let kept = committed(transaction).await;
    database.close();
    kept
}

/// Throws away the pictures of boards and tables that are no more; where `owners` does not know, none.
///
/// The owners are counted after the pictures: the board of every picture there is was kept before its picture.
///
/// # Errors
///
/// [`NoPlace`] where there are none or they cannot be reached.
pub async fn sweep(owners: impl FnOnce() -> Option<Owners>) -> Result<(), NoPlace> {
    let database = open().await?;
    let transaction = database.transaction(&[NAME], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(NAME)?;
    let keys = store.get_all_keys(None, None)?.await?;
    let owners = owners().unwrap_or_default();
    let known = |key: &JsValue| key.as_string().is_some_and(|key| owners.have(&key));
    for key in keys.into_iter().filter(|key| !owners.is_empty() && !known(key)) {
        drop(store.delete(key)?);
    }
    let swept = committed(transaction).await;
    database.close();
    swept
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(1))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            // Without its store the database is of no use, and the next call says so.
            let _ = database.create_object_store(NAME, ObjectStoreParams::new());
        }
    });
    request.await
}
