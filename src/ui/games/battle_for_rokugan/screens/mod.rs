//! The screens of Battle for Rokugan, one folder or file each, and which page of a table is which.

pub mod setup;

mod facts;
pub(super) mod remembered;

pub mod statistics;

mod table;

mod lesson;
mod parts;

mod reveal;
mod story;

mod ledger;
mod odds;

mod private;

mod by_hand;
mod options;
mod score;

use super::page::TablePage;
use crate::games::battle_for_rokugan::state::State;
use leptos::prelude::*;

/// A page of the open table.
pub(super) fn table_page(page: TablePage) -> AnyView {
    match page {
        TablePage::Table => table::page(),
        TablePage::Reveal => reveal::page(),
        TablePage::Story => story::page(),
        TablePage::Odds(province) => odds::page(province),
        TablePage::Ledger => ledger::page(),
        TablePage::Private => private::page(),
        TablePage::Score => score::page(),
        TablePage::Options => options::page(),
    }
}

/// A table as it was, to be read.
pub(super) fn then(state: &State) -> AnyView {
    table::then(state)
}
