//! What the app asks of Bushido.

use super::learning::{Learning, learning};
use super::page::TablePage;
use super::screens;
use super::seat::Seat;
use super::warbands;
use crate::games::GameId;
use crate::games::bushido::reference::REFERENCE;
use crate::games::bushido::setup::Fault;
use crate::games::bushido::{Bushido, Table, demo};
use crate::kernel::chance::Seed;
use crate::storage::intake::Kind;
use crate::ui::games::GamePart;
use crate::ui::games::outside::new_table_only;
use crate::ui::language;
use crate::ui::page::Page;
use crate::ui::part::Work;
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedTables;
use crate::ui::table::import;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::ui::widgets::incoming::Taken;
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
    take_in,
    choices: || ().into_any(),
    reference: &REFERENCE,
    closed: ClosedTables::of::<Bushido>(),
};

/// The words; nothing is shown that would wait for them.
fn prepare() -> Work {
    Box::pin(async { language::learn_game(words::bushido::WORDS).await })
}

/// The pages outside its tables: statistics over them, and a new one.
fn outside(page: RwSignal<Page>) -> AnyView {
    let asks = |page: &Page| page.parts_of_game(GameId::Bushido).is_some_and(|parts| parts == ["statistics"]);
    let statistics = Memo::new(move |_| page.with(asks));
    (move || match statistics.get() {
        true => screens::statistics::page(),
        false => new_table_only(GameId::Bushido, page, screens::setup::setup),
    })
    .into_any()
}

/// What outlives a page.
fn furnish() {
    Learning::provide();
    Seat::provide();
}

/// A file that comes in is a table, or a Warband to be kept. Rosters are imported where a table is set up.
fn take_in(text: &str, kind: Kind) -> Taken {
    match kind {
        Kind::Save(_) => import::save::<Bushido>(text),
        Kind::Document(_) => warbands::take_in(text),
    }
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
