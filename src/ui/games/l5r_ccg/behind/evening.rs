//! The pages of a table besides the table itself.

use super::Evening;
use crate::games::l5r_ccg::model::card::CardKind;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::screens::{attack, card, cards, duel, lobby, plan, recruit, story};
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static EVENING: Evening = Evening { words: words::l5r_ccg::BEHIND, page, card: card::known_card_form };

fn page(page: TablePage) -> AnyView {
    match page {
        // It is there before all this.
        TablePage::Table => ().into_any(),
        TablePage::Cards(seat) => cards::cards(seat, None),
        TablePage::Attach(seat) => cards::cards(seat, Some(cards::Open::New(CardKind::Follower))),
        TablePage::Attack => attack::page(),
        TablePage::Duel => duel::duel(duel::Call::Card),
        TablePage::Challenge => duel::duel(duel::Call::Action),
        TablePage::Lobby => lobby::page(),
        TablePage::Plan => plan::page(),
        TablePage::Recruit => recruit::page(),
        TablePage::Story => story::page(),
    }
}
