//! How a game comes: kept first by the service worker, so that it is there without a network from then on, then loaded.
//!
//! A game is opened only once the rest of the app is there, so what does this lies in the rest, which hands it over here.

use super::{GamePart, fetch};
use crate::app::coming::{FilesComing, Left};
use crate::games::GameId;
use crate::pwa::kept_games::{Fault, KeptGames, Until};
use crate::storage::TableId;
use crate::ui::feedback::feedback;
use crate::ui::page::Page;
use crate::ui::part::{Part, Steps, Unfetched, Work};
use crate::ui::table::keeper;
use crate::words::keys;
use leptos::ev;
use leptos::prelude::*;
use serde::Deserialize;
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;
use web_sys::CustomEvent;

/// A part of a game, or why it is not there.
pub type Loaded<T = GamePart> = Result<&'static T, Unfetched>;
/// Keeps a game and then loads its first part, telling how much is to come.
pub type Bring = fn(GameId, RwSignal<Option<Left>>, Work<Loaded>) -> Work<Loaded>;

/// A list of what lies behind the first part of a game: a part of the program of its own, fetched after the table. Only
/// [`super::fetch`] may name what makes one, or that would become part of the table.
pub trait Behind: Sync + Sized + 'static {
    /// Whose it is.
    const GAME: GameId;
    /// Loads it.
    const LOAD: fn() -> Work<Loaded<Self>>;
    /// How it comes.
    const STEPS: Steps<Self> = Steps {
        fetch: |left| keep_and_load_behind(left),
        prepare: |here| here.prepare(),
        furnish: |here| here.furnish(),
    };

    /// Has what it needs fetched, where that lies in another part.
    fn first() -> Work<Result<(), Unfetched>> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// Reads what it works with, before anything of it is shown.
    fn prepare(&'static self) -> Work {
        Box::pin(std::future::ready(()))
    }

    /// Gives its contexts to every screen.
    fn furnish(&'static self) {}
}

/// Gives what lies behind a game to every screen, by the type of its list; nobody has asked for it yet.
pub fn provide_behind<T: Behind>() {
    provide_context(Part::new(&T::STEPS, Owner::current().unwrap_or_default()));
}

/// The two lists that lie behind every game, `Evening` and `Workshop`: what loads them, and how its screens ask for them.
///
/// A game may keep what reads its saves there too, a part that is fetched before both: `reading` with its name in
/// [`super::fetch`], `of` the game. The field of both lists that is named last, where one is, brings what both work with.
macro_rules! behind {
    (
        $game:ident: $evening:ident, $workshop:ident
        $(, reading $reading:ident of $played:ty $(, $rooms:ident)?)?
    ) => {
        $crate::ui::games::bring::behind!(@list $game, Evening, $evening $(, $reading $(, $rooms)?)?);
        $crate::ui::games::bring::behind!(@list $game, Workshop, $workshop $(, $reading $(, $rooms)?)?);
        $($crate::ui::games::bring::behind!(@reading $game, $reading, $played);)?

        /// Gives them to every screen; nobody has asked for them yet.
        pub fn provide() {
            $crate::ui::games::bring::provide_behind::<Evening>();
            $crate::ui::games::bring::provide_behind::<Workshop>();
            $($crate::ui::games::bring::provide_behind::<$crate::ui::table::reader::Reader<$played>>();)?
        }

        /// The other pages of a table.
        pub fn evening() -> $crate::ui::part::Part<Evening> {
            leptos::prelude::expect_context()
        }

        /// What players do apart from a table.
        pub fn workshop() -> $crate::ui::part::Part<Workshop> {
            leptos::prelude::expect_context()
        }
    };
    (@list $game:ident, $list:ident, $fetch:ident $(, $reading:ident $(, $rooms:ident)?)?) => {
        impl $crate::ui::games::bring::Behind for $list {
            const GAME: $crate::games::GameId = $crate::games::GameId::$game;
            const LOAD: fn() -> $crate::ui::part::Work<$crate::ui::games::bring::Loaded<Self>> =
                || Box::pin($crate::ui::games::fetch::$fetch());
            $(
                // Named, since only what names something is repeated.
                #[doc = concat!("That of `", stringify!($reading), "`.")]
                fn first() -> $crate::ui::part::Work<Result<(), $crate::ui::part::Unfetched>> {
                    let first = reading();
                    Box::pin(async move { first.needed().await.map(|_| ()) })
                }
            )?

            fn prepare(&'static self) -> $crate::ui::part::Work {
                Box::pin(async move {
                    $crate::ui::language::learn_behind(self.words).await;
                    $($((self.$rooms.prepare)().await;)?)?
                })
            }
            $($(
                fn furnish(&'static self) {
                    (self.$rooms.furnish)();
                }
            )?)?
        }
    };
    (@reading $game:ident, $reading:ident, $played:ty) => {
        impl $crate::ui::games::bring::Behind for $crate::ui::table::reader::Reader<$played> {
            const GAME: $crate::games::GameId = $crate::games::GameId::$game;
            const LOAD: fn() -> $crate::ui::part::Work<$crate::ui::games::bring::Loaded<Self>> =
                || Box::pin($crate::ui::games::fetch::$reading());
        }

        /// What reads its saves.
        pub fn reading() -> $crate::ui::part::Part<$crate::ui::table::reader::Reader<$played>> {
            leptos::prelude::expect_context()
        }
    };
}
pub(super) use behind;

thread_local! {
    static BRING: Cell<Option<Bring>> = const { Cell::new(None) };
}

/// Brings games so from now on.
pub fn bring_by(bring: Bring) {
    BRING.set(Some(bring));
}

/// A game by whatever brings games; just loaded where nothing does.
pub(super) fn brought(game: GameId, left: RwSignal<Option<Left>>, load: Work<Loaded>) -> Work<Loaded> {
    match BRING.get() {
        Some(bring) => bring(game, left, load),
        None => load,
    }
}

/// Keeps a game as far as its first part needs, then loads that. One there is no room for is played without being kept,
/// and that is said.
pub fn keep_and_load(game: GameId, left: RwSignal<Option<Left>>, load: Work<Loaded>) -> Work<Loaded> {
    let (games, feedback, page) = (expect_context::<KeptGames>(), feedback(), use_context::<RwSignal<Page>>());
    Box::pin(async move {
        match games.keep(game, Until::FirstPart, move |now| left.set(Some(now))).await {
            Ok(()) => {}
            Err(Fault::Full) => feedback.toast_everywhere(keys::GAME_NO_ROOM),
            Err(fault) => return Err(Unfetched::Game(fault)),
        }
        if page.is_some_and(|page| page.with_untracked(|page| is_table_of(game, page))) {
            spawn_local(fetch::load_reading(game));
        }
        loaded(load, left).await.map_err(|_| Unfetched::Game(doubted(games, game)))
    })
}

/// Whether a page is one of a kept table of `game`. What reads that is wanted as soon as the first part of the game is
/// there, so it is loaded beside it; without the first part no table can have just begun, which would need no reading.
fn is_table_of(game: GameId, page: &Page) -> bool {
    let Page::Table(id, _) = page else { return false };
    TableId::new(id).is_some_and(|id| keeper::tables().game_of(&id) == Ok(game))
}

/// Loads a part that lies behind the first one. The worker goes on keeping the game beside it: nobody waits at the table
/// for what only a later evening needs.
fn keep_and_load_behind<T: Behind>(left: RwSignal<Option<Left>>) -> Work<Loaded<T>> {
    let (game, load, first) = (T::GAME, T::LOAD, T::first());
    let (games, feedback) = (expect_context::<KeptGames>(), feedback());
    Box::pin(async move {
        first.await?;
        spawn_local(async move {
            if let Err(Fault::Full) = games.keep(game, Until::Whole, |_| {}).await {
                feedback.toast_everywhere(keys::GAME_NO_ROOM);
            }
        });
        if let Ok(part) = loaded(load(), left).await {
            return Ok(part);
        }
        // What came may be cut off, and remembered by the browser as it came; the worker asks anew and looks at it.
        match games.keep(game, Until::Whole, |_| {}).await {
            Ok(()) => loaded(load(), left).await.map_err(|_| Unfetched::Behind(doubted(games, game))),
            Err(fault) => Err(Unfetched::Behind(fault)),
        }
    })
}

async fn loaded<T: 'static>(load: Work<Loaded<T>>, left: RwSignal<Option<Left>>) -> Loaded<T> {
    let told = tell_what_is_loaded(left);
    let loaded = load.await;
    told.remove();
    loaded
}

/// What is wrong with a game whose part cannot be loaded; what the worker has of it is looked at anew.
fn doubted(games: KeptGames, game: GameId) -> Fault {
    let is_there = games.has_untracked(game);
    games.doubt(game);
    if is_there { Fault::Damaged } else { Fault::Network }
}

/// What is told of a file by what loads parts, where no worker does: that it was asked for, or how much of it is to
/// come.
#[derive(Deserialize)]
struct OfFile {
    file: String,
    left: Option<u32>,
    whole: Option<u32>,
}

/// Tells how much of the files that are being loaded is to come, until it is removed.
fn tell_what_is_loaded(left: RwSignal<Option<Left>>) -> WindowListenerHandle {
    let files: RefCell<FilesComing> = RefCell::default();
    window_event_listener(ev::Custom::<CustomEvent>::new("part"), move |event| {
        let told = event.detail().as_string().and_then(|text| serde_json::from_str::<OfFile>(&text).ok());
        let Some(OfFile { file, left: to_come, whole }) = told else { return };
        let size = to_come.zip(whole).map(|(left, whole)| Left { left, whole });
        if let Some(all) = files.borrow_mut().hear(file, size) {
            left.set(Some(all));
        }
    })
}
