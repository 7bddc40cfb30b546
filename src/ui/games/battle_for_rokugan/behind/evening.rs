//! The pages of a table besides the table itself, and what opens over it and places no token.

use super::Evening;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::screens::{
    ledger, lesson, odds, options, private, reveal, score, story, table,
};
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static EVENING: Evening = Evening {
    words: words::battle_for_rokugan::BEHIND,
    page,
    over: table::sheets::over,
    enter: table::sheets::enter::enter,
    about: table::sheets::about::about,
    danger: table::danger::danger,
    lesson: lesson::at_table,
};

fn page(page: TablePage) -> AnyView {
    match page {
        // It is there before all this.
        TablePage::Table => ().into_any(),
        TablePage::Reveal => reveal::page(),
        TablePage::Story => story::page(),
        TablePage::Odds(province) => odds::page(province),
        TablePage::Ledger => ledger::page(),
        TablePage::Private => private::page(),
        TablePage::Score => score::page(),
        TablePage::Options => options::page(),
    }
}
