//! Reading a stored table: the newest whole document that can be read, and the steps chained to it.
//!
//! The records form one chain through all generations, and the steps since the last but one whole document are kept.
//! So when the newest document is damaged, the one before it and its records still make the whole table.

use super::chain::{self, Link};
use super::codec::{self, CodecError, Document, DocumentReader, Newest};
use super::error::StoreError;
use super::keys::{self, Part, TableId};
use super::saved::Step;
use super::slots::Condition;
use super::store::Store;
use crate::kernel::saved::SavedGame;
use serde_json::Value;
use std::collections::BTreeSet;

/// Which texts there are of a table, by step.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Numbers {
    pub bases: BTreeSet<u64>,
    pub logs: BTreeSet<u64>,
    /// Texts that cannot be read and are out of the way; these are counted for themselves.
    pub damaged: BTreeSet<u64>,
}

impl Numbers {
    pub fn of(store: &impl Store, id: &TableId) -> Result<Self, StoreError> {
        let mut numbers = Self::default();
        for key in store.keys()? {
            if let Some((_, part)) = keys::read(&key).filter(|(of, _)| of == id) {
                numbers.note(part);
            }
        }
        Ok(numbers)
    }

    pub fn note(&mut self, part: Part) {
        match part {
            Part::Base(number) => self.bases.insert(number),
            Part::Log(number) => self.logs.insert(number),
            Part::Damaged(number) => self.damaged.insert(number),
            Part::Summary
            | Part::Owner
            | Part::Unfinished
            | Part::Phase
            | Part::Private
            | Part::Corrected
            | Part::Trail => false,
        };
    }

    /// Whether there is a table at all.
    pub fn is_empty(&self) -> bool {
        self.bases.is_empty() && self.logs.is_empty()
    }

    /// The newest step of any text, readable or not.
    pub fn highest(&self) -> u64 {
        self.bases.last().max(self.logs.last()).copied().unwrap_or(0)
    }
}

/// A whole document that is whole, and the records that follow it.
pub(super) struct Followed {
    pub document: String,
    pub steps: Vec<String>,
    /// The step of the document.
    pub base: u64,
    /// What the next record follows.
    pub link: Link,
    pub condition: Condition,
}

/// Reads the base of step `base` and what follows it; nothing where the base is damaged. Only checksums are looked at.
pub(super) fn follow(
    store: &impl Store,
    id: &TableId,
    numbers: &Numbers,
    base: u64,
) -> Result<Option<Followed>, StoreError> {
    let text = store.get(&keys::key(id, Part::Base(base)))?.unwrap_or_default();
    let Some((mut link, document)) = chain::read_base(&text) else { return Ok(None) };
    let (mut steps, mut reach) = (Vec::new(), base);
    while let Some(text) = store.get(&keys::key(id, Part::Log(reach + 1)))? {
        let Some((step, next)) = chain::read_record(link, &text) else { break };
        steps.push(step.to_owned());
        (link, reach) = (next, reach + 1);
    }
    let damaged = numbers.bases.range(base + 1..).count();
    let lost = usize::try_from(numbers.highest().saturating_sub(reach)).unwrap_or(usize::MAX);
    let condition = if damaged == 0 && lost == 0 { Condition::Whole } else { Condition::Recovered { lost } };
    Ok(Some(Followed { document: document.into_owned(), steps, base, link, condition }))
}

/// Reads a table of the game `G`.
///
/// # Errors
///
/// As [`load_with`].
pub(super) fn load<G: SavedGame>(
    store: &impl Store,
    id: &TableId,
    numbers: &Numbers,
) -> Result<(Document<G>, Followed), StoreError> {
    load_with(store, id, numbers, codec::newest_of::<G>, codec::build::<G>)
}

/// Reads a table of whatever game as JSON, with its steps put into it.
///
/// # Errors
///
/// As [`load_with`].
pub(super) fn load_any(store: &impl Store, id: &TableId, numbers: &Numbers) -> Result<(Value, Followed), StoreError> {
    load_with(store, id, numbers, codec::newest_of_any, Ok)
}

/// Reads the newest generation of a table of which `build` makes something.
///
/// # Errors
///
/// [`StoreError::Missing`], [`StoreError::TooNew`], [`StoreError::NewGame`], or [`StoreError::Corrupt`] where no generation can be read.
fn load_with<T>(
    store: &impl Store,
    id: &TableId,
    numbers: &Numbers,
    newest: Newest,
    build: impl Fn(Value) -> Result<T, CodecError>,
) -> Result<(T, Followed), StoreError> {
    if numbers.is_empty() {
        return Err(StoreError::Missing);
    }
    let mut first_error = None;
    for &base in numbers.bases.iter().rev() {
        let error = match follow(store, id, numbers, base)? {
            Some(followed) => match put_together(&followed, newest).and_then(&build) {
                Ok(built) => return Ok((built, followed)),
                Err(error) => error,
            },
            None => CodecError::field(&keys::key(id, Part::Base(base)), "the text is damaged or cut off"),
        };
        if let newer @ (StoreError::TooNew { .. } | StoreError::NewGame { .. }) = StoreError::from(error.clone()) {
            return Err(newer);
        }
        first_error.get_or_insert(error);
    }
    let nothing = || CodecError::field(&keys::key(id, Part::Base(0)), "there is no whole document");
    Err(StoreError::Corrupt(first_error.unwrap_or_else(nothing)))
}

fn put_together(followed: &Followed, newest: Newest) -> Result<Value, CodecError> {
    let mut value = codec::parse_own(&followed.document, newest)?;
    for (number, text) in (followed.base + 1..).zip(&followed.steps) {
        let step: Step =
            serde_json::from_str(text).map_err(|error| CodecError::field(&format!("log.{number}"), error))?;
        codec::fold(&mut value, step)?;
    }
    Ok(value)
}

/// Reads a table of the game `G` as it was at step `last`, from the newest generation that leads just there.
pub(super) fn load_as_of<G: SavedGame>(
    store: &impl Store,
    id: &TableId,
    numbers: &Numbers,
    last: u64,
) -> Option<Document<G>> {
    numbers.bases.range(..=last).rev().find_map(|&base| {
        let followed = follow(store, id, numbers, base).ok()??;
        let reach = base + u64::try_from(followed.steps.len()).ok()?;
        let whole = put_together(&followed, codec::newest_of::<G>).and_then(codec::build::<G>);
        whole.ok().filter(|_| reach == last)
    })
}

/// The texts up to step `upto` that no whole document leads to: damaged ones, and the steps that followed one. The
/// documents in `known` can be read, as long as they are whole.
pub(super) fn unread(
    store: &impl Store,
    reader: DocumentReader,
    id: &TableId,
    numbers: &Numbers,
    upto: u64,
    known: &BTreeSet<u64>,
) -> Result<Vec<Part>, StoreError> {
    let (mut unread, mut reached) = (Vec::new(), BTreeSet::new());
    for &base in numbers.bases.range(..=upto) {
        match follow(store, id, numbers, base)? {
            Some(followed) if known.contains(&base) || is_readable(reader, &followed) => {
                reached.extend((base + 1..).take(followed.steps.len()));
            }
            Some(_) | None => unread.push(Part::Base(base)),
        }
    }
    let lost = numbers.logs.range(..=upto).filter(|log| !reached.contains(log));
    unread.extend(lost.map(|log| Part::Log(*log)));
    Ok(unread)
}

fn is_readable(reader: DocumentReader, followed: &Followed) -> bool {
    put_together(followed, reader.newest).is_ok_and(reader.is_document)
}

/// Whether records may be added behind what was read, a document of version `found`: nothing was damaged, and it is of
/// the newest version.
pub(super) fn may_go_on(found: u64, newest: Option<u64>, followed: &Followed) -> bool {
    Some(found) == newest && followed.condition == Condition::Whole
}
