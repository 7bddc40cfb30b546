//! Whose Activation is next in a Battle without a board (CH-BAT-7; rulebook p. 28): one question each time.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::field::asking::Said;
use rokugan::games::champions::field::command::EnemyStep;
use rokugan::games::champions::field::next::{NextStep, next_step};
use rokugan::games::champions::model::ids::Actor;
use rokugan::games::champions::model::why::{ActivationClass, Why};
use rokugan::games::champions::runner::{self, ActivationView, AskView, RunnerView, Step};
use rokugan::games::champions::text::whys;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::rulebook::RuleRef;
use rokugan::words::{Language, Words};

/// A Battle without a board in the Enemies Phase, with so many Enemies.
fn battle(enemies: usize) -> (Play, Vec<EnemyId>) {
    let mut play = five().battle().acting();
    let all = (0..enemies).map(|_| play.enemy(spearman())).collect();
    play.until_enemies();
    (play, all)
}

fn view(play: &Play, first: Option<EnemyId>) -> RunnerView {
    runner::view(play.state(), first).unwrap()
}

fn asked(play: &Play) -> ActivationView {
    match view(play, None).step {
        Step::Activate(view) => view,
        other => panic!("{other:?}"),
    }
}

/// It gets to nobody.
fn idle(class: ActivationClass) -> Vec<Said> {
    vec![Said::Activates(class), Said::Who(Vec::new())]
}

#[test]
fn bat_7_before_each_activation_the_classes_are_asked_in_their_order() {
    let (mut play, enemies) = battle(3);
    let shown = asked(&play);
    assert_eq!(shown.classes.iter().map(|(class, _)| *class).collect::<Vec<_>>(), ActivationClass::ALL);
    assert_eq!(shown.units.iter().map(|(id, _)| *id).collect::<Vec<_>>(), enemies);
    assert!(shown.decides.is_some(), "of several of a class the holder of the Favor chooses");
    assert_eq!(view(&play, Some(enemies[2])).step, Step::Ask(enemies[2]), "the Unit that was named");
    play.does(moves(enemies[2], EnemyStep::Asked(idle(ActivationClass::Rest))));
    assert_eq!(asked(&play).units.iter().map(|(id, _)| *id).collect::<Vec<_>>(), enemies[..2]);
    play.does(moves(enemies[1], EnemyStep::Asked(idle(ActivationClass::Rest))));
    assert_eq!(view(&play, None).step, Step::Ask(enemies[0]), "the last one needs no question");
}

#[test]
fn bat_7_a_unit_fights_before_the_next_one_is_asked_for() {
    let (mut play, enemies) = battle(2);
    let target = Actor::Champion(Second);
    let said = vec![
        Said::Activates(ActivationClass::SharesArea),
        Said::Who(vec![target]),
        Said::Reach(Some(CombatKind::Melee)),
        Said::Points(3),
    ];
    play.does(moves(enemies[1], EnemyStep::Asked(said)));
    assert!(matches!(view(&play, None).step, Step::Combat(_)));
    play.does(struck_by(Second, enemies[1]).takes(1));
    assert_eq!(next_step(play.state()), Some(NextStep::Ask(enemies[0])));
}

#[test]
fn bat_7_the_reason_is_told_with_its_rule_and_can_be_taken_back() {
    let (mut play, enemies) = battle(2);
    let said = idle(ActivationClass::NextTo);
    let AskView { answered, .. } = runner::talk(play.state(), enemies[0], &said).unwrap();
    let words = Words::new(Language::English);
    assert_eq!(words.say(&answered[0].answer), "It is next to an Ally Unit.");
    assert_eq!(runner::fitting(play.state(), enemies[0], &said), 2);
    assert_eq!(runner::fitting(play.state(), enemies[0], &[said[1].clone(), said[0].clone()]), 1, "it comes first");
    play.does(moves(enemies[0], EnemyStep::Asked(said)));
    let why = last_move(&play).why[0].clone();
    assert_eq!(why, Why::Activates { class: ActivationClass::NextTo });
    let RuleRef { id, page, .. } = whys::rule(&why);
    assert_eq!((id, page), ("CH-BAT-7", 28));
}

#[test]
fn bat_7_is_asked_in_no_other_scenario_and_not_where_a_board_tells() {
    let mut play = five().acting();
    let enemies = [play.enemy(spearman()), play.enemy(spearman())];
    play.until_enemies();
    assert_eq!(view(&play, None).step, Step::Ask(enemies[0]));
    let mut play = five().battle().acting();
    play.does(Command::Board(rokugan::games::champions::field::command::BoardCommand::Lay {
        board: Box::new(board("a-b b-c")),
    }));
    play.put(First, "a");
    play.foe_at(spearman(), "b");
    play.foe_at(spearman(), "c");
    play.until_enemies();
    assert!(matches!(view(&play, None).step, Step::Move(_)));
}

/// What was recorded before the question existed is decided as it was.
#[test]
fn bat_7_answers_without_a_class_are_understood() {
    let (mut play, enemies) = battle(2);
    play.does(moves(enemies[0], EnemyStep::Asked(vec![Said::Who(Vec::new())])));
    assert!(!last_move(&play).why.iter().any(|why| matches!(why, Why::Activates { .. })));
}
