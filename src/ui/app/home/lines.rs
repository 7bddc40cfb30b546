//! Tables in one line each.

use crate::games::champions::scoring;
use crate::games::champions::text::names;
use crate::kernel::line::{Arg, Line};
use crate::storage::{Summary, Table};
use crate::ui::texts::say;
use crate::ui::when;
use crate::words::keys;

/// "4 short" or "2 above".
pub(super) fn margin(margin: i16) -> Line {
    if margin < 0 {
        Line::new(keys::MARGIN_SHORT).with("count", usize::from(margin.unsigned_abs()))
    } else {
        Line::new(keys::MARGIN_ABOVE).with("count", usize::from(margin.unsigned_abs()))
    }
}

/// "Turn 3 of 8, Champions".
pub(super) fn clock(summary: &Summary) -> Line {
    Line::new(keys::HOME_CLOCK)
        .with("turn", summary.turn)
        .with("turns", summary.max_turns)
        .with("phase", names::phase(summary.phase))
}

/// "Victory, 3 above", of a table that has ended.
pub(super) fn verdict(table: &Table) -> Line {
    let sheet = scoring::score(table.state());
    let key = if sheet.is_victory() { keys::HOME_VICTORY } else { keys::HOME_DEFEAT };
    Line::new(key).with("margin", margin(sheet.margin()))
}

/// A line with when it was: "Turn 5 of 6, Enemies · yesterday".
pub(super) fn dated(line: impl Into<Arg>, summary: &Summary) -> String {
    match when::when(summary.played) {
        Some(when) => say(Line::new(keys::HOME_DATED).with("line", line).with("when", when)),
        None => say(Line::new(keys::HOME_UNDATED).with("line", line)),
    }
}
