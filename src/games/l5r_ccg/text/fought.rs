//! How the battle before went, as long as its attack goes on: what the page between two battles tells.

use super::log;
use crate::games::l5r_ccg::Table;
use crate::games::l5r_ccg::event::Event;
use crate::kernel::line::Line;

/// Everything that the last battle of the attack under way ended with; nothing before the first has ended.
pub fn last_battle(table: &Table) -> Option<Vec<Line>> {
    table.state().attack()?;
    let before = table.entries()[..table.cursor()].iter().rev();
    let of_attack =
        before.take_while(|entry| !entry.events.iter().any(|event| matches!(event, Event::AttackDeclared { .. })));
    let mut ended =
        of_attack.filter(|entry| entry.events.iter().any(|event| matches!(event, Event::BattleEnded { .. })));
    Some(log::everything(table.state(), &ended.next()?.events))
}
