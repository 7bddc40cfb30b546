//! A store in memory: for tests, and for a page whose browser has none.

use super::error::StoreError;
use super::store::Store;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// Texts in memory. They are gone with the page.
#[derive(Debug, Default)]
pub struct MemoryStore {
    texts: RefCell<BTreeMap<String, Vec<u8>>>,
    fault: Cell<Fault>,
}

/// What is wrong with a store, to see what becomes of a table then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// There is room for so many bytes, keys included.
    Room(usize),
    /// Writing is not allowed.
    Denied,
    /// There is no store.
    Unavailable,
    /// The power fails after so many bytes more are written; from then on there is no store.
    PowerFails(usize),
}

impl MemoryStore {
    /// Breaks or mends the store.
    pub fn set_fault(&self, fault: Fault) {
        self.fault.set(fault);
    }

    /// How many bytes are stored, keys included.
    pub fn bytes(&self) -> usize {
        self.texts.borrow().iter().map(|(key, text)| key.len() + text.len()).sum()
    }

    fn require_there(&self) -> Result<(), StoreError> {
        if self.fault.get() == Fault::Unavailable { Err(StoreError::Unavailable) } else { Ok(()) }
    }

    fn insert(&self, key: &str, text: &[u8]) {
        self.texts.borrow_mut().insert(key.to_owned(), text.to_vec());
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.require_there()?;
        // A text cut inside a character reads as something else, which its checksum tells.
        Ok(self.texts.borrow().get(key).map(|text| String::from_utf8_lossy(text).into_owned()))
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self.fault.get() {
            Fault::None => self.insert(key, text.as_bytes()),
            Fault::Room(room) => {
                let old = self.texts.borrow().get(key).map_or(0, |old| key.len() + old.len());
                if self.bytes() - old + key.len() + text.len() > room {
                    return Err(StoreError::Full);
                }
                self.insert(key, text.as_bytes());
            }
            Fault::Denied => return Err(StoreError::Denied),
            Fault::Unavailable => return Err(StoreError::Unavailable),
            Fault::PowerFails(bytes) if bytes < text.len() => {
                self.insert(key, &text.as_bytes()[..bytes]);
                self.fault.set(Fault::Unavailable);
                return Err(StoreError::Unavailable);
            }
            Fault::PowerFails(bytes) => {
                self.insert(key, text.as_bytes());
                self.fault.set(Fault::PowerFails(bytes - text.len()));
            }
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.require_there()?;
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.require_there()?;
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}
