//! The games on the shelf: each with its screens, none importing another; and what the shelf says of a game whose code
//! is not there, by words and addresses alone.

pub mod battle_for_rokugan;
pub mod bushido;
pub mod champions;
pub mod empire_reborn;
pub mod l5r_ccg;

pub mod bring;
pub mod outside;

mod fetch;

use super::page::{Page, Path};
use super::part::{Fetch, Part, Steps, Work};
use super::prefs;
pub use crate::app::shelf::{OnShelf, SHELF, Way};
use crate::games::GameId;
use crate::games::champions::views::looks::SEAT_COLOURS;
use crate::kernel::reference::Reference;
use crate::pwa::kept_games::KeptGames;
use crate::storage::TableId;
use crate::storage::intake::Kind;
use crate::ui::table::closed::{ClosedSeat, Games};
use crate::ui::table::import;
use crate::ui::widgets::incoming::{Incoming, Taker};
use leptos::prelude::*;

impl OnShelf {
    /// Its part of the program.
    pub fn part(&self) -> Part<GamePart> {
        part_of(self.game, &expect_context())
    }

    /// Says that it will be needed, although the rest of the app may not be there yet: what starts the app fetches it
    /// meanwhile.
    pub fn is_wanted(&self) {
        if let Ok(event) = web_sys::Event::new(&format!("want-{}", self.game.folder())) {
            // Nothing ends it on its way.
            let _ = window().dispatch_event(&event);
        }
    }
}

/// What the app asks of a game. Only [`fetch`] may name a list of these, or the game's code becomes part of another file.
pub struct GamePart {
    /// Reads its words and packs, each in a task of its own.
    pub prepare: fn() -> Work,
    /// Gives its contexts to every screen.
    pub furnish: fn(),
    /// A table of the game, by its id, and the page that is shown.
    pub table: fn(String, RwSignal<Page>) -> AnyView,
    /// A page outside its tables.
    pub page: fn(RwSignal<Page>) -> AnyView,
    /// Begins a demonstration table and goes there.
    pub demonstration: fn(),
    /// The same with every step of a first game explained.
    pub first_lesson: fn(),
    /// What can be set for this game alone.
    pub settings: fn() -> AnyView,
    /// Takes in a file of the game, a save or a document, and tells what came of it.
    pub take_in: fn(Incoming, String, Kind),
    /// What the last file left for the players to choose.
    pub choices: fn() -> AnyView,
    /// Its rules, to be opened over its screens.
    pub reference: &'static Reference,
    /// Where what it does with its tables that are not open lies.
    pub closed: ClosedSeat,
}

/// The parts of all games.
#[derive(Clone, Copy)]
pub struct Parts {
    bushido: Part<GamePart>,
    champions: Part<GamePart>,
    battle_for_rokugan: Part<GamePart>,
    l5r_ccg: Part<GamePart>,
    empire_reborn: Part<GamePart>,
}

/// The part of a game.
const fn part_of(game: GameId, parts: &Parts) -> Part<GamePart> {
    match game {
        GameId::Champions => parts.champions,
        GameId::BattleForRokugan => parts.battle_for_rokugan,
        GameId::Bushido => parts.bushido,
        GameId::L5rCcg => parts.l5r_ccg,
        GameId::EmpireReborn => parts.empire_reborn,
    }
}

static BUSHIDO: Steps<GamePart> = steps(|left| bring::brought(GameId::Bushido, left, Box::pin(fetch::bushido())));

static CHAMPIONS: Steps<GamePart> = steps(|left| bring::brought(GameId::Champions, left, Box::pin(fetch::champions())));

static BATTLE_FOR_ROKUGAN: Steps<GamePart> =
    steps(|left| bring::brought(GameId::BattleForRokugan, left, Box::pin(fetch::battle_for_rokugan())));

static L5R_CCG: Steps<GamePart> = steps(|left| bring::brought(GameId::L5rCcg, left, Box::pin(fetch::l5r_ccg())));

static EMPIRE_REBORN: Steps<GamePart> =
    steps(|left| bring::brought(GameId::EmpireReborn, left, Box::pin(fetch::empire_reborn())));

/// How the part of a game comes.
const fn steps(fetch: Fetch<GamePart>) -> Steps<GamePart> {
    Steps { fetch, prepare: |part| (part.prepare)(), furnish: |part| (part.furnish)() }
}

/// Gives the parts of all games to every screen below `root`.
pub fn provide(root: &Owner) {
    KeptGames::provide();
    let parts = Parts {
        champions: Part::new(&CHAMPIONS, root.clone()),
        battle_for_rokugan: Part::new(&BATTLE_FOR_ROKUGAN, root.clone()),
        bushido: Part::new(&BUSHIDO, root.clone()),
        l5r_ccg: Part::new(&L5R_CCG, root.clone()),
        empire_reborn: Part::new(&EMPIRE_REBORN, root.clone()),
    };
    provide_context(parts);
    provide_context(closed_tables(parts, root.clone()));
}

/// Where what a game does with its closed tables is found; the parts of games belong to `root`.
fn closed_tables(parts: Parts, root: Owner) -> Games {
    let part = move |game| on_shelf(game).map(|game| part_of(game.game, &parts));
    let of_root = root.clone();
    let here = move |game| {
        let closed = &part(game)?.here()?.closed;
        of_root.with(closed.here)
    };
    let fetched = async |part: Option<Part<GamePart>>, root: Owner| {
        let closed = &part?.get().await?.closed;
        root.with(closed.get).await
    };
    Games::new(here, move |game| Box::pin(fetched(part(game), root.clone())))
}

/// The game in hand: the one that was opened last, or else the first of the shelf.
pub fn in_hand() -> &'static OnShelf {
    let named = prefs::current().with(|prefs| prefs.game.clone());
    SHELF.iter().find(|game| Some(game.game.saved_name()) == named.as_deref()).unwrap_or(&SHELF[0])
}

/// Takes a game into the hand.
pub fn take_in_hand(game: GameId) {
    let (prefs, name) = (prefs::current(), game.saved_name());
    if prefs.with_untracked(|prefs| prefs.game.as_deref() != Some(name)) {
        prefs.update(|prefs| prefs.game = Some(name.to_owned()));
    }
}

/// A game as it stands on the shelf, where this build has it.
pub fn on_shelf(game: GameId) -> Option<&'static OnShelf> {
    SHELF.iter().find(|other| other.game == game)
}

/// Takes in files by the game they are of; where that has to be fetched, as soon as it is there.
pub fn taker() -> Taker {
    // A file may come from where no context is: from the camera, beat by beat.
    let parts: Parts = expect_context();
    let take_in = move |(incoming, text, kind): (Incoming, String, Kind)| {
        let game = match kind {
            Kind::Document(format) => Some(format.game),
            Kind::Save(game) => game,
        };
        match game.and_then(on_shelf) {
            Some(game) => part_of(game.game, &parts).when_here(move |part| (part.take_in)(incoming, text, kind)),
            None => incoming.tell(Err(import::of_no_game(&text))),
        }
    };
    Taker(Callback::new(take_in))
}

/// The page that tells what came of a table; the table itself where its game has no such page.
pub fn result(game: GameId, id: &TableId) -> Page {
    let path = match game {
        GameId::Champions => "score",
        GameId::BattleForRokugan | GameId::Bushido | GameId::L5rCcg | GameId::EmpireReborn => "",
    };
    Page::Table(id.to_string(), Path::new(path))
}

/// The colours of the seats of a game, by the names the styles give them; none where its seats have no colours.
pub fn seat_colours(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Champions => &SEAT_COLOURS,
        GameId::BattleForRokugan | GameId::Bushido | GameId::L5rCcg | GameId::EmpireReborn => &[],
    }
}
