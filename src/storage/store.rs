//! Texts under keys: all that is asked of a browser, a folder or a test.

use super::error::StoreError;
use std::rc::Rc;

/// A place for texts under keys.
///
/// A `put` that fails or is cut off may leave any part of the new text under its key, but touches no other key.
pub trait Store {
    /// The text under `key`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] or [`StoreError::Denied`].
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Puts `text` under `key`, in place of what was there.
    ///
    /// # Errors
    ///
    /// As [`Store::get`], and [`StoreError::Full`].
    fn put(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Takes away what is under `key`; nothing there is fine.
    ///
    /// # Errors
    ///
    /// As [`Store::get`].
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// Every key, in order.
    ///
    /// # Errors
    ///
    /// As [`Store::get`].
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

macro_rules! through {
    ($($holder:ty),+) => {$(
        impl<S: Store + ?Sized> Store for $holder {
            fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
                (**self).get(key)
            }

            fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
                (**self).put(key, text)
            }

            fn remove(&self, key: &str) -> Result<(), StoreError> {
                (**self).remove(key)
            }

            fn keys(&self) -> Result<Vec<String>, StoreError> {
                (**self).keys()
            }
        }
    )+};
}
through!(&S, Rc<S>, Box<S>);
