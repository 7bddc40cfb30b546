//! A part of the program that the browser fetches when it is wanted.
//!
//! # Invariants
//!
//! - Whatever was asked of a part meanwhile happens once it is there; of several things the last.
//! - Once there, a part stays.

use crate::app::coming::Left;
use crate::pwa::kept_games::Fault;
use crate::pwa::patience::{a_turn_for_the_browser, after};
use leptos::prelude::*;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen_futures::spawn_local;

/// How often it is looked whether a part has come that somebody else is fetching, in milliseconds.
const BEAT: i32 = 50;

/// Why a part could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfetched {
    /// The browser's console says why.
    Part,
    /// It is a game, and this is why it could not be kept.
    Game(Fault),
    /// It is what lies behind the first part of a game.
    Behind(Fault),
}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Unfetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self::Part
    }
}

/// Something that takes its time.
pub type Work<T = ()> = Pin<Box<dyn Future<Output = T>>>;

/// Whether a part is there.
pub enum Arrival<T: 'static> {
    /// Nobody has asked for it yet.
    NotAsked,
    /// It is being fetched.
    OnTheWay,
    /// It is there.
    Here(&'static T),
    /// It could not be fetched. Asking again may bring it, and begins with what has come.
    Missing(Unfetched),
}

impl<T> Clone for Arrival<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Arrival<T> {}

/// Tells how much of a part is to come, where that is known, and gives the list of what can be asked of it.
pub type Fetch<T> = fn(RwSignal<Option<Left>>) -> Work<Result<&'static T, Unfetched>>;

/// How a part comes: `T` is the list of what can be asked of it.
pub struct Steps<T: 'static> {
    /// Fetches its files, and says how much of them is to come where that is known.
    pub fetch: Fetch<T>,
    /// Reads what it works with, before anything of it is shown.
    pub prepare: fn(&'static T) -> Work,
    /// Gives its contexts to every screen.
    pub furnish: fn(&'static T),
}

/// Cuts the program: what only the list names lies in a file of its own, which the function fetches. It is called as the
/// file is.
///
/// Without the feature `split` everything lies in one file and the list is there at once, as for native tests. What lies
/// behind other parts says so, of all of them: then what it shares with them is in theirs and not in files between them.
macro_rules! cut {
    ($(#[$doc:meta])* $name:ident: $list:expr => $type:ty $(, behind $($first:expr),+)?) => {
        $(#[$doc])*
        ///
        /// # Errors
        ///
        /// It could not be fetched.
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        pub fn $name() -> Result<&'static $type, $crate::ui::part::Unfetched> {
            // Named only so that they count as needed here too: their pieces come with it.
            $($(let _ = std::hint::black_box(&$first);)+)?
            Ok(&$list)
        }

        $(#[$doc])*
        ///
        /// # Errors
        ///
        /// None; where the parts are files of their own there are.
        #[cfg(not(feature = "split"))]
        pub async fn $name() -> Result<&'static $type, $crate::ui::part::Unfetched> {
            $($(let _ = &$first;)+)?
            // As in several files, nobody may count on the answer at once.
            std::future::ready(Ok(&$list)).await
        }
    };
}
pub(crate) use cut;

type Wish<T> = Box<dyn FnOnce(&'static T)>;

/// A part, for whoever wants something of it.
pub struct Part<T: Sync + 'static> {
    arrival: RwSignal<Arrival<T>>,
    left: RwSignal<Option<Left>>,
    steps: StoredValue<&'static Steps<T>>,
    root: StoredValue<Owner>,
    /// What is to happen once the part is there: the last thing that was asked for.
    wish: StoredValue<Option<Wish<T>>, LocalStorage>,
}

impl<T: Sync + 'static> Clone for Part<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Sync + 'static> Copy for Part<T> {}

impl<T: Sync + 'static> Part<T> {
    /// A part nobody has asked for; its contexts will belong to `root`.
    pub fn new(steps: &'static Steps<T>, root: Owner) -> Self {
        Self {
            arrival: RwSignal::new(Arrival::NotAsked),
            left: RwSignal::new(None),
            steps: StoredValue::new(steps),
            root: StoredValue::new(root),
            wish: StoredValue::new_local(None),
        }
    }

    /// Whether it is there, for whoever wants to show it.
    pub fn arrival(self) -> Arrival<T> {
        self.arrival.get()
    }

    /// The part, where it is there; asked again when it comes.
    pub fn here(self) -> Option<&'static T> {
        match self.arrival.get() {
            Arrival::Here(part) => Some(part),
            Arrival::NotAsked | Arrival::OnTheWay | Arrival::Missing(_) => None,
        }
    }

    /// How much of it is to come, where that is known.
    pub fn left(self) -> Option<Left> {
        self.left.get()
    }

    /// Whether something waits for it.
    pub fn is_wished_for(self) -> bool {
        self.arrival.track();
        self.wish.with_value(Option::is_some)
    }

    /// Fetches it, where it is neither there nor on its way.
    pub async fn fetch(self) {
        match self.arrival.get_untracked() {
            Arrival::NotAsked | Arrival::Missing(_) => {}
            Arrival::OnTheWay | Arrival::Here(_) => return,
        }
        self.left.set(None);
        self.arrival.set(Arrival::OnTheWay);
        let steps = self.steps.get_value();
        // Made where the contexts are, although nobody's screen may be there any more when it is awaited.
        let fetched = self.root.with_value(|root| root.with(|| (steps.fetch)(self.left)));
        match fetched.await {
            Ok(part) => {
                a_turn_for_the_browser().await;
                (steps.prepare)(part).await;
                self.root.with_value(|root| root.with(|| (steps.furnish)(part)));
                a_turn_for_the_browser().await;
                self.arrival.set(Arrival::Here(part));
                self.grant(part);
            }
            Err(why) => self.arrival.set(Arrival::Missing(why)),
        }
    }

    /// The part, fetched where it has to be; nothing where that is not possible.
    pub async fn get(self) -> Option<&'static T> {
        self.fetch().await;
        loop {
            match self.arrival.get_untracked() {
                Arrival::Here(part) => return Some(part),
                Arrival::NotAsked | Arrival::Missing(_) => return None,
                // Somebody else has asked for it, and this waits with them.
                Arrival::OnTheWay => after(BEAT).await,
            }
        }
    }

    /// The same for what cannot do without it.
    ///
    /// # Errors
    ///
    /// Why it could not be fetched.
    pub async fn needed(self) -> Result<&'static T, Unfetched> {
        match (self.get().await, self.arrival.get_untracked()) {
            (Some(part), _) => Ok(part),
            (None, Arrival::Missing(why)) => Err(why),
            (None, _) => Err(Unfetched::Part),
        }
    }

    /// Fetches it without waiting for it.
    pub fn begin_fetching(self) {
        spawn_local(self.fetch());
    }

    /// Does something with the part: now, or as soon as it is there.
    pub fn when_here(self, then: impl FnOnce(&'static T) + 'static) {
        self.wish.set_value(Some(Box::new(then)));
        match self.arrival.get_untracked() {
            Arrival::Here(part) => self.grant(part),
            Arrival::OnTheWay => self.arrival.notify(),
            Arrival::NotAsked | Arrival::Missing(_) => self.begin_fetching(),
        }
    }

    fn grant(self, part: &'static T) {
        let wish = self.wish.try_update_value(Option::take).flatten();
        if let Some(wish) = wish {
            self.root.with_value(|root| root.with(|| wish(part)));
        }
    }
}
