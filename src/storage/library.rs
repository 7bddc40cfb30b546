//! The players' own cards: one pack, apart from every table.
//!
//! Each change is written whole under a new number, read back, and only then is the one before the last let go; what of
//! them cannot be read stays. What is on the store is read again before every change, so that two tabs do not write over each other's cards.

use super::chain;
use super::codec::CodecError;
use super::error::StoreError;
use super::keys::{self, LIBRARY};
use super::store::Store;
use crate::games::champions::pack::{self, Pack, PackError};
use std::collections::BTreeSet;
use std::fmt;

/// Why the players' cards cannot be read or kept. What is stored is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryError {
    /// The store refused.
    Store(StoreError),
    /// Something is there, and none of it can be read.
    Pack(PackError),
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Pack(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LibraryError {}

impl From<StoreError> for LibraryError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// The players' cards; nothing where none were ever kept.
///
/// # Errors
///
/// Why they cannot be read.
pub fn read(store: &impl Store) -> Result<Option<Pack>, LibraryError> {
    Ok(newest(store, &numbers(store)?)?.map(|(_, pack)| pack))
}

/// Changes the players' cards as they are on the store now, beginning with `empty` where there are none. Returns what
/// they are then.
///
/// # Errors
///
/// Why they cannot be read or kept; what was kept before stays.
pub fn change(store: &impl Store, empty: Pack, change: impl FnOnce(&mut Pack)) -> Result<Pack, LibraryError> {
    let numbers = numbers(store)?;
    let (previous, mut pack) = newest(store, &numbers)?.map_or((0, empty), |(number, pack)| (number, pack));
    change(&mut pack);
    let value = serde_json::to_value(&pack).map_err(|error| StoreError::Codec(CodecError::field("library", error)))?;
    let text = value.to_string();
    let (key, text) = (key(numbers.last().map_or(1, |last| last + 1)), chain::sealed(&text));
    store.put(&key, &text)?;
    if store.get(&key)?.as_deref() != Some(&text) {
        let error = CodecError::field(&key, "the store gave back something else than it was given");
        return Err(StoreError::Codec(error).into());
    }
    for &number in numbers.range(..previous) {
        if matches!(pack_of(store, number), Ok(Ok(_))) {
            // What cannot be taken away now only takes room.
            let _ = store.remove(&self::key(number));
        }
    }
    Ok(pack)
}

/// Everything stored of the players' cards, as it is, readable or not: texts by key, for download.
///
/// # Errors
///
/// The store cannot be read.
pub fn raw(store: &impl Store) -> Result<Vec<(String, String)>, StoreError> {
    let keys = numbers(store)?.into_iter().map(key);
    keys.map(|key| Ok((key.clone(), store.get(&key)?.unwrap_or_default()))).collect()
}

/// Where the cards lie after so many changes.
pub(super) fn key(number: u64) -> String {
    format!("{LIBRARY}.{number}")
}

fn numbers(store: &impl Store) -> Result<BTreeSet<u64>, StoreError> {
    Ok(store.keys()?.iter().filter_map(|key| number_of(key)).collect())
}

/// The number in a key of the cards, where it is one.
pub(super) fn number_of(key: &str) -> Option<u64> {
    keys::number(key.strip_prefix(LIBRARY)?.strip_prefix('.')?)
}

/// The cards of `text` with those of `other` whose names it does not have; nothing where one cannot be read.
pub(super) fn joined(text: &str, other: &str) -> Option<String> {
    let mut pack = pack::read_kept(chain::unseal(text)?).ok()?;
    pack.add_missing(pack::read_kept(chain::unseal(other)?).ok()?);
    Some(chain::sealed(&serde_json::to_value(&pack).ok()?.to_string()))
}

/// The newest pack that can be read, and its number.
fn newest(store: &impl Store, numbers: &BTreeSet<u64>) -> Result<Option<(u64, Pack)>, LibraryError> {
    let mut first_error = None;
    for &number in numbers.iter().rev() {
        match pack_of(store, number)? {
            Ok(pack) => return Ok(Some((number, pack))),
            Err(error @ PackError::TooNew { .. }) => return Err(LibraryError::Pack(error)),
            Err(error) => {
                first_error.get_or_insert(error);
            }
        }
    }
    first_error.map_or(Ok(None), |error| Err(LibraryError::Pack(error)))
}

/// The pack of that number, or why it cannot be read.
fn pack_of(store: &impl Store, number: u64) -> Result<Result<Pack, PackError>, StoreError> {
    let text = store.get(&key(number))?.unwrap_or_default();
    Ok(match chain::unseal(&text) {
        Some(document) => pack::read_kept(document),
        None => Err(PackError::Unreadable { path: key(number), reason: "damaged or cut off".to_owned() }),
    })
}
