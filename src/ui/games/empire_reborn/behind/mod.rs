//! What lies behind the realm: all other pages of a campaign, what opens over it and is large, and what players do apart from
//! a campaign. Nobody needs it to see a realm, so each is a part of the program of its own, fetched after that.
//!
//! The realm asks for it through the lists here. Only [`crate::ui::games::fetch`] may name what makes them, or that would
//! become part of the realm.

pub mod evening;
pub mod workshop;

use super::page::TablePage;
use super::session::Session;
use crate::games::empire_reborn::Empire;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::realm::Order;
use crate::games::empire_reborn::state::State;
use crate::kernel::name::Name;
use crate::storage::intake::Kind;
use crate::ui::app::waiting;
use crate::ui::games::bring::behind;
use crate::ui::table::arbiter::Arbiter;
use crate::ui::widgets::incoming::Taken;
use crate::words::EnglishBehind;
use leptos::prelude::*;

/// What an evening needs besides the realm itself.
pub struct Evening {
    /// What it says.
    pub words: EnglishBehind,
    /// A page of the open campaign other than the realm itself.
    pub page: fn(TablePage) -> AnyView,
    /// What is needed now and then, and whether it is open.
    pub more: fn(Session, RwSignal<bool>) -> AnyView,
    /// A campaign as it was, to be read.
    pub then: fn(&State) -> AnyView,
    /// A province of a Clan, to be typed in; what follows on keeping it.
    pub province: fn(Session, Clan, Option<&Name>, Callback<()>) -> AnyView,
    /// What the attack may bring that a Clan has ordered.
    pub attack_odds: fn(Session, Clan, Order) -> AnyView,
    /// The armies of a Clan that stand where others do.
    pub met: fn(Session, Clan) -> AnyView,
    /// What decides at the tables.
    pub arbiter: Arbiter<Empire>,
}

/// What players do apart from a campaign: a new one, files that come in.
pub struct Workshop {
    /// What it says.
    pub words: EnglishBehind,
    /// A new campaign.
    pub set_up: fn() -> AnyView,
    /// Takes in a file of the game that no campaign waits for.
    pub take_in: fn(&str, Kind) -> Taken,
}

behind!(EmpireReborn: empire_reborn_evening, empire_reborn_workshop);

/// A new campaign.
pub fn set_up() -> AnyView {
    waiting::screen(workshop(), |here| (here.set_up)())
}

/// What is needed now and then.
pub fn more(session: Session, open: RwSignal<bool>) -> AnyView {
    waiting::inside(evening(), move |here| (here.more)(session, open))
}

/// The form of a province that is known by name; `done` follows on keeping it.
pub fn province_form(session: Session, clan: Clan, name: Name, done: Callback<()>) -> AnyView {
    waiting::inside(evening(), move |here| (here.province)(session, clan, Some(&name), done))
}

/// What the attack may bring that is ordered; nothing until that can be reckoned, for which nobody waits.
pub fn attack_odds(session: Session, clan: Clan, order: Order) -> AnyView {
    let evening = evening();
    (move || evening.here().map(|here| (here.attack_odds)(session, clan, order.clone()))).into_any()
}

/// The armies that stand where others do, each a way to the war room; nothing until that is here, for which nobody waits.
pub fn met(session: Session, clan: Clan) -> AnyView {
    let evening = evening();
    (move || evening.here().map(|here| (here.met)(session, clan))).into_any()
}
