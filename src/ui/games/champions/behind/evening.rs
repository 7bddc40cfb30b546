//! The other pages of a table, and what opens over it and is large.

use super::Evening;
use super::rooms::Rooms;
use crate::games::champions::runner::progress;
use crate::games::champions::sheet::told::Told;
use crate::ui::games::champions::log;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::{
    actions, ahead, cards, champion, closing, example, field, fight, figures, intermission, investigation, luck,
    middle, odds, options, retreat, runner, score, statistics, table,
};
use crate::ui::table::arbiter::Arbiter;
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static EVENING: Evening = Evening {
    words: words::champions::BEHIND,
    page,
    sheets: table::sheets,
    inside: log::inside,
    then: log::then,
    under_the_cards: ahead::under_the_cards,
    card_of: cards::card_of,
    why_not: actions::why_not,
    heed: table::heed,
    sheet_body: champion::sheet_body,
    intermission: intermission::form,
    ring_event: table::ring_event::form,
    begin_example: example::begin,
    progress,
    left: fight::reopen::LEFT,
    arbiter: Arbiter::OF_GAME,
    rooms: Rooms::OF_GAME,
};

fn page(page: TablePage) -> AnyView {
    match page {
        // It is there before all this.
        TablePage::Table => ().into_any(),
        TablePage::Champion(id) => view! { <champion::ChampionSheet id=Signal::stored(id) /> }.into_any(),
        TablePage::Middle => middle::middle_page(),
        TablePage::Figures => view! { <figures::Figures /> }.into_any(),
        TablePage::Allies => view! { <figures::AtAllies /> }.into_any(),
        TablePage::Enemies => runner::enemies(),
        TablePage::Retreat => retreat::retreat(),
        TablePage::Field(of, face) => view! { <field::FieldPage of=of face=face /> }.into_any(),
        TablePage::Combat { champion, enemy } => {
            view! { <fight::CombatSheet champion=champion enemy=enemy told=None /> }.into_any()
        }
        TablePage::ByHand { champion, enemy } => {
            view! { <fight::CombatSheet champion=champion enemy=enemy told=Some(Told::default()) /> }.into_any()
        }
        TablePage::Test(actor, test) => view! { <fight::TestSheet actor=actor test=test /> }.into_any(),
        TablePage::Ahead => ahead::look_ahead(),
        TablePage::Odds(fighter) => odds::odds(fighter),
        TablePage::Investigation => investigation::investigation(),
        TablePage::Luck => luck::luck_page(),
        TablePage::Statistics => statistics::statistics_page(),
        TablePage::Closing => closing::closing_page(),
        TablePage::Score => view! { <score::Score /> }.into_any(),
        TablePage::Options => view! { <options::Options /> }.into_any(),
    }
}
