//! The screens of Bushido.

pub mod card;
pub mod setup;
pub mod statistics;
pub mod table;

mod fight;
mod model;
mod more;
mod panels;
mod preparing;
mod remember;
mod scoring;
mod secrets;
mod shoot;
mod split;
mod story;
mod words;

use super::page::TablePage;
use leptos::prelude::*;

/// A page of the open table.
pub fn table_page(page: TablePage) -> AnyView {
    match page {
        TablePage::Table => table::table(),
        TablePage::Model(id) => model::model(id),
        TablePage::Fight(id, action) => fight::fight(id, action),
        TablePage::Shoot(id) => shoot::shoot(id),
        TablePage::Story => story::story(),
    }
}
