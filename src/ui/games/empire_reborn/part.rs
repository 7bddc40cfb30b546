//! What the app asks of The Empire Reborn.

use super::behind::{self, workshop};
use super::letterbox;
use super::looks::Looks;
use super::page::TablePage;
use crate::games::GameId;
use crate::games::empire_reborn::reference::REFERENCE;
use crate::games::empire_reborn::setup::Fault;
use crate::games::empire_reborn::tools::map_file;
use crate::games::empire_reborn::{Empire, Table, demo};
use crate::kernel::chance::Seed;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use crate::storage::intake::Kind;
use crate::storage::transfer::{self, Imported};
use crate::ui::app::waiting;
use crate::ui::games::GamePart;
use crate::ui::games::outside::new_table_only;
use crate::ui::language;
use crate::ui::page::{self, Page, Path};
use crate::ui::part::Work;
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedSeat;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::ui::texts::say;
use crate::words::{self, empire_reborn as keys};
use leptos::prelude::*;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish,
    table: table_root::<Empire>,
    page: |page| new_table_only(GameId::EmpireReborn, page, behind::set_up),
    demonstration,
    first_lesson,
    settings: || ().into_any(),
    take_in: |incoming, text, kind| {
        // Mail that is waited for goes to its campaign and is judged there.
        match posted(&text, kind) {
            Some(page) => page::replace(page),
            None => workshop().when_here(move |here| incoming.tell((here.take_in)(&text, kind))),
        }
    },
    choices,
    reference: &REFERENCE,
    closed: ClosedSeat::with_the_table::<Empire>(),
};

/// The words; nothing is shown that would wait for them.
fn prepare() -> Work {
    Box::pin(async { language::learn_game(words::empire_reborn::WORDS).await })
}

/// The page where mail is read, where it is mail and a campaign waits for it.
fn posted(text: &str, kind: Kind) -> Option<Page> {
    let is_mail = matches!(kind, Kind::Document(format) if format.format != map_file::FORMAT);
    let table = is_mail.then(|| letterbox::drop_in(text)).flatten()?;
    Some(Page::Table(table.to_string(), Path::new("post")))
}

fn furnish() {
    behind::provide();
    Looks::provide();
}

/// Nothing is left to be chosen of a file; how far what takes it in is, where that is waited for.
fn choices() -> AnyView {
    let workshop = workshop();
    (move || workshop.is_wished_for().then(|| waiting::note(workshop))).into_any()
}

/// Begins a demonstration campaign, in the middle of a duel, and goes there.
fn demonstration() {
    expect_context::<Looks>().learning.stop();
    begin_recorded(demo::begun);
}

/// Begins a prepared realm before its first army, each step explained, and goes there.
fn first_lesson() {
    expect_context::<Looks>().learning.begin();
    begin_recorded(demo::lesson_begun);
}

/// Begins a table of what is recorded, by no command: what decides them may not be there yet.
fn begin_recorded(begun: fn(&Table, Seed, Stamp) -> Result<Table, Vec<Fault>>) {
    // It can be read and its set-up has no faults, as the tests show.
    let recorded = transfer::import_as_recorded(demo::RECORDED);
    if let Ok(Imported { table, .. }) = recorded
        && let Ok(table) = begun(&table, Seed(keeper::random()), keeper::now())
    {
        begin(&table);
    }
}

/// Puts a new table on the shelf and goes there.
pub(super) fn begin(table: &Table) {
    // The title of the game is always a name; where a language has none that is, the table stays on this page.
    if let Ok(name) = Name::new(&say(keys::ER_TABLE_NAME)) {
        begin::begin(name, table, &TablePage::Realm);
    }
}
