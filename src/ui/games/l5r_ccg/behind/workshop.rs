//! What players do apart from a table: a new one, decks and the card book, statistics, files that come in.

use super::Workshop;
use crate::games::l5r_ccg::Ccg;
use crate::storage::intake::Kind;
use crate::ui::games::l5r_ccg::drawer;
use crate::ui::games::l5r_ccg::outside::Outside;
use crate::ui::games::l5r_ccg::screens::{decks, setup, statistics};
use crate::ui::table::import;
use crate::ui::widgets::incoming::Taken;
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static WORKSHOP: Workshop = Workshop { words: words::l5r_ccg::BEHIND, screen, take_in, choices: drawer::choices };

fn screen(page: Outside) -> AnyView {
    match page {
        Outside::New => setup::setup(),
        Outside::Decks => decks::list(),
        Outside::Deck(at) => decks::deck(at),
        Outside::Statistics => statistics::page(),
    }
}

/// A file that comes in is a table, a deck or a card book.
fn take_in(text: &str, kind: Kind) -> Taken {
    match kind {
        Kind::Save(_) => import::save::<Ccg>(text),
        Kind::Document(format) => drawer::drawer().take_in(text, format.format),
    }
}
