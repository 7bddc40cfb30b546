//! Enemies and Allies coming and going (issue 1, part 5).

use crate::support::*;
use rokugan::games::champions::model::figure::EnemyStanding;

fn adds(count: u8) -> Command {
    Command::AddEnemies { card: Box::new(enemy("Ashigaru", 4, 2, &[])), count }
}

#[test]
fn several_copies_come_at_once_and_are_told_apart_by_letters() {
    let mut t = five().start();
    t.does(adds(3)).does(adds(1));
    let letters: Vec<_> = t.state().enemies().map(|(_, enemy)| enemy.letter()).collect();
    assert_eq!(letters, ["A", "B", "C", "D"]);
}

#[test]
fn between_one_and_twenty_come_at_once() {
    let mut t = five().start();
    t.never(adds(0));
    t.refuses(adds(21), RefusalKind::BadCount { count: 21 }, "CH-ENE");
    t.does(adds(20));
}

#[test]
fn wounds_outside_combat_bring_glory_to_whom_the_players_say() {
    let mut t = five().start();
    let (one, two) = (t.foe(&[]), t.foe(&[]));
    t.does(Command::WoundEnemy { enemy: one, wounds: 9, credit: Some(Third) });
    t.does(Command::WoundEnemy { enemy: two, wounds: 4, credit: None });
    assert_eq!((t.glory(Third), t.honor(Third)), (2, 3), "Honor is for Combat");
    let none = t.state().enemies().filter(|(_, enemy)| enemy.standing() == EnemyStanding::OnBoard).count();
    assert_eq!(none, 0);
}

#[test]
fn an_enemy_heals_up_to_its_card() {
    let mut t = five().start();
    let foe = t.foe(&[]);
    t.adjust(foe, Gauge::Life, -2);
    t.does(Command::WoundEnemy { enemy: foe, wounds: -9, credit: None });
    assert_eq!(t.life(foe), 4);
    t.never(Command::WoundEnemy { enemy: foe, wounds: -1, credit: None });
    t.never(Command::WoundEnemy { enemy: foe, wounds: 0, credit: None });
}

#[test]
fn an_enemy_is_eliminated_whatever_its_wounds() {
    let mut t = five().start();
    let foe = t.foe(&[]);
    t.does(Command::EliminateEnemy { enemy: foe, credit: Some(First) });
    assert_eq!(t.glory(First), 2);
    t.refuses(Command::EliminateEnemy { enemy: foe, credit: None }, RefusalKind::NotOnBoard, "CH-ENE");
}

#[test]
fn an_enemy_taken_off_the_board_keeps_its_wounds_and_brings_no_glory() {
    let mut t = five().start();
    let foe = t.foe(&[]);
    t.adjust(foe, Gauge::Life, -1).does(Command::RemoveEnemy { enemy: foe });
    t.refuses(Command::RemoveEnemy { enemy: foe }, RefusalKind::NotOnBoard, "CH-ENE");
    t.does(Command::ReturnEnemy { enemy: foe });
    assert_eq!(t.life(foe), 3);
}

#[test]
fn an_ally_can_be_taken_off_the_board() {
    let mut t = five().start();
    let id = t.ally(ally("Kitsu", &[]));
    t.does(Command::RemoveAlly { ally: id });
    assert!(!t.state().is_in_play(Actor::Ally(id)));
    t.refuses(Command::RemoveAlly { ally: id }, RefusalKind::NotOnBoard, "CH-TURN-2");
    t.does(Command::BringBack { actor: Actor::Ally(id) });
    assert!(t.state().is_in_play(Actor::Ally(id)));
}

#[test]
fn a_number_is_never_given_twice() {
    let mut t = five().start();
    let id = t.ally(ally("Kitsu", &[]));
    t.does(Command::RemoveAlly { ally: id });
    assert_ne!(t.ally(ally("Kitsu", &[])), id);
}
