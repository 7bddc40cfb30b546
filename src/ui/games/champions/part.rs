//! What the app asks of Champions of Rokugan.

use super::behind::{self, workshop};
use super::page::{GamePage, TablePage};
use crate::games::champions::reference::REFERENCE;
use crate::games::champions::{Champions, demo};
use crate::kernel::chance::Seed;
use crate::ui::app::waiting;
use crate::ui::focus;
use crate::ui::games::GamePart;
use crate::ui::language;
use crate::ui::page::{self, Page};
use crate::ui::part::Work;
use crate::ui::prefs::{self, Learning};
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedSeat;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::words;
use leptos::prelude::*;
use std::mem::discriminant;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish,
    table: table_root::<Champions>,
    page,
    demonstration,
    first_lesson,
    settings: || waiting::inside(workshop(), |here| (here.settings)()),
    take_in: |incoming, text, kind| workshop().when_here(move |here| incoming.tell((here.take_in)(&text, kind))),
    choices,
    reference: &REFERENCE,
    closed: ClosedSeat::in_its_reading::<Champions>(),
};

/// The words; nothing is shown that would wait for them.
fn prepare() -> Work {
    Box::pin(async { language::learn_game(words::champions::WORDS).await })
}

fn furnish() {
    behind::provide();
}

/// What the last file left to be chosen; nothing where the part is not there that takes files in.
fn choices() -> AnyView {
    let workshop = workshop();
    (move || workshop.here().map(|here| (here.choices)())).into_any()
}

/// Begins a demonstration table and goes there.
fn demonstration() {
    if let Ok(table) = demo::table(Seed(keeper::random()), keeper::now()) {
        begin::begin(table.setup().scenario.name.clone(), &table, &TablePage::Table);
    }
}

/// Begins a demonstration table on which every step is explained.
fn first_lesson() {
    prefs::current().update(|prefs| prefs.learning = Learning::afresh());
    demonstration();
}

/// The screen of a page outside a table. A set-up, board, scenario or campaign stays open while its pages change; a URL
/// that names nothing leads to Home.
fn page(page: RwSignal<Page>) -> AnyView {
    let shown = Memo::new(move |_| page.with(GamePage::of));
    let root = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(GamePage::root)));
    let mut discard_focus = focus::let_go();
    (move || {
        let root = root.get();
        match root {
            Some(root) => {
                discard_focus(discriminant(&root));
                waiting::screen(workshop(), move |here| (here.screen)(root.clone(), page, shown))
            }
            None => {
                if page.with_untracked(|page| matches!(page, Page::Game(..))) {
                    page::replace(Page::Home);
                }
                ().into_any()
            }
        }
    })
    .into_any()
}
