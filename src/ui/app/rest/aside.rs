//! What lies behind the rest of the app: screens that nobody needs before a first table. It is fetched when one of them is
//! first opened, and kept for everybody.

use crate::kernel::name::Name;
use crate::kernel::reference::Reference;
use crate::ui::app::home::HomeDesk;
use crate::ui::page::Handed;
use crate::ui::part::{Part, Steps, cut};
use crate::ui::widgets::rules::{RulesPage, RulesUp};
use leptos::prelude::*;

/// What the app asks of it.
pub struct Aside {
    /// What can be set.
    pub settings: fn() -> AnyView,
    /// The backups of a table, by its id.
    pub backups: fn(&str) -> AnyView,
    /// Hands a table over: its name and the text of its save; nothing where it cannot be read.
    pub hand_over: fn(Option<(Name, String)>) -> AnyView,
    /// Takes in what another phone hands over.
    pub take_in: fn() -> AnyView,
    /// Takes in what another app has handed over.
    pub shared: fn(Handed) -> AnyView,
    /// The log of the open table.
    pub log: fn() -> AnyView,
    /// The open table as it was after so many entries.
    pub history: fn(usize) -> AnyView,
    /// What can be done with a saved table, over the shelf.
    pub manage: fn(HomeDesk) -> AnyView,
    /// A rule of a game that was asked for, over whatever screen asks.
    pub rule_sheet: fn(&'static Reference) -> AnyView,
    /// The rules of a game, the page of them that is open, and the ways out.
    pub rules: fn(&'static Reference, Memo<Option<RulesPage>>, RulesUp) -> AnyView,
}

cut! {
    /// Fetches it.
    rest_aside: super::made_aside::ASIDE => Aside, behind super::made::REST
}

static STEPS: Steps<Aside> =
    Steps { fetch: |_| Box::pin(rest_aside()), prepare: |_| Box::pin(std::future::ready(())), furnish: |_| {} };

/// Gives it to every screen; nobody has asked for it yet.
pub(super) fn provide() {
    provide_context(Part::new(&STEPS, Owner::current().unwrap_or_default()));
}

/// The part, for whoever shows one of its screens.
pub fn aside() -> Part<Aside> {
    expect_context()
}
