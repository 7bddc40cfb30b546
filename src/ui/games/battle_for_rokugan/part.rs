//! What the app asks of Battle for Rokugan.

use super::behind::{self, workshop};
use super::page::{GamePage, TablePage};
use crate::games::battle_for_rokugan::lessons::Lesson;
use crate::games::battle_for_rokugan::reference::REFERENCE;
use crate::games::battle_for_rokugan::{Rokugan, Table, demo, lesson_table};
use crate::kernel::chance::Seed;
use crate::kernel::name::Name;
use crate::ui::app::waiting;
use crate::ui::games::GamePart;
use crate::ui::language;
use crate::ui::page::{self, Page};
use crate::ui::part::Work;
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedSeat;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::ui::texts::say;
use crate::ui::widgets::learning::Learning;
use crate::words::{self, battle_for_rokugan as keys};
use leptos::prelude::*;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish,
    table: table_root::<Rokugan>,
    page: outside,
    demonstration,
    first_lesson,
    settings: || ().into_any(),
    take_in: |incoming, text, kind| workshop().when_here(move |here| incoming.tell((here.take_in)(&text, kind))),
    choices,
    reference: &REFERENCE,
    closed: ClosedSeat::in_its_reading::<Rokugan>(),
};

fn prepare() -> Work {
    Box::pin(async {
        language::learn_game(words::battle_for_rokugan::WORDS).await;
    })
}

fn furnish() {
    behind::provide();
    Learning::<Lesson>::provide();
}

/// Nothing is left to be chosen of a file; how far what takes it in is, where that is waited for.
fn choices() -> AnyView {
    let workshop = workshop();
    (move || workshop.is_wished_for().then(|| waiting::note(workshop))).into_any()
}

/// The pages outside its tables. A URL that names nothing leads to Home.
fn outside(page: RwSignal<Page>) -> AnyView {
    let shown = Memo::new(move |_| page.with(GamePage::of));
    (move || match shown.get() {
        Some(shown) => waiting::screen(workshop(), move |here| (here.screen)(shown)),
        None => {
            if page.with_untracked(|page| matches!(page, Page::Game(..))) {
                page::replace(Page::Home);
            }
            ().into_any()
        }
    })
    .into_any()
}

/// Begins a demonstration table and goes there.
fn demonstration() {
    let Ok(table) = demo::table(Seed(keeper::random()), keeper::now()) else { return };
    begin(&table);
}

/// Begins the prepared first round, each moment of it explained, and goes there.
fn first_lesson() {
    Learning::<Lesson>::here().begin();
    let Ok(table) = lesson_table::table(Seed(keeper::random()), keeper::now()) else { return };
    begin(&table);
}

/// Puts a new table on the shelf and goes there.
pub(super) fn begin(table: &Table) {
    // The title of the game is always a name; where a language has none that is, the table stays on this page.
    if let Ok(name) = Name::new(&say(keys::BFR_SETUP_TABLE_NAME)) {
        begin::begin(name, table, &TablePage::Table);
    }
}
