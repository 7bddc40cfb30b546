//! What the Enemies would do if the Champions stopped now, and what if: both without a line in the log.

use super::next::{NextCombat, told_combat};
use super::scene::Scene;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{Actor, ChampionId};
use crate::games::champions::model::state::State;
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
    let combats = look_ahead(state)?;
    let champions = ChampionId::ALL.iter().map(|id| Actor::Champion(*id)).filter(|who| state.is_in_play(*who));
    let attacked = |who: &Actor| combats.iter().any(|combat| combat.defender == *who);
    let allies = state.allies().map(|(id, _)| Actor::Ally(id)).filter(attacked);
    let against = |who: Actor| combats.iter().filter(|combat| combat.defender == who).cloned().collect();
    Some(champions.chain(allies).map(|who| Threat { who, combats: against(who) }).collect())
}

/// The Combats of the plan as it is now, in their order. Nothing without a board.
pub fn look_ahead(state: &State) -> Option<Vec<NextCombat>> {
    let scene = Scene::of(state)?;
    Some(scene.plan().combats.iter().filter_map(|combat| told_combat(state, &scene, combat)).collect())
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
