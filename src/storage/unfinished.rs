//! What is being entered and not yet a step, such as the dice of a Combat: kept beside its table, so that a reload or a
//! restart in the middle of it loses nothing. What is in it is the screens' business.
//!
//! It is written at every tap and worth no error of its own: where it cannot be read, entering begins anew. It counts
//! only as long as the table stands where it stood, so that dice never meet a table they were not rolled at, unless the
//! players say that they go on.

use super::chain;
use super::codec::CodecError;
use super::error::StoreError;
use super::keys::{Part, TableId, key};
use super::slots::Tables;
use super::store::Store;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What is being entered: each has a place of its own, so that one does not take the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entering {
    /// The dice of a Combat or test.
    Dice,
    /// The Enemies Phase.
    Phase,
}

impl Entering {
    const fn part(self) -> Part {
        match self {
            Self::Dice => Part::Unfinished,
            Self::Phase => Part::Phase,
        }
    }
}

impl<S: Store> Tables<S> {
    /// Keeps what is being entered at a table of `steps` steps, in place of what was kept before.
    ///
    /// # Errors
    ///
    /// Why the store refused.
    pub fn keep_unfinished(
        &self,
        id: &TableId,
        entering: Entering,
        steps: usize,
        what: &impl Serialize,
    ) -> Result<(), StoreError> {
        let text = serde_json::to_string(what).map_err(|error| CodecError::field("unfinished", error))?;
        self.store().put(&key(id, entering.part()), &chain::sealed(&format!("{steps} {text}")))
    }

    /// What was being entered when the table had `steps` steps; nothing where there is none, it belongs to another
    /// moment, or it cannot be read.
    pub fn unfinished<T: DeserializeOwned>(&self, id: &TableId, entering: Entering, steps: usize) -> Option<T> {
        self.left_unfinished(id, entering).filter(|(kept, _)| *kept == steps).map(|(_, what)| what)
    }

    /// What was being entered last, with how many steps the table had then: whoever reads it at another moment says so.
    pub fn left_unfinished<T: DeserializeOwned>(&self, id: &TableId, entering: Entering) -> Option<(usize, T)> {
        let text = self.store().get(&key(id, entering.part())).ok()??;
        let (kept, what) = chain::unseal(&text)?.split_once(' ')?;
        Some((kept.parse().ok()?, serde_json::from_str(what).ok()?))
    }

    /// Forgets what was being entered: it is a step now, or given up.
    ///
    /// # Errors
    ///
    /// Why the store refused.
    pub fn forget_unfinished(&self, id: &TableId, entering: Entering) -> Result<(), StoreError> {
        self.store().remove(&key(id, entering.part()))
    }
}
