//! What the app asks of Bushido.

use super::behind::{self, workshop};
use super::learning::{Learning, learning};
use super::page::{GamePage, TablePage};
use super::seat::Seat;
use crate::games::bushido::reference::REFERENCE;
use crate::games::bushido::setup::Fault;
use crate::games::bushido::{Bushido, Table, demo};
use crate::kernel::chance::Seed;
use crate::ui::app::waiting;
use crate::ui::games::GamePart;
use crate::ui::language;
use crate::ui::page::{self, Page};
use crate::ui::part::Work;
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedSeat;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish,
    table: table_root::<Bushido>,
    page: outside,
    demonstration,
    first_lesson,
    settings: || ().into_any(),
    take_in: |incoming, text, kind| workshop().when_here(move |here| incoming.tell((here.take_in)(&text, kind))),
    choices,
    reference: &REFERENCE,
    closed: ClosedSeat::in_its_reading::<Bushido>(),
};

/// The words; nothing is shown that would wait for them.
fn prepare() -> Work {
    Box::pin(async { language::learn_game(words::bushido::WORDS).await })
}

/// What outlives a page.
fn furnish() {
    behind::provide();
    Learning::provide();
    Seat::provide();
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
    go_to(demo::table(Seed(keeper::random()), keeper::now()));
}

/// Begins a table before its first turn, each step explained, and goes there.
fn first_lesson() {
    learning().begin();
    go_to(demo::lesson_table(Seed(keeper::random())));
}

fn go_to(table: Result<Table, Vec<Fault>>) {
    if let Ok(table) = table {
        begin::begin(table.state().title().clone(), &table, &TablePage::Table);
    }
}
