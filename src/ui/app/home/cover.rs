//! The first page of a game: its tables, the ways into it, and its rules. It is shown without the game's own part.

use super::desk::{self, HomeDesk};
use super::{demonstration, first_lesson, more_lessons, ways};
use crate::games::GameId;
use crate::ui::app::rest::rest;
use crate::ui::components::book::{Book, BookKind};
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::{self, OnShelf};
use crate::ui::page::{self, Page};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The page; Home where this build does not have the game.
pub fn cover(game: GameId) -> AnyView {
    let Some(game) = games::on_shelf(game) else {
        page::replace(Page::Home);
        return ().into_any();
    };
    games::take_in_hand(game.game);
    // Who looks at a game opens a table of it as a rule, after some seconds.
    game.is_wanted();
    focus::focus_heading();
    let desk = desk::desk();
    view! {
        <div class="screen one">
            <Head title=say(game.title) back=Page::Home.href() back_label=say(keys::SETUP_BACK_HOME) />
            <main class="body">
                {desk::top(desk)} {beginnings(game)} {desk::of_game(desk, game.game)} {ways::of_game(game, ())}
            </main>
            <Dock>{begin(desk, game)}</Dock>
            {desk::over(desk)}
        </div>
    }
    .into_any()
}

/// A table in the middle of a game to look around, and the same with every step explained.
fn beginnings(game: &'static OnShelf) -> impl IntoView {
    let rest = rest();
    view! {
        <Book kind=BookKind::Empty label=say(keys::COVER_TRY)>
            <p>{say(keys::COVER_TRY)}</p>
            <div class="rowx wrapx">{demonstration(rest, game, ButtonKind::Rest)} {first_lesson(rest, game)} {more_lessons(game)}</div>
        </Book>
    }
}

/// The way to go on with the table of the game played last, or else to its first.
fn begin(desk: HomeDesk, game: &'static OnShelf) -> impl IntoView {
    move || {
        let last = desk::last_of(desk, game.game);
        let kind = if last.is_some() { ButtonKind::High } else { ButtonKind::Act };
        let go_on = last.map(|href| view! { <ButtonLink kind=ButtonKind::Act href=href label=say(keys::CONTINUE) /> });
        view! {
            <ButtonLink kind=kind href=game.new_table().href() label=say(keys::NEW_TABLE) sign=Sign::Plus />
            {go_on}
        }
    }
}
