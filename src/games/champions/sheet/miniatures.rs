//! The chance of each number of miniatures that a Combat still to be rolled takes from an Enemy Unit (CH-BAT-1).

use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// The probability of each number of miniatures lost, from 0 to all that are left, where the Wounds come as `dealt`
/// says. Nothing where fewer than two are left: then the chance to eliminate it says the same.
pub fn lost(state: &State, enemy: EnemyId, dealt: &[f64]) -> Option<Vec<f64>> {
    let left = usize::try_from(state.enemy(enemy)?.miniatures_left()).ok().filter(|left| *left > 1)?;
    let mut lost = vec![0.0; left + 1];
    for (wounds, share) in (0..).zip(dealt) {
        let felled = usize::try_from(queries::miniatures_felled(state, enemy, wounds)).unwrap_or(0);
        lost[felled.min(left)] += share;
    }
    Some(lost)
}
