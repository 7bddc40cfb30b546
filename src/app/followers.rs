//! Who is told of a table after each step, for as long as it wants to be.

use std::collections::BTreeMap;

/// What a screen does with the table after each step.
type Follow<T> = Box<dyn Fn(&T)>;

/// Those who are told of a table, each known by a number of its own.
pub struct Followers<T> {
    by_number: BTreeMap<usize, Follow<T>>,
    next: usize,
}

impl<T> Default for Followers<T> {
    fn default() -> Self {
        Self { by_number: BTreeMap::new(), next: 0 }
    }
}

impl<T> Followers<T> {
    /// Tells `follow` of each step from now on. Gives back its number, for [`Followers::remove`].
    pub fn add(&mut self, follow: impl Fn(&T) + 'static) -> usize {
        let number = self.next;
        self.next += 1;
        self.by_number.insert(number, Box::new(follow));
        number
    }

    /// Tells the one of that number nothing more.
    pub fn remove(&mut self, number: usize) {
        self.by_number.remove(&number);
    }

    /// Tells all of them of the table as it is now.
    pub fn tell(&self, table: &T) {
        self.by_number.values().for_each(|follow| follow(table));
    }
}

#[cfg(test)]
mod tests {
    use super::Followers;
    use crate::kernel::chance::Seed;
    use crate::kernel::dummy::{Dummy, Move};
    use crate::kernel::journal::{Journal, Stamp};
    use std::cell::RefCell;
    use std::rc::Rc;

    #[test]
    fn a_part_is_worked_out_with_each_step_as_long_as_its_screen_stands() {
        let mut table = Journal::<Dummy>::start(5, Seed(1)).expect("any sum will do");
        let mut followers = Followers::default();
        let sums = Rc::new(RefCell::new(Vec::new()));
        let seen = sums.clone();
        let screen = followers.add(move |table: &Journal<Dummy>| seen.borrow_mut().push(*table.state()));
        let other = followers.add(|_| ());
        table.commit(Move::Take, Stamp(1)).expect("it is allowed");
        followers.tell(&table);
        assert_eq!(sums.take(), [4], "once for the step");

        followers.remove(screen);
        table.commit(Move::Take, Stamp(2)).expect("it is allowed");
        followers.tell(&table);
        assert!(sums.take().is_empty(), "nobody looks any more");
        assert!(![screen, other].contains(&followers.add(|_| ())), "no number is given twice");
    }
}
