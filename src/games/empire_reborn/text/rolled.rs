//! What the rolls came to that were made one after the other until now: what the page tells once nothing is left to roll.

use super::log;
use crate::games::empire_reborn::Table;
use crate::games::empire_reborn::command::Command;
use crate::kernel::line::Line;

/// Everything the rolls since the last other step came to, in order; nothing where the last step was none.
pub fn rolled(table: &Table) -> Vec<Line> {
    let made = &table.entries()[..table.cursor()];
    let from = made.iter().rposition(|entry| !is_roll(&entry.command)).map_or(0, |at| at + 1);
    made[from..].iter().flat_map(|entry| log::everything(table.state(), &entry.events)).collect()
}

const fn is_roll(command: &Command) -> bool {
    matches!(
        command,
        Command::Answer { .. }
            | Command::Retry { .. }
            | Command::Mishap { .. }
            | Command::Dismiss { .. }
            | Command::Exploit { .. }
    )
}
