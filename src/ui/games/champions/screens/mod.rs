//! The screens of Champions of Rokugan, one folder or file each, and which page of a table is which.

pub mod actions;
pub mod against;
pub mod champion;
pub mod table;

pub mod behaviour;
pub mod board;
pub mod boards;
pub mod campaign;
pub mod campaigns;
pub mod cards;
pub mod combat;
pub mod effects;
pub mod example;
pub mod faces;
pub mod field;
pub mod fight;
pub mod figures;
pub mod gone;
pub mod retreat;
pub mod runner;
pub mod setup;
pub mod step_lines;
pub mod undo_tool;

pub mod ahead;
pub mod closing;
pub mod intermission;
pub mod investigation;
pub mod left;
pub mod lesson;
pub mod luck;
pub mod middle;
pub mod odds;
pub mod options;
pub mod scenario;
pub mod scenarios;
pub mod score;
pub mod statistics;

use super::behind;
use super::page::TablePage;
use super::session::session;
use crate::ui::app::waiting;
use crate::ui::later::after_paint;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A page of the open table. What lies behind the table comes as soon as that is painted.
pub(super) fn table_page(page: TablePage) -> AnyView {
    let evening = behind::evening();
    if page == TablePage::Table {
        after_paint(move || evening.begin_fetching());
        return view! { <table::TablePageView /> }.into_any();
    }
    let back = session().href(TablePage::Table);
    waiting::screen_inside(evening, (back, keys::SHEET_BACK), move |here| (here.page)(page.clone()))
}
