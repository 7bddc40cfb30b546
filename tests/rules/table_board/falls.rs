//! Whoever leaves the table leaves the board; whoever changes sides stays where it stood.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::layout::{AllyPlace, Layout};
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

/// CH-BAT-3: an Ally Unit Corrupted by the Combat it fights turns over in it, with what that left of it.
#[test]
fn an_ally_unit_corrupted_while_it_fights_turns_over_with_what_is_left_of_it() {
    let mut play = five().battle().start();
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(board("a-b")) }));
    let side = OtherSide::Card(Box::new(enemy("Fallen Kitsu", 4, 1, &[])));
    let card = AllyCard { other_side: Some(side), ..ally("Kitsu", &[]) };
    let place = AllyPlace { card: Box::new(card), miniatures: 3, area: Some(area("b")) };
    let layout = Box::new(Layout { allies: vec![place], ..Layout::NOTHING });
    play.does(Command::Board(BoardCommand::SetOut { layout }));
    let (kitsu, unit) = play.state().allies().last().unwrap();
    assert_eq!(unit.purity().get(), 7, "5, and 1 for each miniature after the first");
    let foe = play.enemy(enemy("Oni", 9, 1, &[Keyword::Corruption(7)]));
    play.put(foe, "b").activations(&[First, Second, Third, Fourth, Fifth]).until_enemies();
    play.does(struck_by(kitsu, foe).takes(5));
    let (turned, figure) = play.state().enemies().last().unwrap();
    assert_eq!((figure.was(), figure.miniatures_left(), figure.life()), (Some(Actor::Ally(kitsu)), 2, Some(7)));
    assert_eq!((play.at(kitsu), play.at(turned)), (None, Some("b".to_owned())));
    play.refuses(struck_by(kitsu, foe).takes(1), RefusalKind::Gone { who: Who::Ally(kitsu) }, "CH-ELI");
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
