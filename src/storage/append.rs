//! Keeping a table while it is played: one small record a step, and a whole document now and then.

use super::Table;
use super::chain::{self, Link};
use super::codec::{self, CodecError, DocumentReader};
use super::error::StoreError;
use super::generations::Numbers;
use super::keys::{self, Part, TableId};
use super::saved::{Step, Written, commit_text};
use super::slots::{Ownership, Tables};
use super::store::Store;
use super::summary::Summary;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use std::collections::{BTreeSet, VecDeque};

/// After so many steps a whole document is due.
const DUE: u64 = 64;
/// After so many steps [`Tables::record`] writes it by itself, if nobody asked for it before.
const OVERDUE: u64 = 2 * DUE;
/// So many steps after a whole document it is read back, if nobody asked for that before.
const UNSETTLED: u64 = DUE / 2;

/// What was done with a table since it was last kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A command was carried out: [`Table::commit`].
    Committed,
    /// Undo, redo or a jump: [`Table::go_to`].
    Moved,
    /// An entry was corrected; [`Tables::before_correction`] leads back until something else is done.
    Corrected,
    /// The journal is another one: a backup, or what was before a correction.
    Rewritten,
    /// The table has another name.
    Renamed(Name),
}

/// The right to write one table, and how far it is written. One table has one writer.
#[derive(Debug)]
pub struct Writer {
    pub(super) id: TableId,
    pub(super) name: Name,
    /// The newest step under any key, readable or not.
    pub(super) highest: u64,
    pub(super) link: Link,
    /// The newest whole document.
    pub(super) base: Option<u64>,
    /// The whole documents that this tab opened, or wrote and read back.
    pub(super) known: BTreeSet<u64>,
    /// The newest whole document and its checksum, as long as it was not read back.
    pub(super) unread: Option<(u64, String)>,
    pub(super) next: Next,
    /// What other tables were played at before this one was opened: it is played after that, whatever the clock says.
    pub(super) after: Stamp,
    pub(super) unsaved: VecDeque<String>,
    pub(super) written: Written,
    /// What reads the table's documents, once that is there: until then nothing older is let go.
    pub(super) reader: Option<DocumentReader>,
}

/// What the next write has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Another record.
    Record,
    /// A whole document that begins a new chain.
    Beginning,
}

impl Writer {
    /// Which table.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The table's name.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// Whether everything handed over is on the store.
    pub fn is_saved(&self) -> bool {
        self.unsaved.is_empty() && self.next == Next::Record
    }

    /// Whether a whole document is due: call [`Tables::checkpoint`] when there is a quiet moment.
    pub fn is_due(&self) -> bool {
        self.since_base() >= DUE
    }

    fn since_base(&self) -> u64 {
        self.base.map_or(0, |base| self.highest.saturating_sub(base))
    }

    /// Notes what was just done with `table`; [`Tables::flush`] writes it.
    ///
    /// # Errors
    ///
    /// A value that cannot be written.
    pub fn remember<G: SavedGame>(&mut self, change: Change, table: &Table<G>) -> Result<(), StoreError> {
        match change {
            Change::Committed => {
                if let Some(entry) = self.written.commit(table)? {
                    self.unsaved.push_back(commit_text(&entry));
                }
            }
            Change::Moved => self.push(&Step::Cursor(table.cursor()))?,
            Change::Corrected | Change::Rewritten => {
                self.written.clear();
                self.next = Next::Beginning;
            }
            Change::Renamed(name) => self.rename(name)?,
        }
        Ok(())
    }

    /// Forgets what was written: nothing of it is there any more.
    fn begin_anew(&mut self) {
        self.written.clear();
        self.known.clear();
        (self.base, self.unread, self.next) = (None, None, Next::Beginning);
    }

    /// Notes another name.
    pub(super) fn rename(&mut self, name: Name) -> Result<(), StoreError> {
        self.push(&Step::Name(name.to_string()))?;
        self.name = name;
        Ok(())
    }

    fn push(&mut self, step: &Step) -> Result<(), StoreError> {
        let text = serde_json::to_string(step).map_err(|error| CodecError::field("step", error))?;
        self.unsaved.push_back(text);
        Ok(())
    }
}

impl<S: Store> Tables<S> {
    /// Keeps what was just done with `table`. When this returns without error, it is on the store.
    ///
    /// # Errors
    ///
    /// Why it is not on the store. What was kept before is untouched, the step is remembered, and the next call, or
    /// [`Tables::flush`], writes it first.
    pub fn record<G: SavedGame>(
        &self,
        writer: &mut Writer,
        change: Change,
        table: &Table<G>,
        now: Stamp,
    ) -> Result<(), StoreError> {
        // Steps that are not on the store are in no generation to go back to.
        let leads_back = change == Change::Corrected && writer.is_saved();
        writer.remember(change, table)?;
        self.flush(writer, table, now)?;
        if leads_back {
            self.mark_corrected(writer);
        }
        Ok(())
    }

    /// Writes what is not on the store yet.
    ///
    /// # Errors
    ///
    /// As [`Tables::record`].
    pub fn flush<G: SavedGame>(&self, writer: &mut Writer, table: &Table<G>, now: Stamp) -> Result<(), StoreError> {
        self.require_place(writer)?;
        match writer.next {
            Next::Record => self.write_records(writer)?,
            Next::Beginning => {
                let document = codec::encode_again(&writer.name, table, &mut writer.written)?;
                self.begin_chain(writer, &document)?;
                self.let_older_go(writer);
            }
        }
        if let Some(summary) = Summary::of(&writer.name, table, now.max(writer.after)) {
            summary.keep(self.store(), &writer.id, writer.highest);
        }
        let since = writer.since_base();
        if since >= OVERDUE && since.is_multiple_of(DUE) {
            // The records hold everything; where there is no room for a document now, there may be later.
            let _ = self.checkpoint(writer, table);
        } else if since >= UNSETTLED {
            // What cannot be read back is left to the next document.
            let _ = self.settle_as_known(writer);
        }
        Ok(())
    }

    /// Writes a whole document, so that opening is quick and older texts can go; [`Tables::settle`] lets them.
    ///
    /// # Errors
    ///
    /// Why it was not written, or why the one before it could not be read back; nothing is lost by either.
    pub fn checkpoint<G: SavedGame>(&self, writer: &mut Writer, table: &Table<G>) -> Result<(), StoreError> {
        self.require_ours(writer)?;
        if !writer.is_saved() || writer.base == Some(writer.highest) {
            return Ok(());
        }
        self.settle_as_known(writer)?;
        let document = codec::encode_again(&writer.name, table, &mut writer.written)?;
        self.write_base(writer, writer.highest, &chain::base(writer.link, &document))
    }

    /// Reads the newest whole document back, and only then takes away what is older than the one before it. Apart from
    /// [`Tables::checkpoint`], because each of them takes its time in a long game.
    ///
    /// # Errors
    ///
    /// [`StoreError::Codec`] where the store gives back something else than it was given; then the one before counts.
    /// [`StoreError::TakenOver`], or why it cannot be read; then the next call tries again. Everything older stays.
    pub fn settle<G: SavedGame>(&self, writer: &mut Writer) -> Result<(), StoreError> {
        writer.reader = Some(DocumentReader::of::<G>());
        self.settle_as_known(writer)
    }

    /// The same without what reads documents, where a `writer` of a new table has not met it yet.
    fn settle_as_known(&self, writer: &mut Writer) -> Result<(), StoreError> {
        if writer.unread.is_some() {
            self.require_ours(writer)?;
            self.read_back(writer)?;
            self.let_older_go(writer);
        }
        Ok(())
    }

    /// Makes sure that this tab may write. Where nothing of the table is left, the browser's data was cleared under it:
    /// that is not another tab, and the whole table is written anew.
    fn require_place(&self, writer: &mut Writer) -> Result<(), StoreError> {
        match self.owner(&writer.id)? {
            Ownership::Ours => Ok(()),
            Ownership::Free if Numbers::of(self.store(), &writer.id)?.is_empty() => {
                self.take(&writer.id)?;
                writer.begin_anew();
                Ok(())
            }
            Ownership::Free | Ownership::Other => Err(StoreError::TakenOver),
        }
    }

    fn require_ours(&self, writer: &Writer) -> Result<(), StoreError> {
        if self.owner(&writer.id)? == Ownership::Ours { Ok(()) } else { Err(StoreError::TakenOver) }
    }

    /// Reads the newest whole document back, where that was not done yet.
    fn read_back(&self, writer: &mut Writer) -> Result<(), StoreError> {
        let Some((base, seal)) = writer.unread.clone() else { return Ok(()) };
        let key = keys::key(&writer.id, Part::Base(base));
        let text = self.store().get(&key)?.unwrap_or_default();
        writer.unread = None;
        if !text.starts_with(&seal) || chain::read_base(&text).is_none() {
            writer.base = writer.known.last().copied();
            let error = CodecError::field(&key, "the store gave back something else than it was given");
            return Err(StoreError::Codec(error));
        }
        writer.known.insert(base);
        Ok(())
    }

    /// Takes away what is older than the last whole document but one, of those that this tab knows.
    fn let_older_go(&self, writer: &mut Writer) {
        if let (Some(reader), Some(&previous)) = (writer.reader, writer.known.iter().nth_back(1)) {
            // What cannot be taken away now only takes room.
            let _ = self.retire(reader, &writer.id, previous, &writer.known);
            writer.known.retain(|known| *known >= previous);
        }
    }

    pub(super) fn write_records(&self, writer: &mut Writer) -> Result<(), StoreError> {
        while let Some(step) = writer.unsaved.front() {
            let (text, link) = chain::record(writer.link, step);
            let key = keys::key(&writer.id, Part::Log(writer.highest + 1));
            // A record of somebody else is never overwritten, whoever the owner's key names.
            match self.store().get(&key)? {
                Some(other) if !text.starts_with(&other) => return Err(StoreError::TakenOver),
                Some(_) | None => self.store().put(&key, &text)?,
            }
            writer.unsaved.pop_front();
            (writer.link, writer.highest) = (link, writer.highest + 1);
        }
        Ok(())
    }

    /// Writes a document of the whole table under a number of its own, where no record of before can follow it.
    pub(super) fn begin_chain(&self, writer: &mut Writer, document: &str) -> Result<(), StoreError> {
        let (number, link) = (writer.highest + 1, Link::beginning(document));
        self.write_base(writer, number, &chain::base(link, document))?;
        // Nothing else holds what it begins with.
        self.read_back(writer)?;
        writer.unsaved.clear();
        (writer.highest, writer.link, writer.next) = (number, link, Next::Record);
        Ok(())
    }

    fn write_base(&self, writer: &mut Writer, number: u64, text: &str) -> Result<(), StoreError> {
        // What was read under this number may be half overwritten from here on.
        writer.known.remove(&number);
        self.store().put(&keys::key(&writer.id, Part::Base(number)), text)?;
        (writer.base, writer.unread) = (Some(number), Some((number, chain::seal(text).to_owned())));
        Ok(())
    }
}
