//! What the odds advise, for players who ask them; the only place of the simulator with probabilities.

use crate::games::champions::combat::Opening;
use crate::games::champions::command::CombatKind;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::odds::advice::Advice;
use crate::games::champions::odds::changes::{Called, Deceived};
use crate::games::champions::odds::combat::{Combat, RolledCombat};
use crate::games::champions::odds::forms::WeightsForm;
use crate::games::champions::odds::skill_test::RolledTest;
use crate::games::champions::sheet::draft::{Draft, Task};
use crate::games::champions::sheet::explore::{Matchup, Stand};
use crate::games::champions::sheet::hand::{Call, Turn};
use crate::games::champions::sheet::{exam, question};

/// How well the players play their dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// By rules of thumb.
    Quick,
    /// As the exact odds advise.
    Exact,
}

/// What the players are after in a Combat: Wounds both ways alike, an Elimination worth two more, one's own three.
const WEIGHTS: WeightsForm = WeightsForm::WOUNDS_ALIKE;

/// What to do with the dice on the table.
pub(super) enum Next {
    /// Roll these again.
    Reroll(Vec<u8>),
    /// Nothing more.
    Settle,
}

/// The target an attack is worth most on, where it is worth anything.
pub(super) fn best_target(
    state: &State,
    actor: Actor,
    targets: &[(EnemyId, CombatKind)],
    faces: &EnemyFaces,
) -> Option<(EnemyId, CombatKind)> {
    let worth = |(enemy, kind): &(EnemyId, CombatKind)| {
        let stand = Stand::new(state, Matchup { kind: *kind, ..Matchup::of(actor) });
        let form = stand.question(*enemy, (faces, WEIGHTS), stand.ki().unwrap_or(0)).ok()?;
        Some(Combat::new(&form).ok()?.odds().value)
    };
    let rated = targets.iter().filter_map(|target| Some((*target, worth(target)?)));
    let best = rated.max_by(|(_, one), (_, other)| one.total_cmp(other))?;
    (best.1 > 0.0).then_some(best.0)
}

/// What the odds advise in the middle of a Combat; what is to be turned is turned in the draft.
pub(super) fn combat(state: &State, draft: &mut Draft, opening: &Opening, faces: &EnemyFaces) -> Option<Next> {
    let left = question::ki_left(state, draft);
    let form = question::rolled(state, draft, opening, (faces, WEIGHTS), left)?;
    match RolledCombat::new(&form).ok()?.advice().advice {
        Advice::Reroll { dice } => Some(Next::Reroll(places(&dice))),
        Advice::Settle(end) => {
            turn(draft, end.deception, end.void);
            (draft.choices.offence, draft.choices.defence) = (end.offence, end.defence);
            draft.choices.harmony = if end.harmony { Harmony::Used } else { Harmony::Unused };
            Some(Next::Settle)
        }
    }
}

/// What the odds advise in the middle of a test.
pub(super) fn test(state: &State, draft: &mut Draft) -> Option<Next> {
    let left = question::ki_left(state, draft);
    let form = exam::question(state, draft, draft.trial()?.target, left)?;
    match RolledTest::new(&form).ok()?.advice().advice {
        Advice::Reroll { dice } => Some(Next::Reroll(places(&dice))),
        Advice::Settle(end) => {
            turn(draft, end.deception, end.void);
            if let Task::Test(trial) = &mut draft.task {
                trial.element = end.element;
            }
            draft.choices.harmony = if end.harmony { Harmony::Used } else { Harmony::Unused };
            Some(Next::Settle)
        }
    }
}

fn turn(draft: &mut Draft, deception: Option<Deceived>, void: Option<Called>) {
    draft.hand.deception = deception.map(|one| Turn { die: place(one.die), to: one.to });
    draft.hand.void = void.map(|call| Call { removed: place(call.removed), to: call.to });
}

fn places(dice: &[usize]) -> Vec<u8> {
    dice.iter().copied().map(place).collect()
}

fn place(die: usize) -> u8 {
    u8::try_from(die).unwrap_or(u8::MAX)
}
