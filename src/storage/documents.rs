//! Documents with a name, apart from every table: boards, campaigns, scenarios.
//!
//! A document is a text in its exchange format under `<prefix><id>.<n>`. Each change is written whole under the next
//! number and read back; the one before it stays for Undo, older ones are let go. A write that is cut off loses that
//! change alone. What cannot be read is never deleted by anybody but the players ([`Documents::let_go`]), and can be
//! taken out with [`Documents::raw`] and [`Documents::damaged`]. A document none of whose texts can be read, and a text of
//! a newer version, is not deleted or overwritten by anybody: it waits for an app that can read it.
//!
//! Deleting only notes the document in the bin; the one deleted before it is gone for good then.

use super::chain;
use super::codec::CodecError;
use super::error::StoreError;
use super::keys;
use super::store::Store;
use crate::kernel::kept::{KeptDocument, Unread};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::marker::PhantomData;

/// Why a document cannot be read or kept. What is stored is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DocumentError<F> {
    /// The store refused.
    Store(StoreError),
    /// Something is there, and none of it can be read: what is wrong with the newest.
    Unreadable(F),
    /// A newer version of the app wrote it.
    TooNew(u64),
    /// Somebody else, another tab, changed it since it was read.
    Changed,
}

impl<F: fmt::Display> fmt::Display for DocumentError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Unreadable(fault) => fault.fmt(f),
            Self::TooNew(version) => write!(f, "version {version} is newer than this program"),
            Self::Changed => f.write_str("it was changed somewhere else"),
        }
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for DocumentError<F> {}

impl<F> From<StoreError> for DocumentError<F> {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Which state of a stored document somebody has in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revision(u64);

/// A document as it lies in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept<D> {
    /// The document.
    pub document: D,
    /// The document before its last change, where there was one.
    pub before: Option<D>,
    /// Which state of it this is.
    pub revision: Revision,
}

/// One of the stored documents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<D: KeptDocument> {
    /// Its id.
    pub id: D::Id,
    /// The document, or why it cannot be read.
    pub document: Result<D, DocumentError<D::Fault>>,
    /// How many texts of it cannot be read, while it can be itself.
    pub damaged: usize,
}

/// All documents of a kind in a store.
#[derive(Clone, Debug)]
pub struct Documents<D, S> {
    store: S,
    kind: PhantomData<D>,
}

impl<D: KeptDocument, S: Store> Documents<D, S> {
    /// The documents in `store`.
    pub const fn new(store: S) -> Self {
        Self { store, kind: PhantomData }
    }

    /// Every document that is not deleted, by name; those that cannot be read last.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn list(&self) -> Result<Vec<Listed<D>>, StoreError> {
        let bin = self.bin()?;
        let ids = self.ids()?.into_iter().filter(|id| bin.as_ref() != Some(id));
        let mut list = ids.map(|id| self.listed(id)).collect::<Result<Vec<_>, _>>()?;
        list.sort_by_key(|one| match &one.document {
            Ok(document) => (false, document.name().to_lowercase()),
            Err(_) => (true, String::new()),
        });
        Ok(list)
    }

    fn listed(&self, id: D::Id) -> Result<Listed<D>, StoreError> {
        match self.read(&id) {
            Err(DocumentError::Store(error)) => Err(error),
            Err(error) => Ok(Listed { id, document: Err(error), damaged: 0 }),
            Ok(kept) => {
                let damaged = self.damaged(&id)?.len();
                Ok(Listed { id, document: Ok(kept.document), damaged })
            }
        }
    }

    /// The ids of everything stored, deleted or not, readable or not.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn ids(&self) -> Result<BTreeSet<D::Id>, StoreError> {
        Ok(self.store.keys()?.iter().filter_map(|key| read_key::<D>(key)).map(|(id, _)| id).collect())
    }

    /// A document.
    ///
    /// # Errors
    ///
    /// Why it cannot be read; [`StoreError::Missing`] where there is none.
    pub fn read(&self, id: &D::Id) -> Result<Kept<D>, DocumentError<D::Fault>> {
        let mut first_error = None;
        let mut whole = Vec::new();
        for &number in self.numbers(id)?.iter().rev() {
            match self.whole(id, number) {
                Ok(document) => whole.push((document, number)),
                Err(too_new @ DocumentError::TooNew(_)) if whole.is_empty() => return Err(too_new),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        let mut whole = whole.into_iter();
        let missing = || first_error.unwrap_or(DocumentError::Store(StoreError::Missing));
        let (document, number) = whole.next().ok_or_else(missing)?;
        let before = whole.next().map(|(document, _)| document);
        Ok(Kept { document, before, revision: Revision(number) })
    }

    fn whole(&self, id: &D::Id, number: u64) -> Result<D, DocumentError<D::Fault>> {
        let text = self.store.get(&key::<D>(id, number))?.unwrap_or_default();
        D::read(&text).map_err(|unread| match unread {
            Unread::TooNew(version) => DocumentError::TooNew(version),
            Unread::Fault(fault) => DocumentError::Unreadable(fault),
        })
    }

    /// Keeps a new document.
    ///
    /// # Errors
    ///
    /// Why it is not kept; [`StoreError::Exists`] where something is stored under the id.
    pub fn create(&self, id: &D::Id, document: &D) -> Result<Revision, DocumentError<D::Fault>> {
        if self.numbers(id)?.is_empty() { self.put(id, 1, document) } else { Err(StoreError::Exists.into()) }
    }

    /// Keeps what became of the document that was read or kept as `since`.
    ///
    /// # Errors
    ///
    /// Why it is not kept; it stays as it was. [`DocumentError::Changed`] where it is not as it was at `since`.
    pub fn change(&self, id: &D::Id, since: Revision, document: &D) -> Result<Revision, DocumentError<D::Fault>> {
        if self.read(id)?.revision != since {
            return Err(DocumentError::Changed);
        }
        let numbers = self.numbers(id)?;
        let next = numbers.last().map_or(1, |last| last.saturating_add(1));
        let kept = self.put(id, next, document)?;
        for &number in numbers.range(..since.0) {
            if self.whole(id, number).is_ok() {
                // What cannot be taken away now only takes room.
                let _ = self.store.remove(&key::<D>(id, number));
            }
        }
        Ok(kept)
    }

    /// Takes the last change back; once more brings it again.
    ///
    /// # Errors
    ///
    /// As [`Documents::change`]; [`StoreError::Missing`] where there is no change to take back.
    pub fn undo(&self, id: &D::Id, since: Revision) -> Result<Revision, DocumentError<D::Fault>> {
        let before = self.read(id)?.before.ok_or(StoreError::Missing)?;
        self.change(id, since, &before)
    }

    fn put(&self, id: &D::Id, number: u64, document: &D) -> Result<Revision, DocumentError<D::Fault>> {
        let (key, text) = (key::<D>(id, number), document.write(id));
        self.store.put(&key, &text)?;
        if self.store.get(&key)?.as_deref() == Some(&text) {
            return Ok(Revision(number));
        }
        let error = CodecError::field(&key, "the store gave back something else than it was given");
        Err(StoreError::Codec(error).into())
    }

    fn numbers(&self, id: &D::Id) -> Result<BTreeSet<u64>, StoreError> {
        let all = self.store.keys()?;
        Ok(all
            .iter()
            .filter_map(|key| read_key::<D>(key))
            .filter(|(of, _)| of == id)
            .map(|(_, number)| number)
            .collect())
    }
}

// The bin, and what cannot be read.
impl<D: KeptDocument, S: Store> Documents<D, S> {
    /// Puts a document into the bin. The one that was in it is gone for good then, except for what of it cannot be read.
    ///
    /// # Errors
    ///
    /// Why it is still there. One that cannot be read is not deleted.
    pub fn delete(&self, id: &D::Id) -> Result<(), DocumentError<D::Fault>> {
        self.read(id)?;
        let before = self.bin()?.filter(|before| before != id);
        // Where this is refused nothing is deleted; where what follows is, the one before is on the list again.
        self.store.put(D::BIN, &chain::sealed(D::id_text(id)))?;
        if let Some(before) = before {
            // It is deleted all the same: what the store does not let go of now is only on the list again.
            let _ = self.erase(&before);
        }
        Ok(())
    }

    /// Takes away what can be read of a document, the newest last, so that what is left of it is still a document.
    fn erase(&self, id: &D::Id) -> Result<(), StoreError> {
        for number in self.numbers(id)? {
            if self.whole(id, number).is_ok() {
                self.store.remove(&key::<D>(id, number))?;
            }
        }
        Ok(())
    }

    /// Brings the document back that was deleted last.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] where there is none, or why the store refused.
    pub fn restore(&self) -> Result<D::Id, StoreError> {
        let id = self.bin()?.ok_or(StoreError::Missing)?;
        self.store.remove(D::BIN)?;
        Ok(id)
    }

    /// The document that was deleted last. A note that was cut off deletes nothing.
    fn bin(&self) -> Result<Option<D::Id>, StoreError> {
        let note = self.store.get(D::BIN)?;
        Ok(note.as_deref().and_then(chain::unseal).and_then(D::id))
    }

    /// Everything stored of a document, as it is, readable or not: texts by key.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn raw(&self, id: &D::Id) -> Result<BTreeMap<String, String>, StoreError> {
        let keys = self.numbers(id)?.into_iter().map(|number| key::<D>(id, number));
        keys.map(|key| Ok((key.clone(), self.store.get(&key)?.unwrap_or_default()))).collect()
    }

    /// The texts of a document that no version can read, as they are, by key.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn damaged(&self, id: &D::Id) -> Result<BTreeMap<String, String>, StoreError> {
        let mut texts = self.raw(id)?;
        texts.retain(|_, text| match D::read(text) {
            Err(Unread::Fault(_)) => true,
            Ok(_) | Err(Unread::TooNew(_)) => false,
        });
        Ok(texts)
    }

    /// The players let go of the texts of a document that cannot be read. Only where the document itself can be.
    ///
    /// # Errors
    ///
    /// Why they are still there.
    pub fn let_go(&self, id: &D::Id) -> Result<(), DocumentError<D::Fault>> {
        self.read(id)?;
        for key in self.damaged(id)?.keys() {
            self.store.remove(key)?;
        }
        Ok(())
    }
}

fn key<D: KeptDocument>(id: &D::Id, number: u64) -> String {
    format!("{}{}.{number}", D::PREFIX, D::id_text(id))
}

fn read_key<D: KeptDocument>(key: &str) -> Option<(D::Id, u64)> {
    let (id, number) = key.strip_prefix(D::PREFIX)?.split_once('.')?;
    Some((D::id(id)?, keys::number(number)?))
}
