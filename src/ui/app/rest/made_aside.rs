//! What lies behind the rest is made of. Only [`super::aside`] may name this module.

use super::aside::Aside;
use crate::ui::app::home;
use crate::ui::app::settings::Settings;
use crate::ui::app::shared;
use crate::ui::table::{backups_page, handover, log};
use crate::ui::widgets::rules;
use leptos::prelude::*;

/// The list itself.
pub static ASIDE: Aside = Aside {
    settings: || view! { <Settings /> }.into_any(),
    backups: backups_page::backups_page,
    hand_over: handover::hand_over,
    take_in: handover::take_in,
    shared: shared::shared,
    log: || view! { <log::Log /> }.into_any(),
    history: |entries| view! { <log::History entries=Signal::stored(entries) /> }.into_any(),
    manage: home::desk::manage,
    rule_sheet: |reference| view! { <rules::RuleSheet reference=Signal::stored(reference) /> }.into_any(),
    rules: rules::rules_page,
};
