//! The rest of the app: everything but Home with an empty shelf, which can be used before the rest is there.
//!
//! The build makes two programs of one where it can ([`fetch`]): the first part is small and knows nothing of rules and
//! saves; the rest is fetched as soon as the first page can be used. What the first part asks of the rest is the list
//! [`Rest`]; nothing else may name what lies there, or it would become part of the first.
//!
//! # Invariants
//!
//! - Until the rest is there nothing is written: the copies of the saves are compared before anything else happens.
//! - Whatever was asked for meanwhile happens once it is there.
//! - Once there, the rest stays.

mod fetch;

mod made;

use crate::pwa::patience::a_turn_for_the_browser;
use crate::storage::browser::keeps_tables;
use crate::ui::app::home::HomeDesk;
use crate::ui::download::Upload;
use crate::ui::page::Page;
use leptos::prelude::*;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen_futures::spawn_local;

/// What the rest of the app does for its first part.
pub struct Rest {
    /// Compares the two copies of the saves, before anything is read.
    pub compare: fn() -> Pin<Box<dyn Future<Output = ()>>>,
    /// Reads what every screen needs, each part in a task of its own.
    pub prepare: fn() -> Pin<Box<dyn Future<Output = ()>>>,
    /// Gives shelf, boards, campaigns and other tabs to every screen.
    pub furnish: fn(),
    /// What stands beside every screen.
    pub beside: fn() -> AnyView,
    /// Every screen but Home: the page with which it begins, and the page that is shown.
    pub screen: fn(Page, RwSignal<Page>) -> AnyView,
    /// What Home works with.
    pub desk: fn() -> HomeDesk,
    /// What stands on top of Home.
    pub home_top: fn(HomeDesk) -> AnyView,
    /// The table played last.
    pub home_last: fn(HomeDesk) -> AnyView,
    /// The other tables.
    pub home_others: fn(HomeDesk) -> AnyView,
    /// What opens over Home.
    pub home_over: fn(HomeDesk) -> AnyView,
    /// Begins a demonstration table.
    pub demonstration: fn(),
    /// Takes in a file.
    pub take_in: fn(HomeDesk, Upload),
}

/// Whether the rest is there.
#[derive(Clone, Copy)]
pub enum Arrival {
    /// Nobody has asked for it yet.
    NotAsked,
    /// It is being fetched.
    OnTheWay,
    /// It is there.
    Here(&'static Rest),
    /// It could not be fetched. Asking again may bring it.
    Missing,
}

/// What the shelf holds, as far as the first part can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstLook {
    /// Nothing: the app has never been used here.
    Empty,
    /// Nobody knows.
    Unknown,
}

impl FirstLook {
    /// Looks.
    pub fn now() -> Self {
        if keeps_tables() { Self::Unknown } else { Self::Empty }
    }
}

type Wish = Box<dyn FnOnce(&'static Rest)>;

/// The rest of the app, for the first part.
#[derive(Clone, Copy)]
pub struct RestDesk {
    arrival: RwSignal<Arrival>,
    root: StoredValue<Owner>,
    /// What is to happen once the rest is there: the last thing that was asked for.
    wish: StoredValue<Option<Wish>, LocalStorage>,
    /// What is known of the shelf before that.
    pub first_look: FirstLook,
    /// The page with which the app began by itself.
    begun: StoredValue<Option<Page>>,
}

impl RestDesk {
    /// Gives the desk to everything below `root`, whose rooms the rest will furnish; `begun` is the page that the app
    /// has chosen to begin with, where it was not asked for one.
    pub fn provide(root: Owner, first_look: FirstLook, begun: Option<Page>) -> Self {
        let desk = Self {
            arrival: RwSignal::new(Arrival::NotAsked),
            root: StoredValue::new(root),
            wish: StoredValue::new_local(None),
            first_look,
            begun: StoredValue::new(begun),
        };
        provide_context(desk);
        desk
    }

    /// Whether the rest is there, for whoever wants to show it.
    pub fn arrival(self) -> Arrival {
        self.arrival.get()
    }

    /// The rest, where it is there; asked again when it comes.
    pub fn here(self) -> Option<&'static Rest> {
        match self.arrival.get() {
            Arrival::Here(rest) => Some(rest),
            Arrival::NotAsked | Arrival::OnTheWay | Arrival::Missing => None,
        }
    }

    /// Whether nobody has asked for anything yet: the app has chosen the page itself, and that is the one shown.
    pub fn is_as_begun(self, shown: &Page) -> bool {
        self.begun.with_value(|begun| begun.as_ref() == Some(shown)) && self.wish.with_value(Option::is_none)
    }

    /// Another page was opened: from now on the players choose, also if they come back.
    pub fn went_elsewhere(self) {
        self.begun.set_value(None);
    }

    /// Whether something waits for the rest.
    pub fn is_wished_for(self) -> bool {
        self.arrival.track();
        self.wish.with_value(Option::is_some)
    }

    /// Fetches the rest, where it is neither there nor on its way.
    pub async fn fetch(self) {
        match self.arrival.get_untracked() {
            Arrival::NotAsked | Arrival::Missing => {}
            Arrival::OnTheWay | Arrival::Here(_) => return,
        }
        self.arrival.set(Arrival::OnTheWay);
        match fetch::fetch().await {
            Ok(rest) => {
                a_turn_for_the_browser().await;
                (rest.compare)().await;
                (rest.prepare)().await;
                self.root.with_value(|root| root.with(|| (rest.furnish)()));
                a_turn_for_the_browser().await;
                self.arrival.set(Arrival::Here(rest));
                self.grant(rest);
            }
            Err(fetch::Unfetched) => self.arrival.set(Arrival::Missing),
        }
    }

    /// Fetches it without waiting for it.
    pub fn begin_fetching(self) {
        spawn_local(self.fetch());
    }

    /// Does something with the rest: now, or as soon as it is there.
    pub fn when_here(self, then: impl FnOnce(&'static Rest) + 'static) {
        self.wish.set_value(Some(Box::new(then)));
        match self.arrival.get_untracked() {
            Arrival::Here(rest) => self.grant(rest),
            Arrival::OnTheWay => self.arrival.notify(),
            Arrival::NotAsked | Arrival::Missing => self.begin_fetching(),
        }
    }

    fn grant(self, rest: &'static Rest) {
        let wish = self.wish.try_update_value(Option::take).flatten();
        if let Some(wish) = wish {
            self.root.with_value(|root| root.with(|| wish(rest)));
        }
    }
}

/// The rest of the app.
pub fn rest() -> RestDesk {
    expect_context()
}
