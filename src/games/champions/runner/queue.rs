//! Whose turn it was, is and will be, as tokens in a row.

use super::Step;
use crate::games::champions::field::next;
use crate::games::champions::model::enemy_phase::{Deed, Moved};
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::text::{names, token};
use crate::kernel::line::Line;

/// Where in the row an Enemy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// It had its turn.
    Done,
    /// It had its turn and is not on the board any more.
    Gone,
    /// It returned in this phase and has no turn in it.
    Returned,
    /// It has it now.
    Now,
    /// It waits.
    Waiting,
}

/// An Enemy in the row.
#[derive(Clone, Debug, PartialEq)]
pub struct Queued {
    /// Which.
    pub enemy: EnemyId,
    /// What stands on its token.
    pub letter: String,
    /// What it is called.
    pub name: Line,
    /// Where in the row it is.
    pub turn: Turn,
}

/// The row at a step: those who move, or the Combats that are left.
pub(super) fn queue(state: &State, step: &Step) -> Vec<Queued> {
    let now = match step {
        Step::Move(shown) => Some(shown.enemy),
        Step::Tie(tie) => Some(tie.tie.enemy),
        Step::Ask(enemy) => Some(*enemy),
        Step::Combat(combat) => return combats(state, combat.combat.attacker),
        Step::Activate(_) | Step::Return(_) | Step::Push | Step::Over => None,
    };
    if now.is_some_and(|enemy| state.enemy_phase().moved_by(enemy).is_some()) {
        // A tie at a Combat.
        return now.map_or_else(Vec::new, |enemy| combats(state, enemy));
    }
    let moved = state.enemy_phase().moved().iter().map(|moved| queued(state, moved.enemy(), had(state, moved)));
    let rest = next::waiting(state).into_iter().map(|enemy| {
        let turn = if Some(enemy) == now { Turn::Now } else { Turn::Waiting };
        queued(state, enemy, turn)
    });
    moved.chain(rest).collect()
}

fn had(state: &State, moved: &Moved) -> Turn {
    match moved.deed() {
        Deed::Moved if !queries::is_present(state, Who::Enemy(moved.enemy())) => Turn::Gone,
        Deed::Moved => Turn::Done,
        Deed::Returned | Deed::Corrupted => Turn::Returned,
    }
}

fn combats(state: &State, now: EnemyId) -> Vec<Queued> {
    let all = next::combats_to_come(state).into_iter().enumerate();
    let row = all.map(|(place, combat)| {
        let turn = if place == 0 { Turn::Now } else { Turn::Waiting };
        queued(state, combat.attacker, turn)
    });
    let row: Vec<Queued> = row.collect();
    if row.is_empty() { vec![queued(state, now, Turn::Now)] } else { row }
}

fn queued(state: &State, enemy: EnemyId, turn: Turn) -> Queued {
    Queued { enemy, letter: token::enemy(state, enemy), name: names::enemy(state, enemy), turn }
}
