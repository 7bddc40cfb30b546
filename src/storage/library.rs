//! The players' own cards, or whatever else a game has one of on a device ([`KeptLibrary`]), apart from every table.
//!
//! Each change is written whole under a new number, read back, and only then is the one before the last let go; what of
//! them cannot be read stays. What is on the store is read again before every change, so that two tabs do not write over each other's cards.

use super::chain;
use super::codec::CodecError;
use super::error::StoreError;
use super::keys;
use super::store::Store;
use crate::kernel::kept::KeptLibrary;
use std::collections::BTreeSet;
use std::fmt;

/// Why the players' cards cannot be read or kept. What is stored is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryError<F> {
    /// The store refused.
    Store(StoreError),
    /// Something is there, and none of it can be read.
    Unreadable(F),
}

impl<F: fmt::Display> fmt::Display for LibraryError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Unreadable(fault) => fault.fmt(f),
        }
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for LibraryError<F> {}

impl<F> From<StoreError> for LibraryError<F> {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// The players' cards; nothing where none were ever kept.
///
/// # Errors
///
/// Why they cannot be read.
pub fn read<L: KeptLibrary>(store: &impl Store) -> Result<Option<L>, LibraryError<L::Fault>> {
    Ok(newest(store, &numbers(store, L::KEY)?)?.map(|(_, library)| library))
}

/// Changes the players' cards as they are on the store now, beginning with `empty` where there are none. Returns what
/// they are then.
///
/// # Errors
///
/// Why they cannot be read or kept; what was kept before stays.
pub fn change<L: KeptLibrary>(
    store: &impl Store,
    empty: L,
    change: impl FnOnce(&mut L),
) -> Result<L, LibraryError<L::Fault>> {
    let numbers = numbers(store, L::KEY)?;
    let (previous, mut library) = newest(store, &numbers)?.map_or((0, empty), |(number, library)| (number, library));
    change(&mut library);
    let next = numbers.last().map_or(1, |last| last + 1);
    let (key, text) = (key(L::KEY, next), chain::sealed(&library.write()));
    store.put(&key, &text)?;
    if store.get(&key)?.as_deref() != Some(&text) {
        let error = CodecError::field(&key, "the store gave back something else than it was given");
        return Err(StoreError::Codec(error).into());
    }
    for &number in numbers.range(..previous) {
        if matches!(of_number::<L>(store, number), Ok(Ok(_))) {
            // What cannot be taken away now only takes room.
            let _ = store.remove(&self::key(L::KEY, number));
        }
    }
    Ok(library)
}

/// Everything stored of the players' cards, as it is, readable or not: texts by key, for download.
///
/// # Errors
///
/// The store cannot be read.
pub fn raw<L: KeptLibrary>(store: &impl Store) -> Result<Vec<(String, String)>, StoreError> {
    let keys = numbers(store, L::KEY)?.into_iter().map(|number| key(L::KEY, number));
    keys.map(|key| Ok((key.clone(), store.get(&key)?.unwrap_or_default()))).collect()
}

/// Where the library of that key lies after so many changes.
pub(super) fn key(of: &str, number: u64) -> String {
    format!("{of}.{number}")
}

fn numbers(store: &impl Store, of: &str) -> Result<BTreeSet<u64>, StoreError> {
    Ok(store.keys()?.iter().filter_map(|key| number_of(of, key)).collect())
}

/// The number in a key of the library of that key, where it is one.
pub(super) fn number_of(of: &str, key: &str) -> Option<u64> {
    keys::number(key.strip_prefix(of)?.strip_prefix('.')?)
}

/// The newest library that can be read, and its number.
fn newest<L: KeptLibrary>(
    store: &impl Store,
    numbers: &BTreeSet<u64>,
) -> Result<Option<(u64, L)>, LibraryError<L::Fault>> {
    let mut first_fault = None;
    for &number in numbers.iter().rev() {
        match of_number(store, number)? {
            Ok(library) => return Ok(Some((number, library))),
            Err(fault) if L::is_newer(&fault) => return Err(LibraryError::Unreadable(fault)),
            Err(fault) => {
                first_fault.get_or_insert(fault);
            }
        }
    }
    first_fault.map_or(Ok(None), |fault| Err(LibraryError::Unreadable(fault)))
}

/// The library of that number, or why it cannot be read.
fn of_number<L: KeptLibrary>(store: &impl Store, number: u64) -> Result<Result<L, L::Fault>, StoreError> {
    let key = key(L::KEY, number);
    let text = store.get(&key)?.unwrap_or_default();
    Ok(chain::unseal(&text).map_or_else(|| Err(L::damaged(&key)), L::read))
}
