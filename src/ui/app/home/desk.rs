//! What Home works with once the rest of the app is there: the tables, files that come in, and what opens over it.

use super::manage::{self, Managed};
use super::{is_expected, last, notices, saved};
use crate::games::GameId;
use crate::storage::{Condition, Listing, Readiness, Summary};
use crate::ui::app::rest::aside::aside;
use crate::ui::app::waiting;
use crate::ui::download::Upload;
use crate::ui::feedback::feedback;
use crate::ui::games::{self, SHELF};
use crate::ui::page::{Page, Path};
use crate::ui::shelf::shelf;
use crate::ui::widgets::incoming::{ImportNote, Incoming};
use crate::ui::widgets::toast::FeedbackToast;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// A table that can be opened.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ready {
    pub listing: Listing,
    pub summary: Summary,
    pub condition: Condition,
}

/// The tables on the shelf, by what can be done with them.
#[derive(Clone, Debug, PartialEq)]
struct Books {
    last: Option<Ready>,
    others: Vec<Ready>,
    broken: Vec<Listing>,
    /// The games that are awaited: without them nobody knows what some tables are.
    awaited: BTreeSet<GameId>,
}

impl Books {
    fn new(listings: Vec<Listing>) -> Self {
        let (mut ready, mut broken, mut awaited) = (Vec::new(), Vec::new(), BTreeSet::new());
        for listing in listings {
            match listing.readiness.clone() {
                Readiness::Ready { summary, condition } => ready.push(Ready { listing, summary, condition }),
                Readiness::Stale { game, .. } => {
                    awaited.insert(game);
                }
                Readiness::Broken { .. } => broken.push(listing),
            }
        }
        let mut ready = ready.into_iter();
        Self { last: ready.next(), others: ready.collect(), broken, awaited }
    }
}

impl Books {
    /// Those that can be opened, the last played first.
    fn ready(&self) -> impl Iterator<Item = &Ready> {
        self.last.iter().chain(&self.others)
    }
}

/// The tables of the shelf, and what is done with them.
#[derive(Clone, Copy)]
pub struct HomeDesk {
    books: Memo<Books>,
    incoming: Incoming,
    managed: Managed,
    /// Whether there is no table to go on with; nothing where that is not known before a game is there.
    pub is_empty: Memo<Option<bool>>,
}

/// Reads the shelf.
pub fn desk() -> HomeDesk {
    let shelf = shelf();
    shelf.refresh();
    let books = Memo::new(move |_| Books::new(shelf.listing.with(|listing| listing.clone().unwrap_or_default())));
    HomeDesk {
        books,
        incoming: Incoming::here(),
        managed: Managed::new(shelf),
        is_empty: Memo::new(move |_| {
            books.with(|books| match (&books.last, books.awaited.is_empty()) {
                (Some(_), _) => Some(false),
                (None, true) => Some(true),
                (None, false) => None,
            })
        }),
    }
}

/// What everybody should know before playing, what came of a file, and what of it waits for a choice or for its game.
pub fn top(HomeDesk { incoming, .. }: HomeDesk) -> AnyView {
    view! {
        <notices::Notices />
        <ImportNote incoming=incoming />
        {of_games()}
    }
    .into_any()
}

/// What of a file waits for a choice or for its game.
pub fn of_games() -> AnyView {
    let of_games = SHELF.iter().map(|game| {
        let part = game.part();
        move || match part.here() {
            Some(here) => (here.choices)(),
            None => is_expected(part).then(|| waiting::note(part)).into_any(),
        }
    });
    of_games.collect_view().into_any()
}

/// The table played last.
pub fn last(HomeDesk { books, managed, .. }: HomeDesk) -> AnyView {
    (move || books.with(|books| books.last.clone()).map(|ready| last::last_table(ready, managed))).into_any()
}

/// The other tables, and those that cannot be read.
pub fn others(HomeDesk { books, managed, .. }: HomeDesk) -> AnyView {
    view! {
        {move || saved::saved_tables(books.with(|books| books.others.clone()), managed)}
        {move || awaited(&books.with(|books| books.awaited.clone()))}
        {move || saved::broken_tables(books.with(|books| books.broken.clone()))}
    }
    .into_any()
}

/// The tables of one game.
pub fn of_game(HomeDesk { books, managed, .. }: HomeDesk, game: GameId) -> AnyView {
    let ready = move || books.with(|books| books.ready().filter(|ready| ready.summary.game == game).cloned().collect());
    (move || saved::saved_tables(ready(), managed)).into_any()
}

/// Where the table of a game is that was played last and goes on still.
pub fn last_of(HomeDesk { books, .. }: HomeDesk, game: GameId) -> Option<String> {
    books.with(|books| {
        let goes_on = |ready: &&Ready| ready.summary.game == game && ready.summary.synopsis.ended.is_none();
        books.ready().find(goes_on).map(|ready| Page::Table(ready.listing.id.to_string(), Path::default()).href())
    })
}

/// Says that tables wait for their games, or that those could not be fetched.
fn awaited(games: &BTreeSet<GameId>) -> AnyView {
    let note = |game: &GameId| {
        let part = games::on_shelf(*game)?.part();
        // That it could not be fetched is said on top.
        Some(move || (!is_expected(part)).then(|| waiting::note(part)))
    };
    games.iter().filter_map(note).collect_view().into_any()
}

/// The sheet about a table, and what just happened.
pub fn over(desk: HomeDesk) -> AnyView {
    feedback().leave_screen();
    view! {
        {waiting::over(aside(), move || desk.managed.is_open(), move |here| (here.manage)(desk))}
        <FeedbackToast />
    }
    .into_any()
}

/// The sheet about a table. It lies apart from the shelf: nobody needs it to begin.
pub fn manage(HomeDesk { managed, .. }: HomeDesk) -> AnyView {
    view! { <manage::ManageSheet managed=managed /> }.into_any()
}

/// Takes in a file.
pub fn take_in(HomeDesk { incoming, .. }: HomeDesk, upload: Upload) {
    incoming.take(upload);
}
