//! The screens of Battle for Rokugan, one folder or file each, and which page of a table is which.

pub mod setup;

mod facts;
pub(super) mod remembered;

pub mod statistics;

pub mod table;

pub mod lesson;
mod parts;

pub mod reveal;
pub mod story;

pub mod ledger;
pub mod odds;

pub mod private;

mod by_hand;
pub mod options;
pub mod score;

use super::behind;
use super::page::TablePage;
use super::session::session;
use crate::games::battle_for_rokugan::state::State;
use crate::ui::app::waiting;
use crate::ui::later::after_paint;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// A page of the open table. What lies behind the table comes as soon as that is painted.
pub(super) fn table_page(page: TablePage) -> AnyView {
    let evening = behind::evening();
    if page == TablePage::Table {
        after_paint(move || evening.begin_fetching());
        return table::page();
    }
    let back = session().href(TablePage::Table);
    waiting::screen_inside(evening, (back, keys::BFR_BACK), move |here| (here.page)(page))
}

/// A table as it was, to be read.
pub(super) fn then(state: &State) -> AnyView {
    table::then(state)
}
