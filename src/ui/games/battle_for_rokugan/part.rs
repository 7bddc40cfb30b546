//! What the app asks of Battle for Rokugan.

use super::page::TablePage;
use super::screens;
use super::screens::remembered::own_box;
use crate::games::GameId;
use crate::games::battle_for_rokugan::lessons::Lesson;
use crate::games::battle_for_rokugan::reference::REFERENCE;
use crate::games::battle_for_rokugan::tools::headless::table_file;
use crate::games::battle_for_rokugan::{Rokugan, Table, demo, lesson_table};
use crate::kernel::chance::Seed;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::storage::intake::Kind;
use crate::ui::games::GamePart;
use crate::ui::games::outside::new_table_only;
use crate::ui::language;
use crate::ui::page::Page;
use crate::ui::part::Work;
use crate::ui::shelf::shelf;
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedTables;
use crate::ui::table::import;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::ui::widgets::learning::Learning;
use crate::words::{self, battle_for_rokugan as keys, unfit};
use leptos::prelude::*;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish: Learning::<Lesson>::provide,
    table: table_root::<Rokugan>,
    page: outside,
    demonstration,
    first_lesson,
    settings: || ().into_any(),
    take_in: |incoming, text, kind| incoming.tell(take_in(&text, kind)),
    choices: || ().into_any(),
    reference: &REFERENCE,
    closed: ClosedTables::of::<Rokugan>(),
};

fn prepare() -> Work {
    Box::pin(async {
        language::learn_game(words::battle_for_rokugan::WORDS).await;
    })
}

/// The pages outside its tables: statistics over them, and a new one.
fn outside(page: RwSignal<Page>) -> AnyView {
    let asks = |parts: &[&str]| parts == ["statistics"];
    let of_game = move |page: &Page| page.parts_of_game(GameId::BattleForRokugan).is_some_and(|parts| asks(&parts));
    let statistics = Memo::new(move |_| page.with(of_game));
    (move || match statistics.get() {
        true => screens::statistics::page(),
        false => new_table_only(GameId::BattleForRokugan, page, screens::setup::setup),
    })
    .into_any()
}

/// A file that comes in is a table: its save, or what all of its players may know.
fn take_in(text: &str, kind: Kind) -> Taken {
    if let Kind::Save(_) = kind {
        return import::save::<Rokugan>(text);
    }
    let file = table_file::of_text(text).and_then(|file| file.begin(own_box(), Seed(keeper::random()), keeper::now()));
    let table = file.map_err(|fault| NotTaken::because(import::at(&fault.path, unfit::reading(&fault.reason))))?;
    let name =
        Name::new(&say(keys::BFR_SETUP_TABLE_NAME)).map_err(|_| NotTaken::because(Line::new(keys::BFR_TITLE)))?;
    import::shelve(shelf(), name, &table)
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
