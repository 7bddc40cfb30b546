//! Deleting with a way back: the table that was deleted last stays where it is, only unlisted, until the next one is
//! deleted or thirty days are over. Opening it brings it back, and what a tab has is never erased.

use super::chain;
use super::error::StoreError;
use super::keys::{self, TRASH, TableId};
use super::slots::{Ownership, Tables};
use super::store::Store;
use crate::kernel::journal::Stamp;

/// How long a deleted table can be brought back: thirty days, in milliseconds.
const KEPT: u64 = 30 * 24 * 60 * 60 * 1000;

/// The table that was deleted last.
#[derive(Clone, Debug, PartialEq)]
pub struct Trashed {
    /// Its id.
    pub id: TableId,
    /// When.
    pub at: Stamp,
}

impl<S: Store> Tables<S> {
    /// Deletes a table. The one deleted before it is gone for good then.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where another tab has it ([`Tables::vacate`] it first, where that tab is gone), or why the store refused; the table is still there then.
    pub fn delete(&self, id: &TableId, now: Stamp) -> Result<(), StoreError> {
        if self.owner(id)? == Ownership::Other {
            return Err(StoreError::TakenOver);
        }
        if let Some(before) = self.trash()?.filter(|trashed| trashed.id != *id)
            && self.owner(&before.id)? == Ownership::Free
        {
            // Still noted while it goes, so that what is half erased never shows up as a broken table.
            self.erase(&before.id)?;
        }
        self.store().put(TRASH, &chain::sealed(&format!("{id} {}", now.0)))?;
        // What nobody plays is nobody's; a table that keeps its owner only stays longer than it has to.
        let _ = self.release(id);
        Ok(())
    }

    /// Brings the table back that was deleted last.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] where there is none, or why the store refused.
    pub fn restore(&self) -> Result<TableId, StoreError> {
        let trashed = self.trash()?.ok_or(StoreError::Missing)?;
        self.store().remove(TRASH)?;
        Ok(trashed.id)
    }

    /// Brings a table back that is opened, where it was the one deleted last.
    pub(super) fn bring_back(&self, id: &TableId) -> Result<(), StoreError> {
        match self.trash()? {
            Some(trashed) if trashed.id == *id => self.store().remove(TRASH),
            Some(_) | None => Ok(()),
        }
    }

    /// The table that was deleted last and can be brought back.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn trash(&self) -> Result<Option<Trashed>, StoreError> {
        Ok(self.store().get(TRASH)?.and_then(|text| read(&text)))
    }

    /// Erases the deleted table once its thirty days are over and no tab has it; call it when the app starts.
    ///
    /// # Errors
    ///
    /// The store refused.
    pub fn empty_trash(&self, now: Stamp) -> Result<(), StoreError> {
        match self.trash()? {
            Some(trashed)
                if now.0.saturating_sub(trashed.at.0) > KEPT && self.owner(&trashed.id)? == Ownership::Free =>
            {
                self.erase(&trashed.id)?;
                self.store().remove(TRASH)
            }
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn erase(&self, id: &TableId) -> Result<(), StoreError> {
        for key in self.store().keys()? {
            if keys::read(&key).is_some_and(|(of, _)| of == *id) {
                self.store().remove(&key)?;
            }
        }
        Ok(())
    }
}

/// What a note says was deleted. A note that was cut off deletes nothing.
pub(super) fn read(text: &str) -> Option<Trashed> {
    let (id, at) = chain::unseal(text)?.split_once(' ')?;
    Some(Trashed { id: TableId::new(id)?, at: Stamp(at.parse().ok()?) })
}
