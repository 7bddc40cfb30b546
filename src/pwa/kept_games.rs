//! The games on this device: which of them are there without a network, and fetching or dropping one.
//!
//! The service worker keeps them (`public/sw.js`); this asks it and hears its answers. Where no worker answers, a game is
//! played all the same, and asked for once one does.

use super::patience::at_most;
use super::worker::{self, container, tell_of};
use crate::app::coming::Left;
use crate::games::GameId;
use leptos::prelude::*;
use serde::Deserialize;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Response};

/// How long a worker may take to say its first word, in milliseconds: one of an earlier version never does.
const UNTIL_FIRST_WORD: i32 = 4000;
/// How long it may be silent later: the browser may have ended it in the middle.
const UNTIL_NEXT_WORD: i32 = 30_000;
/// Where this tab notes the games that were opened before a worker could keep them.
const DUE: &str = "rokugan.due";
/// The list of the games, a file of the app.
const LIST: &str = "games.json";

/// Why a game could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It could not be fetched, or not to its end.
    Network,
    /// The host has another version by now.
    Gone,
    /// What came is not what was asked for.
    Damaged,
    /// There is no room for it.
    Full,
}

/// What the worker says of games, by the names of their folders.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Word {
    /// Which version is served, and which games of it are there.
    Status {
        current: String,
        #[serde(default)]
        games: Vec<String>,
    },
    /// So much of a game is to come, and so much of its first part.
    Coming {
        game: String,
        left: u32,
        whole: u32,
        #[serde(default)]
        first: Option<Left>,
    },
    /// Its first part is there.
    Ready { game: String },
    /// It is there.
    Kept { game: String },
    /// It could not be kept.
    Unkept { game: String, fault: Fault },
}

/// How much of a game is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Its first part, with which its tables can be shown. The worker goes on with what lies behind.
    FirstPart,
    /// All of it: then it is there without a network.
    Whole,
}

/// Somebody who waits for a game.
struct Waiting {
    game: GameId,
    until: Until,
    doubted: bool,
    on_left: Box<dyn Fn(Left)>,
    /// How many words were heard.
    words: Cell<u32>,
    outcome: Cell<Option<Result<(), Fault>>>,
    /// Ends the wait.
    end: RefCell<Option<js_sys::Function>>,
}

/// The games on this device, for every screen.
#[derive(Clone, Copy)]
pub struct KeptGames {
    /// Those that are there without a network.
    kept: RwSignal<Vec<GameId>>,
    /// Those that were opened and are not kept yet.
    due: RwSignal<Vec<GameId>>,
    /// Those that did not run although they were there.
    doubted: StoredValue<Vec<GameId>>,
    /// The version of this page, as the worker names it.
    version: StoredValue<Option<String>>,
    waiting: StoredValue<Vec<Rc<Waiting>>, LocalStorage>,
}

impl KeptGames {
    /// Gives them to every screen below; nothing is known until [`KeptGames::listen`].
    pub fn provide() {
        provide_context(Self {
            kept: RwSignal::default(),
            due: RwSignal::default(),
            doubted: StoredValue::default(),
            version: StoredValue::default(),
            waiting: StoredValue::new_local(Vec::new()),
        });
    }

    /// Whether a game is there without a network.
    pub fn has(self, game: GameId) -> bool {
        self.kept.with(|kept| kept.contains(&game))
    }

    /// The same, not followed.
    pub fn has_untracked(self, game: GameId) -> bool {
        self.kept.with_untracked(|kept| kept.contains(&game))
    }

    /// Whether a game is there, or was opened and is to be kept.
    pub fn has_or_will(self, game: GameId) -> bool {
        self.has(game) || self.due.with(|due| due.contains(&game))
    }

    /// Hears the worker from now on.
    pub fn listen(self) {
        self.due.set(noted());
        let Some(container) = container() else { return };
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = js_sys::JSON::stringify(&event.data()).ok().map(String::from);
            let word = text.and_then(|text| serde_json::from_str(&text).ok());
            word.into_iter().for_each(|word| self.hear(word));
        });
        // Another worker knows nothing of what its predecessor was asked for.
        let again =
            Closure::<dyn Fn()>::new(move || self.waiting.with_value(|all| all.iter().for_each(|one| self.ask(one))));
        // Listening to events that exist does not fail.
        let _ = container.add_event_listener_with_callback("message", hear.as_ref().unchecked_ref());
        let _ = container.add_event_listener_with_callback("controllerchange", again.as_ref().unchecked_ref());
        hear.forget();
        again.forget();
    }

    fn hear(self, word: Word) {
        match word {
            Word::Status { current, games } => {
                let kept: Vec<GameId> = games.iter().filter_map(|game| GameId::in_folder(game)).collect();
                self.version.update_value(|mine| *mine = mine.take().or(Some(current)));
                self.due.update(|due| due.retain(|game| !kept.contains(game)));
                self.kept.set(kept);
                self.due.with_untracked(|due| due.iter().for_each(|game| self.tell_to_keep(*game, false)));
                note(&self.due.get_untracked());
            }
            Word::Coming { game, left, whole, first } => self.each(&game, |one| {
                let first = first.filter(|_| one.until == Until::FirstPart);
                (one.on_left)(first.unwrap_or(Left { left, whole }));
            }),
            Word::Ready { game } => self.each(&game, |one| {
                if one.until == Until::FirstPart {
                    one.end_with(Ok(()));
                }
            }),
            Word::Kept { game } => self.each(&game, |one| one.end_with(Ok(()))),
            Word::Unkept { game, fault } => {
                self.each(&game, |one| one.end_with(Err(fault)));
                if fault == Fault::Gone {
                    // A worker that asks by itself is kept waiting by the browser.
                    worker::look_for_another();
                }
            }
        }
    }

    fn each(self, folder: &str, tell: impl Fn(&Waiting)) {
        let all = self.waiting.with_value(Clone::clone);
        for one in all.iter().filter(|one| one.game.folder() == folder) {
            one.words.set(one.words.get().wrapping_add(1));
            tell(one);
        }
    }

    fn ask(self, one: &Waiting) {
        self.tell_to_keep(one.game, one.doubted);
    }

    fn tell_to_keep(self, game: GameId, doubted: bool) {
        let version = self.version.get_value().map_or(JsValue::NULL, |version| JsValue::from_str(&version));
        let doubted = JsValue::from_bool(doubted);
        tell_of("keep", [("game", JsValue::from_str(game.folder())), ("version", version), ("doubted", doubted)]);
    }

    /// Keeps a game from now on: fetches what is not there yet, telling how much is left of what is waited for. Where no
    /// worker answers, that is done once one does.
    ///
    /// # Errors
    ///
    /// It could not be kept; what has come of it stays for the next time.
    pub async fn keep(self, game: GameId, until: Until, on_left: impl Fn(Left) + 'static) -> Result<(), Fault> {
        if !can_keep() {
            self.owe(game);
            return Ok(());
        }
        let waiting = Rc::new(Waiting {
            game,
            until,
            doubted: self.doubted.with_value(|doubted| doubted.contains(&game)),
            on_left: Box::new(on_left),
            words: Cell::new(0),
            outcome: Cell::new(None),
            end: RefCell::new(None),
        });
        let ended = js_sys::Promise::new(&mut |end, _| *waiting.end.borrow_mut() = Some(end));
        self.waiting.update_value(|all| all.push(waiting.clone()));
        self.ask(&waiting);
        let outcome = self.outcome(&waiting, ended).await;
        self.waiting.update_value(|all| all.retain(|other| !Rc::ptr_eq(other, &waiting)));
        if outcome == Ok(()) {
            self.doubted.update_value(|doubted| doubted.retain(|other| *other != game));
        }
        outcome
    }

    async fn outcome(self, waiting: &Rc<Waiting>, ended: js_sys::Promise) -> Result<(), Fault> {
        loop {
            let before = waiting.words.get();
            let patience = if before == 0 { UNTIL_FIRST_WORD } else { UNTIL_NEXT_WORD };
            let ended = JsFuture::from(ended.clone());
            at_most(patience, async { drop(ended.await) }).await;
            if let Some(outcome) = waiting.outcome.take() {
                return outcome;
            }
            match waiting.words.get() {
                0 => {
                    self.owe(waiting.game);
                    return Ok(());
                }
                words if words == before => return Err(Fault::Network),
                _ => {}
            }
        }
    }

    /// Notes that a game is to be kept once there is a worker.
    fn owe(self, game: GameId) {
        self.due.update(|due| {
            if !due.contains(&game) {
                due.push(game);
            }
        });
        note(&self.due.get_untracked());
    }

    /// Notes that a game does not run although it is there: the next time it is looked through.
    pub fn doubt(self, game: GameId) {
        self.doubted.update_value(|doubted| doubted.push(game));
    }

    /// Drops the files of a game.
    pub fn drop_game(self, game: GameId) {
        self.due.update(|due| due.retain(|other| *other != game));
        note(&self.due.get_untracked());
        tell_of("drop", [("game", JsValue::from_str(game.folder()))]);
    }
}

impl Waiting {
    fn end_with(&self, outcome: Result<(), Fault>) {
        self.outcome.set(Some(outcome));
        if let Some(end) = self.end.take() {
            // Resolving a promise does not fail.
            let _ = end.call0(&JsValue::NULL);
        }
    }
}

/// Whether a worker answers this page.
pub fn can_keep() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

/// Bytes that each game transfers; nothing where the list cannot be had.
pub async fn sizes() -> Option<Vec<(GameId, u32)>> {
    /// A game in the list.
    #[derive(Deserialize)]
    struct Listed {
        bytes: u32,
    }
    let response: Response = JsFuture::from(window().fetch_with_str(LIST)).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
    let games: BTreeMap<String, Listed> = serde_json::from_str(&text).ok()?;
    Some(games.iter().filter_map(|(folder, listed)| Some((GameId::in_folder(folder)?, listed.bytes))).collect())
}

/// What this tab noted before it was loaded again.
fn noted() -> Vec<GameId> {
    let text = session().and_then(|session| session.get_item(DUE).ok()?).unwrap_or_default();
    text.split(' ').filter_map(GameId::in_folder).collect()
}

fn note(due: &[GameId]) {
    let folders: Vec<_> = due.iter().map(|game| game.folder()).collect();
    if let Some(session) = session() {
        // A tab that notes nothing asks again when the game is opened again.
        let _ = if folders.is_empty() { session.remove_item(DUE) } else { session.set_item(DUE, &folders.join(" ")) };
    }
}

fn session() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
