//! CH-COM, p. 24: Forced Movement.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::board::BorderKind;
use rokugan::games::champions::field::command::{BoardCommand, Forcing};
use rokugan::games::champions::field::forced::{Way, ways};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::figure::EnemyStanding;

fn forced(who: impl Into<Anybody>, id: &str) -> Command {
    Command::Board(BoardCommand::Force { who: who.into().0, how: Forcing::To(area(id)) })
}

fn cornered(who: impl Into<Anybody>) -> Command {
    Command::Board(BoardCommand::Force { who: who.into().0, how: Forcing::Cornered })
}

fn uncrossable(to: &str, border: BorderKind) -> BoardRefusal {
    BoardRefusal::Uncrossable { from: area("a"), to: area(to), border }
}

#[test]
fn forced_movement_costs_neither_action_points_nor_a_disengagement() {
    let mut play = table_on(board("a=b b-c"));
    let spear = play.foe_at(spearman(), "a");
    play.put(First, "a");
    let before = (play.ap(First), play.honor(First), play.life(First));
    play.does(forced(First, "b"));
    assert_eq!((play.at(First), before), (Some("b".to_owned()), (play.ap(First), play.honor(First), play.life(First))));
    play.does(forced(spear, "b"));
    assert_eq!(play.at(spear), Some("b".to_owned()), "opponents in the area are not against it");
}

#[test]
fn forced_movement_leads_next_door_across_borders_it_could_cross_where_there_is_room() {
    let mut play = table_on(board("a-b a.c a/d a#e a-f b-g"));
    let ogre = play.foe_at(sized(2, spearman()), "a");
    for champion in [First, Second, Third] {
        play.put(champion, "b");
    }
    let closed = |id: &str, against| Way { area: area(id), against: Some(against) };
    let found = ways(play.state(), Who::Enemy(ogre)).unwrap();
    let room = BoardRefusal::NoRoom { area: area("b") };
    let expected = [
        closed("b", room.clone()),
        closed("c", uncrossable("c", BorderKind::Dotted)),
        closed("d", uncrossable("d", BorderKind::Split)),
        Way { area: area("f"), against: None },
    ];
    let of = |id: &str| found.iter().find(|way| way.area == area(id)).cloned();
    assert_eq!(["b", "c", "d", "f"].map(of), expected.map(Some));
    let far = BoardRefusal::NotAdjacent { from: area("a"), to: area("g") };
    play.refuses(forced(ogre, "b"), board_refusal(room), "CH-COM");
    play.refuses(forced(ogre, "g"), board_refusal(far), "CH-COM");
    play.refuses(forced(ogre, "c"), board_refusal(uncrossable("c", BorderKind::Dotted)), "CH-COM");
    play.does(Command::Anyway(Box::new(forced(ogre, "c"))));
    assert_eq!(play.at(ogre), Some("c".to_owned()));
}

#[test]
fn a_red_border_is_never_crossed_by_force() {
    let mut play = table_on(board("a-b a#e"));
    play.put(First, "a");
    let refusal = BoardRefusal::NotAdjacent { from: area("a"), to: area("e") };
    play.refuses(forced(First, "e"), board_refusal(refusal), "CH-COM");
}

#[test]
fn whoever_is_cornered_stays_and_takes_one_wound() {
    let mut play = table_on(board("a-b a#c"));
    play.put(First, "a");
    play.refuses(cornered(First), board_refusal(BoardRefusal::NotCornered), "CH-COM");
    for _ in 0..4 {
        play.foe_at(spearman(), "b");
    }
    let life = play.life(First);
    play.does(cornered(First));
    assert_eq!((play.at(First), play.life(First)), (Some("a".to_owned()), life - 1));
}

#[test]
fn an_enemy_eliminated_in_a_corner_is_the_acting_champions_doing() {
    let mut play = table_on(board("a#b b-c"));
    let weak = play.foe_at(enemy("Goblin", 1, 2, &[]), "a");
    let glory = play.glory(First);
    play.does(cornered(weak));
    assert_eq!(play.state().enemy(weak).unwrap().standing(), EnemyStanding::Eliminated);
    assert_eq!(play.glory(First), glory + 2);
}

#[test]
fn nobody_beside_the_board_is_forced_anywhere() {
    let mut play = table_on(board("a-b b-c"));
    let spear = play.enemy(spearman());
    play.refuses(forced(spear, "b"), board_refusal(BoardRefusal::NotPlaced { who: Who::Enemy(spear) }), "CH-MOV");
    play.put(spear, "a").refuses(forced(spear, "z"), board_refusal(BoardRefusal::NoSuchArea(area("z"))), "CH-MOV");
    play.refuses(forced(spear, "a"), board_refusal(BoardRefusal::AlreadyThere), "CH-MOV");
}
