//! The screens of Bushido.

pub mod card;
pub mod setup;
pub mod table;

mod fight;
mod model;
mod more;
mod panels;
mod secrets;
mod shoot;
mod split;
mod story;
mod words;

use super::page::TablePage;
use super::session::session;
use crate::games::bushido::reference::REFERENCE;
use crate::kernel::reference::Section;
use crate::ui::table::log;
use crate::ui::widgets::rules::{RulesUp, rules_page};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// A page of the open table.
pub fn table_page(page: TablePage, shown: Memo<Option<TablePage>>) -> AnyView {
    match page {
        TablePage::Table => table::table(),
        TablePage::Model(id) => model::model(id),
        TablePage::Fight(id, action) => fight::fight(id, action),
        TablePage::Shoot(id) => shoot::shoot(id),
        TablePage::Story => story::story(),
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
    let up = RulesUp { rules, back, back_label: keys::BUSHIDO_BACK_TABLE };
    rules_page(&REFERENCE, Signal::derive(move || section.get()), up)
}
