//! The players' scenarios, each a document of its own ([`super::documents`]): a pack of one scenario under
//! `rokugan.scenario.<id>.<n>`, whole or still being written.

use super::documents::{self, Document, DocumentError, Documents, Listed, Unread};
use super::error::StoreError;
use super::keys::{SCENARIO, SCENARIO_BIN, ScenarioId};
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::pack::PackError;
use crate::games::champions::scenario::document;

/// All scenarios in a store.
pub type Scenarios<S> = Documents<Scenario, S>;
/// Why a scenario cannot be read or kept.
pub type ScenarioError = DocumentError<PackError>;
/// A scenario as it lies in the store.
pub type Kept = documents::Kept<Scenario>;
/// One of the stored scenarios.
pub type ScenarioListing = Listed<Scenario>;

impl Document for Scenario {
    type Id = ScenarioId;
    type Fault = PackError;

    const PREFIX: &'static str = SCENARIO;
    const BIN: &'static str = SCENARIO_BIN;

    fn id(text: &str) -> Option<ScenarioId> {
        ScenarioId::new(text)
    }

    fn fresh_id(number: u64) -> ScenarioId {
        ScenarioId::from_random(number)
    }

    fn id_text(id: &ScenarioId) -> &str {
        id.as_str()
    }

    fn name(&self) -> String {
        self.name.to_string()
    }

    fn read(text: &str) -> Result<Self, Unread<PackError>> {
        match document::read(text) {
            Ok(scenario) => Ok(scenario),
            Err(PackError::TooNew { found }) => Err(Unread::TooNew(found.into())),
            Err(error) => Err(Unread::Fault(error)),
        }
    }

    fn write(&self, _: &ScenarioId) -> Result<String, StoreError> {
        Ok(document::write(self))
    }
}
