//! What can be done with a stored table without its game: a name, a copy, another document in its place, its texts.
//!
//! Everything here works on texts and steps. What is written is written in the version it was found in; whoever plays the
//! table next brings it to the newest.

use super::append::{Next, Writer};
use super::codec::{self, CodecError, Head};
use super::error::StoreError;
use super::generations::{self, Followed, Numbers};
use super::keys::{self, Part, TableId};
use super::slots::{Ownership, Tables};
use super::store::Store;
use super::summary::Summary;
use super::transfer;
use crate::games::GameId;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use serde_json::Value;
use std::collections::BTreeMap;

impl<S: Store> Tables<S> {
    /// Which game a table is of.
    ///
    /// # Errors
    ///
    /// [`StoreError::NewGame`], or why it cannot be read at all.
    pub fn game_of(&self, id: &TableId) -> Result<GameId, StoreError> {
        let numbers = Numbers::of(self.store(), id)?;
        // Whoever wrote a summary of the newest step has read the table.
        if let Some(summary) = Summary::kept(self.store(), id, numbers.highest()) {
            return Ok(summary.game);
        }
        let (value, _) = generations::load_any(self.store(), id, &numbers)?;
        Ok(Head::of(&value)?.game)
    }

    fn load_any(&self, id: &TableId) -> Result<(Value, Followed, Numbers), StoreError> {
        let numbers = Numbers::of(self.store(), id)?;
        let (value, followed) = generations::load_any(self.store(), id, &numbers)?;
        Ok((value, followed, numbers))
    }

    /// The right to write a table that is not open, and the document it is then.
    fn write_any(&self, id: &TableId) -> Result<(Writer, Value), StoreError> {
        // Read first: what cannot be read is not touched. Then again, for what another tab wrote meanwhile.
        self.load_any(id)?;
        self.bring_back(id)?;
        self.take(id)?;
        let (value, followed, numbers) = self.load_any(id)?;
        let head = Head::of(&value)?;
        let may_go_on = generations::may_go_on(head.version, head.game.version(), &followed);
        let writer = Writer::behind(id, head.name, &numbers, &followed, may_go_on);
        Ok((Writer { after: self.after_others(id), ..writer }, value))
    }

    /// Gives a table that is not open another name.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where another tab has it; [`Tables::vacate`] it first, where that tab is gone.
    pub fn rename(&self, id: &TableId, name: Name, now: Stamp) -> Result<(), StoreError> {
        let before = self.owner(id)?;
        if before == Ownership::Other {
            return Err(StoreError::TakenOver);
        }
        let (mut writer, value) = self.write_any(id)?;
        let summary = Summary::kept(self.store(), id, writer.highest);
        let renamed = match writer.next {
            Next::Record => writer.rename(name.clone()).and_then(|()| self.write_records(&mut writer)),
            Next::Beginning => self.begin_chain(&mut writer, &codec::renamed(value, &name)),
        };
        if let (Ok(()), Some(summary)) = (&renamed, summary) {
            let played = now.max(writer.after);
            Summary { name, played, ..summary }.keep(self.store(), id, writer.highest);
        }
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
        let (value, _, numbers) = self.load_any(id)?;
        let summary = Summary::kept(self.store(), id, numbers.highest());
        let document = codec::renamed(value, &name);
        let writer = self.create_with(copy, name.clone(), |writer| self.begin_chain(writer, &document))?;
        if let Some(summary) = summary {
            Summary { name, played: now.max(writer.after), ..summary }.keep(self.store(), copy, writer.highest);
        }
        self.release(copy)
    }

    /// Puts a document, such as a backup, in the place of a table that is not open; it keeps its name.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where another tab has the table, or why the document cannot be read or is not of the
    /// table's game. The table is as it was then.
    pub fn replace(&self, id: &TableId, document: &str) -> Result<(), StoreError> {
        let before = self.owner(id)?;
        if before == Ownership::Other {
            return Err(StoreError::TakenOver);
        }
        let fresh = codec::parse(document, codec::newest_of_any)?;
        if Head::of(&fresh)?.game != self.game_of(id)? {
            return Err(CodecError::field("game", "the table is of another one").into());
        }
        let (mut writer, _) = self.write_any(id)?;
        let document = codec::renamed(fresh, &writer.name);
        let replaced = self.begin_chain(&mut writer, &document);
        if before == Ownership::Free {
            self.release(id)?;
        }
        replaced
    }

    /// Everything stored of a table, as it is, readable or not: one JSON document for download.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn raw(&self, id: &TableId) -> Result<String, StoreError> {
        let mut texts = BTreeMap::new();
        for key in self.store().keys()? {
            if keys::read(&key).is_some_and(|(of, part)| of == *id && part != Part::Private) {
                let text = self.store().get(&key)?.unwrap_or_default();
                texts.insert(key, text);
            }
        }
        Ok(transfer::raw(id, &texts))
    }
}
