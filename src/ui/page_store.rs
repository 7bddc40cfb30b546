//! Where this page keeps its tables: the browser's storage or, where there is none, memory until the page is closed.

use crate::storage::browser::BrowserStore;
use crate::storage::memory::MemoryStore;
use crate::storage::{Store, StoreError};
use std::cell::LazyCell;
use std::rc::Rc;

/// The store of this page.
#[derive(Clone, Debug)]
pub enum PageStore {
    /// The browser's.
    Browser(BrowserStore),
    /// Memory: everything works, nothing lasts.
    Memory(Rc<MemoryStore>),
}

thread_local! {
    static STORE: LazyCell<PageStore> = LazyCell::new(PageStore::find);
}

impl PageStore {
    /// The store of this page, the same for as long as the page is open.
    pub fn here() -> Self {
        STORE.with(|store| (**store).clone())
    }

    fn find() -> Self {
        match BrowserStore.keys() {
            Ok(_) => Self::Browser(BrowserStore),
            Err(_) => Self::Memory(Rc::new(MemoryStore::default())),
        }
    }

    /// Whether what is written here is still there tomorrow.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] where it is only in memory.
    pub fn lasts(&self) -> Result<(), StoreError> {
        match self {
            Self::Browser(_) => Ok(()),
            Self::Memory(_) => Err(StoreError::Unavailable),
        }
    }
}

impl Store for PageStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self {
            Self::Browser(store) => store.get(key),
            Self::Memory(store) => store.get(key),
        }
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self {
            Self::Browser(store) => store.put(key, text),
            Self::Memory(store) => store.put(key, text),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self {
            Self::Browser(store) => store.remove(key),
            Self::Memory(store) => store.remove(key),
        }
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Self::Browser(store) => store.keys(),
            Self::Memory(store) => store.keys(),
        }
    }
}
