//! The list of tables.

use super::codec::Head;
use super::error::StoreError;
use super::generations::{self, Numbers};
use super::keys::{self, TableId};
use super::slots::{Condition, Ownership, Tables};
use super::store::Store;
use super::summary::{Glimpse, Summary};
use crate::games::GameId;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use std::collections::{BTreeMap, BTreeSet};

/// A table in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// Its id.
    pub id: TableId,
    /// Whether it can be opened, and what it is.
    pub readiness: Readiness,
    /// How many damaged texts of it are set aside; [`Tables::let_go`].
    pub damaged: usize,
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
    /// It seems so, and there is no summary of its newest step: [`Tables::freshen`] makes one.
    Stale {
        /// The game whose code makes it.
        game: GameId,
        /// The table's name.
        name: Name,
        /// When it was last played, as far as that is known.
        played: Stamp,
    },
    /// It cannot; what it last looked like, where that is known.
    Broken {
        /// What its summary still tells.
        last_known: Option<Glimpse>,
        /// Why.
        error: StoreError,
    },
}

impl<S: Store> Tables<S> {
    /// Every table that is not deleted, the last played first.
    ///
    /// # Errors
    ///
    /// The store cannot be read at all. A table that cannot be read is no error but listed as broken.
    pub fn list(&self) -> Result<Vec<Listing>, StoreError> {
        let mut tables: BTreeMap<TableId, Numbers> = BTreeMap::new();
        for (id, part) in self.store().keys()?.iter().filter_map(|key| keys::read(key)) {
            tables.entry(id).or_default().note(part);
        }
        let deleted = self.trash()?.map(|trashed| trashed.id);
        tables.retain(|id, numbers| !numbers.is_empty() && Some(id) != deleted.as_ref());
        let mut listings = Vec::new();
        for (id, numbers) in tables {
            let readiness = self.readiness(&id, &numbers)?;
            listings.push(Listing { id, readiness, damaged: numbers.damaged.len() });
        }
        sort(&mut listings);
        Ok(listings)
    }

    /// The same tables, those of `G` without a fresh summary read and given one.
    #[must_use]
    pub fn freshen<G: SavedGame>(&self, mut listings: Vec<Listing>) -> Vec<Listing> {
        for listing in &mut listings {
            if let Readiness::Stale { game, .. } = listing.readiness
                && game.saved_name() == G::NAME
            {
                listing.readiness = self.read_anew::<G>(&listing.id);
            }
        }
        sort(&mut listings);
        listings
    }

    /// The ids of everything stored, deleted or not, readable or not.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn ids(&self) -> Result<BTreeSet<TableId>, StoreError> {
        Ok(self.store().keys()?.iter().filter_map(|key| keys::read(key)).map(|(id, _)| id).collect())
    }

    fn readiness(&self, id: &TableId, numbers: &Numbers) -> Result<Readiness, StoreError> {
        if let Some(summary) = Summary::kept(self.store(), id, numbers.highest())
            && let Some(&base) = numbers.bases.last()
            && let Some(followed) = generations::follow(self.store(), id, numbers, base)?
            && followed.condition == Condition::Whole
        {
            return Ok(Readiness::Ready { summary, condition: Condition::Whole });
        }
        let stale = generations::load_any(self.store(), id, numbers)
            .and_then(|(value, _)| Head::of(&value).map_err(StoreError::Corrupt));
        match stale {
            Ok(head) => {
                let known = Summary::glimpse(self.store(), id).map(|(_, glimpse)| glimpse.played).unwrap_or_default();
                Ok(Readiness::Stale { game: head.game, name: head.name, played: head.played.max(known) })
            }
            Err(error @ (StoreError::Unavailable | StoreError::Denied)) => Err(error),
            Err(error) => Ok(self.broken(id, error)),
        }
    }

    fn broken(&self, id: &TableId, error: StoreError) -> Readiness {
        let last_known = Summary::glimpse(self.store(), id).map(|(_, glimpse)| glimpse);
        Readiness::Broken { last_known, error }
    }

    /// Reads a table for its summary, and keeps that beside it unless another tab is at it.
    fn read_anew<G: SavedGame>(&self, id: &TableId) -> Readiness {
        match self.summarise::<G>(id) {
            Ok((summary, condition)) => Readiness::Ready { summary, condition },
            Err(error) => self.broken(id, error),
        }
    }

    fn summarise<G: SavedGame>(&self, id: &TableId) -> Result<(Summary, Condition), StoreError> {
        let numbers = Numbers::of(self.store(), id)?;
        let (document, followed) = generations::load::<G>(self.store(), id, &numbers)?;
        let table = document.table();
        let made = table.entries().iter().map(|entry| entry.stamp).max().unwrap_or_default();
        let known = Summary::glimpse(self.store(), id).map(|(_, glimpse)| glimpse.played).unwrap_or_default();
        let summary = Summary::of(&document.name, &table, made.max(known));
        let summary = summary.ok_or_else(|| StoreError::NewGame { found: G::NAME.to_owned() })?;
        if self.owner(id)? != Ownership::Other {
            summary.keep(self.store(), id, numbers.highest());
        }
        Ok((summary, followed.condition))
    }
}

/// The last played first.
fn sort(listings: &mut [Listing]) {
    listings.sort_by_key(|listing| std::cmp::Reverse(listing.readiness.played()));
}

impl Readiness {
    /// When the table was last played, as far as that is known.
    pub fn played(&self) -> Stamp {
        match self {
            Self::Ready { summary, .. } => summary.played,
            Self::Stale { played, .. } => *played,
            Self::Broken { last_known, .. } => last_known.as_ref().map_or_else(Stamp::default, |known| known.played),
        }
    }
}
