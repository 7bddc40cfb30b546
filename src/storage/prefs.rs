//! Preferences: one tiny text, apart from every table. What is in it is the screens' business.

use super::error::StoreError;
use super::keys::PREFS;
use super::store::Store;
use crate::storage::codec::CodecError;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The preferences as they were last kept; nothing where there are none or they cannot be read, for they are not
/// worth an error.
pub fn read<T: DeserializeOwned>(store: &impl Store) -> Option<T> {
    let text = store.get(PREFS).ok()??;
    serde_json::from_str(&text).ok()
}

/// Keeps the preferences.
///
/// # Errors
///
/// Why the store refused; the old ones are still there.
pub fn write(store: &impl Store, prefs: &impl Serialize) -> Result<(), StoreError> {
    let text = serde_json::to_string(prefs).map_err(|error| CodecError::field("prefs", error))?;
    store.put(PREFS, &text)
}
