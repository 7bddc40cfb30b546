//! The Enemies Phase on a board, step by step (CH-ENE).

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::field::event::BoardEvent;
use rokugan::games::champions::field::next::{NextStep, next_step, waiting};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::card::{EnemyCard, Ranged};
use rokugan::games::champions::model::quantity::LifePoints;
use rokugan::games::champions::model::scenario::ScenarioKind;
use rokugan::games::champions::offers::{ActionKind, offers, possible};
use rokugan::kernel::known::Known;

/// A table in the Champions Phase of a Battle.
fn battle(borders: &str) -> Play {
    let mut play = five().scenario(|scenario| scenario.kind = ScenarioKind::Battle).acting();
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(board(borders)) }));
    play
}

/// CH-COM-1: what the board shows of it is said before anybody opens a Combat; a fight all the same is the players' word.
#[test]
fn an_action_without_anybody_in_reach_says_so() {
    let melee = |play: &Play| {
        let offers = offers(play.state(), Actor::Champion(First));
        offers.into_iter().find(|offer| offer.action == ActionKind::Melee).unwrap().refusal.map(|refusal| refusal.kind)
    };
    let mut play = table_on(board("far-near near-court"));
    play.put(First, "court");
    let foe = play.foe_at(spearman(), "far");
    assert_eq!(melee(&play), Some(RefusalKind::NobodyInReach));
    play.does(place(foe, "court"));
    assert_eq!(melee(&play), None);
    play.foe(&[]);
    play.does(place(foe, "far"));
    assert_eq!(melee(&play), None, "where one stands that is not on the board only the players know");
    play.does(fight(First, foe).deals(1));
}

/// CH-ACT: asked one by one, the rules say the same.
#[test]
fn what_is_possible_is_what_is_offered_without_a_refusal() {
    let mut play = table_on(board("far-near near-court"));
    play.put(First, "court");
    play.foe_at(spearman(), "far");
    let actor = Actor::Champion(First);
    let offered = offers(play.state(), actor).into_iter().filter(|offer| offer.refusal.is_none());
    let offered: Vec<_> = offered.map(|offer| offer.action).collect();
    assert!(offered.contains(&ActionKind::Movement) && !offered.contains(&ActionKind::Melee));
    assert_eq!(possible(play.state(), actor).collect::<Vec<_>>(), offered);
}

/// Worked case 6.
#[test]
fn two_ap_of_movement_leave_no_token_and_one_leaves_one() {
    let mut play = table_on(board("far-near near-court side-court"));
    play.put(First, "court");
    let (one, two) = (play.foe_at(spearman(), "far"), play.foe_at(spearman(), "side"));
    play.until_enemies();
    assert_eq!(waiting(play.state()), [two, one], "the nearer moves first");
    let moved = play.done();
    assert_eq!((moved.enemy, moved.ap_left, moved.tokens, moved.target), (two, 3, 1, Some(Actor::Champion(First))));
    let moved = play.done();
    assert_eq!((moved.enemy, moved.ap_left, moved.tokens), (one, 2, 0));
    assert_eq!((play.at(one), play.at(two)), (Some("court".to_owned()), Some("court".to_owned())));
    let combat = play.next_combat();
    assert_eq!((combat.attacker, combat.defender, combat.kind), (two, Actor::Champion(First), CombatKind::Melee));
    play.does(struck_by(First, two).takes(1));
    assert_eq!(step(&play), NextStep::End);
    play.does(Command::EndEnemies);
    assert_eq!((next_step(play.state()), play.state().enemy_phase().moved().len()), (None, 0));
}

/// Worked case 7.
#[test]
fn of_two_as_far_the_one_with_more_ki_is_the_target() {
    let mut play = table_on(board("s-a a-left s-b b-right"));
    play.put(First, "left").put(Second, "right").adjust(First, Gauge::Ki, -1);
    let spear = play.foe_at(spearman(), "s");
    play.until_enemies();
    let moved = play.done();
    assert_eq!((moved.target, play.at(spear)), (Some(Actor::Champion(Second)), Some("right".to_owned())));
    assert_eq!((moved.ap_left, moved.tokens), (2, 0));
    assert_eq!(step(&play), NextStep::End);
}

#[test]
fn an_ordinary_enemy_takes_one_command_and_one_undo_step() {
    let mut play = table_on(board("s-a"));
    play.put(First, "a");
    let spear = play.foe_at(spearman(), "s");
    play.until_enemies();
    let (before, steps) = (play.state().clone(), play.journal.cursor());
    play.does(moves(spear, EnemyStep::Planned));
    assert_eq!(play.journal.cursor(), steps + 1);
    play.journal.go_to(steps);
    assert_eq!(*play.state(), before);
}

#[test]
fn every_step_tells_how_far_the_phase_is() {
    let mut play = table_on(board("s-a"));
    play.put(First, "a");
    play.foe_at(spearman(), "s");
    play.foe_at(spearman(), "s");
    play.until_enemies();
    let next = play.next_enemy();
    assert_eq!((next.before, next.of, next.combats.len()), (0, 2, 1));
    play.done();
    let next = play.next_enemy();
    assert_eq!((next.before, next.of), (1, 2));
}

#[test]
fn the_order_is_fixed_when_the_first_enemy_moves() {
    let mut play = table_on(board("a-b b-c c-d d-e"));
    play.put(First, "c");
    let (one, two) = (play.foe_at(spearman(), "a"), play.foe_at(spearman(), "e"));
    let near = play.foe_at(spearman(), "b");
    play.until_enemies();
    play.put(near, "a");
    assert_eq!(waiting(play.state()), [one, two, near], "as far: in the order of the roster");
    play.done();
    assert_eq!(play.state().enemy_phase().order(), [one, two, near]);
    play.put(near, "c");
    assert_eq!(waiting(play.state()), [two, near], "what the players put right later does not change it");
}

#[test]
fn the_holder_of_the_favor_may_reorder() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "c");
    let (near, far) = (play.foe_at(spearman(), "b"), play.foe_at(spearman(), "a"));
    play.until_enemies().does(moves(far, EnemyStep::Planned));
    assert_eq!(waiting(play.state()), [near]);
    assert_eq!(last_move(&play).path, path("a b c"));
}

#[test]
fn an_enemy_moves_once_a_phase_and_only_in_it() {
    let mut play = table_on(board("a-b"));
    play.put(First, "b");
    let spear = play.foe_at(spearman(), "a");
    let planned = || moves(spear, EnemyStep::Planned);
    let early = RefusalKind::WrongPhase { needs: Phase::Enemies, is: Phase::Champions };
    play.refuses(planned(), early, "CH-ENE-2");
    play.until_enemies().does(planned());
    play.refuses(planned(), board_refusal(BoardRefusal::HasMoved), "CH-ENE-2").anyway(planned(), "CH-ENE-2");
}

#[test]
fn tokens_are_spent_by_the_combats_that_enemies_begin() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a");
    let giant = play.foe_at(with_ap(7, spearman()), "a");
    play.until_enemies().done();
    let tokens = |play: &Play| play.state().enemy_phase().moved_by(giant).unwrap().tokens();
    assert_eq!(tokens(&play), 2);
    play.does(struck_by(First, giant));
    assert_eq!(tokens(&play), 1);
    play.does(pass(giant));
    assert_eq!((tokens(&play), step(&play)), (0, NextStep::End));
    play.refuses(pass(giant), board_refusal(BoardRefusal::NoCombat), "CH-ENE-3");
}

#[test]
fn the_plan_is_made_anew_after_every_change() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "c").put(Second, "a");
    let spear = play.foe_at(spearman(), "b");
    play.until_enemies().falls(First, Fall::Eliminated);
    let next = play.next_enemy();
    assert_eq!((next.enemy, next.turn.moved.target), (spear, Some(Actor::Champion(Second))));
}

#[test]
fn a_target_that_fell_gives_way_to_the_next_in_reach() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").put(Second, "a").adjust(Second, Gauge::Ki, -1);
    play.foe_at(with_ap(7, spearman()), "a");
    play.until_enemies().done();
    let first = play.next_combat();
    assert_eq!(first.defender, Actor::Champion(First));
    play.does(struck_by(First, first.attacker).takes(10));
    assert_eq!(play.next_combat().defender, Actor::Champion(Second));
}

#[test]
fn ranged_combat_tells_cover_and_return_fire() {
    let bow = EnemyCard { ranged: Known::Entered(Ranged::Dice(Default::default())), ..spearman() };
    let mut play = table_on(board("s-a a=c"));
    play.put(First, "c");
    play.foe_at(bow, "s");
    play.until_enemies().done();
    let combat = play.next_combat();
    let terms = combat.terms.unwrap();
    use rokugan::games::champions::field::combat_terms::{Cover, ReturnFire};
    assert_eq!(
        (combat.kind, terms.defender, terms.return_fire),
        (CombatKind::Ranged, Cover::Covered, ReturnFire::None)
    );
}

#[test]
fn the_combat_to_come_knows_the_sizes_and_who_may_intervene() {
    use rokugan::games::champions::command::Sizes;
    let mut play = table_on(board("a-b"));
    play.put(First, "a").put(Second, "a").adjust(Second, Gauge::Ki, -1);
    play.foe_at(sized(3, spearman()), "b");
    play.until_enemies().done();
    let combat = play.next_combat();
    let terms = combat.terms.unwrap();
    assert_eq!((combat.defender, terms.sizes), (Actor::Champion(First), Sizes::Outnumbered));
    assert_eq!(terms.may_intervene, [Second]);
}

#[test]
fn a_yojimbo_on_the_card_stands_in_for_the_one_it_names() {
    let mut play = table_on(board("a-b"));
    let guard = play.ally(ally("Guard", &[Keyword::Yojimbo(Some("Tsuko".to_owned()))]));
    play.put(First, "a").put(guard, "a");
    play.foe_at(spearman(), "b");
    play.until_enemies().done();
    let combat = play.next_combat();
    assert_eq!((combat.defender, combat.redirected_from), (Actor::Ally(guard), Some(Actor::Champion(First))));
}

/// CH-BAT-7: a Unit activates completely, Combats included, before the next one moves.
#[test]
fn in_a_battle_each_unit_fights_before_the_next_one_moves() {
    let mut play = battle("a-b b-c c-d");
    play.put(First, "a");
    let (near, far) = (play.foe_at(spearman(), "b"), play.foe_at(spearman(), "d"));
    play.until_enemies();
    assert_eq!(play.done().enemy, near);
    assert_eq!(play.next_combat().attacker, near);
    play.does(struck_by(First, near));
    assert_eq!(play.next_enemy().enemy, far);
    assert_eq!(play.state().enemy_phase().order(), [], "looked at anew before each Activation");
}

#[test]
fn oni_heal_at_the_beginning_of_the_phase_with_a_board_as_without() {
    let mut play = table_on(board("a-b"));
    let card = EnemyCard { life: Known::Entered(LifePoints::clamped(4)), ..enemy("Oni", 4, 1, &[Keyword::Oni]) };
    let oni = play.foe_at(card, "a");
    play.does(Command::WoundEnemy { enemy: oni, wounds: 2, credit: None }).until_enemies();
    assert_eq!(play.gauge(oni, Gauge::Life), 3);
}

#[test]
fn an_enemy_beside_the_board_is_asked_for() {
    let mut play = table_on(board("a-b"));
    let spear = play.enemy(spearman());
    play.until_enemies();
    assert_eq!(step(&play), NextStep::Ask(spear));
    let refusal = board_refusal(BoardRefusal::NotPlaced { who: Who::Enemy(spear) });
    play.refuses(moves(spear, EnemyStep::Planned), refusal, "CH-MOV");
}

#[test]
fn the_events_alone_rebuild_the_phase() {
    let mut play = table_on(board("far-near near-court side-court"));
    play.put(First, "court");
    play.foe_at(spearman(), "far");
    play.foe_at(spearman(), "side");
    play.until_enemies().done();
    assert_eq!(play.journal.state_at(play.journal.cursor()), *play.state());
    let told =
        |event: &&Event| matches!(event, Event::Board(BoardEvent::OrderFixed { .. } | BoardEvent::EnemyMoved(_)));
    assert_eq!(play.events().iter().filter(told).count(), 2);
}

/// CH-ENE-6, Q-3: what an Enemy did not use is lost, and every phase begins with its card's Action Points.
#[test]
fn an_enemy_begins_every_phase_with_the_ap_of_its_card() {
    let mut play = table_on(board("s-a a-b b-c c-d d-e e-f f-g"));
    play.put(First, "c");
    let spear = play.foe_at(spearman(), "s");
    play.until_enemies();
    assert_eq!(play.done().ap_left, 1, "4 AP, 3 borders");
    play.does(Command::EndEnemies).does(Command::Recover).put(First, "g");
    play.activations(&[First, Second, Third, Fourth, Fifth]).until_enemies();
    assert_eq!((play.done().ap_left, play.at(spear)), (0, Some("g".to_owned())), "4 AP again, not 5");
}

/// CH-COM-1: whoever intervenes fights, also where a Yojimbo would have to be targeted.
#[test]
fn who_intervenes_goes_before_a_yojimbo() {
    let mut play = table_on(board("a-b"));
    let guard = play.ally(ally("Guard", &[Keyword::Yojimbo(None)]));
    play.put(First, "a").put(Second, "a").put(guard, "a").adjust(Second, Gauge::Ki, -1);
    let foe = play.foe_at(spearman(), "b");
    play.until_enemies().done();
    let combat = play.next_combat();
    let terms = combat.terms.unwrap();
    assert_eq!((combat.defender, terms.may_intervene), (Actor::Ally(guard), vec![Second]));
    play.does(struck_by(Second, foe).intervening());
    assert!(play.events().contains(&Event::Intervened { champion: Second }));
}
