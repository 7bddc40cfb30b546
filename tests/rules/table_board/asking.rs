//! The Enemies Phase without a board: a few questions for each behaviour.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::enemy::behaviour::{Assault, Guardian};
use rokugan::games::champions::field::asking::{Ask, Asking, Said, ask};
use rokugan::games::champions::field::command::EnemyStep;
use rokugan::games::champions::field::event::Idea;
use rokugan::games::champions::field::next::{NextStep, next_step, waiting};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::card::{EnemyCard, EnemyKind, Ranged};
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::figure::EnemyStanding;
use rokugan::games::champions::model::why::Why;
use rokugan::kernel::known::Known;

const FIRST: Actor = Actor::Champion(First);
const SECOND: Actor = Actor::Champion(Second);

fn all() -> Vec<Actor> {
    [First, Second, Third, Fourth, Fifth].map(Actor::Champion).to_vec()
}

/// A table without a board, in the Enemies Phase, with one Enemy of this behaviour.
fn table_with(card: EnemyCard, behaviour: Conduct) -> (Play, EnemyId) {
    let mut play = five().acting();
    let spear = play.enemy(card);
    if behaviour != Conduct::ASSAULT {
        play.does(behaves(spear, behaviour));
    }
    play.until_enemies();
    (play, spear)
}

fn asked(play: &Play, enemy: EnemyId, said: &[Said]) -> Ask {
    match ask(play.state(), enemy, said) {
        Some(Asking::Ask(ask)) => ask,
        other => panic!("{other:?}"),
    }
}

/// Whether it reaches this one, asked of an Enemy whose card does not say whether it has a bow.
fn reach(target: Actor) -> Ask {
    Ask::Reach { target, kinds: vec![CombatKind::Melee, CombatKind::Ranged] }
}

fn melee() -> Said {
    Said::Reach(Some(CombatKind::Melee))
}

fn who(actors: &[Actor]) -> Said {
    Said::Who(actors.to_vec())
}

/// Answers the questions one after the other, checks that each comes up, and lets the Enemy move.
#[track_caller]
fn moves_after(play: &mut Play, enemy: EnemyId, talk: Vec<(Ask, Said)>) {
    let mut said = Vec::new();
    for (question, answer) in talk {
        assert_eq!(asked(play, enemy, &said), question);
        said.push(answer);
    }
    play.does(moves(enemy, EnemyStep::Asked(said)));
}

#[test]
fn an_enemy_waits_for_its_questions() {
    let (play, spear) = table_with(spearman(), Conduct::ASSAULT);
    assert_eq!((next_step(play.state()), waiting(play.state())), (Some(NextStep::Ask(spear)), vec![spear]));
}

#[test]
fn assault_asks_who_is_closest_whether_it_reaches_and_what_is_left() {
    let (mut play, spear) = table_with(spearman(), Conduct::ASSAULT);
    moves_after(
        &mut play,
        spear,
        vec![
            (Ask::Nearest { of: all() }, who(&[SECOND])),
            (reach(SECOND), melee()),
            (Ask::ActionPoints { most: 4 }, Said::Points(3)),
        ],
    );
    let moved = last_move(&play);
    assert_eq!((moved.idea, moved.target, moved.tokens), (Idea::Told, Some(SECOND), 1));
    let combat = play.next_combat();
    assert_eq!((combat.attacker, combat.defender, combat.kind), (spear, SECOND, CombatKind::Melee));
    assert!(combat.terms.is_none(), "what a board would know stays open");
    play.does(struck_by(Second, spear).takes(1));
    assert_eq!(next_step(play.state()), Some(NextStep::End));
}

#[test]
fn of_the_equally_close_the_one_with_more_ki_is_the_target_without_a_question() {
    let (mut play, spear) = table_with(spearman(), Conduct::ASSAULT);
    play.adjust(First, Gauge::Ki, -1);
    let said = [who(&[FIRST, SECOND])];
    assert_eq!(asked(&play, spear, &said), reach(SECOND));
}

#[test]
fn with_as_much_ki_the_favor_decides() {
    let (play, spear) = table_with(spearman(), Conduct::ASSAULT);
    let said = [who(&[SECOND, FIRST])];
    assert_eq!(asked(&play, spear, &said), Ask::Favor { of: vec![FIRST, SECOND] });
    let said = [who(&[SECOND, FIRST]), who(&[SECOND])];
    assert_eq!(asked(&play, spear, &said), reach(SECOND));
}

#[test]
fn out_of_reach_with_a_token_left_another_one_is_asked_for() {
    let (mut play, spear) = table_with(with_ap(7, spearman()), Conduct::ASSAULT);
    let others = all()[1..].to_vec();
    moves_after(
        &mut play,
        spear,
        vec![
            (Ask::Nearest { of: all() }, who(&[FIRST])),
            (reach(FIRST), Said::Reach(None)),
            (Ask::ActionPoints { most: 7 }, Said::Points(3)),
            (Ask::OtherInReach { of: others }, who(&[SECOND])),
            (Ask::How { target: SECOND }, melee()),
        ],
    );
    assert_eq!(play.next_combat().defender, SECOND);
}

#[test]
fn without_a_token_nothing_more_is_asked() {
    let (mut play, spear) = table_with(spearman(), Conduct::ASSAULT);
    let talk = vec![
        (Ask::Nearest { of: all() }, who(&[FIRST])),
        (reach(FIRST), Said::Reach(None)),
        (Ask::ActionPoints { most: 4 }, Said::Points(0)),
    ];
    moves_after(&mut play, spear, talk);
    assert_eq!(next_step(play.state()), Some(NextStep::End));
}

#[test]
fn who_gets_to_nobody_stays() {
    let (mut play, spear) = table_with(spearman(), Conduct::ASSAULT);
    moves_after(&mut play, spear, vec![(Ask::Nearest { of: all() }, who(&[]))]);
    assert_eq!(last_move(&play).why[0], Why::NobodyToGoFor);
}

#[test]
fn a_stationary_enemy_is_only_asked_whom_it_can_fight() {
    let (mut play, spear) = table_with(spearman(), Conduct::Assault(Assault::Stationary));
    let talk = vec![(Ask::OtherInReach { of: all() }, who(&[FIRST])), (Ask::How { target: FIRST }, melee())];
    moves_after(&mut play, spear, talk);
    assert_eq!(play.next_combat().defender, FIRST);
}

#[test]
fn a_gatekeeper_asks_for_a_combat_next_to_it() {
    let gatekeeper = Conduct::Guardian(Guardian::Gatekeeper);
    let (mut play, spear) = table_with(spearman(), gatekeeper.clone());
    moves_after(&mut play, spear, vec![(Ask::CombatNearby, Said::No)]);
    assert_eq!(play.state().enemy(spear).unwrap().behaviour(), &gatekeeper);
    let (play, spear) = table_with(spearman(), gatekeeper);
    assert_eq!(asked(&play, spear, &[Said::Yes]), Ask::Nearest { of: all() });
}

#[test]
fn a_sentinel_asks_whether_it_sees_somebody() {
    let (mut play, spear) = table_with(spearman(), Conduct::Guardian(Guardian::Sentinel));
    moves_after(
        &mut play,
        spear,
        vec![
            (Ask::Sees, Said::Yes),
            (Ask::Nearest { of: all() }, who(&[FIRST])),
            (reach(FIRST), melee()),
            (Ask::ActionPoints { most: 4 }, Said::Points(4)),
        ],
    );
    assert_eq!(play.state().enemy(spear).unwrap().behaviour(), &Conduct::ASSAULT);
}

#[test]
fn a_patrol_asks_whether_it_sees_somebody_on_its_way() {
    let patrol = Conduct::Patrol { route: Vec::new(), next: 0 };
    let (mut play, spear) = table_with(spearman(), patrol.clone());
    moves_after(&mut play, spear, vec![(Ask::Sees, Said::No)]);
    assert_eq!((last_move(&play).tokens, play.state().enemy(spear).unwrap().behaviour()), (0, &patrol));
    let (play, spear) = table_with(spearman(), patrol);
    assert_eq!(asked(&play, spear, &[Said::Yes]), Ask::Nearest { of: all() });
}

#[test]
fn a_search_asks_for_its_goal_then_for_an_exit() {
    let search = Conduct::Search { goal: SearchGoal::Area(area("shrine")), cost: 2 };
    let (mut play, spear) = table_with(spearman(), search.clone());
    moves_after(&mut play, spear, vec![(Ask::TakesGoal { cost: 2 }, Said::Yes), (Ask::Leaves, Said::Yes)]);
    assert_eq!(play.state().enemy(spear).unwrap().standing(), EnemyStanding::Removed);
    let (mut play, spear) = table_with(spearman(), search);
    moves_after(
        &mut play,
        spear,
        vec![
            (Ask::TakesGoal { cost: 2 }, Said::No),
            (Ask::ActionPoints { most: 4 }, Said::Points(3)),
            (Ask::InTheWay { of: all() }, who(&[FIRST])),
            (Ask::How { target: FIRST }, melee()),
        ],
    );
    assert_eq!(play.next_combat().defender, FIRST);
}

#[test]
fn a_search_for_what_somebody_carries_goes_for_that_one() {
    let search = Conduct::Search { goal: SearchGoal::HeldBy(SECOND), cost: 1 };
    let (mut play, spear) = table_with(spearman(), search);
    assert_eq!(asked(&play, spear, &[]), reach(SECOND));
    play.falls(Second, Fall::Eliminated).does(moves(spear, EnemyStep::Asked(Vec::new())));
    assert_eq!(last_move(&play).why[0], Why::NoGoal);
}

#[test]
fn an_assassin_goes_for_those_named_and_for_anybody_when_they_are_gone() {
    let hunt = Conduct::Assassination { targets: vec![FIRST, SECOND] };
    let (mut play, spear) = table_with(spearman(), hunt);
    assert_eq!(asked(&play, spear, &[]), Ask::Nearest { of: vec![FIRST, SECOND] });
    play.falls(First, Fall::Eliminated);
    let said = [Said::Reach(None), Said::Points(3)];
    assert_eq!(asked(&play, spear, &[]), reach(SECOND));
    assert_eq!(asked(&play, spear, &said), Ask::InTheWay { of: all()[1..].to_vec() });
    play.falls(Second, Fall::Eliminated);
    assert_eq!(asked(&play, spear, &[]), Ask::Nearest { of: all()[2..].to_vec() });
}

#[test]
fn an_escape_asks_for_the_exit() {
    let (mut play, spear) = table_with(spearman(), Conduct::Escape { exits: Vec::new() });
    moves_after(&mut play, spear, vec![(Ask::Leaves, Said::No)]);
    assert_eq!(last_move(&play).why, [Why::ExitAhead, Why::Tokens { tokens: 0, left: 0 }]);
}

#[test]
fn an_escaping_boss_fights_whom_it_meets_and_goes_on() {
    let card = EnemyCard { kind: EnemyKind::Boss, ..with_ap(8, spearman()) };
    let (mut play, boss) = table_with(card, Conduct::Escape { exits: Vec::new() });
    let talk = vec![(Ask::Meets { of: all() }, who(&[FIRST])), (Ask::ActionPoints { most: 5 }, Said::Points(4))];
    moves_after(&mut play, boss, talk);
    assert_eq!(play.next_combat().defender, FIRST);
    play.does(struck_by(First, boss));
    assert_eq!(next_step(play.state()), Some(NextStep::Ask(boss)));
    moves_after(&mut play, boss, vec![(Ask::Meets { of: all() }, who(&[])), (Ask::Leaves, Said::Yes)]);
    assert_eq!(play.state().enemy(boss).unwrap().standing(), EnemyStanding::Removed);
}

#[test]
fn answers_that_do_not_fit_are_told_by_their_number() {
    let (mut play, spear) = table_with(spearman(), Conduct::ASSAULT);
    let misfit = |play: &Play, said: &[Said]| ask(play.state(), spear, said);
    assert_eq!(misfit(&play, &[Said::Yes]), Some(Asking::Misfit(0)));
    assert_eq!(misfit(&play, &[who(&[Actor::Ally(AllyId(3))])]), Some(Asking::Misfit(0)));
    assert_eq!(misfit(&play, &[who(&[FIRST]), melee(), Said::Points(5)]), Some(Asking::Misfit(2)));
    assert_eq!(misfit(&play, &[who(&[FIRST]), melee(), Said::Points(4), Said::No]), Some(Asking::Misfit(3)));
    let refusal = board_refusal(BoardRefusal::NotAllSaid);
    play.refuses(moves(spear, EnemyStep::Asked(vec![who(&[FIRST])])), refusal, "CH-ENE");
}

#[test]
fn an_enemy_without_a_bow_is_asked_for_melee_only() {
    let card = EnemyCard { ranged: Known::Entered(Ranged::Never), ..spearman() };
    let (mut play, spear) = table_with(card, Conduct::Assault(Assault::Stationary));
    moves_after(&mut play, spear, vec![(Ask::OtherInReach { of: all() }, who(&[FIRST]))]);
    assert_eq!(play.next_combat().kind, CombatKind::Melee);
}

#[test]
fn combats_of_enemies_need_no_runner() {
    let (mut play, spear) = table_with(spearman(), Conduct::ASSAULT);
    play.does(struck_by(First, spear).takes(1)).does(Command::EndEnemies);
}
