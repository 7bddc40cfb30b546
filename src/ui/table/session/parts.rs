//! What one screen shows of the table beside what all show, told after each step for as long as that screen stands.

use super::shown::Shown;
use crate::games::champions::Table;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What a screen does with the table after each step.
type Follow = Box<dyn Fn(&Table)>;

/// The parts that only one screen shows, each for as long as its screen stands.
#[derive(Clone, Copy)]
pub(super) struct Parts(StoredValue<Followers, LocalStorage>);

#[derive(Default)]
struct Followers {
    by_number: BTreeMap<usize, Follow>,
    next: usize,
}

impl Parts {
    /// Nobody follows yet.
    pub(super) fn new() -> Self {
        Self(StoredValue::new_local(Followers::default()))
    }

    /// What `read` says of the table, `now` and after each step until the reactive owner is gone.
    pub(super) fn follow<T>(self, now: &Table, read: impl Fn(&Table) -> T + 'static) -> Shown<T>
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
    pub(super) fn tell(self, table: &Table) {
        self.0.with_value(|followers| followers.by_number.values().for_each(|follow| follow(table)));
    }
}

#[cfg(test)]
mod tests {
    use super::Parts;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::{ChampionId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::kernel::by::Small;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::Stamp;
    use leptos::prelude::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_part_is_worked_out_with_each_step_as_long_as_its_screen_stands() {
        let session = Owner::new();
        session.set();
        let mut table = demo::table(Seed(1), Stamp(0)).expect("the demonstration table is sound");
        let parts = Parts::new();
        let asked = Arc::new(AtomicUsize::new(0));
        let champion = ChampionId::ALL[0];
        let before = table.state().champion(champion).honor();

        let screen = session.child();
        let count = asked.clone();
        let honor = screen.with(|| {
            parts.follow(&table, move |table| {
                count.fetch_add(1, Ordering::Relaxed);
                table.state().champion(champion).honor()
            })
        });
        assert_eq!(honor.get(), before);
        let lower =
            Command::Adjust { who: Who::Champion(champion), gauge: Gauge::Honor, by: -1, note: Note::default() };
        table.commit(lower.clone(), Stamp(1)).expect("it is allowed");
        parts.tell(&table);
        assert_eq!(honor.get(), before.plus(-1));
        assert_eq!(asked.swap(0, Ordering::Relaxed), 2, "once for the screen and once for the step");

        screen.cleanup();
        table.commit(lower, Stamp(2)).expect("it is allowed");
        parts.tell(&table);
        assert_eq!(asked.load(Ordering::Relaxed), 0, "nobody looks any more");
    }
}
