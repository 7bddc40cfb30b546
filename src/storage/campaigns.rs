//! The players' campaigns: each a document of its own, apart from every table.
//!
//! A campaign is a text in the exchange format under `rokugan.campaign.<id>.<n>`. Each change is written whole under
//! the next number and read back; the one before it stays for Undo, older ones are let go. A write that is cut off
//! loses that change alone. What cannot be read is never deleted and can be taken out with [`Campaigns::raw`].
//!
//! Deleting only notes the campaign in the bin; the one deleted before it is gone for good then.

use super::chain;
use super::codec::CodecError;
use super::error::StoreError;
use super::keys::{CAMPAIGN, CAMPAIGN_BIN};
use super::store::Store;
use crate::games::champions::campaign::Campaign;
use crate::games::champions::campaign::document::{self, FileError};
use crate::games::champions::model::campaign_table::CampaignId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Why a campaign cannot be read or kept. What is stored is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CampaignError {
    /// The store refused.
    Store(StoreError),
    /// Something is there, and none of it is a campaign: what is wrong with the newest.
    Unreadable(FileError),
    /// A newer version of the app wrote it.
    TooNew(u64),
    /// Somebody else, another tab, changed the campaign since it was read.
    Changed,
}

impl fmt::Display for CampaignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Unreadable(error) => error.fmt(f),
            Self::TooNew(version) => write!(f, "version {version} is newer than this program"),
            Self::Changed => f.write_str("the campaign was changed somewhere else"),
        }
    }
}

impl std::error::Error for CampaignError {}

impl From<StoreError> for CampaignError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Which state of a stored campaign somebody has in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revision(u64);

/// A campaign as it lies in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The campaign.
    pub campaign: Campaign,
    /// The campaign before its last change, where there was one.
    pub before: Option<Campaign>,
    /// Which state of it this is.
    pub revision: Revision,
}

/// One of the stored campaigns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignListing {
    /// Its id.
    pub id: CampaignId,
    /// The campaign, or why it cannot be read.
    pub campaign: Result<Campaign, CampaignError>,
}

/// All campaigns in a store.
#[derive(Clone, Debug)]
pub struct Campaigns<S> {
    store: S,
}

impl<S: Store> Campaigns<S> {
    /// The campaigns in `store`.
    pub const fn new(store: S) -> Self {
        Self { store }
    }

    /// Every campaign that is not deleted, by name; those that cannot be read last.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn list(&self) -> Result<Vec<CampaignListing>, StoreError> {
        let bin = self.bin()?;
        let ids = self.ids()?.into_iter().filter(|id| bin.as_ref() != Some(id));
        let mut list = ids
            .map(|id| match self.read(&id) {
                Err(CampaignError::Store(error)) => Err(error),
                campaign => Ok(CampaignListing { id, campaign: campaign.map(|kept| kept.campaign) }),
            })
            .collect::<Result<Vec<_>, _>>()?;
        list.sort_by_key(|one| match &one.campaign {
            Ok(campaign) => (false, campaign.name().as_str().to_lowercase()),
            Err(_) => (true, String::new()),
        });
        Ok(list)
    }

    /// The ids of everything stored, deleted or not, readable or not.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn ids(&self) -> Result<BTreeSet<CampaignId>, StoreError> {
        Ok(self.store.keys()?.iter().filter_map(|key| read_key(key)).map(|(id, _)| id).collect())
    }

    /// A campaign.
    ///
    /// # Errors
    ///
    /// Why it cannot be read; [`StoreError::Missing`] where there is none.
    pub fn read(&self, id: &CampaignId) -> Result<Kept, CampaignError> {
        let mut first_error = None;
        let mut whole = Vec::new();
        for &number in self.numbers(id)?.iter().rev() {
            match self.whole(id, number) {
                Ok(campaign) => whole.push((campaign, number)),
                Err(too_new @ CampaignError::TooNew(_)) if whole.is_empty() => return Err(too_new),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        let mut whole = whole.into_iter();
        let missing = || first_error.unwrap_or(CampaignError::Store(StoreError::Missing));
        let (campaign, number) = whole.next().ok_or_else(missing)?;
        let before = whole.next().map(|(campaign, _)| campaign);
        Ok(Kept { campaign, before, revision: Revision(number) })
    }

    fn whole(&self, id: &CampaignId, number: u64) -> Result<Campaign, CampaignError> {
        let text = self.store.get(&key(id, number))?.unwrap_or_default();
        match document::read(&text) {
            Ok((_, campaign)) => Ok(campaign),
            Err(FileError::TooNew { found }) => Err(CampaignError::TooNew(found)),
            Err(error) => Err(CampaignError::Unreadable(error)),
        }
    }

    /// Keeps a new campaign.
    ///
    /// # Errors
    ///
    /// Why it is not kept; [`StoreError::Exists`] where something is stored under the id.
    pub fn create(&self, id: &CampaignId, campaign: &Campaign) -> Result<Revision, CampaignError> {
        if self.numbers(id)?.is_empty() { self.put(id, 1, campaign) } else { Err(StoreError::Exists.into()) }
    }

    /// Keeps what became of the campaign that was read or kept as `since`.
    ///
    /// # Errors
    ///
    /// Why it is not kept; the campaign stays as it was. [`CampaignError::Changed`] where it is not as it was at
    /// `since`.
    pub fn change(&self, id: &CampaignId, since: Revision, campaign: &Campaign) -> Result<Revision, CampaignError> {
        if self.read(id)?.revision != since {
            return Err(CampaignError::Changed);
        }
        let numbers = self.numbers(id)?;
        let next = numbers.last().map_or(1, |last| last.saturating_add(1));
        let kept = self.put(id, next, campaign)?;
        for &number in numbers.range(..since.0) {
            if self.whole(id, number).is_ok() {
                // What cannot be taken away now only takes room.
                let _ = self.store.remove(&key(id, number));
            }
        }
        Ok(kept)
    }

    /// Takes the last change back; once more brings it again.
    ///
    /// # Errors
    ///
    /// As [`Campaigns::change`]; [`StoreError::Missing`] where there is no change to take back.
    pub fn undo(&self, id: &CampaignId, since: Revision) -> Result<Revision, CampaignError> {
        let before = self.read(id)?.before.ok_or(StoreError::Missing)?;
        self.change(id, since, &before)
    }

    fn put(&self, id: &CampaignId, number: u64, campaign: &Campaign) -> Result<Revision, CampaignError> {
        let (key, text) = (key(id, number), document::write(id, campaign));
        self.store.put(&key, &text)?;
        if self.store.get(&key)?.as_deref() == Some(&text) {
            return Ok(Revision(number));
        }
        let error = CodecError::field(&key, "the store gave back something else than it was given");
        Err(StoreError::Codec(error).into())
    }

    /// Puts a campaign into the bin. The one that was in it is gone for good then.
    ///
    /// # Errors
    ///
    /// Why it is still there. One that cannot be read is not deleted.
    pub fn delete(&self, id: &CampaignId) -> Result<(), CampaignError> {
        self.read(id)?;
        if let Some(before) = self.bin()?.filter(|before| before != id) {
            for number in self.numbers(&before)? {
                self.store.remove(&key(&before, number))?;
            }
        }
        Ok(self.store.put(CAMPAIGN_BIN, &chain::sealed(id.as_str()))?)
    }

    /// Brings the campaign back that was deleted last.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] where there is none, or why the store refused.
    pub fn restore(&self) -> Result<CampaignId, StoreError> {
        let id = self.bin()?.ok_or(StoreError::Missing)?;
        self.store.remove(CAMPAIGN_BIN)?;
        Ok(id)
    }

    /// The campaign that was deleted last. A note that was cut off deletes nothing.
    fn bin(&self) -> Result<Option<CampaignId>, StoreError> {
        let note = self.store.get(CAMPAIGN_BIN)?;
        Ok(note.as_deref().and_then(chain::unseal).and_then(CampaignId::new))
    }

    /// Everything stored of a campaign, as it is, readable or not: texts by key.
    ///
    /// # Errors
    ///
    /// The store cannot be read.
    pub fn raw(&self, id: &CampaignId) -> Result<BTreeMap<String, String>, StoreError> {
        let keys = self.numbers(id)?.into_iter().map(|number| key(id, number));
        keys.map(|key| Ok((key.clone(), self.store.get(&key)?.unwrap_or_default()))).collect()
    }

    fn numbers(&self, id: &CampaignId) -> Result<BTreeSet<u64>, StoreError> {
        let all = self.store.keys()?;
        Ok(all.iter().filter_map(|key| read_key(key)).filter(|(of, _)| of == id).map(|(_, number)| number).collect())
    }
}

fn key(id: &CampaignId, number: u64) -> String {
    format!("{CAMPAIGN}{id}.{number}")
}

fn read_key(key: &str) -> Option<(CampaignId, u64)> {
    let (id, number) = key.strip_prefix(CAMPAIGN)?.split_once('.')?;
    Some((CampaignId::new(id)?, number.parse().ok()?))
}
