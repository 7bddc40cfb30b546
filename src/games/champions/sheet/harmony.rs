//! Harmony with the Elements that is better all round: it costs nothing, so it is taken for the players, who may leave it.

use super::draft::Draft;
use crate::games::champions::combat::resolve;
use crate::games::champions::command::Outcome;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;

impl Draft {
    /// Takes Harmony in a Combat where that is no worse in anything and better for the Wounds. To be asked once, when the
    /// last die has fallen: what the players say after that stays.
    pub fn take_harmony_where_better(&mut self, state: &State, colors: &[DieColor], faces: &EnemyFaces) {
        let outcome = |draft: &Self| {
            let fight = draft.duel().and_then(|_| draft.fight(colors, faces))?;
            resolve(state, &fight).ok().map(|known| known.outcome)
        };
        let mut with = self.clone();
        with.choices.harmony = Harmony::Used;
        let better = outcome(self).zip(outcome(&with)).is_some_and(|(plain, harmony)| is_better(&harmony, &plain));
        if better {
            *self = with;
        }
    }
}

fn is_better(one: &Outcome, other: &Outcome) -> bool {
    let gains = |outcome: &Outcome| [outcome.ki_gained, outcome.ap_gained, outcome.life_recovered];
    let no_less = gains(one).iter().zip(gains(other)).all(|(one, other)| *one >= other);
    let same_price =
        one.technique_honor >= other.technique_honor && one.dealt >= other.dealt && one.taken <= other.taken;
    no_less && same_price && (one.dealt, one.taken) != (other.dealt, other.taken)
}
