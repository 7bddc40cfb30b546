//! The screens of Bushido, and which page of a table is which.

pub mod card;
pub mod fight;
pub mod model;
pub mod more;
pub mod panels;
pub mod preparing;
pub mod setup;
pub mod shoot;
pub mod statistics;
pub mod story;
pub mod table;
pub mod then;

mod boosts;
mod faces;
mod remember;
mod scoring;
mod secrets;
mod split;
mod thrown;
mod words;

use super::behind;
use super::page::TablePage;
use super::session::session;
use crate::ui::app::waiting;
use crate::ui::later::after_paint;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// A page of the open table. What lies behind the table comes as soon as that is painted.
pub fn table_page(page: TablePage) -> AnyView {
    let evening = behind::evening();
    if page == TablePage::Table {
        after_paint(move || evening.begin_fetching());
        return table::table();
    }
    let back = session().href(TablePage::Table);
    waiting::screen_inside(evening, (back, keys::BUSHIDO_BACK_TABLE), move |here| (here.page)(page))
}
