//! Enemies and Allies coming and going (issue 1, part 5).

use crate::support::*;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::layout::{EnemyPlace, Layout};
use rokugan::games::champions::model::conduct::Conduct;
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
    assert_eq!((t.glory(Third), t.honor(Third)), (2, 3), "tables before DealWounds are decided as they were");
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

/// CH-BAT-1, CH-BAT-2: each miniature takes the Wounds; what falls brings its Glory.
#[test]
fn an_effect_on_an_area_wounds_each_miniature_of_a_unit() {
    let mut t = five().battle().acting();
    let card = Box::new(enemy("Goblin", 2, 1, &[]));
    let unit = EnemyPlace { card, miniatures: 3, area: None, behaviour: Conduct::ASSAULT };
    let layout = Layout { enemies: vec![unit], ..Layout::NOTHING };
    t.does(Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }));
    let goblins = t.state().enemies().last().unwrap().0;
    let each = |who, wounds, credit| Command::WoundEach { who, wounds, credit };
    t.does(each(Who::Enemy(goblins), 1, Some(First)));
    assert_eq!((t.life(goblins), t.glory(First)), (3, 1), "three Wounds: one falls, the next is hurt");
    t.does(each(Who::Enemy(goblins), 1, Some(First)));
    assert_eq!((t.life(goblins), t.glory(First)), (1, 2), "once for each of the two that were left");
    t.does(each(Who::Enemy(goblins), 1, Some(First)));
    assert_eq!((t.life(goblins), t.glory(First)), (0, 4), "the last of several brings 1 more");
    t.never(each(Who::Enemy(goblins), 1, None));
    t.never(each(Who::Champion(First), 0, None));
    let life = t.life(First);
    t.does(each(Who::Champion(First), 2, None));
    assert_eq!(t.life(First), life - 2, "a Champion is one miniature");
}
