//! The board as it will be when a Combat of the plan comes up: whoever moves before it has moved.

use super::scene::Scene;
use crate::games::champions::board::AreaId;
use crate::games::champions::enemy::plan::{Combat, Move, Plan, When};
use crate::games::champions::enemy::situation::Scenario;

/// Everybody where the plan has put it when `combat` begins: all Enemies after their movements, those in their middle
/// as far as they are. In a Battle, where Units activate one by one, only those up to the attacker.
pub(super) fn at(scene: &Scene, plan: &Plan, combat: &Combat) -> Scene {
    let mut later = scene.clone();
    let one_by_one = match (scene.situation().scenario, combat.when) {
        (Scenario::Battle, _) | (_, When::Movement) => true,
        (Scenario::Usual, When::Token) => false,
    };
    for one in &plan.moves {
        let own = one.enemy == combat.attacker;
        match stand(one, own.then_some(combat)) {
            Some(area) => later.put(one.enemy, area),
            None => later.take_off(one.enemy),
        }
        if own && one_by_one {
            break;
        }
    }
    later
}

/// Where a movement has brought an Enemy by then; nothing where it has left the board.
fn stand(one: &Move, own: Option<&Combat>) -> Option<AreaId> {
    match own {
        Some(Combat { when: When::Movement, moment, .. }) => one.path.get(moment.areas.checked_sub(1)?).copied(),
        Some(Combat { when: When::Token, .. }) | None if one.left_board => None,
        Some(Combat { when: When::Token, .. }) | None => one.path.last().copied(),
    }
}
