//! Pictures of the players' boards, in IndexedDB: they are too large for localStorage, and no table needs them.
//!
//! A picture lies under the id of its board. Losing one loses no rule: the board's areas and borders are elsewhere.

use super::keys::BoardId;
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

/// The picture of a board, where it has one.
pub async fn get(id: &BoardId) -> Option<Blob> {
    let database = open().await.ok()?;
    let transaction = database.transaction(&[NAME], TransactionMode::ReadOnly).ok()?;
    let request = transaction.object_store(NAME).ok()?.get(JsValue::from_str(id.as_str())).ok()?;
    let picture = request.await.ok().flatten();
    database.close();
    picture?.dyn_into().ok()
}

/// Keeps the picture of a board, in place of the one it had; nothing takes that one away.
///
/// # Errors
///
/// [`NoPlace`] where it is not kept; the one before may still be there.
pub async fn put(id: &BoardId, picture: Option<&Blob>) -> Result<(), NoPlace> {
    let database = open().await?;
    let transaction = database.transaction(&[NAME], TransactionMode::ReadWrite)?;
    let (store, key) = (transaction.object_store(NAME)?, JsValue::from_str(id.as_str()));
    match picture {
        Some(picture) => drop(store.put(picture, Some(&key))?),
        None => drop(store.delete(key)?),
    }
    let kept = transaction.await;
    database.close();
    kept?;
    Ok(())
}

/// Throws away the pictures of boards that are no more; where `boards` does not know, none.
///
/// The boards are counted after the pictures: the board of every picture there is was kept before its picture.
///
/// # Errors
///
/// [`NoPlace`] where there are none or they cannot be reached.
pub async fn sweep(boards: impl FnOnce() -> Option<BTreeSet<BoardId>>) -> Result<(), NoPlace> {
    let database = open().await?;
    let transaction = database.transaction(&[NAME], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(NAME)?;
    let keys = store.get_all_keys(None, None)?.await?;
    let boards = boards().unwrap_or_default();
    let known = |key: &JsValue| key.as_string().and_then(|id| BoardId::new(&id)).is_some_and(|id| boards.contains(&id));
    for key in keys.into_iter().filter(|key| !boards.is_empty() && !known(key)) {
        drop(store.delete(key)?);
    }
    let swept = transaction.await;
    database.close();
    swept?;
    Ok(())
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
