//! The room of the campaigns: what lies in the store, as a list, and what can be done with a whole campaign.
//!
//! The store is read again after every change; nothing here is kept in step with it by hand.

use crate::games::champions::campaign::Campaign;
use crate::games::champions::campaign::document;
use crate::games::champions::model::campaign_table::CampaignId;
use crate::kernel::line::Key;
use crate::storage::StoreError;
use crate::storage::documents::Documents;
use crate::ui::games::champions::documents::CampaignError;
use crate::ui::page_store::PageStore;
use crate::ui::room::{Room, documents};
use crate::ui::shelf;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The players' campaigns, for every screen.
pub type CampaignRoom = Room<Campaign>;

/// The campaigns in this page's store.
pub fn campaigns() -> Documents<Campaign, PageStore> {
    documents()
}

/// The players' campaigns.
pub fn campaign_room() -> CampaignRoom {
    expect_context()
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
