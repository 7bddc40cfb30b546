//! Where something of a game lies that a table can be shown without: in the part that shows it, or in one behind it.

use crate::ui::app::waiting;
use crate::ui::part::{Arrival, Part};
use leptos::prelude::*;

/// Where `L` lies, a list of what can be asked of a game.
pub struct Seat<L: Sync + 'static> {
    here: Signal<Option<&'static L>>,
    is_missing: Signal<bool>,
    fetch: Callback<()>,
    note: Callback<(), AnyView>,
    /// In the place of a screen.
    waiting: Callback<(), AnyView>,
}

impl<L: Sync + 'static> Clone for Seat<L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Sync + 'static> Copy for Seat<L> {}

impl<L: Sync + 'static> Seat<L> {
    /// In the part that shows the table.
    pub fn with_the_table(list: &'static L) -> Self {
        Self {
            here: Signal::stored(Some(list)),
            is_missing: Signal::stored(false),
            fetch: Callback::new(|()| ()),
            note: Callback::new(|()| ().into_any()),
            waiting: Callback::new(|()| ().into_any()),
        }
    }

    /// In another part, of whose list it is `one`.
    pub fn behind<T: Sync + 'static>(part: Part<T>, one: fn(&'static T) -> &'static L) -> Self {
        Self {
            here: Signal::derive(move || part.here().map(one)),
            is_missing: Signal::derive(move || matches!(part.arrival(), Arrival::Missing(_))),
            fetch: Callback::new(move |()| part.begin_fetching()),
            note: Callback::new(move |()| waiting::note(part)),
            waiting: Callback::new(move |()| waiting::waiting(part)),
        }
    }

    /// The list, where it is there; the reader is called again when it comes.
    pub fn here(self) -> Option<&'static L> {
        self.here.get()
    }

    /// The list, where it is there now.
    pub fn here_now(self) -> Option<&'static L> {
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

    /// Something in a screen that needs the list.
    pub fn inside(self, view: impl Fn(&'static L) -> AnyView + Send + 'static) -> AnyView {
        self.once_here(view, self.note)
    }

    /// A screen that needs the list.
    pub fn screen(self, view: impl Fn(&'static L) -> AnyView + Send + 'static) -> AnyView {
        self.once_here(view, self.waiting)
    }

    fn once_here(self, view: impl Fn(&'static L) -> AnyView + Send + 'static, until: Callback<(), AnyView>) -> AnyView {
        if let Some(here) = self.here_now() {
            return view(here);
        }
        self.fetch();
        (move || self.here().map_or_else(|| until.run(()), &view)).into_any()
    }

    /// How far it is, and what is to be done where it could not be fetched.
    pub fn note(self) -> AnyView {
        self.note.run(())
    }
}
