//! The room of the campaigns: what lies in the store, as a list, and what can be done with a whole campaign.
//!
//! The store is read again after every change; nothing here is kept in step with it by hand.

use super::page_store::PageStore;
use super::{keeper, shelf};
use crate::games::champions::campaign::Campaign;
use crate::games::champions::campaign::document;
use crate::games::champions::model::campaign_table::CampaignId;
use crate::kernel::line::Key;
use crate::storage::campaigns::CampaignError;
use crate::storage::{CampaignListing, Campaigns, StoreError};
use crate::words::keys;
use leptos::prelude::*;

/// The players' campaigns, for every screen.
#[derive(Clone, Copy)]
pub struct CampaignRoom {
    /// Every campaign that is not deleted, by name; or why there is no list.
    pub listing: RwSignal<Result<Vec<CampaignListing>, StoreError>>,
}

/// The campaigns in this page's store.
pub fn campaigns() -> Campaigns<PageStore> {
    Campaigns::new(PageStore::here())
}

/// The players' campaigns.
pub fn campaign_room() -> CampaignRoom {
    expect_context()
}

impl CampaignRoom {
    /// Gives the room to every screen below.
    pub fn provide() {
        provide_context(Self { listing: RwSignal::new(Ok(Vec::new())) });
    }

    /// Reads the list again.
    pub fn refresh(self) {
        self.listing.set(campaigns().list());
    }

    /// Keeps a new campaign.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; nothing is kept then.
    pub fn create(self, campaign: &Campaign) -> Result<CampaignId, CampaignError> {
        let id = CampaignId::from_random(keeper::random());
        campaigns().create(&id, campaign)?;
        self.refresh();
        Ok(id)
    }

    /// Keeps a campaign of a file: under its own id, so that its tables find it, or under a new one where that is taken.
    ///
    /// # Errors
    ///
    /// As [`CampaignRoom::create`].
    pub fn take_in(self, id: &CampaignId, campaign: &Campaign) -> Result<CampaignId, CampaignError> {
        match campaigns().create(id, campaign) {
            Ok(_) => {
                self.refresh();
                Ok(id.clone())
            }
            Err(CampaignError::Store(StoreError::Exists)) => self.create(campaign),
            Err(error) => Err(error),
        }
    }

    /// Deletes a campaign; [`CampaignRoom::restore`] brings it back.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn delete(self, id: &CampaignId) -> Result<(), CampaignError> {
        let deleted = campaigns().delete(id);
        self.refresh();
        deleted
    }

    /// Brings back the campaign that was deleted last.
    ///
    /// # Errors
    ///
    /// Why it does not come back.
    pub fn restore(self) -> Result<(), StoreError> {
        let restored = campaigns().restore().map(|_| ());
        self.refresh();
        restored
    }

    /// Everything stored of a campaign as one text, readable or not; nothing where the store cannot be read.
    pub fn raw(self, id: &CampaignId) -> Option<String> {
        let texts = campaigns().raw(id).ok()?;
        Some(serde_json::to_value(&texts).ok()?.to_string())
    }
}

/// A campaign as the text of a file.
pub fn file_text(id: &CampaignId, campaign: &Campaign) -> String {
    document::write(id, campaign)
}

/// Why something came to nothing, in words.
pub fn reason(error: &CampaignError) -> Key {
    match error {
        CampaignError::Store(StoreError::Missing) => keys::CAMPAIGN_MISSING,
        CampaignError::Store(error) => shelf::reason(error),
        CampaignError::Unreadable(_) => keys::CAMPAIGN_UNREADABLE,
        CampaignError::TooNew(_) => keys::CAMPAIGN_TOO_NEW,
        CampaignError::Changed => keys::CAMPAIGN_CHANGED_ELSEWHERE,
    }
}
