//! The tables in a store: opening, taking over, copying, naming.

use super::Table;
use super::append::{Next, Writer};
use super::chain::Link;
use super::codec::DocumentReader;
use super::error::StoreError;
use super::generations::{self, Followed, Numbers};
use super::keys::{self, Part, TabId, TableId};
use super::saved::Written;
use super::store::Store;
use super::summary::Summary;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use std::collections::{BTreeSet, VecDeque};

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
pub struct Opened<G: SavedGame> {
    /// Its name.
    pub name: Name,
    /// The table.
    pub table: Table<G>,
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

impl<S: Store> Tables<S> {
    /// The tables of `store`, for `tab`.
    pub fn new(store: S, tab: TabId) -> Self {
        Self { store, tab }
    }

    /// The store itself.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Keeps a new table and owns it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`], or why it could not be written.
    pub fn create<G: SavedGame>(
        &self,
        id: &TableId,
        name: Name,
        table: &Table<G>,
        now: Stamp,
    ) -> Result<Writer, StoreError> {
        let writer = self.begin(id, name, table, now)?;
        Ok(Writer { reader: Some(DocumentReader::of::<G>()), ..writer })
    }

    /// The same without what reads the game's documents: until [`Tables::settle`] brings that, nothing is let go.
    ///
    /// # Errors
    ///
    /// As [`Tables::create`].
    pub fn begin<G: SavedGame>(
        &self,
        id: &TableId,
        name: Name,
        table: &Table<G>,
        now: Stamp,
    ) -> Result<Writer, StoreError> {
        self.create_with(id, name, |writer| self.flush(writer, table, now))
    }

    /// Makes a table of what `write` writes, and owns it.
    pub(super) fn create_with(
        &self,
        id: &TableId,
        name: Name,
        write: impl FnOnce(&mut Writer) -> Result<(), StoreError>,
    ) -> Result<Writer, StoreError> {
        if !Numbers::of(&self.store, id)?.is_empty() {
            return Err(StoreError::Exists);
        }
        self.take(id)?;
        let beginning = (0, Link::beginning(""), None, Next::Beginning);
        let mut writer = Writer { after: self.after_others(id), ..Writer::at(id, name, beginning) };
        if let Err(error) = write(&mut writer) {
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
    pub fn open<G: SavedGame>(&self, id: &TableId) -> Result<Opened<G>, StoreError> {
        let (opened, _) = self.read(id)?;
        Ok(opened)
    }

    /// Takes a table over, from whoever has it, and reads it. The other tab is told by its next [`Tables::record`]. A
    /// deleted table is back with that: what is played on is not deleted.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or taken.
    pub fn claim<G: SavedGame>(&self, id: &TableId) -> Result<(Opened<G>, Writer), StoreError> {
        // Read first: what cannot be read is not touched. Then again, for what the other tab wrote meanwhile.
        self.read::<G>(id)?;
        self.bring_back(id)?;
        self.take(id)?;
        self.claim_later(id)
    }

    /// Reads a table to play it on, where the store refuses to note that this tab has it; [`Tables::take_up`] notes it
    /// as soon as it can.
    ///
    /// # Errors
    ///
    /// As [`Tables::open`].
    pub fn claim_later<G: SavedGame>(&self, id: &TableId) -> Result<(Opened<G>, Writer), StoreError> {
        let (opened, writer) = self.read(id)?;
        Ok((opened, Writer { after: self.after_others(id), ..writer }))
    }

    /// A time after every other table was last played, as far as that is known: a clock that was wrong for a while must
    /// not keep a table at the top of the list.
    pub(super) fn after_others(&self, id: &TableId) -> Stamp {
        let others = self.ids().unwrap_or_default().into_iter().filter(|other| other != id);
        let played = others.filter_map(|other| Summary::glimpse(&self.store, &other));
        let last = played.map(|(_, glimpse)| glimpse.played).max();
        last.map_or_else(Stamp::default, |last| Stamp(last.0.saturating_add(1)))
    }

    /// Makes this tab the one that may write from where `writer` is, unless somebody has gone on from there.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where another tab has the table or has written it, or why the store refused.
    pub fn take_up(&self, writer: &Writer) -> Result<(), StoreError> {
        match self.owner(&writer.id)? {
            Ownership::Ours => Ok(()),
            Ownership::Free => match Numbers::of(&self.store, &writer.id)? {
                // The browser's data was cleared under it: the next step writes all of it anew.
                none if none.is_empty() => Ok(()),
                numbers if numbers.highest() == writer.highest => self.take(&writer.id),
                _ => Err(StoreError::TakenOver),
            },
            Ownership::Other => Err(StoreError::TakenOver),
        }
    }

    fn read<G: SavedGame>(&self, id: &TableId) -> Result<(Opened<G>, Writer), StoreError> {
        let numbers = Numbers::of(&self.store, id)?;
        let (document, followed) = generations::load::<G>(&self.store, id, &numbers)?;
        let may_go_on = generations::may_go_on(document.version, Some(G::VERSION), &followed);
        let writer = Writer::behind(id, document.name.clone(), &numbers, &followed, may_go_on);
        let writer = Writer { reader: Some(DocumentReader::of::<G>()), ..writer };
        let (owner, condition) = (self.owner(id)?, followed.condition);
        Ok((Opened { table: document.table(), name: document.name, condition, owner }, writer))
    }

    /// Who may write a table.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn owner(&self, id: &TableId) -> Result<Ownership, StoreError> {
        Ok(match self.holder(id)? {
            None => Ownership::Free,
            Some(holder) if holder == self.tab => Ownership::Ours,
            Some(_) => Ownership::Other,
        })
    }

    /// The tab that may write a table.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn holder(&self, id: &TableId) -> Result<Option<TabId>, StoreError> {
        Ok(self.store.get(&keys::key(id, Part::Owner))?.map(|holder| TabId::new(&holder)))
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

    /// Frees a table from the tab `gone`, which was asked and did not answer. Whoever has it since keeps it.
    ///
    /// # Errors
    ///
    /// The store refused.
    pub fn vacate(&self, id: &TableId, gone: &TabId) -> Result<(), StoreError> {
        match self.holder(id)? {
            Some(holder) if holder == *gone => self.store.remove(&keys::key(id, Part::Owner)),
            Some(_) | None => Ok(()),
        }
    }
}

impl Writer {
    /// A writer behind a table that was read; a new chain begins with its next step unless it `may_go_on`.
    pub(super) fn behind(id: &TableId, name: Name, numbers: &Numbers, followed: &Followed, may_go_on: bool) -> Self {
        let next = if may_go_on { Next::Record } else { Next::Beginning };
        Self::at(id, name, (numbers.highest(), followed.link, Some(followed.base), next))
    }

    /// A writer at a step, behind a link and a whole document.
    fn at(id: &TableId, name: Name, (highest, link, base, next): (u64, Link, Option<u64>, Next)) -> Self {
        Self {
            id: id.clone(),
            name,
            highest,
            link,
            base,
            known: BTreeSet::from_iter(base),
            unread: None,
            next,
            after: Stamp::default(),
            unsaved: VecDeque::new(),
            written: Written::default(),
            reader: None,
        }
    }
}
