//! A store in the browser's localStorage, mirrored in IndexedDB ([`super::mirror`]).
//!
//! gloo-storage throws where there is no storage, so that is asked first; and it would write texts as JSON texts, so
//! they go in and out as they are.

use super::copies::COUNT;
use super::error::StoreError;
use super::keys::PREFS;
use super::mirror::{self, MIRRORED, OURS};
use super::store::Store;
use crate::kernel::journal::Stamp;
use gloo_storage::Storage as _;
use wasm_bindgen::JsValue;

/// The localStorage of this origin, mirrored.
#[derive(Clone, Copy, Debug, Default)]
pub struct BrowserStore;

/// The time, in milliseconds since 1970.
pub fn now() -> Stamp {
    // Whole milliseconds since 1970 fit for the next hundred thousand years.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "see above")]
    let milliseconds = js_sys::Date::now().max(0.0) as u64;
    Stamp(milliseconds)
}

/// Whether this browser keeps anything of the app that a player would miss; where it gives no storage it does not.
pub fn keeps_tables() -> bool {
    let ours = |key: &String| key.starts_with(OURS) && ![PREFS, COUNT, MIRRORED].contains(&key.as_str());
    Unmirrored.keys().is_ok_and(|keys| keys.iter().any(ours))
}

/// The localStorage of this origin alone: for the mirror itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unmirrored;

/// The storage, where the browser gives one.
fn storage() -> Result<web_sys::Storage, StoreError> {
    match web_sys::window().map(|window| window.local_storage()) {
        Some(Ok(Some(_))) => Ok(gloo_storage::LocalStorage::raw()),
        Some(Ok(None) | Err(_)) | None => Err(StoreError::Unavailable),
    }
}

/// What an exception of the browser means, by its name in the standard.
fn meaning(exception: &JsValue) -> StoreError {
    let name = js_sys::Reflect::get(exception, &JsValue::from_str("name")).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
        Some("SecurityError") => StoreError::Unavailable,
        Some(_) | None => StoreError::Denied,
    }
}

impl Store for Unmirrored {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        storage()?.get_item(key).map_err(|exception| meaning(&exception))
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        storage()?.set_item(key, text).map_err(|exception| meaning(&exception))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        storage()?.remove_item(key).map_err(|exception| meaning(&exception))
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let storage = storage()?;
        let count = storage.length().map_err(|exception| meaning(&exception))?;
        let mut keys = Vec::new();
        for index in 0..count {
            keys.extend(storage.key(index).map_err(|exception| meaning(&exception))?);
        }
        keys.sort();
        Ok(keys)
    }
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Unmirrored.get(key)
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        Unmirrored.put(key, text)?;
        mirror::note(key, Some(text));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        Unmirrored.remove(key)?;
        mirror::note(key, None);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Unmirrored.keys()
    }
}
