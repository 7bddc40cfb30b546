//! The screens of the old card game, one file each, and which page of a table is which.

pub mod attack;
pub mod card;
pub mod cards;
pub mod decks;
pub mod duel;
pub mod lobby;
pub mod plan;
pub mod recruit;
pub mod setup;
pub mod statistics;
pub mod story;
pub mod table;
pub mod then;

mod closing;
mod first;
mod half;
mod ink;
mod new_card;
mod own_cards;
mod parts;
mod plan_units;
mod poster;
mod purse;
mod sheets;
mod shopping;
mod text;

use super::behind;
use super::page::TablePage;
use super::session::session;
use crate::ui::app::waiting;
use crate::ui::later::after_paint;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A page of the open table. What lies behind the table comes as soon as that is painted.
pub fn table_page(page: TablePage) -> AnyView {
    let evening = behind::evening();
    if page == TablePage::Table {
        after_paint(move || evening.begin_fetching());
        return table::table();
    }
    let back = session().href(TablePage::Table);
    waiting::screen_inside(evening, (back, keys::CCG_BACK_TABLE), move |here| (here.page)(page))
}
