//! Ways to what is at hand besides tables: a row each, the same wherever it stands.

use crate::kernel::line::Key;
use crate::ui::components::row::SignLink;
use crate::ui::components::sign::Sign;
use crate::ui::games::{self, OnShelf, Way};
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Those of the game in hand, and how a table comes from another phone.
pub(super) fn at_hand() -> impl IntoView {
    let take_in = || row(&Page::TakeIn, Sign::Swap, (keys::TAKEIN_TITLE, keys::TAKEIN_ROW_SUB));
    move || {
        let game = games::in_hand();
        view! {
            <div class="sec">
                <h2>{say(game.title)}</h2>
            </div>
            {of_game(game, take_in())}
        }
    }
}

/// Those of a game, with another row before its rules.
pub(super) fn of_game(game: &'static OnShelf, other: impl IntoView) -> AnyView {
    let documents = game.documents.iter().map(|way| to(&way.page(game.game), way));
    let rules = to(&game.rules.page(game.game), &game.rules);
    view! {
        <nav class="card rows" aria-label=say(keys::HOME_AT_HAND)>
            {documents.collect_view()} {other} {rules}
        </nav>
    }
    .into_any()
}

/// The row of a way.
pub fn to(page: &Page, way: &Way) -> AnyView {
    row(page, way.sign, (way.title, way.sub))
}

fn row(page: &Page, sign: Sign, (title, sub): (Key, Key)) -> AnyView {
    view! { <SignLink href=page.href() sign=sign title=say(title) sub=say(sub) /> }.into_any()
}
