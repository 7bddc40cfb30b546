//! What the app asks of The Empire Reborn.

use super::looks::Looks;
use super::page::TablePage;
use super::screens;
use crate::games::GameId;
use crate::games::empire_reborn::reference::REFERENCE;
use crate::games::empire_reborn::{Empire, Table, demo};
use crate::kernel::chance::Seed;
use crate::kernel::name::Name;
use crate::storage::intake::Kind;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::GamePart;
use crate::ui::games::outside::new_table_only;
use crate::ui::language;
use crate::ui::page;
use crate::ui::part::Work;
use crate::ui::shelf::{self, shelf};
use crate::ui::table::closed::ClosedTables;
use crate::ui::table::import;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::ui::table::played::PageOfTable;
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::words::{self, empire_reborn as keys};
use leptos::prelude::*;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish: Looks::provide,
    table: table_root::<Empire>,
    page: |page| new_table_only(GameId::EmpireReborn, page, screens::setup::setup),
    demonstration,
    first_lesson,
    settings: || ().into_any(),
    take_in,
    choices: || ().into_any(),
    reference: &REFERENCE,
    closed: ClosedTables::of::<Empire>(),
};

/// The words; nothing is shown that would wait for them.
fn prepare() -> Work {
    Box::pin(async { language::learn_game(words::empire_reborn::WORDS).await })
}

/// A file that comes in is a table; a map comes into a campaign that is open.
fn take_in(text: &str, kind: Kind) -> Taken {
    match kind {
        Kind::Save(_) => import::save::<Empire>(text),
        Kind::Document(_) => Err(NotTaken::because(keys::ER_MAP_INTO_CAMPAIGN)),
    }
}

/// Begins a demonstration campaign, in the middle of a duel, and goes there.
fn demonstration() {
    if let Ok(table) = demo::table(Seed(keeper::random()), keeper::now()) {
        begin(&table);
    }
}

/// Begins a prepared realm before its first army, each step explained, and goes there.
fn first_lesson() {
    expect_context::<Looks>().learning.begin();
    if let Ok(table) = demo::lesson_table(Seed(keeper::random()), keeper::now()) {
        begin(&table);
    }
}

/// Keeps a new table and goes there.
pub fn begin(table: &Table) {
    let (shelf, feedback) = (shelf(), feedback());
    // The title of the game is always a name; where a language has none that is, the table stays on this page.
    let Ok(name) = Name::new(&say(keys::ER_TABLE_NAME)) else { return };
    match shelf.create(name, table) {
        Ok(id) => page::replace(TablePage::Realm.at(id.to_string())),
        Err(error) => feedback.toast(shelf::reason(&error), Offer::Nothing),
    }
}
