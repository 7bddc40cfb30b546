//! Look ahead and what if: nothing is logged, nothing changes.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::field::cards::{Guess, guesses};
use rokugan::games::champions::field::combat_terms::{attack, targets};
use rokugan::games::champions::field::forecast::{forecast, look_ahead, what_if};
use rokugan::games::champions::field::next::{next_step, plan_now};
use rokugan::games::champions::field::scene::situation;
use rokugan::games::champions::model::card::EnemyCard;
use rokugan::kernel::known::Known;

fn threats(state: &rokugan::games::champions::model::state::State) -> Vec<(Actor, usize)> {
    let all = forecast(state).unwrap().into_iter();
    all.map(|threat| (threat.who, threat.combats.len())).filter(|(_, combats)| *combats > 0).collect()
}

#[test]
fn the_champions_phase_sees_what_the_enemies_would_do_now() {
    let mut play = table_on(board("a-b b-c c-d"));
    play.put(First, "a");
    play.foe_at(spearman(), "b");
    play.foe_at(spearman(), "d");
    assert_eq!(threats(play.state()), [(Actor::Champion(First), 1)]);
    assert_eq!(plan_now(play.state()).unwrap().moves.len(), 2);
    assert_eq!(next_step(play.state()), None, "steps come in the Enemies Phase only");
}

#[test]
fn a_tried_movement_changes_the_forecast_and_nothing_else() {
    let mut play = table_on(board("a-b b-c c-d d-e"));
    play.put(First, "b");
    play.foe_at(spearman(), "a");
    let before = play.journal.clone();
    let after = what_if(play.state(), &act(First, along("b c d e"))).unwrap();
    assert_eq!((threats(play.state()).len(), threats(&after).len()), (1, 0));
    assert!(play.journal == before);
    assert!(what_if(play.state(), &act(First, along("b d"))).is_err());
}

#[test]
fn without_a_board_there_is_nothing_to_foresee() {
    let play = five().acting();
    assert!(
        forecast(play.state()).is_none() && look_ahead(play.state()).is_none() && situation(play.state()).is_none()
    );
}

#[test]
fn what_a_card_does_not_say_is_guessed_and_told() {
    let mut play = table_on(board("a-b"));
    let blank = EnemyCard { ap: Known::Unknown, ..spearman() };
    let spear = play.foe_at(blank, "a");
    let told = guesses(play.state());
    assert_eq!(told, [Guess::Size, Guess::ActionPoints, Guess::Ranged].map(|guess| (Who::Enemy(spear), guess)));
    assert_eq!(situation(play.state()).unwrap().characters[0].ap, 4);
}

#[test]
fn a_champions_own_targets_are_those_in_reach() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "a");
    let (near, next) = (play.foe_at(spearman(), "a"), play.foe_at(spearman(), "b"));
    assert_eq!(targets(play.state(), Actor::Champion(First)), [(near, CombatKind::Melee)]);
    assert!(attack(play.state(), Actor::Champion(First), near, CombatKind::Melee).is_some());
    // A Saturated area is fought into from next to it.
    play.does(Command::EnterEnemyCard { enemy: near, card: Box::new(sized(4, spearman())) });
    assert_eq!(targets(play.state(), Actor::Champion(First)).last(), Some(&(next, CombatKind::Melee)));
}
