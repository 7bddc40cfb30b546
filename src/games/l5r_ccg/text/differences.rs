//! How two tables differ, line by line: what a correction of an old entry comes to.

use super::log::{change_line, changes};
use super::names;
use crate::games::l5r_ccg::state::State;
use crate::kernel::line::Line;
use crate::words::l5r_ccg as keys;

/// What is otherwise on the table `new` than on `old`: the turn, the Favor, the players' numbers, cards in play.
pub fn differences(old: &State, new: &State) -> Vec<Line> {
    let mut lines = Vec::new();
    let turn = |state: &State| i16::try_from(state.turn()).unwrap_or(i16::MAX);
    if turn(old) != turn(new) {
        lines.push(Line::new(keys::CCG_DIFFERENT_TURN).with("from", turn(old)).with("to", turn(new)));
    }
    if old.favor() != new.favor() {
        let line = Line::new(keys::CCG_DIFFERENT_FAVOR).with("from", names::player_or_middle(old, old.favor()));
        lines.push(line.with("to", names::player_or_middle(new, new.favor())));
    }
    lines.extend(changes(old, new).iter().map(|change| change_line(new, change)));
    if old.cards().len() != new.cards().len() {
        let line = Line::new(keys::CCG_DIFFERENT_CARDS).with("from", old.cards().len());
        lines.push(line.with("to", new.cards().len()));
    }
    lines
}
