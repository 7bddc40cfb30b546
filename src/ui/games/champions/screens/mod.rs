//! The screens of Champions of Rokugan, one folder or file each, and which page of a table is which.

pub mod actions;
pub mod against;
pub mod champion;
pub mod table;

pub mod behaviour;
pub mod board;
pub mod boards;
pub mod campaign;
pub mod campaigns;
pub mod cards;
pub mod combat;
pub mod effects;
pub mod faces;
pub mod field;
pub mod fight;
pub mod figures;
pub mod gone;
pub mod retreat;
pub mod runner;
pub mod setup;
pub mod step_lines;

pub mod ahead;
pub mod closing;
pub mod intermission;
pub mod investigation;
pub mod lesson;
pub mod luck;
pub mod middle;
pub mod odds;
pub mod options;
pub mod scenario;
pub mod scenarios;
pub mod score;
pub mod statistics;

use super::page::TablePage;
use leptos::prelude::*;

/// A page of the open table.
pub(super) fn table_page(page: TablePage) -> AnyView {
    match page {
        TablePage::Table => view! { <table::TablePageView /> }.into_any(),
        TablePage::Champion(id) => view! { <champion::ChampionSheet id=Signal::stored(id) /> }.into_any(),
        TablePage::Middle => middle::middle_page(),
        TablePage::Figures => view! { <figures::Figures /> }.into_any(),
        TablePage::Allies => view! { <figures::AtAllies /> }.into_any(),
        TablePage::Enemies => runner::enemies(),
        TablePage::Retreat => retreat::retreat(),
        TablePage::Field(of, face) => view! { <field::FieldPage of=of face=face /> }.into_any(),
        TablePage::Combat { champion, enemy } => {
            view! { <fight::CombatSheet champion=champion enemy=enemy /> }.into_any()
        }
        TablePage::ByHand { champion, enemy } => {
            view! { <combat::CombatOutcome champion=champion enemy=enemy /> }.into_any()
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
