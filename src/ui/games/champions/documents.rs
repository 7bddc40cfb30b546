//! The players' boards, campaigns, scenarios and cards in the store: what is kept of them, and why it may not be.

use crate::games::champions::board::Board;
use crate::games::champions::campaign::Campaign;
use crate::games::champions::documents::BoardId;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::pack::Pack;
use crate::kernel::kept::{KeptDocument, KeptLibrary};
use crate::storage::documents::{DocumentError, Kept};
use crate::storage::library;
use crate::storage::pictures::PictureKey;

/// Why a board cannot be read or kept.
pub type BoardError = DocumentError<<Board as KeptDocument>::Fault>;
/// Why a campaign cannot be read or kept.
pub type CampaignError = DocumentError<<Campaign as KeptDocument>::Fault>;
/// Why a scenario cannot be read or kept.
pub type ScenarioError = DocumentError<<Scenario as KeptDocument>::Fault>;
/// Why the players' own cards cannot be read or kept.
pub type LibraryError = library::LibraryError<<Pack as KeptLibrary>::Fault>;

/// A board as it lies in the store.
pub type KeptBoard = Kept<Board>;
/// A campaign as it lies in the store.
pub type KeptCampaign = Kept<Campaign>;
/// A scenario as it lies in the store.
pub type KeptScenario = Kept<Scenario>;

/// The picture of a board of the library.
impl From<&BoardId> for PictureKey {
    fn from(id: &BoardId) -> Self {
        Self::of_document(id.as_str())
    }
}
