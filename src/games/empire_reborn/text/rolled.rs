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

/// What the last step of the battle on the table came to: its last sentences; nothing where the last step was another.
pub fn fought(table: &Table) -> Vec<Line> {
    /// Both rolls, who came off better, and what begins with it.
    const MOST: usize = 4;
    let made = &table.entries()[..table.cursor()];
    let Some(last) = made.last().filter(|entry| is_of_battle(table, &entry.command)) else { return Vec::new() };
    let mut told = log::everything(table.state(), &last.events);
    told.drain(..told.len().saturating_sub(MOST));
    told
}

/// Whether a step belongs to the battle on the table: what is rolled of the queue meanwhile does.
fn is_of_battle(table: &Table, command: &Command) -> bool {
    table.state().clash().is_some() && (matches!(command, Command::Field(_)) || is_roll(command))
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
