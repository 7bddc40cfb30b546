//! That the last thing done with a table was the correction of an old entry, so that a restart does not end its Undo.
//!
//! A corrected table is written whole, as the beginning of a new chain, and the generation before it stays until two
//! newer documents are there. So what the table was before is kept already, and all that is written here is a mark:
//! the step and the checksum of the document that the correction wrote. It is written after that document, and counts
//! only as long as nothing but names follows. Where it is cut off, or of something else, there is nothing to take back,
//! and the table is whole all the same.

use super::Table;
use super::append::Writer;
use super::chain;
use super::generations::{self, Followed, Numbers};
use super::keys::{Part, TableId, key};
use super::saved::Step;
use super::slots::{Condition, Tables};
use super::store::Store;
use crate::kernel::saved::SavedGame;

impl<S: Store> Tables<S> {
    /// Notes that the newest document was written by a correction. Where that is not noted, the correction can be taken
    /// back only as long as the table stays open.
    pub(super) fn mark_corrected(&self, writer: &Writer) {
        let Some(base) = writer.base else { return };
        if let Ok(Some(document)) = self.store().get(&key(&writer.id, Part::Base(base))) {
            let mark = format!("{base} {}", chain::seal(&document));
            let _ = self.store().put(&key(&writer.id, Part::Corrected), &chain::sealed(&mark));
        }
    }

    /// The table as it was before the correction that was the last thing done with it; nothing where something else
    /// was, or where that cannot be read.
    pub fn before_correction<G: SavedGame>(&self, id: &TableId) -> Option<Table<G>> {
        let mark = self.store().get(&key(id, Part::Corrected)).ok()??;
        let (base, seal) = chain::unseal(&mark)?.split_once(' ')?;
        let base = base.parse().ok()?;
        let numbers = Numbers::of(self.store(), id).ok()?;
        let document = self.store().get(&key(id, Part::Base(base))).ok()??;
        if numbers.bases.last() != Some(&base) || chain::seal(&document) != seal {
            return None;
        }
        let corrected = generations::follow(self.store(), id, &numbers, base).ok()??;
        if !only_named_since(&corrected) {
            return None;
        }
        Some(generations::load_as_of::<G>(self.store(), id, &numbers, base.checked_sub(1)?)?.table())
    }
}

/// Whether the table was at most given other names since its document was written.
fn only_named_since(corrected: &Followed) -> bool {
    let names = |step: &String| matches!(serde_json::from_str(step), Ok(Step::Name(_)));
    corrected.condition == Condition::Whole && corrected.steps.iter().all(names)
}
