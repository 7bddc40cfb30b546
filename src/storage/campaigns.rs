//! The players' campaigns, each a document of its own ([`super::documents`]): the exchange format under
//! `rokugan.campaign.<id>.<n>`.

use super::documents::{self, Document, DocumentError, Documents, Listed, Unread};
use super::error::StoreError;
use super::keys::{CAMPAIGN, CAMPAIGN_BIN};
use crate::games::champions::campaign::Campaign;
use crate::games::champions::campaign::document::{self, FileError};
use crate::games::champions::model::campaign_table::CampaignId;

/// All campaigns in a store.
pub type Campaigns<S> = Documents<Campaign, S>;
/// Why a campaign cannot be read or kept.
pub type CampaignError = DocumentError<FileError>;
/// A campaign as it lies in the store.
pub type Kept = documents::Kept<Campaign>;
/// One of the stored campaigns.
pub type CampaignListing = Listed<Campaign>;

impl Document for Campaign {
    type Id = CampaignId;
    type Fault = FileError;

    const PREFIX: &'static str = CAMPAIGN;
    const BIN: &'static str = CAMPAIGN_BIN;

    fn id(text: &str) -> Option<CampaignId> {
        CampaignId::new(text)
    }

    fn fresh_id(number: u64) -> CampaignId {
        CampaignId::from_random(number)
    }

    fn id_text(id: &CampaignId) -> &str {
        id.as_str()
    }

    fn name(&self) -> String {
        Campaign::name(self).to_string()
    }

    fn read(text: &str) -> Result<Self, Unread<FileError>> {
        match document::read(text) {
            Ok((_, campaign)) => Ok(campaign),
            Err(FileError::TooNew { found }) => Err(Unread::TooNew(found)),
            Err(error) => Err(Unread::Fault(error)),
        }
    }

    fn write(&self, id: &CampaignId) -> Result<String, StoreError> {
        Ok(document::write(id, self))
    }
}
