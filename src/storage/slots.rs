//! The tables in a store: listing, opening, taking over, copying, naming, deleting.

use super::Table;
use super::append::{Change, Next, Writer};
use super::chain::Link;
use super::error::StoreError;
use super::generations::{self, Followed, Numbers};
use super::keys::{self, Part, TabId, TableId};
use super::store::Store;
use super::summary::Summary;
use super::transfer;
use crate::games::champions::model::name::Name;
use crate::kernel::journal::Stamp;
use std::collections::{BTreeMap, VecDeque};

/// Everything stored, as one tab sees it.
#[derive(Clone, Debug)]
pub struct Tables<S> {
    store: S,
    tab: TabId,
}

/// How much of a table could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// All of it.
    Whole,
    /// Something was damaged or cut off; the last good generation was opened. The damaged texts are still there.
    Recovered {
        /// Steps that are known to be missing at the end; 0 where only a spare copy was damaged.
        lost: usize,
    },
}

/// A table that was read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Its name.
    pub name: Name,
    /// The table.
    pub table: Table,
    /// How much of it could be read.
    pub condition: Condition,
    /// Who may write it.
    pub owner: Ownership,
}

/// Who may write a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ownership {
    /// Nobody.
    Free,
    /// This tab.
    Ours,
    /// Another tab, or one that was closed without a word.
    Other,
}

/// A table in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// Its id.
    pub id: TableId,
    /// Whether it can be opened, and what it is.
    pub readiness: Readiness,
}

/// Whether a table can be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Readiness {
    /// It can.
    Ready {
        /// The table in a few words.
        summary: Summary,
        /// How much of it can be read.
        condition: Condition,
    },
    /// It cannot; what it last looked like, where that is known.
    Broken {
        /// The table in a few words.
        last_known: Option<Summary>,
        /// Why.
        error: StoreError,
    },
}

impl<S: Store> Tables<S> {
    /// The tables of `store`, for `tab`.
    pub fn new(store: S, tab: TabId) -> Self {
        Self { store, tab }
    }

    /// The store itself.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Every table that is not deleted, the last played first.
    ///
    /// # Errors
    ///
    /// The store cannot be read at all. A table that cannot be read is no error but listed as broken.
    pub fn list(&self) -> Result<Vec<Listing>, StoreError> {
        let mut tables: BTreeMap<TableId, Numbers> = BTreeMap::new();
        for (id, part) in self.store.keys()?.iter().filter_map(|key| keys::read(key)) {
            tables.entry(id).or_default().note(part);
        }
        let deleted = self.trash()?.map(|trashed| trashed.id);
        tables.retain(|id, numbers| !numbers.is_empty() && Some(id) != deleted.as_ref());
        let mut listings = Vec::new();
        for (id, numbers) in tables {
            let readiness = self.readiness(&id, &numbers)?;
            listings.push(Listing { id, readiness });
        }
        listings.sort_by_key(|listing| std::cmp::Reverse(listing.readiness.played()));
        Ok(listings)
    }

    fn readiness(&self, id: &TableId, numbers: &Numbers) -> Result<Readiness, StoreError> {
        if let Some(summary) = Summary::kept(&self.store, id, numbers.highest())
            && let Some(&base) = numbers.bases.last()
            && let Some(followed) = generations::follow(&self.store, id, numbers, base)?
            && followed.condition == Condition::Whole
        {
            return Ok(Readiness::Ready { summary, condition: Condition::Whole });
        }
        match generations::load(&self.store, id, numbers) {
            Ok((document, followed)) => {
                let mut summary = Summary::rebuilt(&document);
                if let Some((_, kept)) = Summary::last_known(&self.store, id) {
                    summary.played = summary.played.max(kept.played);
                }
                Ok(Readiness::Ready { summary, condition: followed.condition })
            }
            Err(error @ (StoreError::Unavailable | StoreError::Denied)) => Err(error),
            Err(error) => {
                let last_known = Summary::last_known(&self.store, id).map(|(_, summary)| summary);
                Ok(Readiness::Broken { last_known, error })
            }
        }
    }

    /// Keeps a new table and owns it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`], or why it could not be written.
    pub fn create(&self, id: &TableId, name: Name, table: &Table, now: Stamp) -> Result<Writer, StoreError> {
        if !Numbers::of(&self.store, id)?.is_empty() {
            return Err(StoreError::Exists);
        }
        self.take(id)?;
        let mut writer = Writer {
            id: id.clone(),
            name,
            highest: 0,
            link: Link::beginning(""),
            base: None,
            next: Next::Beginning,
            unsaved: VecDeque::new(),
        };
        if let Err(error) = self.flush(&mut writer, table, now) {
            // There was nothing of this id before, so whatever is there now is ours and useless.
            let _ = self.erase(id);
            return Err(error);
        }
        Ok(writer)
    }

    /// Reads a table without the right to write it.
    ///
    /// # Errors
    ///
    /// Why it cannot be read; it is left as it is.
    pub fn open(&self, id: &TableId) -> Result<Opened, StoreError> {
        let (opened, _) = self.read(id)?;
        Ok(opened)
    }

    /// Takes a table over, from whoever has it, and reads it. The other tab is told by its next [`Tables::record`]. A
    /// deleted table is back with that: what is played on is not deleted.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or taken.
    pub fn claim(&self, id: &TableId) -> Result<(Opened, Writer), StoreError> {
        // Read first: what cannot be read is not touched. Then again, for what the other tab wrote meanwhile.
        self.read(id)?;
        self.bring_back(id)?;
        self.take(id)?;
        self.read(id)
    }

    fn read(&self, id: &TableId) -> Result<(Opened, Writer), StoreError> {
        let numbers = Numbers::of(&self.store, id)?;
        let (document, followed) = generations::load(&self.store, id, &numbers)?;
        let next = if generations::may_go_on(&document, &followed) { Next::Record } else { Next::Beginning };
        let Followed { base, link, condition, .. } = followed;
        let writer = Writer {
            id: id.clone(),
            name: document.name.clone(),
            highest: numbers.highest(),
            link,
            base: Some(base),
            next,
            unsaved: VecDeque::new(),
        };
        let owner = self.owner(id)?;
        Ok((Opened { table: document.table(), name: document.name, condition, owner }, writer))
    }

    /// Who may write a table.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn owner(&self, id: &TableId) -> Result<Ownership, StoreError> {
        Ok(match self.store.get(&keys::key(id, Part::Owner))? {
            None => Ownership::Free,
            Some(owner) if owner == self.tab.as_str() => Ownership::Ours,
            Some(_) => Ownership::Other,
        })
    }

    /// Makes this tab the one that may write.
    pub(super) fn take(&self, id: &TableId) -> Result<(), StoreError> {
        self.store.put(&keys::key(id, Part::Owner), self.tab.as_str())
    }

    /// Gives the right to write back, when the tab closes or leaves the table.
    ///
    /// # Errors
    ///
    /// The store refused; the table stays this tab's.
    pub fn release(&self, id: &TableId) -> Result<(), StoreError> {
        match self.owner(id)? {
            Ownership::Ours => self.store.remove(&keys::key(id, Part::Owner)),
            Ownership::Free | Ownership::Other => Ok(()),
        }
    }

    /// Gives a table that is not open another name.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where another tab has it; [`Tables::claim`] it first.
    pub fn rename(&self, id: &TableId, name: Name, now: Stamp) -> Result<(), StoreError> {
        let before = self.owner(id)?;
        if before == Ownership::Other {
            return Err(StoreError::TakenOver);
        }
        let (opened, mut writer) = self.claim(id)?;
        let renamed = self.record(&mut writer, Change::Renamed(name), &opened.table, now);
        if before == Ownership::Free {
            self.release(id)?;
        }
        renamed
    }

    /// Copies a table under another id and name. The copy is nobody's until it is opened.
    ///
    /// # Errors
    ///
    /// Why the one cannot be read or the other not written.
    pub fn duplicate(&self, id: &TableId, copy: &TableId, name: Name, now: Stamp) -> Result<(), StoreError> {
        let opened = self.open(id)?;
        self.create(copy, name, &opened.table, now)?;
        self.release(copy)
    }

    /// Everything stored of a table, as it is, readable or not: one JSON document for download.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn raw(&self, id: &TableId) -> Result<String, StoreError> {
        let mut texts = BTreeMap::new();
        for key in self.store.keys()? {
            if keys::read(&key).is_some_and(|(of, _)| of == *id) {
                let text = self.store.get(&key)?.unwrap_or_default();
                texts.insert(key, text);
            }
        }
        Ok(transfer::raw(id, &texts))
    }
}

impl Readiness {
    /// When the table was last played, as far as that is known.
    pub fn played(&self) -> Stamp {
        match self {
            Self::Ready { summary, .. } => summary.played,
            Self::Broken { last_known, .. } => last_known.as_ref().map_or_else(Stamp::default, |known| known.played),
        }
    }
}
