//! A store that fails at one of its calls.

use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Store, StoreError};
use std::cell::Cell;
use std::collections::BTreeMap;

/// Everything in a store, by key.
pub type Texts = BTreeMap<String, String>;

/// What a call does that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It is refused, and the next is not.
    Once,
    /// From then on there is no store.
    FromThenOn,
    /// Half of a text is written, and from then on there is no store.
    Torn,
}

/// A store that fails at one of its calls.
pub struct Faulty {
    pub store: MemoryStore,
    pub calls: Cell<usize>,
    fails: Cell<Option<(usize, Failure)>>,
}

impl Faulty {
    pub fn of(texts: &Texts) -> Self {
        let store = MemoryStore::default();
        for (key, text) in texts {
            store.put(key, text).unwrap();
        }
        Self { store, calls: Cell::new(0), fails: Cell::new(None) }
    }

    /// Fails at a call, counted from now.
    pub fn fail_at(&self, call: usize, failure: Failure) {
        self.calls.set(0);
        self.fails.set(Some((call, failure)));
    }

    pub fn mend(&self) {
        self.fails.set(None);
    }

    /// What goes wrong with this call.
    fn failure(&self) -> Option<Failure> {
        let call = self.calls.replace(self.calls.get() + 1);
        let (at, failure) = self.fails.get()?;
        let fails = match failure {
            Failure::Once => call == at,
            Failure::FromThenOn | Failure::Torn => call >= at,
        };
        fails.then_some(if failure == Failure::Torn && call > at { Failure::FromThenOn } else { failure })
    }

    fn require_whole(&self) -> Result<(), StoreError> {
        match self.failure() {
            None => Ok(()),
            Some(Failure::Once) => Err(StoreError::Denied),
            Some(Failure::FromThenOn | Failure::Torn) => Err(StoreError::Unavailable),
        }
    }
}

impl Store for Faulty {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.require_whole()?;
        self.store.get(key)
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self.failure() {
            None => self.store.put(key, text),
            Some(Failure::Once) => Err(StoreError::Full),
            Some(Failure::FromThenOn) => Err(StoreError::Unavailable),
            Some(Failure::Torn) => {
                let half = (0..=text.len() / 2).rev().find(|half| text.is_char_boundary(*half)).unwrap();
                self.store.put(key, &text[..half]).unwrap();
                Err(StoreError::Unavailable)
            }
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.require_whole()?;
        self.store.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.require_whole()?;
        self.store.keys()
    }
}
