//! The list of tables.

use super::error::StoreError;
use super::generations::{self, Numbers};
use super::keys::{self, TableId};
use super::slots::{Condition, Tables};
use super::store::Store;
use super::summary::Summary;
use crate::kernel::journal::Stamp;
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
    /// It cannot; what it last looked like, where that is known.
    Broken {
        /// The table in a few words.
        last_known: Option<Summary>,
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
        listings.sort_by_key(|listing| std::cmp::Reverse(listing.readiness.played()));
        Ok(listings)
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
        match generations::load(self.store(), id, numbers) {
            Ok((document, followed)) => {
                let mut summary = Summary::rebuilt(&document);
                if let Some((_, kept)) = Summary::last_known(self.store(), id) {
                    summary.played = summary.played.max(kept.played);
                }
                Ok(Readiness::Ready { summary, condition: followed.condition })
            }
            Err(error @ (StoreError::Unavailable | StoreError::Denied)) => Err(error),
            Err(error) => {
                let last_known = Summary::last_known(self.store(), id).map(|(_, summary)| summary);
                Ok(Readiness::Broken { last_known, error })
            }
        }
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
