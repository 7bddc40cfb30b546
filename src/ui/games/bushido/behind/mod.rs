//! What lies behind the table of this game: the pages of its models and exchanges, and what players do apart from a table.
//! Nobody needs it to see a table, so each is a part of the program of its own, fetched after the table.
//!
//! The table asks for it through the lists here. Only [`crate::ui::games::fetch`] may name what makes them, or that would
//! become part of the table.

pub mod evening;
pub mod workshop;

use super::page::{GamePage, TablePage};
use super::screens::panels::Draft;
use super::seat::Seat;
use super::session::Session;
use crate::games::bushido::Bushido;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
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
    /// Everything before the first turn.
    pub set_up: fn(Session, Draft) -> AnyView,
    /// What is needed now and then: whether it is open, and from where the table is looked at.
    pub more: fn(Session, RwSignal<bool>, RwSignal<Seat>) -> AnyView,
    /// A table as it was, to be read.
    pub then: fn(&State) -> AnyView,
    /// The card of a model, to be typed in; what follows on keeping it.
    pub card: fn(Session, ModelId, Callback<()>) -> AnyView,
}

/// What players do apart from a table: a new one with its rosters, statistics over all of them, files that come in.
pub struct Workshop {
    /// What it says.
    pub words: EnglishBehind,
    /// The screen of a page.
    pub screen: fn(GamePage) -> AnyView,
    /// Takes in a file of the game, a save or a Warband.
    pub take_in: fn(&str, Kind) -> Taken,
}

behind!(Bushido: bushido_evening, bushido_workshop, reading bushido_reading of Bushido);

/// The form of a model's card; `done` follows on keeping it.
pub fn card_form(session: Session, model: ModelId, done: Callback<()>) -> AnyView {
    waiting::inside(evening(), move |here| (here.card)(session, model, done))
}
