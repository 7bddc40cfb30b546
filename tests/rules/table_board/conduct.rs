//! Behaviours in play: what an Enemy remembers from phase to phase, and what it turns to (CH-ENE 9.3).

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::board::document::BoardFile;
use rokugan::games::champions::enemy::behaviour::{Assault, Guardian};
use rokugan::games::champions::enemy::plan::When;
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::field::event::Idea;
use rokugan::games::champions::field::next::{NextStep, next_combat};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::card::{EnemyCard, EnemyKind};
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::figure::EnemyStanding;
use rokugan::games::champions::model::why::Why;

#[test]
fn a_patrol_remembers_its_next_letter() {
    let mut play = table_on(board("a-b b-c c-d d-e e-f f-g"));
    let spear = play.foe_at(with_ap(2, spearman()), "a");
    let route = || path("b g");
    play.does(behaves(spear, Conduct::Patrol { route: route(), next: 0 })).until_enemies();
    play.done();
    let behaviour = |play: &Play| play.state().enemy(spear).unwrap().behaviour().clone();
    assert_eq!((play.at(spear), behaviour(&play)), (Some("c".to_owned()), Conduct::Patrol { route: route(), next: 1 }));
}

#[test]
fn a_search_takes_its_goal_and_turns_to_escape() {
    let mut play = table_on(with_exits(board("a-b b-c c-d"), &["d"]));
    let spear = play.foe_at(with_ap(3, spearman()), "a");
    let search = Conduct::Search { goal: SearchGoal::Area(area("b")), cost: 1 };
    play.does(behaves(spear, search)).until_enemies();
    let moved = play.done();
    assert!(moved.why.contains(&Why::TakesGoal { cost: 1 }), "{:?}", moved.why);
    assert_eq!(play.state().enemy(spear).unwrap().behaviour(), &Conduct::Escape { exits: Vec::new() });
    assert_eq!(play.at(spear), Some("c".to_owned()));
}

#[test]
fn an_enemy_that_escapes_is_off_the_board() {
    let mut play = table_on(with_exits(board("a-b"), &["b"]));
    let spear = play.foe_at(spearman(), "a");
    play.does(behaves(spear, Conduct::Escape { exits: Vec::new() })).until_enemies().done();
    assert_eq!(play.state().enemy(spear).unwrap().standing(), EnemyStanding::Removed);
    assert_eq!((play.at(spear), step(&play)), (None, NextStep::End));
}

/// CH-ENE 9.3, A11: a Boss fights where it begins and where it enters, then goes on.
#[test]
fn an_escaping_boss_fights_on_its_way_and_goes_on() {
    let mut play = table_on(with_exits(board("a-b b-c"), &["c"]));
    let card = EnemyCard { kind: EnemyKind::Boss, ..with_ap(10, spearman()) };
    let boss = play.foe_at(card, "a");
    play.put(First, "b").does(behaves(boss, Conduct::Escape { exits: Vec::new() })).until_enemies();
    let moved = play.done();
    assert_eq!((moved.path, moved.ap_left), (path("a b"), 6));
    let combat = play.next_combat();
    assert_eq!((combat.defender, combat.when), (Actor::Champion(First), When::Movement));
    let planned = || moves(boss, EnemyStep::Planned);
    play.refuses(planned(), board_refusal(BoardRefusal::OwesCombat), "CH-ENE");
    play.does(struck_by(First, boss).takes(1));
    let moved = play.done();
    assert_eq!((moved.path, moved.ap_left), (path("b c"), 3), "Disengagement, the border, leaving");
    assert_eq!(play.state().enemy(boss).unwrap().standing(), EnemyStanding::Removed);
}

#[test]
fn nobody_else_moves_while_a_boss_is_on_its_way() {
    let mut play = table_on(with_exits(board("a-b b-c"), &["c"]));
    let card = EnemyCard { kind: EnemyKind::Boss, ..with_ap(10, spearman()) };
    let boss = play.foe_at(card, "a");
    let spear = play.foe_at(spearman(), "c");
    play.put(First, "a").does(behaves(boss, Conduct::Escape { exits: Vec::new() })).until_enemies();
    play.does(moves(boss, EnemyStep::Planned)).does(pass(boss));
    let refusal = board_refusal(BoardRefusal::Unfinished { enemy: boss });
    play.refuses(moves(spear, EnemyStep::Planned), refusal, "CH-ENE-2");
    assert_eq!(play.next_enemy().enemy, boss);
}

/// A Boss on its way with a Combat before it, and a spearman that waits.
fn boss_on_its_way() -> (Play, EnemyId, EnemyId) {
    let mut play = table_on(with_exits(board("a-b b-c"), &["c"]));
    let card = EnemyCard { kind: EnemyKind::Boss, ..with_ap(10, spearman()) };
    let boss = play.foe_at(card, "a");
    let spear = play.foe_at(spearman(), "c");
    play.put(First, "a").does(behaves(boss, Conduct::Escape { exits: Vec::new() })).until_enemies();
    play.does(moves(boss, EnemyStep::Planned));
    (play, boss, spear)
}

#[test]
fn a_boss_that_falls_on_its_way_lets_the_others_move() {
    let (mut play, boss, spear) = boss_on_its_way();
    play.does(Command::EliminateEnemy { enemy: boss, credit: None });
    assert_eq!(play.next_enemy().enemy, spear);
    play.does(moves(spear, EnemyStep::Planned));
}

#[test]
fn a_boss_owes_nobody_who_is_gone_a_combat() {
    let (mut play, boss, _) = boss_on_its_way();
    play.does(Command::Fall { champion: First, fall: Fall::Eliminated });
    assert_eq!(play.next_enemy().enemy, boss);
    play.does(moves(boss, EnemyStep::Planned));
    assert_eq!(play.state().enemy(boss).unwrap().standing(), EnemyStanding::Removed);
}

#[test]
fn a_stationary_enemy_stays_and_fights_whom_it_can() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").put(Second, "b").adjust(Second, Gauge::Ki, -1);
    let spear = play.foe_at(spearman(), "b");
    play.does(behaves(spear, Conduct::Assault(Assault::Stationary))).until_enemies();
    let moved = play.done();
    assert_eq!((moved.path.len(), play.next_combat().defender), (1, Actor::Champion(Second)));
}

#[test]
fn a_sentinel_that_sees_somebody_acts_at_once() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a");
    let guard = play.foe_at(spearman(), "b");
    play.does(behaves(guard, Conduct::Guardian(Guardian::Sentinel))).until_enemies();
    let moved = play.done();
    assert_eq!((moved.idea, moved.tokens), (Idea::Plan, 1));
    assert_eq!(play.state().enemy(guard).unwrap().behaviour(), &Conduct::ASSAULT);
    assert!(next_combat(play.state()).is_some());
}

#[test]
fn a_behaviour_names_areas_of_this_board() {
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    let patrol = |route: Vec<AreaKey>| behaves(spear, Conduct::Patrol { route, next: 0 });
    play.refuses(patrol(path("a z")), board_refusal(BoardRefusal::NoSuchArea(area("z"))), "CH-MOV");
    play.refuses(patrol(Vec::new()), board_refusal(BoardRefusal::NoLetters), "CH-ENE");
    play.never(patrol(Vec::new())).does(patrol(path("a b")));
    play.refuses(patrol(path("a b")), board_refusal(BoardRefusal::AlreadyThere), "CH-MOV");
}

/// An Enemy that was told of areas which a board laid anew does not have waits for better orders.
#[test]
fn orders_that_no_longer_fit_the_board_are_explained_not_followed() {
    let lay = |file: BoardFile| Command::Board(BoardCommand::Lay { board: Box::new(file) });
    for behaviour in [
        Conduct::Patrol { route: path("c"), next: 0 },
        Conduct::Search { goal: SearchGoal::Area(area("c")), cost: 1 },
        Conduct::Escape { exits: path("c") },
    ] {
        let mut play = table_on(board("a-b b-c"));
        let spear = play.foe_at(spearman(), "a");
        play.does(behaves(spear, behaviour)).does(lay(board("a-b"))).until_enemies();
        assert_eq!(play.done().path, path("a"));
    }
}
