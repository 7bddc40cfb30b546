//! What the Enemies would do if the Champions stopped now, and what if: both without a line in the log.

use super::moves::{self, Turn};
use super::next::{NextCombat, told_combat};
use super::scene::Scene;
use super::{later, told};
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::{apply, decide};
use crate::kernel::by::Small as _;
use crate::kernel::chance::{Chance, Position, Seed};

/// What threatens somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Threat {
    /// Whom.
    pub who: Actor,
    /// The Combats Enemies would begin against it, in their order.
    pub combats: Vec<NextCombat>,
}

/// The Combats of the plan as it is now, by whoever is attacked: every Champion in play by seat, then the Allies who
/// are attacked. Nothing without a board.
pub fn forecast(state: &State) -> Option<Vec<Threat>> {
    Some(threats(state, &look_ahead(state)?))
}

/// These Combats by whoever is attacked.
pub fn threats(state: &State, combats: &[NextCombat]) -> Vec<Threat> {
    let champions = ChampionId::ALL.iter().map(|id| Actor::Champion(*id)).filter(|who| state.is_in_play(*who));
    let attacked = |who: &Actor| combats.iter().any(|combat| combat.defender == *who);
    let allies = state.allies().map(|(id, _)| Actor::Ally(id)).filter(attacked);
    let against = |who: Actor| combats.iter().filter(|combat| combat.defender == who).cloned().collect();
    champions.chain(allies).map(|who| Threat { who, combats: against(who) }).collect()
}

/// The Combats of the plan as it is now, in their order. Nothing without a board.
pub fn look_ahead(state: &State) -> Option<Vec<NextCombat>> {
    Some(foresee(state)?.combats)
}

/// What the Enemies would do now, one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Foresight {
    /// Their turns to move, in the order of the plan.
    pub turns: Vec<Turn>,
    /// Their Combats, in order, each on the terms of its moment.
    pub combats: Vec<NextCombat>,
    /// Enemies with Oni that heal a Wound first (CH-ENE-1).
    pub healed: Vec<EnemyId>,
}

/// The whole phase as it would be if it began now; in the Enemies Phase the rest of it. Nothing without a board.
pub fn foresee(state: &State) -> Option<Foresight> {
    let scene = Scene::of(state)?;
    let plan = scene.plan();
    let combat = |combat| told_combat(state, &later::at(&scene, &plan, combat), combat);
    let begun = state.phase() == Phase::Enemies;
    let healed = plan.oni_healed.iter().filter(|_| !begun).filter_map(|id| told::enemy_id(&scene, *id));
    Some(Foresight {
        turns: plan.moves.iter().filter_map(|one| moves::foreseen(state, &scene, one)).collect(),
        combats: plan.combats.iter().filter_map(combat).collect(),
        healed: healed.collect(),
    })
}

/// The table as a command would leave it: for trying a Movement before it is made. Dice fall as nowhere else, so nothing
/// is learnt from them.
///
/// # Errors
///
/// The rule against the command.
pub fn what_if(state: &State, command: &Command) -> Result<State, Refusal> {
    let events = decide::decide(state, command, &mut Chance::seeded(Seed(0), Position::default()))?;
    let mut after = state.clone();
    for event in &events {
        apply::apply(&mut after, event);
    }
    Ok(after)
}
