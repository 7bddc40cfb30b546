//! The rest of the app: everything but Home with an empty shelf, which can be used before the rest is there.
//!
//! The build makes two programs of one where it can ([`fetch`]): the first part is small and knows nothing of rules and
//! saves; the rest is fetched as soon as the first page can be used. What the first part asks of the rest is the list
//! [`Rest`]; nothing else may name what lies there, or it would become part of the first.
//!
//! # Invariants
//!
//! - Until the rest is there nothing is written: the copies of the saves are compared before anything else happens.

pub mod aside;
mod fetch;
mod joining;
mod made;
mod made_aside;

/// The list itself, for what is fetched only once the rest is there.
pub(in crate::ui) use made::REST;

use crate::storage::browser::keeps_tables;
use crate::ui::app::home::HomeDesk;
use crate::ui::download::Upload;
use crate::ui::page::Page;
use crate::ui::part::{Part, Steps, Work};
use leptos::prelude::*;

/// What the rest of the app does for its first part.
pub struct Rest {
    /// Compares the two copies of the saves, before anything is read.
    pub compare: fn() -> Work,
    /// Reads what every screen needs, each part in a task of its own.
    pub prepare: fn() -> Work,
    /// Gives shelf, boards, campaigns and other tabs to every screen.
    pub furnish: fn(),
    /// What goes on beside every screen.
    pub beside: fn(),
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
    /// Takes in a file.
    pub take_in: fn(HomeDesk, Upload),
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

/// How the rest comes.
static STEPS: Steps<Rest> = Steps {
    fetch: |_| Box::pin(fetch::rest()),
    prepare: |rest| {
        Box::pin(async {
            (rest.compare)().await;
            (rest.prepare)().await;
        })
    },
    furnish: |rest| (rest.furnish)(),
};

/// The rest of the app, for the first part.
#[derive(Clone, Copy)]
pub struct RestDesk {
    /// The rest itself.
    pub part: Part<Rest>,
    /// What is known of the shelf before it is there.
    pub first_look: FirstLook,
    /// The page with which the app began by itself.
    begun: StoredValue<Option<Page>>,
}

impl RestDesk {
    /// Gives the desk to everything below `root`, whose rooms the rest will furnish; `begun` is the page that the app
    /// has chosen to begin with, where it was not asked for one.
    pub fn provide(root: Owner, first_look: FirstLook, begun: Option<Page>) -> Self {
        let desk = Self { part: Part::new(&STEPS, root), first_look, begun: StoredValue::new(begun) };
        provide_context(desk);
        desk
    }

    /// Whether nobody has asked for anything yet: the app has chosen the page itself, and that is the one shown.
    pub fn is_as_begun(self, shown: &Page) -> bool {
        self.begun.with_value(|begun| begun.as_ref() == Some(shown)) && !untrack(|| self.part.is_wished_for())
    }

    /// Another page was opened: from now on the players choose, also if they come back.
    pub fn went_elsewhere(self) {
        self.begun.set_value(None);
    }
}

/// The rest of the app.
pub fn rest() -> RestDesk {
    expect_context()
}
