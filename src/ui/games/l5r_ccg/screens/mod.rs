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
mod duel;
mod lobby;
mod plan;
mod recruit;
mod shopping;
mod story;

mod hold;

mod cards;
mod new_card;

mod parts;
mod text;

use super::page::TablePage;
use super::session::session;
use crate::games::l5r_ccg::reference::REFERENCE;
use crate::kernel::reference::Section;
use crate::ui::table::log;
use crate::ui::widgets::rules::{RulesUp, rules_page};
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A page of the open table: the one that stands, and what is shown of it now.
pub fn table_page(page: TablePage, shown: Memo<Option<TablePage>>) -> AnyView {
    match page {
        TablePage::Table => table::table(),
        TablePage::Cards(seat) => cards::cards(seat),
        TablePage::Attack => attack::page(),
        TablePage::Duel => duel::duel(),
        TablePage::Lobby => lobby::page(),
        TablePage::Plan => plan::page(),
        TablePage::Recruit => recruit::page(),
        TablePage::Story => story::page(),
        TablePage::Log => view! { <log::Log /> }.into_any(),
        TablePage::History(entries) => view! { <log::History entries=Signal::stored(entries) /> }.into_any(),
        TablePage::Rules(_) => rules(shown),
    }
}

/// The rules, from which Back leads to the table.
fn rules(shown: Memo<Option<TablePage>>) -> AnyView {
    let session = session();
    let section = Memo::new(move |before: Option<&Option<&'static Section>>| match shown.get() {
        Some(TablePage::Rules(section)) => section,
        _ => before.copied().flatten(),
    });
    let (rules, back) = (session.href(TablePage::Rules(None)), session.href(TablePage::Table));
    let up = RulesUp { rules, back, back_label: keys::CCG_BACK_TABLE };
    rules_page(&REFERENCE, Signal::derive(move || section.get()), up)
}
