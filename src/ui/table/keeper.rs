//! The screens' hold on the store: this tab, its writer of the open table, and the time.

use super::tab_line::OtherTab;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use crate::storage::{Change, Opened, Ownership, StoreError, TabId, Table, TableId, Tables, Writer, transfer};
use crate::ui::page_store::PageStore;
use std::cell::LazyCell;

pub use crate::storage::browser::now;

thread_local! {
    static TAB: LazyCell<TabId> = LazyCell::new(|| TabId::from_random(random()));
}

/// The store as this tab sees it.
pub fn tables() -> Tables<PageStore> {
    Tables::new(PageStore::here(), this_tab())
}

/// What this tab calls itself. It changes with every load of the page.
pub fn this_tab() -> TabId {
    TAB.with(|tab| (**tab).clone())
}

/// A number nobody can guess, for seeds and ids.
pub fn random() -> u64 {
    // Without a generator of its own a browser cannot run WebAssembly either; the clock is only there to be safe.
    getrandom::u64().unwrap_or_else(|_| now().0)
}

/// The right to write the open table, or the lack of it.
#[derive(Debug)]
pub enum Keeper {
    /// This tab writes it.
    Writing(Writer),
    /// This tab would, but the store did not take even that; it is asked again with every step.
    Unkept {
        /// What is to be written.
        writer: Writer,
        /// Why it is not.
        error: StoreError,
    },
    /// Another tab does.
    Watching(TableId),
}

/// A table that was opened, by what this tab may do with it.
pub struct Hold<G: SavedGame> {
    /// The table.
    pub opened: Opened<G>,
    /// The right to write it.
    pub keeper: Keeper,
}

/// Opens a table. Another tab's claim is respected where that tab still answers.
///
/// # Errors
///
/// Why it cannot be read; nothing is changed then.
pub fn open<G: SavedGame>(id: &TableId, other_tab: OtherTab) -> Result<Hold<G>, StoreError> {
    let opened = tables().open(id)?;
    match (opened.owner, other_tab) {
        (Ownership::Other, OtherTab::Answers) => Ok(Hold { opened, keeper: Keeper::Watching(id.clone()) }),
        (Ownership::Other, OtherTab::Silent) | (Ownership::Free | Ownership::Ours, _) => claim(id),
    }
}

fn claim<G: SavedGame>(id: &TableId) -> Result<Hold<G>, StoreError> {
    match tables().claim(id) {
        Ok((opened, writer)) => Ok(Hold { opened, keeper: Keeper::Writing(writer) }),
        // What a store lets be read but not written is played on in memory.
        Err(error @ (StoreError::Full | StoreError::Denied)) => {
            let (opened, writer) = tables().claim_later(id)?;
            Ok(Hold { opened, keeper: Keeper::Unkept { writer, error } })
        }
        Err(error) => Err(error),
    }
}

impl Keeper {
    /// Writes what was just done with `table`.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; the writer remembers it and tries again with the next.
    pub fn record<G: SavedGame>(&mut self, table: &Table<G>, change: Change, now: Stamp) -> Result<(), StoreError> {
        match self {
            Self::Writing(writer) => {
                tables().record(writer, change, table, now)?;
                // What is only in memory is there for the other pages of the app, but not saved.
                PageStore::here().lasts()
            }
            Self::Unkept { writer, error } => {
                writer.remember(change, table)?;
                let kept = tables().take_up(writer).and_then(|()| tables().flush(writer, table, now));
                if let Err(why) = &kept {
                    error.clone_from(why);
                }
                kept
            }
            Self::Watching(_) => Err(StoreError::TakenOver),
        }
    }

    /// Writes a whole document, if one is due; called when nobody waits for it.
    pub fn checkpoint<G: SavedGame>(&mut self, table: &Table<G>) {
        if let Self::Writing(writer) | Self::Unkept { writer, .. } = self
            && writer.is_due()
        {
            // The small records hold everything; the next due moment tries again.
            let _ = tables().checkpoint(writer, table);
        }
    }

    /// Reads back what [`Keeper::checkpoint`] wrote, and lets go of older texts; in another quiet moment.
    pub fn settle<G: SavedGame>(&mut self) {
        if let Self::Writing(writer) | Self::Unkept { writer, .. } = self {
            // What is not read back now is before the next document.
            let _ = tables().settle::<G>(writer);
        }
    }

    /// The table as it was before the correction that was the last thing done with it, where this tab may take it back.
    pub fn before_correction<G: SavedGame>(&self) -> Option<Table<G>> {
        match self {
            Self::Writing(writer) | Self::Unkept { writer, .. } => tables().before_correction(writer.id()),
            Self::Watching(_) => None,
        }
    }

    /// Makes sure that this tab still is the one that writes, where it was.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where it is not, or why the store refused.
    pub fn take_up(&self) -> Result<(), StoreError> {
        match self {
            Self::Writing(writer) | Self::Unkept { writer, .. } => tables().take_up(writer),
            Self::Watching(_) => Err(StoreError::TakenOver),
        }
    }

    /// Makes this tab the one that writes, and reads what is there.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or taken.
    pub fn take_over<G: SavedGame>(&mut self) -> Result<(String, Table<G>), StoreError> {
        let id = match self {
            Self::Writing(writer) | Self::Unkept { writer, .. } => writer.id().clone(),
            Self::Watching(id) => id.clone(),
        };
        let (opened, writer) = tables().claim(&id)?;
        *self = Self::Writing(writer);
        Ok((opened.name.to_string(), opened.table))
    }
}

/// A table as the text of a save file.
///
/// # Errors
///
/// What cannot be written, by its place in the document.
pub fn export<G: SavedGame>(name: &str, table: &Table<G>) -> Result<String, StoreError> {
    // Names come from the store or from a form that checked them; a table without one is still worth a file.
    let name = Name::new(name).or_else(|_| Name::new("Rokugan")).map_err(|_| StoreError::Missing)?;
    transfer::export(&name, table).map_err(StoreError::Codec)
}
