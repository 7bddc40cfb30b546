//! The screens of Battle for Rokugan, one folder or file each, and which page of a table is which.

pub mod setup;

mod table;

mod parts;

mod reveal;
mod story;

mod ledger;
mod odds;

mod options;
mod score;

use super::page::TablePage;
use super::session::session;
use crate::games::battle_for_rokugan::reference::REFERENCE;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::reference::Section;
use crate::ui::table::log;
use crate::ui::widgets::rules::{RulesUp, rules_page};
use crate::words::keys;
use leptos::prelude::*;

/// A page of the open table: the one that stands, and what is shown of it now.
pub(super) fn table_page(page: TablePage, shown: Memo<Option<TablePage>>) -> AnyView {
    match page {
        TablePage::Table => table::page(),
        TablePage::Reveal => reveal::page(),
        TablePage::Story => story::page(),
        TablePage::Odds(province) => odds::page(province),
        TablePage::Ledger => ledger::page(),
        TablePage::Score => score::page(),
        TablePage::Options => options::page(),
        TablePage::Log => view! { <log::Log /> }.into_any(),
        TablePage::History(entries) => view! { <log::History entries=Signal::stored(entries) /> }.into_any(),
        TablePage::Rules(_) => rules(shown),
    }
}

/// The rules, from which Back leads to the table.
fn rules(shown: Memo<Option<TablePage>>) -> AnyView {
    let session = session();
    let section = move |before: Option<&Option<&'static Section>>| match shown.get() {
        Some(TablePage::Rules(section)) => section,
        _ => before.copied().flatten(),
    };
    let section = Memo::new(section);
    let (rules, back) = (session.href(TablePage::Rules(None)), session.href(TablePage::Table));
    let up = RulesUp { rules, back, back_label: keys::SHEET_BACK };
    rules_page(&REFERENCE, Signal::derive(move || section.get()), up)
}

/// A table as it was, to be read.
pub(super) fn then(state: &State) -> AnyView {
    table::then(state)
}
