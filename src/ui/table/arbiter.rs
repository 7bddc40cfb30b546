//! What decides at a table, and how it comes where a game keeps it apart.
//!
//! To show a table takes none of it, and in a game of many rules it is a fifth of the program. Such a game has it in a part
//! that is fetched once the table stands.

use super::log::{self, Draft};
use super::played::PlayedGame;
use super::session::Session;
use crate::kernel::book::LogLines;
use crate::kernel::game::Game;
use crate::kernel::journal::{Journal, Stamp};
use crate::ui::app::waiting;
use crate::ui::feedback::Refused;
use crate::ui::part::{Arrival, Part};
use leptos::prelude::*;

/// Carries out a command, or says which rule is against it.
pub type Commit<G> = fn(&mut Journal<G>, <G as Game>::Command, Stamp) -> Result<(), <G as Game>::Refusal>;

/// What decides at a table of `G`. Only the part that holds it may name [`Arbiter::OF_GAME`].
pub struct Arbiter<G: PlayedGame> {
    /// Carries out a command, or says which rule is against it.
    pub commit: Commit<G>,
    /// What the sheet of a refusal says.
    pub refused: fn(Session<G>, G::Command, &G::Refusal) -> Refused,
    /// The correction of an old step in the making; nothing where there is no such step.
    pub draft: fn(Session<G>, usize, Memo<LogLines>) -> Option<Draft>,
}

impl<G: PlayedGame> Arbiter<G> {
    /// What the game itself decides.
    pub const OF_GAME: Self = Self {
        commit: |journal, command, stamp| journal.commit(command, stamp).map(|_| ()),
        refused: G::refused,
        draft: log::draft::<G>,
    };
}

/// Where what decides at a table lies.
pub struct Seat<G: PlayedGame> {
    here: Signal<Option<&'static Arbiter<G>>>,
    is_missing: Signal<bool>,
    fetch: Callback<()>,
    note: Callback<(), AnyView>,
}

impl<G: PlayedGame> Clone for Seat<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: PlayedGame> Copy for Seat<G> {}

impl<G: PlayedGame> Seat<G> {
    /// In the part that shows the table.
    pub fn with_the_table(arbiter: &'static Arbiter<G>) -> Self {
        Self {
            here: Signal::stored(Some(arbiter)),
            is_missing: Signal::stored(false),
            fetch: Callback::new(|()| ()),
            note: Callback::new(|()| ().into_any()),
        }
    }

    /// In another part, of whose list it is `one`.
    pub fn behind<T: Sync + 'static>(part: Part<T>, one: fn(&'static T) -> &'static Arbiter<G>) -> Self {
        Self {
            here: Signal::derive(move || part.here().map(one)),
            is_missing: Signal::derive(move || matches!(part.arrival(), Arrival::Missing(_))),
            fetch: Callback::new(move |()| part.begin_fetching()),
            note: Callback::new(move |()| waiting::note(part)),
        }
    }

    /// What decides, where it is there; the reader is called again when it comes.
    pub fn here(self) -> Option<&'static Arbiter<G>> {
        self.here.get()
    }

    /// What decides, where it is there now.
    pub fn here_now(self) -> Option<&'static Arbiter<G>> {
        self.here.get_untracked()
    }

    /// Whether it could not be fetched, which the table's page says itself.
    pub fn is_missing(self) -> bool {
        self.is_missing.get()
    }

    /// Fetches it, where it is neither there nor on its way.
    pub fn fetch(self) {
        self.fetch.run(());
    }

    /// Something in a screen that needs what decides.
    pub fn inside(self, view: impl Fn(&'static Arbiter<G>) -> AnyView + Send + 'static) -> AnyView {
        if let Some(here) = self.here_now() {
            return view(here);
        }
        self.fetch();
        (move || match self.here() {
            Some(here) => view(here),
            None => self.note(),
        })
        .into_any()
    }

    /// How far it is, and what is to be done where it could not be fetched.
    pub fn note(self) -> AnyView {
        self.note.run(())
    }
}
