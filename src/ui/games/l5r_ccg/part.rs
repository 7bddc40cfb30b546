//! What the app asks of the old card game.

use super::behind::{self, workshop};
use super::drawer::Drawer;
use super::looks::Looks;
use super::outside;
use super::page::TablePage;
use crate::games::l5r_ccg::reference::REFERENCE;
use crate::games::l5r_ccg::{Ccg, Table, demo};
use crate::kernel::chance::Seed;
use crate::kernel::name::Name;
use crate::ui::app::waiting;
use crate::ui::games::GamePart;
use crate::ui::language;
use crate::ui::part::Work;
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedSeat;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::ui::texts::say;
use crate::words::{self, l5r_ccg as keys};
use leptos::prelude::*;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish,
    table: table_root::<Ccg>,
    page: outside::page,
    demonstration,
    first_lesson,
    settings: || ().into_any(),
    take_in: |incoming, text, kind| workshop().when_here(move |here| incoming.tell((here.take_in)(&text, kind))),
    choices,
    reference: &REFERENCE,
    closed: ClosedSeat::in_its_reading::<Ccg>(),
};

/// The words; nothing is shown that would wait for them.
fn prepare() -> Work {
    Box::pin(async { language::learn_game(words::l5r_ccg::WORDS).await })
}

fn furnish() {
    behind::provide();
    Looks::provide();
    Drawer::provide();
}

/// What the last file left to be chosen; how far what takes it in is, where that is waited for.
fn choices() -> AnyView {
    let workshop = workshop();
    (move || match workshop.here() {
        Some(here) => Some((here.choices)()),
        None => workshop.is_wished_for().then(|| waiting::note(workshop)),
    })
    .into_any()
}

/// Begins a demonstration table, in the middle of a battle, and goes there.
fn demonstration() {
    if let Ok(table) = demo::table(Seed(keeper::random()), keeper::now()) {
        begin(&table);
    }
}

/// Begins a prepared table of two before its first turn, each step explained, and goes there.
fn first_lesson() {
    expect_context::<Looks>().learning.begin();
    if let Ok(table) = demo::lesson_table(Seed(keeper::random()), keeper::now()) {
        begin(&table);
    }
}

/// Puts a new table on the shelf and goes there.
pub(super) fn begin(table: &Table) {
    // The title of the game is always a name; where a language has none that is, the table stays on this page.
    if let Ok(name) = Name::new(&say(keys::CCG_TABLE_NAME)) {
        begin::begin(name, table, &TablePage::Table);
    }
}
