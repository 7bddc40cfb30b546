//! A store in the browser's localStorage, mirrored in IndexedDB ([`super::mirror`]).
//!
//! gloo-storage throws where there is no storage, so that is asked first; and it would write texts as JSON texts, so
//! they go in and out as they are.

use super::error::StoreError;
use super::mirror;
use super::store::Store;
use gloo_storage::Storage as _;
use wasm_bindgen::JsValue;

/// The localStorage of this origin.
#[derive(Clone, Copy, Debug, Default)]
pub struct BrowserStore;

impl BrowserStore {
    /// The storage, where the browser gives one.
    fn storage(self) -> Result<web_sys::Storage, StoreError> {
        match web_sys::window().map(|window| window.local_storage()) {
            Some(Ok(Some(_))) => Ok(gloo_storage::LocalStorage::raw()),
            Some(Ok(None) | Err(_)) | None => Err(StoreError::Unavailable),
        }
    }
}

impl BrowserStore {
    /// Writes to localStorage alone.
    pub(super) fn put_unmirrored(self, key: &str, text: &str) -> Result<(), StoreError> {
        self.storage()?.set_item(key, text).map_err(|exception| meaning(&exception))
    }

    /// Removes from localStorage alone.
    pub(super) fn remove_unmirrored(self, key: &str) -> Result<(), StoreError> {
        self.storage()?.remove_item(key).map_err(|exception| meaning(&exception))
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

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.storage()?.get_item(key).map_err(|exception| meaning(&exception))
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.put_unmirrored(key, text)?;
        mirror::note(self, key, Some(text));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.remove_unmirrored(key)?;
        mirror::note(self, key, None);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let storage = self.storage()?;
        let count = storage.length().map_err(|exception| meaning(&exception))?;
        let mut keys = Vec::new();
        for index in 0..count {
            keys.extend(storage.key(index).map_err(|exception| meaning(&exception))?);
        }
        keys.sort();
        Ok(keys)
    }
}
