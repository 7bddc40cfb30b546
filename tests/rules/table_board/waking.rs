//! Whom a Combat wakes (CH-ENE 9.3, A9).

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::enemy::behaviour::Guardian;
use rokugan::games::champions::field::event::{BoardEvent, Turning};
use rokugan::games::champions::field::next::{NextStep, next_step};
use rokugan::games::champions::model::conduct::Conduct;

const GATEKEEPER: Conduct = Conduct::Guardian(Guardian::Gatekeeper);

fn behaviour(play: &Play, enemy: EnemyId) -> Conduct {
    play.state().enemy(enemy).unwrap().behaviour().clone()
}

fn woken(play: &Play) -> Vec<(EnemyId, Turning)> {
    let turned = |event: &Event| match event {
        Event::Board(BoardEvent::Turned { enemy, cause, .. }) => Some((*enemy, *cause)),
        _ => None,
    };
    play.events().iter().filter_map(turned).collect()
}

#[test]
fn a_gatekeeper_that_is_attacked_turns_to_assault_with_a_board_or_without() {
    let mut play = five().acting();
    let guard = play.enemy(spearman());
    play.does(behaves(guard, GATEKEEPER)).does(fight(First, guard).deals(1));
    assert_eq!((behaviour(&play, guard), woken(&play)), (Conduct::ASSAULT, vec![(guard, Turning::Attacked)]));
}

#[test]
fn a_patrol_that_is_attacked_turns_to_assault() {
    let mut play = five().acting();
    let guard = play.enemy(spearman());
    play.does(behaves(guard, Conduct::Patrol { route: path("a"), next: 0 })).does(fight(First, guard).deals(1));
    assert_eq!(behaviour(&play, guard), Conduct::ASSAULT);
}

#[test]
fn a_combat_of_another_enemy_wakes_a_gatekeeper_in_its_area_or_next_to_it() {
    let mut play = table_on(board("a-b b-c b#d"));
    let fighter = play.foe_at(spearman(), "b");
    let guards = ["b", "c", "d"].map(|id| play.foe_at(spearman(), id));
    for guard in guards {
        play.does(behaves(guard, GATEKEEPER));
    }
    play.put(First, "b").does(fight(First, fighter).deals(4));
    assert_eq!(woken(&play), [(guards[0], Turning::CombatNearby), (guards[1], Turning::CombatNearby)]);
    assert_eq!(behaviour(&play, guards[2]), GATEKEEPER, "a red border makes no neighbours");
}

#[test]
fn a_gatekeeper_that_falls_is_not_woken() {
    let mut play = five().acting();
    let guard = play.enemy(spearman());
    play.does(behaves(guard, GATEKEEPER)).does(fight(First, guard).deals(4));
    assert_eq!(woken(&play), []);
}

/// A9: one that has had its turn acts from the next phase.
#[test]
fn a_gatekeeper_woken_after_its_turn_does_not_fight_in_this_phase() {
    let mut play = table_on(board("a-b"));
    let fighter = play.foe_at(spearman(), "a");
    let guard = play.foe_at(spearman(), "a");
    play.put(First, "a").does(behaves(guard, GATEKEEPER)).until_enemies();
    play.done();
    play.done();
    play.does(struck_by(First, fighter).takes(1));
    assert_eq!(woken(&play), [(guard, Turning::CombatNearby)]);
    assert_eq!(next_step(play.state()), Some(NextStep::End));
    play.does(Command::EndEnemies).does(Command::Recover);
    play.activations(&[First, Second, Third, Fourth, Fifth]).until_enemies();
    play.done();
    play.done();
    assert_eq!(play.state().enemy_phase().moved_by(guard).unwrap().target(), Some(Actor::Champion(First)));
}
