//! A second copy of everything in IndexedDB, because localStorage reaches the disk late.
//!
//! A browser may keep what was written to localStorage in memory for up to a minute; killed in that time, it has never
//! seen it. IndexedDB is on the disk some milliseconds after it was asked. So every text goes to both, and a count that
//! grows with each write stands in both: at the next start the copy with the greater count is the newer one.
//!
//! # Invariants
//!
//! - The mirror is a whole copy: it is changed by one transaction at a time, the count with it.
//! - localStorage is what the app reads while it runs. The mirror is read once, before the first screen.
//! - Where there is no IndexedDB everything works as without it.

use super::browser::BrowserStore;
use super::store::Store;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, TransactionMode};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The name of the database, and of its one object store.
const NAME: &str = "rokugan";
/// What belongs to this app among the keys of the origin.
const OURS: &str = "rokugan.";
/// The key of the count.
const COUNT: &str = "rokugan.mirror";

/// What was written to localStorage and is not in the mirror yet: a text, or nothing where the key is gone.
type Waiting = BTreeMap<String, Option<String>>;

#[derive(Default)]
struct Mirror {
    database: Option<Database>,
    waiting: Waiting,
    writing: bool,
}

thread_local! {
    static MIRROR: RefCell<Mirror> = RefCell::default();
}

/// Makes localStorage and the mirror equal, from the newer of the two, and keeps them so from now on. To be awaited
/// before anything is read.
pub async fn reconcile() {
    let Ok(database) = open().await else { return };
    // The mirror first: whatever another tab writes meanwhile is then newer than what was read here.
    let Ok(mirrored) = read_all(&database).await else { return };
    let store = BrowserStore;
    let Ok(kept) = kept(&store) else { return };
    if count_of(&mirrored) > count_of(&kept) {
        bring_back(&store, &kept, &mirrored);
    } else if mirrored != kept {
        let gone = mirrored.keys().filter(|key| !kept.contains_key(*key)).map(|key| (key.clone(), None));
        let all = kept.iter().map(|(key, text)| (key.clone(), Some(text.clone()))).chain(gone).collect();
        if write(&database, all).await.is_err() {
            return;
        }
    }
    MIRROR.with_borrow_mut(|mirror| mirror.database = Some(database));
    drain();
}

/// Everything of this app in localStorage.
fn kept(store: &BrowserStore) -> Result<BTreeMap<String, String>, super::StoreError> {
    let mut kept = BTreeMap::new();
    for key in store.keys()?.into_iter().filter(|key| key.starts_with(OURS)) {
        if let Some(text) = store.get(&key)? {
            kept.insert(key, text);
        }
    }
    Ok(kept)
}

/// Puts localStorage back to what the mirror has. What does not fit stays in the mirror for the next start.
fn bring_back(store: &BrowserStore, kept: &BTreeMap<String, String>, mirrored: &BTreeMap<String, String>) {
    for key in kept.keys().filter(|key| !mirrored.contains_key(*key)) {
        let _ = store.remove_unmirrored(key);
    }
    let whole = mirrored
        .iter()
        .filter(|(key, _)| *key != COUNT)
        .all(|(key, text)| kept.get(key) == Some(text) || store.put_unmirrored(key, text).is_ok());
    if let (true, Some(count)) = (whole, mirrored.get(COUNT)) {
        let _ = store.put_unmirrored(COUNT, count);
    }
}

fn count_of(texts: &BTreeMap<String, String>) -> u64 {
    texts.get(COUNT).and_then(|count| count.parse().ok()).unwrap_or(0)
}

/// Notes that `key` of localStorage has a new text, or none; called after each successful write.
pub(super) fn note(store: &BrowserStore, key: &str, text: Option<&str>) {
    if !key.starts_with(OURS) {
        return;
    }
    let before = store.get(COUNT).ok().flatten().and_then(|count| count.parse().ok()).unwrap_or(0_u64);
    // Growing with the clock too, a copy that goes on without the other is never mistaken for the older one.
    let count = now().max(before.saturating_add(1)).to_string();
    if store.put_unmirrored(COUNT, &count).is_err() {
        return;
    }
    MIRROR.with_borrow_mut(|mirror| {
        mirror.waiting.insert(key.to_owned(), text.map(str::to_owned));
        mirror.waiting.insert(COUNT.to_owned(), Some(count));
    });
    drain();
}

/// Milliseconds since 1970.
fn now() -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and positive for ages to come")]
    let milliseconds = js_sys::Date::now().max(0.0) as u64;
    milliseconds
}

/// Writes what is waiting, one transaction after the other.
fn drain() {
    let begin = MIRROR.with_borrow_mut(|mirror| {
        let begin = mirror.database.is_some() && !mirror.writing && !mirror.waiting.is_empty();
        mirror.writing |= begin;
        begin
    });
    if begin {
        spawn_local(drain_all());
    }
}

async fn drain_all() {
    loop {
        let taken = MIRROR.with_borrow_mut(|mirror| {
            let waiting = std::mem::take(&mut mirror.waiting);
            if waiting.is_empty() {
                mirror.writing = false;
                return None;
            }
            mirror.database.take().map(|database| (database, waiting))
        });
        let Some((database, waiting)) = taken else { return };
        let written = write(&database, waiting).await;
        MIRROR.with_borrow_mut(|mirror| {
            // A mirror that cannot be written is left behind: the counts tell at the next start which copy is newer.
            mirror.database = written.is_ok().then_some(database);
            mirror.writing = mirror.database.is_some();
        });
    }
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

async fn read_all(database: &Database) -> Result<BTreeMap<String, String>, Error> {
    let transaction = database.transaction(&[NAME], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(NAME)?;
    let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, texts) = (keys.await?, texts.await?);
    Ok(keys.iter().zip(&texts).filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?))).collect())
}

async fn write(database: &Database, texts: Waiting) -> Result<(), Error> {
    let transaction = database.transaction(&[NAME], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(NAME)?;
    for (key, text) in texts {
        let key = JsValue::from_str(&key);
        // The requests are answered together, when the transaction is complete.
        match text {
            Some(text) => drop(store.put(&JsValue::from_str(&text), Some(&key))?),
            None => drop(store.delete(key)?),
        }
    }
    transaction.await.map(|_| ())
}
