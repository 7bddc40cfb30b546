//! How two tables differ, line by line: what a correction of an old entry comes to.

use super::log::{change_line, changes};
use super::names;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::words::battle_for_rokugan as keys;

/// What is otherwise on the table `new` than on `old`: the round, the first player, provinces, honor.
pub fn differences(old: &State, new: &State) -> Vec<Line> {
    let mut lines = Vec::new();
    if old.round() != new.round() {
        let line = Line::new(keys::BFR_DIFFERENT_CLOCK).with("from", old.round()).with("to", new.round());
        lines.push(line);
    }
    if old.first() != new.first() {
        let line = Line::new(keys::BFR_DIFFERENT_FIRST);
        let line = line.with("from", names::clan_or_nobody(old.first()));
        lines.push(line.with("to", names::clan_or_nobody(new.first())));
    }
    let holder = |state: &State, province| names::clan_or_nobody(state.board().controller(province));
    for province in Province::ALL.iter().copied() {
        let (was, is) = (holder(old, province), holder(new, province));
        if was != is {
            let line = Line::new(keys::BFR_DIFFERENT_PROVINCE).with("province", names::province(new, province));
            lines.push(line.with("from", was).with("to", is));
        }
    }
    lines.extend(changes(old, new).iter().map(change_line));
    lines
}
