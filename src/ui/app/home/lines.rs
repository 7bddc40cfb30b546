//! Tables in one line each.

use crate::kernel::line::{Arg, Line};
use crate::storage::{Summary, TableId};
use crate::ui::games;
use crate::ui::page::Page;
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::ui::when;
use crate::words::keys;

/// "Turn 3 of 8, Champions"; or how it ended.
pub(super) fn line(summary: &Summary) -> Line {
    summary.synopsis.ended.as_ref().unwrap_or(&summary.synopsis.line).clone()
}

/// The page to go on with: the table, or what came of it.
pub(super) fn page(summary: &Summary, id: &TableId) -> Page {
    match summary.synopsis.ended {
        Some(_) => games::result(summary.game, id),
        None => SharedPage::Table.at(id),
    }
}

/// A line with when it was: "Turn 5 of 6, Enemies · yesterday".
pub(super) fn dated(line: impl Into<Arg>, summary: &Summary) -> String {
    match when::when(summary.played) {
        Some(when) => say(Line::new(keys::HOME_DATED).with("line", line).with("when", when)),
        None => say(Line::new(keys::HOME_UNDATED).with("line", line)),
    }
}
