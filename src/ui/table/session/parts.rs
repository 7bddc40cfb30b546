//! What one screen shows of the table beside what all show, told after each step for as long as that screen stands.

use super::shown::Shown;
use crate::app::followers::Followers;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;
use leptos::prelude::*;

/// The parts that only one screen shows, each for as long as its screen stands.
pub(super) struct Parts<G: Game>(StoredValue<Followers<Journal<G>>, LocalStorage>);

impl<G: Game> Clone for Parts<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Parts<G> {}

impl<G: Game> Parts<G> {
    /// Nobody follows yet.
    pub(super) fn new() -> Self {
        Self(StoredValue::new_local(Followers::default()))
    }

    /// What `read` says of the table, `now` and after each step until the reactive owner is gone.
    pub(super) fn follow<T>(self, now: &Journal<G>, read: impl Fn(&Journal<G>) -> T + 'static) -> Shown<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let shown = Shown::new(read(now));
        let add = |followers: &mut Followers<_>| followers.add(move |table| shown.tell(read(table)));
        let number = self.0.try_update_value(add);
        on_cleanup(move || {
            // The session may be gone before its screens are.
            let _ = self.0.try_update_value(|followers| number.into_iter().for_each(|number| followers.remove(number)));
        });
        shown
    }

    /// Tells the readers of what has changed, and nobody else.
    pub(super) fn tell(self, table: &Journal<G>) {
        self.0.with_value(|followers| followers.tell(table));
    }
}
