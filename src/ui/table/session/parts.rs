//! What one screen shows of the table beside what all show, told after each step for as long as that screen stands.

use super::shown::Shown;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What a screen does with the table after each step.
type Follow<G> = Box<dyn Fn(&Journal<G>)>;

/// The parts that only one screen shows, each for as long as its screen stands.
pub(super) struct Parts<G: Game>(StoredValue<Followers<G>, LocalStorage>);

impl<G: Game> Clone for Parts<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Parts<G> {}

struct Followers<G: Game> {
    by_number: BTreeMap<usize, Follow<G>>,
    next: usize,
}

impl<G: Game> Parts<G> {
    /// Nobody follows yet.
    pub(super) fn new() -> Self {
        Self(StoredValue::new_local(Followers { by_number: BTreeMap::new(), next: 0 }))
    }

    /// What `read` says of the table, `now` and after each step until the reactive owner is gone.
    pub(super) fn follow<T>(self, now: &Journal<G>, read: impl Fn(&Journal<G>) -> T + 'static) -> Shown<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let shown = Shown::new(read(now));
        let number = self.0.try_update_value(|followers| {
            let number = followers.next;
            followers.next += 1;
            followers.by_number.insert(number, Box::new(move |table| shown.tell(read(table))));
            number
        });
        on_cleanup(move || {
            // The session may be gone before its screens are.
            let _ = self.0.try_update_value(|followers| number.and_then(|number| followers.by_number.remove(&number)));
        });
        shown
    }

    /// Tells the readers of what has changed, and nobody else.
    pub(super) fn tell(self, table: &Journal<G>) {
        self.0.with_value(|followers| followers.by_number.values().for_each(|follow| follow(table)));
    }
}

#[cfg(test)]
mod tests {
    use super::Parts;
    use crate::kernel::chance::Seed;
    use crate::kernel::dummy::{Dummy, Move};
    use crate::kernel::journal::{Journal, Stamp};
    use leptos::prelude::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_part_is_worked_out_with_each_step_as_long_as_its_screen_stands() {
        let session = Owner::new();
        session.set();
        let mut table = Journal::<Dummy>::start(5, Seed(1)).expect("any sum will do");
        let parts = Parts::new();
        let asked = Arc::new(AtomicUsize::new(0));

        let screen = session.child();
        let count = asked.clone();
        let sum = screen.with(|| {
            parts.follow(&table, move |table| {
                count.fetch_add(1, Ordering::Relaxed);
                *table.state()
            })
        });
        assert_eq!(sum.get(), 5);
        table.commit(Move::Take, Stamp(1)).expect("it is allowed");
        parts.tell(&table);
        assert_eq!(sum.get(), 4);
        assert_eq!(asked.swap(0, Ordering::Relaxed), 2, "once for the screen and once for the step");

        screen.cleanup();
        table.commit(Move::Take, Stamp(2)).expect("it is allowed");
        parts.tell(&table);
        assert_eq!(asked.load(Ordering::Relaxed), 0, "nobody looks any more");
    }
}
