//! What lies behind the table of this game: its other pages, and what players do apart from a table. Nobody needs it to see
//! a table, so each is a part of the program of its own, fetched after the table.
//!
//! The table asks for it through the lists here. Only [`crate::ui::games::fetch`] may name what makes them, or that would
//! become part of the table.

pub mod evening;
pub mod workshop;

use super::outside::Outside;
use super::page::TablePage;
use super::session::Session;
use crate::games::l5r_ccg::Ccg;
use crate::games::l5r_ccg::model::player::CardId;
use crate::storage::intake::Kind;
use crate::ui::app::waiting;
use crate::ui::games::bring::behind;
use crate::ui::widgets::incoming::Taken;
use crate::words::EnglishBehind;
use leptos::prelude::*;

/// What an evening needs besides the table itself.
pub struct Evening {
    /// What it says.
    pub words: EnglishBehind,
    /// A page of the open table other than the table itself.
    pub page: fn(TablePage) -> AnyView,
    /// A card that is known too little of, to be typed in; what follows on keeping it.
    pub card: fn(Session, CardId, Callback<()>) -> AnyView,
}

/// What players do apart from a table: a new one, decks and the card book, statistics over all tables, files that come in.
pub struct Workshop {
    /// What it says.
    pub words: EnglishBehind,
    /// The screen of a page.
    pub screen: fn(Outside) -> AnyView,
    /// Takes in a file of the game: a save, a deck or a card book.
    pub take_in: fn(&str, Kind) -> Taken,
    /// What the last file left for the players to choose.
    pub choices: fn() -> AnyView,
}

behind!(L5rCcg: l5r_ccg_evening, l5r_ccg_workshop, reading l5r_ccg_reading of Ccg);

/// The form of a card; `done` follows on keeping it.
pub fn card_form(session: Session, card: CardId, done: Callback<()>) -> AnyView {
    waiting::inside(evening(), move |here| (here.card)(session, card, done))
}
