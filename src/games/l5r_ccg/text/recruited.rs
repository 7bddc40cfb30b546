//! Who entered play just now: what the page of recruiting tells of its last step.

use super::log;
use crate::games::l5r_ccg::Table;
use crate::games::l5r_ccg::command::Command;
use crate::kernel::line::Line;

/// Who entered play with the last step, what it cost and who bowed for it; nothing where that step was another.
pub fn recruited(table: &Table) -> Option<Vec<Line>> {
    let at = table.cursor().checked_sub(1)?;
    let entry = table.entries().get(at).filter(|entry| matches!(entry.command.plain(), Command::Recruit { .. }))?;
    let told = log::line(table.state(), log::chapter(table.state()), at, entry);
    Some(std::iter::once(told.headline).chain(told.details).collect())
}
