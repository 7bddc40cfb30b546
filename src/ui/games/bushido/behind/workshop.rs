//! What players do apart from a table: a new one with its rosters, statistics, files that come in.

use super::Workshop;
use crate::games::bushido::Bushido;
use crate::storage::intake::Kind;
use crate::ui::games::bushido::page::GamePage;
use crate::ui::games::bushido::screens::{setup, statistics};
use crate::ui::games::bushido::warbands;
use crate::ui::table::import;
use crate::ui::widgets::incoming::Taken;
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static WORKSHOP: Workshop = Workshop { words: words::bushido::BEHIND, screen, take_in };

fn screen(page: GamePage) -> AnyView {
    match page {
        GamePage::New => setup::setup(),
        GamePage::Statistics => statistics::page(),
    }
}

/// A file that comes in is a table, or a Warband to be kept. A roster is imported where a table is set up.
fn take_in(text: &str, kind: Kind) -> Taken {
    match kind {
        Kind::Save(_) => import::save::<Bushido>(text),
        Kind::Document(_) => warbands::take_in(text),
    }
}
