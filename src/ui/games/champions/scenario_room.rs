//! The room of the scenarios: the players' own, in the store; and all there are to choose from.

use super::board_room::boards;
use super::catalogue::{Found, Origin};
use crate::games::champions::board::document;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::pack::Pack;
use crate::games::champions::scenario::library::Library;
use crate::kernel::line::Key;
use crate::storage::StoreError;
use crate::storage::documents::Documents;
use crate::ui::games::champions::cards::Cards;
use crate::ui::games::champions::documents::ScenarioError;
use crate::ui::page_store::PageStore;
use crate::ui::room::{Room, documents};
use crate::ui::shelf;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The players' scenarios, for every screen.
pub type ScenarioRoom = Room<Scenario>;

/// The scenarios in this page's store.
pub fn scenarios() -> Documents<Scenario, PageStore> {
    documents()
}

/// The players' scenarios.
pub fn scenario_room() -> ScenarioRoom {
    expect_context()
}

impl Room<Scenario> {
    /// Every scenario to play: the players' own, then those of packs.
    pub fn to_choose(self, cards: Cards) -> Vec<Found<Scenario>> {
        let own = self.all().into_iter().filter_map(|one| one.document.ok());
        let mut all: Vec<_> = own.map(|card| Found { card, origin: Origin::Own }).collect();
        for found in cards.catalogue.with(super::catalogue::Catalogue::scenarios) {
            if !all.iter().any(|other| other.card.name == found.card.name) {
                all.push(found);
            }
        }
        all
    }
}

/// Everything a scenario's names are looked up in: the players' boards, then the packs.
pub fn with_packs<R>(cards: Cards, read: impl FnOnce(&[&Pack]) -> R) -> R {
    let own = boards().list().unwrap_or_default().into_iter().filter_map(|one| one.document.ok());
    cards.catalogue.with(|catalogue| {
        let mut drawn = Pack::empty(catalogue.own().name.clone());
        drawn.boards = own.map(|board| document::file(&board)).collect();
        let [own, rulebook, practice] = catalogue.packs();
        read(&[&drawn, own, rulebook, practice])
    })
}

/// The same as a library.
pub fn with_library<R>(cards: Cards, read: impl FnOnce(&Library<'_>) -> R) -> R {
    with_packs(cards, |packs| read(&Library::of(packs.iter().copied())))
}

/// Why something came to nothing, in words.
pub fn reason(error: &ScenarioError) -> Key {
    match error {
        ScenarioError::Store(StoreError::Missing) => keys::SCENARIO_MISSING,
        ScenarioError::Store(error) => shelf::reason(error),
        ScenarioError::Unreadable(_) => keys::SCENARIO_UNREADABLE,
        ScenarioError::TooNew(_) => keys::SCENARIO_TOO_NEW,
        ScenarioError::Changed => keys::SCENARIO_CHANGED_ELSEWHERE,
    }
}
