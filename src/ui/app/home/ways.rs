//! Ways to what is at hand besides tables: a row each, the same wherever it stands.

use crate::kernel::line::Key;
use crate::ui::components::row::SignLink;
use crate::ui::components::sign::Sign;
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// All of them.
pub(super) fn at_hand() -> impl IntoView {
    view! {
        <nav class="card rows" aria-label=say(keys::HOME_AT_HAND)>
            {to_boards()} {way(&Page::Scenarios, Sign::DrawObjectives, (keys::SCENARIOS, keys::SCENARIOS_LINE))}
            {way(&Page::Campaigns, Sign::Glory, (keys::CAMPAIGNS, keys::CAMPAIGNS_LINE))}
            {way(&Page::TakeIn, Sign::Swap, (keys::TAKEIN_TITLE, keys::TAKEIN_ROW_SUB))} {to_rules()}
        </nav>
    }
}

/// To the boards.
pub fn to_boards() -> AnyView {
    way(&Page::Boards, Sign::Board, (keys::BOARDS, keys::BOARDS_LINE))
}

/// To the rules.
pub fn to_rules() -> AnyView {
    way(&Page::Rules(None), Sign::About, (keys::RULES_TITLE, keys::RULES_LINK_SUB))
}

fn way(page: &Page, sign: Sign, (title, sub): (Key, Key)) -> AnyView {
    view! { <SignLink href=page.href() sign=sign title=say(title) sub=say(sub) /> }.into_any()
}
