//! How two tables differ, line by line: what a correction of an old entry comes to.

use super::log::{About, about_of, changes};
use super::names;
use crate::games::empire_reborn::state::State;
use crate::kernel::book::ChangeLine;
use crate::kernel::line::{Arg, Line};
use crate::words::empire_reborn as keys;

/// What is otherwise on the table `new` than on `old`: turn, koku, Honor, units, the dead.
pub fn differences(old: &State, new: &State) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut differs = |key, from: usize, to: usize| {
        if from != to {
            lines.push(Line::new(key).with("from", from).with("to", to));
        }
    };
    differs(keys::ER_DIFFERENT_TURN, old.turn().into(), new.turn().into());
    let units = |state: &State| -> usize {
        state.realms().iter().flat_map(|realm| &realm.units).map(|stand| usize::from(stand.count)).sum()
    };
    differs(keys::ER_DIFFERENT_UNITS, units(old), units(new));
    differs(keys::ER_DIFFERENT_LIVING, old.living().count(), new.living().count());
    differs(keys::ER_DIFFERENT_OPEN, old.open().len(), new.open().len());
    let orders = |state: &State| -> usize { state.realms().iter().map(|realm| realm.orders.len()).sum() };
    differs(keys::ER_DIFFERENT_PLACES, old.chart().places.len(), new.chart().places.len());
    differs(keys::ER_DIFFERENT_WAYS, old.chart().ways.len(), new.chart().ways.len());
    differs(keys::ER_DIFFERENT_ORDERS, orders(old), orders(new));
    lines.extend(changes(old, new).iter().map(|change| change_line(new, change)));
    lines
}

/// A change of a number as a sentence, with whose it is.
pub fn change_line(state: &State, change: &ChangeLine) -> Line {
    let (from, to) = (change.from, change.to);
    let person = |name: Arg| Line::new(keys::ER_CHANGE_HONOR).with("name", name).with("from", from).with("to", to);
    match about_of(change.about) {
        Some(About::Person(who)) => person(names::person(state, who)),
        Some(About::Realm(clan)) => {
            Line::new(keys::ER_CHANGE_KOKU).with("clan", names::clan(clan)).with("from", from).with("to", to)
        }
        None => person(Line::new(keys::ER_SOMEBODY).into()),
    }
}

/// The same on a line that says whose it is.
pub fn own_change_line(change: &ChangeLine) -> Line {
    let key = match about_of(change.about) {
        Some(About::Realm(_)) => keys::ER_OWN_KOKU,
        Some(About::Person(_)) | None => keys::ER_OWN_HONOR,
    };
    Line::new(key).with("from", change.from).with("to", change.to)
}
