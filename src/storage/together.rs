//! Several texts that come in together or not at all: where one finds no room, those before it go again.
//!
//! Absent on purpose: a promise for a page that is closed in between. What was written by then stays, each text whole.

use super::error::StoreError;
use super::store::Store;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// A store that knows what it held before.
#[derive(Debug)]
pub struct Together<'a, S> {
    store: &'a S,
    /// What was under each key that was written to; nothing where nothing was.
    before: RefCell<BTreeMap<String, Option<String>>>,
}

/// Does `work` on a store. Where it is refused the store is again as it was.
///
/// # Errors
///
/// Whatever `work` was refused for.
pub fn together<S: Store, T, E>(store: &S, work: impl FnOnce(&Together<'_, S>) -> Result<T, E>) -> Result<T, E> {
    let together = Together { store, before: RefCell::default() };
    let done = work(&together);
    if done.is_err() {
        together.take_back();
    }
    done
}

impl<S: Store> Together<'_, S> {
    /// What is new goes first, so that there is room for what was there before.
    fn take_back(self) {
        let (old, new): (Vec<_>, Vec<_>) = self.before.into_inner().into_iter().partition(|(_, text)| text.is_some());
        for (key, _) in new {
            // What a store does not let go of now only takes room.
            let _ = self.store.remove(&key);
        }
        for (key, text) in old {
            // It fitted a moment ago.
            let _ = self.store.put(&key, &text.unwrap_or_default());
        }
    }

    fn note(&self, key: &str) -> Result<(), StoreError> {
        if !self.before.borrow().contains_key(key) {
            let before = self.store.get(key)?;
            self.before.borrow_mut().insert(key.to_owned(), before);
        }
        Ok(())
    }
}

impl<S: Store> Store for Together<'_, S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.get(key)
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.note(key)?;
        self.store.put(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.note(key)?;
        self.store.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.store.keys()
    }
}
