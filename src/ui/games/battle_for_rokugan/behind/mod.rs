//! What lies behind the table of this game: its other pages, what opens over it and places no token, and what players do
//! apart from a table. Nobody needs it to see a table, so each is a part of the program of its own, fetched after the table.
//!
//! The table asks for it through the lists here. Only [`crate::ui::games::fetch`] may name what makes them, or that would
//! become part of the table.

pub mod evening;
pub mod workshop;

use super::map::Extra;
use super::page::{GamePage, TablePage};
use super::screens::table::{Over, Place};
use super::session::Session;
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::state::State;
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
    /// What opens over the table and places no token.
    pub over: fn(Place, Over) -> AnyView,
    /// A token of a province, entered when it was turned at the table.
    pub enter: fn(Place, Province) -> AnyView,
    /// What a province is worth, its name, and changes of it by hand.
    pub about: fn(Place, Province) -> AnyView,
    /// What the map shows of the chance that each province is lost.
    pub danger: fn(&State) -> Extra,
    /// What the first lesson says of the table as it stands.
    pub lesson: fn(Session) -> AnyView,
}

/// What players do apart from a table: a new one, statistics over all of them, files that come in.
pub struct Workshop {
    /// What it says.
    pub words: EnglishBehind,
    /// The screen of a page.
    pub screen: fn(GamePage) -> AnyView,
    /// Takes in a file of the game: a save, or what all players may know of a table.
    pub take_in: fn(&str, Kind) -> Taken,
}

behind!(
    BattleForRokugan: battle_for_rokugan_evening, battle_for_rokugan_workshop,
    reading battle_for_rokugan_reading of Rokugan
);

/// What opens over the table and places no token.
pub fn over(place: Place, over: Over) -> AnyView {
    waiting::inside(evening(), move |here| (here.over)(place, over))
}

/// A token of a province, entered when it was turned at the table.
pub fn enter(place: Place, at: Province) -> AnyView {
    waiting::inside(evening(), move |here| (here.enter)(place, at))
}

/// What a province is worth, its name, and changes of it by hand.
pub fn about(place: Place, at: Province) -> AnyView {
    waiting::inside(evening(), move |here| (here.about)(place, at))
}

/// What the first lesson says of the table as it stands.
pub fn lesson(session: Session) -> AnyView {
    waiting::inside(evening(), move |here| (here.lesson)(session))
}
