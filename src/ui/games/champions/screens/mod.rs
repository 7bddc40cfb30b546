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
use super::session::{Session, session};
use crate::games::champions::reference::{REFERENCE, Section};
use crate::kernel::reference;
use crate::ui::table::log;
use crate::ui::widgets::rules::{RulesUp, rules_page};
use crate::words::keys;
use leptos::prelude::*;

/// A page of the open table: the one that stands, and what is shown of it now.
pub(super) fn table_page(page: TablePage, shown: Memo<Option<TablePage>>) -> AnyView {
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
        TablePage::Log => view! { <log::Log /> }.into_any(),
        TablePage::History(entries) => view! { <log::History entries=Signal::stored(entries) /> }.into_any(),
        TablePage::Ahead => ahead::look_ahead(),
        TablePage::Odds(fighter) => odds::odds(fighter),
        TablePage::Investigation => investigation::investigation(),
        TablePage::Luck => luck::luck_page(),
        TablePage::Statistics => statistics::statistics_page(),
        TablePage::Closing => closing::closing_page(),
        TablePage::Score => view! { <score::Score /> }.into_any(),
        TablePage::Rules(_) => rules_of_the_table(session(), section(shown)),
        TablePage::Options => view! { <options::Options /> }.into_any(),
    }
}

/// The rules, from which Back leads to the table.
fn rules_of_the_table(session: Session, section: Signal<Option<&'static reference::Section>>) -> AnyView {
    let (rules, back) = (session.href(TablePage::Rules(None)), session.href(TablePage::Table));
    rules_page(&REFERENCE, section, RulesUp { rules, back, back_label: keys::SHEET_BACK })
}

/// The section of the rules that is read; left for another page, it stays what it was.
fn section(shown: Memo<Option<TablePage>>) -> Signal<Option<&'static reference::Section>> {
    let section = move |before: Option<&Option<Section>>| {
        shown.with(|shown| match shown {
            Some(TablePage::Rules(section)) => *section,
            _ => before.copied().flatten(),
        })
    };
    let section = Memo::new(section);
    Signal::derive(move || section.get().map(Section::data))
}
