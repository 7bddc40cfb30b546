//! What one player keeps for its own eyes beside a table: on this device alone.
//!
//! It is no part of any document, backup, export or hand-over, nor of the raw texts of a table; it goes with its table.
//! What is in it is the screens' business. Where it cannot be read there is none.

use super::chain;
use super::codec::CodecError;
use super::error::StoreError;
use super::keys::{Part, TableId, key};
use super::slots::Tables;
use super::store::Store;
use serde::Serialize;
use serde::de::DeserializeOwned;

impl<S: Store> Tables<S> {
    /// Keeps it, in place of what was kept before.
    ///
    /// # Errors
    ///
    /// Why the store refused.
    pub fn keep_private(&self, id: &TableId, what: &impl Serialize) -> Result<(), StoreError> {
        let text = serde_json::to_string(what).map_err(|error| CodecError::field("private", error))?;
        self.store().put(&key(id, Part::Private), &chain::sealed(&text))
    }

    /// What is kept; nothing where there is none or it cannot be read.
    pub fn private<T: DeserializeOwned>(&self, id: &TableId) -> Option<T> {
        let text = self.store().get(&key(id, Part::Private)).ok()??;
        serde_json::from_str(chain::unseal(&text)?).ok()
    }

    /// Forgets it.
    ///
    /// # Errors
    ///
    /// Why the store refused.
    pub fn forget_private(&self, id: &TableId) -> Result<(), StoreError> {
        self.store().remove(&key(id, Part::Private))
    }
}
