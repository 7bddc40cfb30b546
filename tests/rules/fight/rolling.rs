//! CH-COM-5 to 7: rolls, rerolls, changes.

use crate::support::*;
use rokugan::games::champions::combat::steps::{CombatStep, Reason};
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::DieColor::{Black, Gray};
use rokugan::games::champions::model::enemy_die::Face;

fn at_blows() -> (Play, EnemyId) {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    (t, foe)
}

fn left(t: &Play, brawl: &Brawl) -> Vec<Element> {
    t.resolves(brawl).hand.faces().collect()
}

/// CH-COM-6.
#[test]
fn focus_rerolls_any_dice_again_and_again_for_one_ki_each() {
    let (mut t, foe) = at_blows();
    let brawl = brawl(First, foe, "VVVVV").focus(&[0, 1, 2, 3, 4], "FVVVA").focus(&[1, 3], "FE").focus(&[2], "F");
    assert_eq!(left(&t, &brawl), elements("FFFEA"));
    t.does(brawl);
    assert_eq!((t.ki(First), t.used_ki(First)), (1, 3), "three spent, one gained by three Fire");
}

/// CH-COM-6: the Ki of three Fire comes too late.
#[test]
fn a_reroll_without_ki_is_refused() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Ki, 1);
    let two = brawl(First, foe, "FFFFF").focus(&[0], "F").focus(&[0], "F");
    let refusal = RefusalKind::NotEnough { actor: Actor::Champion(First), gauge: Gauge::Ki, needs: 2, has: 1 };
    t.refuses(two.clone(), refusal, "CH-TEST-2").anyway(two, "CH-TEST-2");
}

/// CH-COM-6: "any other similar effects".
#[test]
fn a_reroll_by_a_card_costs_no_ki() {
    let (mut t, foe) = at_blows();
    t.does(brawl(First, foe, "VVVVV").reroll(&[0, 1], "EA"));
    assert_eq!(t.ki(First), 3);
}

/// CH-COM-6.
#[test]
fn an_ally_spends_reroll_tokens() {
    let (mut t, foe) = at_blows();
    let id = t.ally(ally("Kitsu", &[]));
    t.does(brawl(id, foe, "VVVVV").focus(&[0], "F").focus(&[1], "F"));
    assert_eq!(t.gauge(id, Gauge::Ki), 0);
    t.set(id, Gauge::Ap, 3);
    let none = RefusalKind::NotEnough { actor: Actor::Ally(id), gauge: Gauge::Ki, needs: 1, has: 0 };
    t.refuses(brawl(id, foe, "VVVVV").focus(&[0], "F"), none, "CH-TEST-2");
}

/// CH-COM-6.
#[test]
fn effects_may_reroll_enemy_dice() {
    let (t, foe) = at_blows();
    let brawl =
        brawl(First, foe, "VVVVV").enemy_rolls(&[(Black, 5), (Gray, 5), (Gray, 0)]).enemy_rerolls(&[0, 1], &[0, 0]);
    assert_eq!(t.scores(&brawl)[1], (1, 0));
    let face = Face::from;
    let who = Who::Enemy(foe);
    let line =
        Reason::EnemyRerolled { who, from: vec![face([2, 0]), face([1, 1])], to: vec![face([1, 0]), face([0, 0])] };
    assert_eq!(t.lines(&brawl, CombatStep::Rerolls), [line]);
}

/// CH-COM-7.
#[test]
fn deception_turns_one_die_into_any_other_element_for_two_honor() {
    let (mut t, foe) = at_blows();
    let brawl = brawl(First, foe, "FFVEA").deceives(2, Element::Fire).enemy(0, 9);
    assert_eq!(left(&t, &brawl), elements("FFFEA"));
    t.does(brawl);
    assert_eq!(t.honor(First), 3);
}

/// CH-COM-7: the Honor of step 2 counts, the Honor for wounding does not.
#[test]
fn deception_needs_honor_minus_three_after_the_sizes() {
    let (mut t, foe) = at_blows();
    t.set(First, Gauge::Honor, -4);
    let even = brawl(First, foe, "FFVEA").deceives(2, Element::Fire);
    t.refuses(even, RefusalKind::HonorTooLow { needs: -3, has: -4 }, "CH-TEST-2");
    t.does(brawl(First, foe, "FFVE").sizes(1, 3).deceives(2, Element::Fire).enemy(0, 9));
    assert_eq!(t.honor(First), -5);
}

/// CH-COM-7.
#[test]
fn allies_do_not_deceive() {
    let (mut t, foe) = at_blows();
    let id = t.ally(ally("Kitsu", &[]));
    t.refuses(brawl(id, foe, "FFVEA").deceives(2, Element::Fire), RefusalKind::NotForAllies, "CH-TEST-2");
}

/// CH-COM-7, CH-TEST-2.
#[test]
fn call_of_the_void_removes_one_and_turns_every_other_as_one_likes() {
    let (t, foe) = at_blows();
    let brawl = brawl(First, foe, "VFVAV").calls_void(2, "FE");
    assert_eq!(left(&t, &brawl), elements("FFAE"));
    assert!(t.resolves(&brawl).hand.face(2).is_none(), "the removed die keeps its place");
}

/// CH-COM-7: Deception comes first, and may make a Void for the Call.
#[test]
fn deception_comes_before_the_call_of_the_void() {
    let (t, foe) = at_blows();
    let brawl = brawl(First, foe, "FFVEA").deceives(3, Element::Void).calls_void(3, "F");
    assert_eq!(left(&t, &brawl), elements("FFFA"));
}

/// CH-COM-7.
#[test]
fn a_lone_void_may_be_removed_for_nothing() {
    let (t, foe) = at_blows();
    assert_eq!(left(&t, &brawl(First, foe, "FFVEA").calls_void(2, "")), elements("FFEA"));
}

/// CH-COM-7, Q-2.
#[test]
fn the_token_of_nine_glory_turns_an_enemy_die() {
    let (mut t, foe) = at_blows();
    t.gains_tokens(First);
    let rolled = brawl(First, foe, "EEEAA").enemy_rolls(&[(Black, 5), (Black, 5), (Black, 5)]);
    let brawl = rolled.turns_enemy_die(1, 2);
    assert_eq!(t.scores(&brawl)[1], (4, 1));
    t.does(brawl.clone());
    assert!(t.events().contains(&Event::TokenUsed { champion: First, token: GloryToken::EnemyDie }));
    t.refuses(brawl, RefusalKind::NoToken { token: GloryToken::EnemyDie }, "CH-Q-2");
}

/// With totals, the change has happened at the table.
#[test]
fn the_token_may_be_used_with_totals_after_the_change() {
    let (mut t, foe) = at_blows();
    t.gains_tokens(First);
    let brawl = brawl(First, foe, "EEEAA").enemy(2, 0).token(GloryToken::EnemyDie);
    assert_eq!(t.lines(&brawl, CombatStep::Changes), [Reason::EnemyDieChanged { faces: None }]);
    t.bad_dice(brawl.enemy_rolls(&[(Black, 0), (Black, 0)]), DiceFault::NoChange);
}

/// CH-COM-5 to 7 in words: nothing done is said too.
#[test]
fn a_roll_that_is_left_alone_says_so() {
    let (t, foe) = at_blows();
    let brawl = brawl(First, foe, "EEEAA");
    t.tells_all_steps(&brawl);
    assert_eq!(t.lines(&brawl, CombatStep::Rerolls), [Reason::NoRerolls]);
    assert_eq!(t.lines(&brawl, CombatStep::Changes), [Reason::NoChanges]);
}
