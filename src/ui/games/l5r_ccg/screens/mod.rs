//! The screens of the old card game, one file each, and which page of a table is which.

pub mod setup;

pub mod card;
pub mod then;

mod table;

mod first;
mod half;
mod ink;

mod sheets;

mod attack;
mod closing;
mod duel;
mod lobby;
mod plan;
mod plan_units;
mod poster;
mod purse;
mod recruit;
mod shopping;
mod story;

pub mod decks;
pub mod statistics;

mod cards;
mod new_card;

mod own_cards;
mod parts;
mod text;

use super::page::TablePage;
use leptos::prelude::*;

/// A page of the open table.
pub fn table_page(page: TablePage) -> AnyView {
    match page {
        TablePage::Table => table::table(),
        TablePage::Cards(seat) => cards::cards(seat),
        TablePage::Attack => attack::page(),
        TablePage::Duel => duel::duel(),
        TablePage::Lobby => lobby::page(),
        TablePage::Plan => plan::page(),
        TablePage::Recruit => recruit::page(),
        TablePage::Story => story::page(),
    }
}
