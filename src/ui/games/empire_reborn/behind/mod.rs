//! What lies behind the realm: all other pages of a campaign, what opens over it and is large, and what players do apart from
//! a campaign. Nobody needs it to see a realm, so each is a part of the program of its own, fetched after that.
//!
//! The realm asks for it through the lists here. Only [`crate::ui::games::fetch`] may name what makes them, or that would
//! become part of the realm.

pub mod evening;
pub mod workshop;

use super::page::TablePage;
use super::session::Session;
use crate::games::GameId;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::state::State;
use crate::kernel::name::Name;
use crate::ui::app::waiting;
use crate::ui::games::bring::{Behind, Loaded, provide_behind};
use crate::ui::games::fetch;
use crate::ui::part::{Part, Work};
use leptos::prelude::*;

/// What an evening needs besides the realm itself.
pub struct Evening {
    /// A page of the open campaign other than the realm itself.
    pub page: fn(TablePage) -> AnyView,
    /// What is needed now and then, and whether it is open.
    pub more: fn(Session, RwSignal<bool>) -> AnyView,
    /// A campaign as it was, to be read.
    pub then: fn(&State) -> AnyView,
    /// A province of a Clan, to be typed in; what follows on keeping it.
    pub province: fn(Session, Clan, Option<&Name>, Callback<()>) -> AnyView,
}

/// What players do apart from a campaign.
pub struct Workshop {
    /// A new campaign.
    pub set_up: fn() -> AnyView,
}

impl Behind for Evening {
    const GAME: GameId = GameId::EmpireReborn;
    const LOAD: fn() -> Work<Loaded<Self>> = || Box::pin(fetch::empire_reborn_evening());
}

impl Behind for Workshop {
    const GAME: GameId = GameId::EmpireReborn;
    const LOAD: fn() -> Work<Loaded<Self>> = || Box::pin(fetch::empire_reborn_workshop());
}

/// Gives them to every screen; nobody has asked for them yet.
pub fn provide() {
    provide_behind::<Evening>();
    provide_behind::<Workshop>();
}

/// All pages but the realm.
pub fn evening() -> Part<Evening> {
    expect_context()
}

/// A new campaign.
pub fn set_up() -> AnyView {
    waiting::screen(expect_context::<Part<Workshop>>(), |here| (here.set_up)())
}

/// What is needed now and then.
pub fn more(session: Session, open: RwSignal<bool>) -> AnyView {
    waiting::inside(evening(), move |here| (here.more)(session, open))
}

/// The form of a province that is known by name; `done` follows on keeping it.
pub fn province_form(session: Session, clan: Clan, name: Name, done: Callback<()>) -> AnyView {
    waiting::inside(evening(), move |here| (here.province)(session, clan, Some(&name), done))
}
