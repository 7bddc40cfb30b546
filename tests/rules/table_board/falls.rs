//! Whoever leaves the table leaves the board; whoever changes sides stays where it stood.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::model::turn::Phase;

#[test]
fn the_eliminated_leave_the_board() {
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    play.put(Second, "a").falls(Second, Fall::Eliminated);
    play.does(Command::EliminateEnemy { enemy: spear, credit: None });
    assert_eq!((play.at(Second), play.at(spear)), (None, None));
}

#[test]
fn a_corrupted_champions_boss_stands_where_it_stood() {
    let mut play = table_on(board("a-b"));
    play.put(Second, "b").falls(Second, Fall::Corrupted);
    let (boss, _) = play.state().enemies().last().unwrap();
    assert_eq!((play.at(Second), play.at(boss)), (None, Some("b".to_owned())));
    play.does(Command::BringBack { actor: Actor::Champion(Second) });
    assert_eq!((play.at(Second), play.at(boss)), (Some("b".to_owned()), None));
}

#[test]
fn a_corrupted_ally_turns_over_where_it_stood() {
    let mut play = table_on(board("a-b"));
    let kitsu = play.ally(ally("Kitsu", &[]));
    play.put(kitsu, "b").adjust(kitsu, Gauge::Purity, -5);
    let (turned, _) = play.state().enemies().last().unwrap();
    assert_eq!((play.at(kitsu), play.at(turned)), (None, Some("b".to_owned())));
}

#[test]
fn whoever_is_taken_off_comes_back_beside_the_board() {
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    play.does(Command::RemoveEnemy { enemy: spear }).does(Command::ReturnEnemy { enemy: spear });
    assert_eq!(play.at(spear), None);
    let kitsu = play.ally(ally("Kitsu", &[]));
    play.put(kitsu, "a").does(Command::RemoveAlly { ally: kitsu });
    assert_eq!(play.at(kitsu), None);
}

#[test]
fn a_combat_in_which_an_enemy_falls_takes_it_off_the_board() {
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    play.put(First, "a").does(fight(First, spear).deals(4));
    assert_eq!((play.at(spear), play.state().phase()), (None, Phase::Champions));
}
