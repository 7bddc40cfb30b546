//! Home: the table to go on with, the saved tables, the games on the shelf.
//!
//! This file belongs to the first part of the app and knows no table; what it shows of tables comes from [`desk`], which
//! lies in the rest.

pub mod cover;
pub mod desk;
mod last;
mod lines;
mod manage;
mod marks;
mod may_clear;
mod notices;
mod saved;
mod theme;
mod ways;

pub use desk::HomeDesk;
pub use notices::{CannotOpen, Compared, found_line, tell_condition};
use ways::at_hand;
pub use ways::to;

use crate::pwa::kept_games::KeptGames;
use crate::ui::app::rest::{FirstLook, Rest, RestDesk, rest};
use crate::ui::app::waiting;
use crate::ui::components::book::{self, Book, BookKind, Spine, SpineState};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::{Head, HeadLook};
use crate::ui::components::sign::Sign;
use crate::ui::download::{Upload, UploadButton, UploadLook};
use crate::ui::focus;
use crate::ui::games::{self, OnShelf, SHELF};
use crate::ui::page::Page;
use crate::ui::part::{Arrival, Part};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// What the shelf has to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// Nobody knows before the rest of the app is there.
    Nothing,
    /// No table.
    Empty,
    /// Tables.
    Tables,
}

impl Shown {
    fn of(rest: RestDesk, desk: Option<HomeDesk>) -> Self {
        match (desk.map(|desk| desk.is_empty.get()), rest.first_look) {
            (Some(Some(true)), _) | (None, FirstLook::Empty) => Self::Empty,
            (Some(Some(false)), _) => Self::Tables,
            (Some(None), _) | (None, FirstLook::Unknown) => Self::Nothing,
        }
    }
}

/// Home. With an empty shelf it can be used before the rest of the app is there.
#[component]
pub fn Home() -> impl IntoView {
    let rest = rest();
    focus::focus_heading();
    let desk = Memo::new_with_compare(
        move |_| rest.part.here().map(|here| (here.desk)()),
        |before, now| before.map(Option::is_some) != now.map(Option::is_some),
    );
    let of_rest =
        move |part: fn(&'static Rest) -> fn(HomeDesk) -> AnyView| move || Some(part(rest.part.here()?)(desk.get()?));
    let shown = Memo::new(move |_| Shown::of(rest, desk.get()));
    let is_empty = Memo::new(move |_| shown.get() == Shown::Empty);
    view! {
        <div class="screen one">
            <Head look=HeadLook::Bare title=say(keys::APP_NAME) subtitle=say(keys::APP_LINE) trailing=tools />
            <main class="body">
                {of_rest(|here| here.home_top)}
                {move || match shown.get() {
                    Shown::Nothing => waiting::note(rest.part),
                    Shown::Empty => empty_shelf(rest).into_any(),
                    Shown::Tables => of_rest(|here| here.home_last).into_any(),
                }}
                {of_rest(|here| here.home_others)}
                {games()}
                {at_hand()}
                {move || (shown.get() == Shown::Tables).then(|| demonstration(rest, games::in_hand(), ButtonKind::Quiet))}
                <p class="center sub2">{say(keys::HOME_OFFLINE)}</p>
            </main>
            <Dock>
                <UploadButton label=say(keys::IMPORT) look=UploadLook::Tool on_upload=take_in(rest, desk) />
                {move || new_table(games::in_hand(), is_empty.get())}
            </Dock>
            {of_rest(|here| here.home_over)}
        </div>
    }
}

/// Takes in a file as soon as the rest is there.
fn take_in(rest: RestDesk, desk: Memo<Option<HomeDesk>>) -> Callback<(Upload,)> {
    Callback::new(move |(upload,): (Upload,)| {
        rest.part.when_here(move |here| {
            desk.try_get_untracked().flatten().into_iter().for_each(|desk| (here.take_in)(desk, upload.clone()));
        });
    })
}

fn tools() -> impl IntoView {
    view! {
        <theme::ThemeButton />
        <ButtonLink kind=ButtonKind::Round href=Page::Settings.href() label=say(keys::SETTINGS) sign=Sign::Gear />
    }
}

/// The way to a new table of the game in hand: the ink, while there is nothing to go on with.
fn new_table(game: &OnShelf, is_empty: bool) -> impl IntoView {
    let kind = if is_empty { ButtonKind::Act } else { ButtonKind::High };
    let href = game.new_table().href();
    view! { <ButtonLink kind=kind href=href label=say(keys::NEW_TABLE) second=say(game.title) sign=Sign::Plus /> }
}

/// The book of an empty shelf. What it offers begins as soon as the rest of the app is there.
fn empty_shelf(rest: RestDesk) -> impl IntoView {
    // Without the rest nobody knows whether the shelf is empty indeed: a browser that was killed may have forgotten it.
    let expected = move || is_expected(rest.part).then(|| waiting::note(rest.part));
    view! {
        <Book kind=BookKind::Empty label=say(keys::HOME_EMPTY)>
            <h2>{say(keys::HOME_EMPTY)}</h2>
            <p>{say(keys::HOME_EMPTY_SUB)}</p>
            {move || {
                let game = games::in_hand();
                view! {
                    <div class="rowx wrapx">{demonstration(rest, game, ButtonKind::Rest)} {first_lesson(rest, game)} {more_lessons(game)}</div>
                }
            }}
            {expected}
        </Book>
    }
}

/// Whether something waits for a part, or it could not be fetched.
fn is_expected<T: Sync + 'static>(part: Part<T>) -> bool {
    part.is_wished_for() || matches!(part.arrival(), Arrival::Missing(_))
}

/// The demonstration table, one tap away.
fn demonstration(rest: RestDesk, game: &'static OnShelf, kind: ButtonKind) -> impl IntoView {
    let begin = move || {
        game.is_wanted();
        rest.part.when_here(|_| game.part().when_here(|game| (game.demonstration)()));
    };
    view! { <Button kind=kind label=say(keys::HOME_DEMO) on_press=begin /> }
}

/// The same with every step explained.
fn first_lesson(rest: RestDesk, game: &'static OnShelf) -> impl IntoView {
    let learn = move || {
        game.is_wanted();
        rest.part.when_here(|_| game.part().when_here(|game| (game.first_lesson)()));
    };
    view! { <Button kind=ButtonKind::Rest label=say(keys::LEARNING_FIRST) on_press=learn /> }
}

/// The way to the lessons after the first, where the game has such.
fn more_lessons(game: &'static OnShelf) -> Option<impl IntoView> {
    let way = game.lessons.as_ref()?;
    Some(view! { <ButtonLink kind=ButtonKind::Rest href=way.page(game.game).href() label=say(way.title) /> })
}

/// The games of this build.
fn games() -> impl IntoView {
    let kept = expect_context::<KeptGames>();
    let spine = move |on_shelf: &'static OnShelf| {
        let game = on_shelf.game;
        let pulled = move || games::in_hand().game == game;
        let state = Signal::derive(move || if pulled() { SpineState::Pulled } else { SpineState::Shelved });
        let ready = Signal::derive(move || kept.has(game).then(|| say(keys::HOME_READY)));
        let href = Page::Cover(game).href();
        view! { <Spine title=say(on_shelf.title) hue=on_shelf.hue state=state href=href ready=ready /> }
    };
    view! {
        <div class="sec">
            <h2>{say(keys::HOME_GAMES)}</h2>
        </div>
        <book::Shelf>{SHELF.iter().map(spine).collect_view()}</book::Shelf>
    }
}
