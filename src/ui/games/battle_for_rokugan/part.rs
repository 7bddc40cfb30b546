//! What the app asks of Battle for Rokugan.

use super::page::TablePage;
use super::screens;
use crate::games::GameId;
use crate::games::battle_for_rokugan::reference::REFERENCE;
use crate::games::battle_for_rokugan::{Rokugan, Table, demo};
use crate::kernel::chance::Seed;
use crate::kernel::name::Name;
use crate::ui::games::GamePart;
use crate::ui::games::outside::new_table_only;
use crate::ui::language;
use crate::ui::part::Work;
use crate::ui::table::begin;
use crate::ui::table::closed::ClosedTables;
use crate::ui::table::import;
use crate::ui::table::keeper;
use crate::ui::table::open_table::table_root;
use crate::ui::texts::say;
use crate::words::{self, battle_for_rokugan as keys};
use leptos::prelude::*;

/// The list itself.
pub static PART: GamePart = GamePart {
    prepare,
    furnish: || (),
    table: table_root::<Rokugan>,
    page: |page| new_table_only(GameId::BattleForRokugan, page, screens::setup::setup),
    demonstration,
    // The ready position is the first table of a learner too; what each step is for stands in the rules.
    first_lesson: demonstration,
    settings: || ().into_any(),
    take_in: import::only_saves::<Rokugan>,
    choices: || ().into_any(),
    reference: &REFERENCE,
    closed: ClosedTables::of::<Rokugan>(),
};

fn prepare() -> Work {
    Box::pin(async {
        language::learn_game(words::battle_for_rokugan::WORDS).await;
    })
}

/// Begins a demonstration table and goes there.
fn demonstration() {
    let Ok(table) = demo::table(Seed(keeper::random()), keeper::now()) else { return };
    begin(&table);
}

/// Puts a new table on the shelf and goes there.
pub(super) fn begin(table: &Table) {
    // The title of the game is always a name; where a language has none that is, the table stays on this page.
    if let Ok(name) = Name::new(&say(keys::BFR_SETUP_TABLE_NAME)) {
        begin::begin(name, table, &TablePage::Table);
    }
}
