//! Deleting with a way back: the table that was deleted last stays where it is, only unlisted, until the next one is
//! deleted or thirty days are over. Opening it brings it back.
//!
//! # Invariants
//!
//! - What a tab has is never erased, and neither is what cannot be read: such a table is on the list again.
//! - One look at a wrong clock erases nothing: the thirty days have to be over on two days.

use super::chain;
use super::error::StoreError;
use super::generations::{self, Numbers};
use super::keys::{self, Part, TRASH, TableId};
use super::slots::{Ownership, Tables};
use super::store::Store;
use super::summary::Summary;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;

/// How long a deleted table can be brought back: thirty days, in milliseconds.
const KEPT: u64 = 30 * DAY;
/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The table that was deleted last.
#[derive(Clone, Debug, PartialEq)]
pub struct Trashed {
    /// Its id.
    pub id: TableId,
    /// When.
    pub at: Stamp,
    /// When its time was first found to be over.
    pub over: Option<Stamp>,
}

/// What becomes of the deleted table at some time.
enum Fate {
    /// Nothing.
    Stays,
    /// Nothing yet, and that is noted.
    Noted(Trashed),
    /// Its time is over.
    Goes,
}

impl Trashed {
    /// A clock may be set forwards and back again, so its time is over only where it still is a day later.
    fn fate(self, now: Stamp) -> Fate {
        let late = now.0.saturating_sub(self.at.0) > KEPT;
        match (late, self.over) {
            (false, None) => Fate::Stays,
            (false, Some(_)) => Fate::Noted(Self { over: None, ..self }),
            (true, Some(over)) if now >= over => {
                if now.0 - over.0 >= DAY {
                    Fate::Goes
                } else {
                    Fate::Stays
                }
            }
            (true, None | Some(_)) => Fate::Noted(Self { over: Some(now), ..self }),
        }
    }

    /// The note of it.
    fn note(&self) -> String {
        let over = self.over.map(|over| format!(" {}", over.0)).unwrap_or_default();
        chain::sealed(&format!("{} {}{over}", self.id, self.at.0))
    }
}

impl<S: Store> Tables<S> {
    /// Deletes a table. The one deleted before it is gone for good then.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where another tab has it ([`Tables::vacate`] it first, where that tab is gone), why it
    /// cannot be read, [`StoreError::Unread`] where nobody has tried ([`Tables::delete_read`]), or why the store refused;
    /// the table is still there then.
    pub fn delete(&self, id: &TableId, now: Stamp) -> Result<(), StoreError> {
        if self.owner(id)? == Ownership::Other {
            return Err(StoreError::TakenOver);
        }
        // What cannot be read waits for whoever can.
        self.require_known(id)?;
        self.bin(id, now)
    }

    /// Deletes a table as [`Tables::delete`] does, whatever was known of it before: it is read here and now.
    ///
    /// # Errors
    ///
    /// As [`Tables::delete`].
    pub fn delete_read<G: SavedGame>(&self, id: &TableId, now: Stamp) -> Result<(), StoreError> {
        if self.owner(id)? == Ownership::Other {
            return Err(StoreError::TakenOver);
        }
        self.open::<G>(id)?;
        self.bin(id, now)
    }

    fn bin(&self, id: &TableId, now: Stamp) -> Result<(), StoreError> {
        let before = self.trash()?.filter(|trashed| trashed.id != *id);
        self.store().put(TRASH, &Trashed { id: id.clone(), at: now, over: None }.note())?;
        if let Some(before) = before {
            // It is deleted all the same: what is not erased now is only on the list again.
            let _ = self.erase_known(&before.id);
        }
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

    /// What the table that was deleted last was called, as far as its summary tells.
    pub fn name_in_trash(&self, trashed: &Trashed) -> Option<Name> {
        Summary::glimpse(self.store(), &trashed.id).map(|(_, glimpse)| glimpse.name)
    }

    /// Erases the deleted table now, because the players say so. Where there is none, nothing happens.
    ///
    /// # Errors
    ///
    /// [`StoreError::TakenOver`] where a tab has it, why it cannot be read, or why the store refused; it is still there
    /// then, or on the list again.
    pub fn erase_trash(&self) -> Result<(), StoreError> {
        let Some(Trashed { id, .. }) = self.trash()? else { return Ok(()) };
        if self.owner(&id)? != Ownership::Free {
            return Err(StoreError::TakenOver);
        }
        self.require_known(&id)?;
        self.erase(&id)?;
        self.store().remove(TRASH)
    }

    /// Erases the deleted table once its thirty days are over and no tab has it; call it when the app starts.
    ///
    /// # Errors
    ///
    /// The store refused.
    pub fn empty_trash(&self, now: Stamp) -> Result<(), StoreError> {
        let Some(trashed) = self.trash()? else { return Ok(()) };
        let id = trashed.id.clone();
        match trashed.fate(now) {
            Fate::Stays => Ok(()),
            Fate::Noted(trashed) => self.store().put(TRASH, &trashed.note()),
            Fate::Goes if self.owner(&id)? != Ownership::Free => Ok(()),
            Fate::Goes => {
                self.erase_known(&id)?;
                self.store().remove(TRASH)
            }
        }
    }

    /// Erases a table that can be read and that nobody has.
    fn erase_known(&self, id: &TableId) -> Result<(), StoreError> {
        let known = self.owner(id)? == Ownership::Free && self.require_known(id).is_ok();
        if known { self.erase(id) } else { Ok(()) }
    }

    /// Makes sure that a table can be read: all of a generation is there, and code of its game has read the newest step.
    fn require_known(&self, id: &TableId) -> Result<(), StoreError> {
        let numbers = Numbers::of(self.store(), id)?;
        generations::load_any(self.store(), id, &numbers)?;
        match Summary::glimpse(self.store(), id) {
            Some((step, _)) if step == numbers.highest() => Ok(()),
            Some(_) | None => Err(StoreError::Unread),
        }
    }

    /// Takes away everything of a table. Whatever is left when the store stops in the middle of it is a table, or nothing.
    pub(super) fn erase(&self, id: &TableId) -> Result<(), StoreError> {
        let keys = self.store().keys()?;
        let mut parts: Vec<Part> =
            keys.iter().filter_map(|key| keys::read(key)).filter(|(of, _)| of == id).map(|(_, part)| part).collect();
        parts.sort_by_key(|part| turn_to_go(*part));
        parts.into_iter().try_for_each(|part| self.store().remove(&keys::key(id, part)))
    }
}

/// In which order the texts of a table go: the newest step first, and the newest whole document last.
fn turn_to_go(part: Part) -> (u8, u64) {
    match part {
        Part::Summary
        | Part::Owner
        | Part::Unfinished
        | Part::Phase
        | Part::Private
        | Part::Corrected
        | Part::Trail
        | Part::Damaged(_) => (0, 0),
        Part::Log(number) => (1, u64::MAX - number),
        Part::Base(number) => (2, number),
    }
}

/// What a note says was deleted. A note that was cut off deletes nothing.
pub(super) fn read(text: &str) -> Option<Trashed> {
    let stamp = |text: &str| text.parse().ok().map(Stamp);
    let mut words = chain::unseal(text)?.split(' ');
    let (id, at) = (TableId::new(words.next()?)?, stamp(words.next()?)?);
    let over = match words.next() {
        Some(over) => Some(stamp(over)?),
        None => None,
    };
    words.next().is_none().then_some(Trashed { id, at, over })
}
