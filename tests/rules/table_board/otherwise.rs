//! Choose otherwise: whatever the plan says, the players decide, and the log says so.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::field::command::EnemyStep;
use rokugan::games::champions::field::event::Idea;
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::why::Why;

/// A Spearman between two Champions; by Ki it goes for the First.
fn between() -> (Play, EnemyId) {
    let mut play = table_on(board("left-m m-right right-far"));
    play.put(First, "left").put(Second, "right").adjust(Second, Gauge::Ki, -1);
    let spear = play.foe_at(spearman(), "m");
    play.until_enemies();
    (play, spear)
}

#[test]
fn it_goes_for_somebody_else_and_fights_that_one() {
    let (mut play, spear) = between();
    assert_eq!(play.next_enemy().turn.moved.target, Some(Actor::Champion(First)));
    play.does(moves(spear, EnemyStep::GoesFor(Actor::Champion(Second))));
    let moved = last_move(&play);
    assert_eq!((moved.idea, moved.target, moved.tokens), (Idea::Players, Some(Actor::Champion(Second)), 1));
    assert_eq!(moved.why[0], Why::Chosen);
    assert_eq!(play.next_combat().defender, Actor::Champion(Second));
    assert_eq!(play.state().enemy(spear).unwrap().behaviour(), &Conduct::ASSAULT, "only for this once");
}

#[test]
fn it_stays() {
    let (mut play, spear) = between();
    play.does(moves(spear, EnemyStep::Stays));
    let moved = last_move(&play);
    assert_eq!((moved.path, moved.ap_left, moved.tokens), (path("m"), 4, 1));
}

#[test]
fn it_goes_to_any_area_by_the_cheapest_way() {
    let (mut play, spear) = between();
    play.does(moves(spear, EnemyStep::GoesTo(area("far"))));
    // A Disengagement in the area of the Second.
    assert_eq!((last_move(&play).path, last_move(&play).ap_left), (path("m right far"), 1));
}

#[test]
fn it_goes_any_way_within_its_action_points() {
    let (mut play, spear) = between();
    play.does(moves(spear, EnemyStep::Along(path("m left m"))));
    assert_eq!((last_move(&play).ap_left, play.at(spear)), (1, Some("m".to_owned())));
    let (mut play, spear) = between();
    let long = EnemyStep::Along(path("m left m right"));
    play.does(moves(spear, long));
    let (mut play, spear) = between();
    let longer = EnemyStep::Along(path("m left m right m"));
    play.refuses(moves(spear, longer.clone()), board_refusal(BoardRefusal::TooFar { needs: 6, has: 4 }), "CH-MOV");
    play.anyway(moves(spear, longer), "CH-MOV");
    assert_eq!(last_move(&play).ap_left, 0);
}

#[test]
fn an_area_without_a_way_is_refused_and_possible_anyway() {
    let mut play = table_on(board("a-b c-d"));
    let spear = play.foe_at(spearman(), "a");
    play.until_enemies();
    let there = moves(spear, EnemyStep::GoesTo(area("d")));
    play.refuses(there.clone(), board_refusal(BoardRefusal::NoWay { area: area("d") }), "CH-MOV");
    play.anyway(there, "CH-MOV");
    assert_eq!(play.at(spear), Some("d".to_owned()));
    play.never(moves(spear, EnemyStep::GoesTo(area("z"))));
}

#[test]
fn nobody_goes_for_whoever_stands_beside_the_board() {
    let (mut play, spear) = between();
    let refusal = BoardRefusal::NotPlaced { who: Who::Champion(Third) };
    play.refuses(moves(spear, EnemyStep::GoesFor(Actor::Champion(Third))), board_refusal(refusal), "CH-MOV");
}

#[test]
fn a_behaviour_changed_by_hand_counts_at_once() {
    let (mut play, spear) = between();
    play.does(behaves(spear, Conduct::Assassination { targets: vec![Actor::Champion(Second)] }));
    assert_eq!(play.next_enemy().turn.moved.target, Some(Actor::Champion(Second)));
    play.done();
    play.does(behaves(spear, Conduct::Guardian(rokugan::games::champions::enemy::behaviour::Guardian::Sentinel)));
    assert_eq!(rokugan::games::champions::field::next::next_combat(play.state()), None);
}
