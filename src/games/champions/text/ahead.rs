//! What the Enemies would do, in sentences that move nobody.

use super::{enemies, names};
use crate::games::champions::command::CombatKind;
use crate::games::champions::field::moves::{Leaves, Turn};
use crate::games::champions::field::next::NextCombat;
use crate::games::champions::field::watched::Watch;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::lot::Held;
use crate::games::champions::model::state::State;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// Where an Enemy would go with its turn.
pub fn goes(state: &State, turn: &Turn) -> Line {
    let area = |key| enemies::area(state, key);
    let name = names::enemy(state, turn.moved.enemy);
    match (&turn.moved.path[..], turn.leaves) {
        ([.., last], Leaves::Yes) => Line::new(keys::AHEAD_LEAVES).with("name", name).with("area", area(last)),
        ([from, .., to], Leaves::No) if from != to => {
            Line::new(keys::AHEAD_GOES).with("name", name).with("from", area(from)).with("to", area(to))
        }
        ([.., only], Leaves::No) => Line::new(keys::AHEAD_STAYS).with("name", name).with("area", area(only)),
        ([], _) => Line::new(keys::AHEAD_ASKED).with("name", name),
    }
}

/// What it would take, or carry off the board: the item that may decide the scenario. Nothing where it takes nothing.
pub fn takes(state: &State, turn: &Turn) -> Option<Line> {
    let enemy = turn.moved.enemy;
    let carried = || state.items().iter().find(|lot| *lot.held() == Held::By(Who::Enemy(enemy)));
    let named = |goal: String| Line::new(keys::AHEAD_TAKES).with("goal", goal);
    match (state.enemy(enemy)?.behaviour(), &turn.turned) {
        (Conduct::Search { goal, .. }, Some(Conduct::Escape { .. })) => {
            Some(goal_name(state, goal).map_or(keys::AHEAD_TAKES_GOAL.into(), named))
        }
        _ if turn.leaves == Leaves::Yes => carried().map(|lot| named(lot.name().to_string())),
        _ => None,
    }
}

/// What a Search is after, by name; nothing where it has none.
fn goal_name(state: &State, goal: &SearchGoal) -> Option<String> {
    let held = |held: &Held| state.items().iter().find(|lot| lot.held() == held).map(|lot| lot.name().to_string());
    match goal {
        SearchGoal::Item(name) => Some(name.to_string()),
        SearchGoal::Persona(id) => state.investigation()?.persona(*id).map(|persona| persona.name.to_string()),
        SearchGoal::Area(area) => held(&Held::Lies(area.clone())),
        SearchGoal::HeldBy(who) => held(&Held::By((*who).into())),
    }
}

/// Whom it would fight.
pub fn fights(state: &State, combat: &NextCombat) -> Line {
    let key = match combat.kind {
        CombatKind::Melee => keys::AHEAD_FIGHTS,
        CombatKind::Ranged => keys::AHEAD_SHOOTS,
    };
    Line::new(key).with("target", names::actor(state, combat.defender))
}

/// Who would notice somebody that goes a way: a sentence for each.
pub fn noticed(state: &State, watch: &Watch) -> Vec<Line> {
    let line = |key| move |enemy: &EnemyId| Line::new(key).with("name", names::enemy(state, *enemy));
    let sees = watch.sees.iter().map(line(keys::FIELD_WILL_SEE));
    sees.chain(watch.wakes.iter().map(line(keys::FIELD_WILL_WAKE))).collect()
}
