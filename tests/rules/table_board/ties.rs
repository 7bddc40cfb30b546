//! Ties are questions to the holder of the Favor, with a default.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::next::ties_of;
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::tie::{Tie, TieBetween};

const TWO: [Actor; 2] = [Actor::Champion(First), Actor::Champion(Second)];

/// A Spearman between two Champions with equally much Ki.
fn tied() -> (Play, EnemyId) {
    let mut play = table_on(board("left-m m-right"));
    play.put(First, "left").put(Second, "right");
    let spear = play.foe_at(spearman(), "m");
    play.until_enemies();
    (play, spear)
}

fn settle(tie: Tie) -> Command {
    Command::Board(BoardCommand::SettleTie(tie))
}

#[test]
fn a_tie_is_asked_with_its_default_and_done_accepts_that() {
    let (mut play, spear) = tied();
    let asked = play.next_enemy().asks.unwrap();
    assert_eq!(asked, Tie { enemy: spear, between: TieBetween::Target(TWO.to_vec()), chosen: 0 });
    assert_eq!(play.done().target, Some(Actor::Champion(First)));
}

#[test]
fn another_answer_is_kept_until_the_phase_ends() {
    let (mut play, spear) = tied();
    let asked = play.next_enemy().asks.unwrap();
    play.does(settle(Tie { chosen: 1, ..asked }));
    let next = play.next_enemy();
    assert_eq!((next.asks, next.turn.moved.target), (None, Some(Actor::Champion(Second))));
    assert_eq!(play.done().target, Some(Actor::Champion(Second)));
    assert_eq!(play.state().enemy_phase().ties().len(), 1);
    play.does(Command::EndEnemies);
    assert_eq!(play.state().enemy_phase().ties().len(), 0);
    let _ = spear;
}

#[test]
fn only_ties_that_come_up_are_settled() {
    let (mut play, spear) = tied();
    let between = TieBetween::Target(vec![Actor::Champion(Third), Actor::Champion(First)]);
    let refusal = || board_refusal(BoardRefusal::NoSuchTie);
    play.refuses(settle(Tie { enemy: spear, between, chosen: 1 }), refusal(), "CH-COM-1");
    let between = TieBetween::Target(TWO.to_vec());
    play.refuses(settle(Tie { enemy: spear, between: between.clone(), chosen: 2 }), refusal(), "CH-COM-1");
    play.never(settle(Tie { enemy: spear, between, chosen: 2 }));
}

#[test]
fn a_tie_between_ways_names_their_areas() {
    let mut play = table_on(board("s-a s-b a-goal b-goal"));
    play.put(First, "goal");
    let spear = play.foe_at(spearman(), "s");
    play.until_enemies();
    let asked = play.next_enemy().asks.unwrap();
    assert_eq!(asked.between, TieBetween::Route(vec![path("s a goal"), path("s b goal")]));
    play.does(settle(Tie { chosen: 1, ..asked }));
    assert_eq!(play.done().path, path("s b goal"));
    let _ = spear;
}

/// The tie at a Combat comes up when the Enemy has moved, because its target is gone.
#[test]
fn a_tie_at_a_combat_is_settled_after_the_movement() {
    let (mut play, spear) = tied();
    play.put(First, "m").put(Second, "m").put(Third, "m").adjust(First, Gauge::Ki, 1);
    assert_eq!(play.done().target, Some(Actor::Champion(First)));
    play.falls(First, Fall::Eliminated);
    let two = vec![Actor::Champion(Second), Actor::Champion(Third)];
    let tie = Tie { enemy: spear, between: TieBetween::Target(two), chosen: 0 };
    assert_eq!(ties_of(play.state(), spear), std::slice::from_ref(&tie));
    assert_eq!(play.next_combat().defender, Actor::Champion(Second));
    play.does(settle(Tie { chosen: 1, ..tie }));
    assert_eq!(play.next_combat().defender, Actor::Champion(Third));
}
