//! What lies behind the table of this game: the other pages of a table, and what players do apart from one. Nobody needs it
//! to see a table, so each is a part of the program of its own, fetched after the table.
//!
//! The table asks for it through the lists here. Only [`crate::ui::games::fetch`] may name what makes them, or that would
//! become part of the table.

pub mod evening;
pub mod workshop;

mod rooms;

use super::page::{GamePage, TablePage};
use super::screens::actions::Desk;
use super::screens::champion::Seat;
use super::screens::left::Left;
use super::screens::table::Place;
use super::session::Session;
use crate::games::champions::Champions;
use crate::games::champions::examples::Example;
use crate::games::champions::model::ids::{Actor, PlayerId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::offers::ActionKind;
use crate::games::champions::runner::Progress;
use crate::games::champions::scenario::told::Told;
use crate::storage::intake::Kind;
use crate::ui::app::waiting;
use crate::ui::games::bring::behind;
use crate::ui::page::Page;
use crate::ui::table::arbiter::Arbiter;
use crate::ui::table::session::Shown;
use crate::ui::widgets::incoming::Taken;
use crate::words::EnglishBehind;
use leptos::prelude::*;
use rooms::Rooms;

/// What an evening needs besides the table itself.
pub struct Evening {
    /// What it says.
    pub words: EnglishBehind,
    /// A page of the open table other than the table itself.
    pub page: fn(TablePage) -> AnyView,
    /// What opens over the table, by the state of its page; the last is what the scenario says.
    pub sheets: fn(Place, Desk, Shown<Option<Told>>) -> AnyView,
    /// Why a step changed what it changed, by its place in the journal, for the log.
    pub inside: fn(Session, usize) -> AnyView,
    /// A table as it was, to be read.
    pub then: fn(State) -> AnyView,
    /// The forecast under the cards of a wide table.
    pub under_the_cards: fn() -> AnyView,
    /// The card of somebody, to be typed in or put right; what follows on keeping and on leaving it.
    pub card_of: fn(Session, Who, Callback<()>) -> AnyView,
    /// Why somebody cannot do an action now, in the sheet of a refusal.
    pub why_not: fn(Desk, Actor, ActionKind),
    /// The players have seen to an event of the scenario, by its place there.
    pub heed: fn(Session, u8),
    /// What stands below the numbers of a Champion, beside the cards of a wide table.
    pub sheet_body: fn(Seat) -> AnyView,
    /// The form of a player's Intermission card, and whether the sheet around it is open.
    pub intermission: fn(PlayerId, RwSignal<bool>) -> AnyView,
    /// The form of this turn's Ring Event card, and whether the sheet around it is open.
    pub ring_event: fn(RwSignal<bool>) -> AnyView,
    /// Begins the table of an example of the rulebook, and goes there.
    pub begin_example: fn(Example),
    /// How far the app has led through the Enemies Phase, which it plans.
    pub progress: fn(&State) -> Option<Progress>,
    /// A Combat or test that was left.
    pub left: Left,
    /// What decides at the tables.
    pub arbiter: Arbiter<Champions>,
    /// What its pages work with.
    pub rooms: Rooms,
}

/// What players do apart from a table: set-ups, boards, scenarios, campaigns, their own cards.
pub struct Workshop {
    /// What it says.
    pub words: EnglishBehind,
    /// The screen of a page, by the one with which it begins; the page that is shown, and what it is of this game.
    pub screen: fn(GamePage, RwSignal<Page>, Memo<Option<GamePage>>) -> AnyView,
    /// What can be set for this game alone.
    pub settings: fn() -> AnyView,
    /// Takes in a file of the game, a save or a document.
    pub take_in: fn(&str, Kind) -> Taken,
    /// What the last file left for the players to choose.
    pub choices: fn() -> AnyView,
    /// What its pages work with.
    pub rooms: Rooms,
}

behind!(Champions: champions_evening, champions_workshop, reading champions_reading of Champions, rooms);

/// The form of somebody's card; nothing for somebody who is not there. `done` follows on keeping and on leaving it.
pub fn card_of(session: Session, who: Who, done: Callback<()>) -> AnyView {
    waiting::inside(evening(), move |here| (here.card_of)(session, who, done))
}
