//! The place of the backups: a database of IndexedDB of their own, beside the mirror of the saves.
//!
//! Each backup is a note and a text under the same key, written together or not at all. What goes goes in the same
//! transaction as what comes, so at no moment is there less than there was.

use super::backups::{self, Backup, Plan};
use super::committed::committed;
use super::keys::TableId;
use super::pictures::NoPlace;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, TransactionMode};
use wasm_bindgen::JsValue;

/// The name of the database.
const NAME: &str = "rokugan-backups";
/// What is known of each backup, as JSON.
const NOTES: &str = "notes";
/// The documents themselves.
const TEXTS: &str = "texts";

/// Keeps a document as a backup, and lets go of what makes room for it. The number of `fresh` does not count.
///
/// # Errors
///
/// [`NoPlace`] where it is not kept; what was there still is.
pub async fn keep(fresh: Backup, document: &str) -> Result<(), NoPlace> {
    let database = open().await?;
    let kept = keep_in(&database, fresh, document).await;
    database.close();
    kept
}

async fn keep_in(database: &Database, fresh: Backup, document: &str) -> Result<(), NoPlace> {
    let transaction = database.transaction(&[NOTES, TEXTS], TransactionMode::ReadWrite)?;
    let (notes, texts) = (transaction.object_store(NOTES)?, transaction.object_store(TEXTS)?);
    let all = read(notes.get_all(None, None)?.await?);
    let mut keys = notes.get_all_keys(None, None)?.await?;
    keys.extend(texts.get_all_keys(None, None)?.await?);
    let keys: Vec<String> = keys.iter().filter_map(JsValue::as_string).collect();
    if let Plan::Write { fresh, gone } = backups::plan(&all, keys.iter().map(String::as_str), fresh) {
        // A note is texts and numbers: it always has a JSON form.
        let note = serde_json::to_string(&fresh).unwrap_or_default();
        let key = JsValue::from_str(&fresh.key());
        drop(texts.put(&JsValue::from_str(document), Some(&key))?);
        drop(notes.put(&JsValue::from_str(&note), Some(&key))?);
        for key in gone {
            drop(texts.delete(JsValue::from_str(&key))?);
            drop(notes.delete(JsValue::from_str(&key))?);
        }
    }
    committed(transaction).await
}

/// Lets go of every backup of a table for good, those that cannot be read included.
///
/// # Errors
///
/// [`NoPlace`] where that is refused; then all are still there.
pub async fn let_go(table: &TableId) -> Result<(), NoPlace> {
    let database = open().await?;
    let done = let_go_in(&database, table).await;
    database.close();
    done
}

async fn let_go_in(database: &Database, table: &TableId) -> Result<(), NoPlace> {
    let transaction = database.transaction(&[NOTES, TEXTS], TransactionMode::ReadWrite)?;
    for store in [NOTES, TEXTS].map(|name| transaction.object_store(name)) {
        let store = store?;
        let keys = store.get_all_keys(None, None)?.await?;
        let own = |key: &String| backups::is_of(key, table);
        for key in keys.iter().filter_map(JsValue::as_string).filter(own) {
            drop(store.delete(JsValue::from_str(&key))?);
        }
    }
    committed(transaction).await
}

/// Every backup of every table, in no order.
///
/// # Errors
///
/// [`NoPlace`] where there can be none.
pub async fn all() -> Result<Vec<Backup>, NoPlace> {
    let database = open().await?;
    let transaction = database.transaction(&[NOTES], TransactionMode::ReadOnly)?;
    let notes = transaction.object_store(NOTES)?.get_all(None, None)?.await;
    database.close();
    Ok(read(notes?))
}

/// How many characters all backups take, their notes included.
///
/// # Errors
///
/// [`NoPlace`] where there can be none.
pub async fn size() -> Result<usize, NoPlace> {
    let database = open().await?;
    let transaction = database.transaction(&[NOTES, TEXTS], TransactionMode::ReadOnly)?;
    let (notes, texts) = (transaction.object_store(NOTES)?, transaction.object_store(TEXTS)?);
    let (notes, texts) = (notes.get_all(None, None)?, texts.get_all(None, None)?);
    let (notes, texts) = (notes.await?, texts.await?);
    database.close();
    let length = |text: &JsValue| text.as_string().map_or(0, |text| text.len());
    Ok(notes.iter().chain(&texts).map(length).sum())
}

/// The document of a backup, where it is there and whole.
pub async fn document(backup: &Backup) -> Option<String> {
    let database = open().await.ok()?;
    let transaction = database.transaction(&[TEXTS], TransactionMode::ReadOnly).ok()?;
    let request = transaction.object_store(TEXTS).ok()?.get(JsValue::from_str(&backup.key())).ok()?;
    let text = request.await.ok().flatten();
    database.close();
    text?.as_string().filter(|text| backup.is_of(text))
}

/// What can be read of the notes; a newer version's are left alone.
fn read(notes: Vec<JsValue>) -> Vec<Backup> {
    let text = |note: &JsValue| note.as_string().and_then(|note| serde_json::from_str(&note).ok());
    notes.iter().filter_map(text).collect()
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(1))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            for store in [NOTES, TEXTS] {
                // Without its stores the database is of no use, and the next call says so.
                let _ = database.create_object_store(store, ObjectStoreParams::new());
            }
        }
    });
    request.await
}
