//! Ways to what is at hand besides tables: a row each, the same wherever it stands.

use crate::kernel::line::Key;
use crate::ui::components::row::SignLink;
use crate::ui::components::sign::Sign;
use crate::ui::games::{SHELF, Way};
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// All of them.
pub(super) fn at_hand() -> impl IntoView {
    let documents = SHELF.iter().flat_map(|game| game.documents.iter().map(|way| to(&way.page(game.game), way)));
    let rules = SHELF.iter().map(|game| to(&game.rules.page(game.game), &game.rules));
    let take_in = row(&Page::TakeIn, Sign::Swap, (keys::TAKEIN_TITLE, keys::TAKEIN_ROW_SUB));
    view! {
        <nav class="card rows" aria-label=say(keys::HOME_AT_HAND)>
            {documents.collect_view()} {take_in} {rules.collect_view()}
        </nav>
    }
}

/// The row of a way.
pub fn to(page: &Page, way: &Way) -> AnyView {
    row(page, way.sign, (way.title, way.sub))
}

fn row(page: &Page, sign: Sign, (title, sub): (Key, Key)) -> AnyView {
    view! { <SignLink href=page.href() sign=sign title=say(title) sub=say(sub) /> }.into_any()
}
