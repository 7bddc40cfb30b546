//! Letting go of what is not needed any more, and only of that.
//!
//! Behind two newer whole documents the older texts of a table can go. What cannot be read is not among them: it is set
//! aside under keys of its own, where the list of tables offers it until the players let go of it themselves.

use super::codec::DocumentReader;
use super::error::StoreError;
use super::generations::{self, Numbers};
use super::keys::{self, Part, TableId};
use super::slots::Tables;
use super::store::Store;
use super::trail;
use std::collections::BTreeSet;

impl<S: Store> Tables<S> {
    /// Takes away what is older than the whole document of step `previous`; `known` are those that this tab
    /// opened, or wrote and read back.
    pub(super) fn retire(
        &self,
        reader: DocumentReader,
        id: &TableId,
        previous: u64,
        known: &BTreeSet<u64>,
    ) -> Result<(), StoreError> {
        let numbers = Numbers::of(self.store(), id)?;
        let unread = generations::unread(self.store(), reader, id, &numbers, previous, known)?;
        self.set_aside(id, &numbers, &unread)?;
        // The newest first: whatever is left when one cannot be taken away is still led to by its document.
        let logs = numbers.logs.range(..=previous).rev().map(|log| Part::Log(*log));
        let bases = numbers.bases.range(..previous).map(|base| Part::Base(*base));
        let going: Vec<Part> = logs.chain(bases).filter(|part| !unread.contains(part)).collect();
        let text = |part: &Part| Some((*part, self.store().get(&keys::key(id, *part)).ok()??));
        // The newest come last in a trail: what is farthest behind is forgotten first.
        trail::note(self.store(), id, &going.iter().rev().filter_map(text).collect::<Vec<_>>());
        for part in going {
            self.store().remove(&keys::key(id, part))?;
        }
        Ok(())
    }

    /// Gives damaged texts a key where nothing is in their way. What there is no room for stays where it is.
    fn set_aside(&self, id: &TableId, numbers: &Numbers, unread: &[Part]) -> Result<(), StoreError> {
        let first = numbers.damaged.last().map_or(1, |last| last + 1);
        for (&part, number) in unread.iter().zip(first..) {
            let old = keys::key(id, part);
            let text = self.store().get(&old)?.unwrap_or_default();
            if self.store().put(&keys::key(id, Part::Damaged(number)), &text).is_ok() {
                self.store().remove(&old)?;
            }
        }
        Ok(())
    }

    /// Takes away the damaged texts of a table that were set aside, because the players say so.
    ///
    /// # Errors
    ///
    /// The store refused.
    pub fn let_go(&self, id: &TableId) -> Result<(), StoreError> {
        for number in Numbers::of(self.store(), id)?.damaged {
            self.store().remove(&keys::key(id, Part::Damaged(number)))?;
        }
        Ok(())
    }
}
