//! CH-TEST: Skill Tests out of Combat.

use super::forms::*;
use rokugan::games::champions::odds::changes::{Called, Deceived};
use rokugan::games::champions::odds::skill_test::RolledTest;

/// CH-TEST-1. Five of one Element need every die: no Void helps.
#[test]
fn every_die_shows_each_element_with_probability_one_fifth() {
    assert_close(chance(&test(5)), 4.0 / 3125.0);
    assert_close(chance(&test(4).with(|test| test.dice = 4)), 4.0 / 625.0);
}

/// CH-TEST-2: two rerolled dice become Fire once in 25 times.
#[test]
fn focus_rerolls_any_dice_for_one_ki() {
    let advised = test_advice(test(5).with(|test| test.ki = 1), &[Fire, Water, Fire, Earth, Fire]);
    assert_close(advised.value, 1.0 / 25.0);
    assert_eq!(rerolled(advised), [1, 3]);
}

/// CH-TEST-2: a die that fails four times in five is tried again with the second Ki.
#[test]
fn focus_is_repeated_while_ki_lasts() {
    let with_ki = |ki| test_advice(test(4).with(|test| test.ki = ki), &[Fire, Fire, Fire, Air]).value;
    assert_close(with_ki(0), 0.0);
    assert_close(with_ki(1), 1.0 / 5.0);
    assert_close(with_ki(2), 1.0 - 0.8 * 0.8);
}

/// CH-TEST-2.
#[test]
fn deception_turns_one_die_into_another_element() {
    let deceiving = || test(5).with(|test| test.deception = true);
    let advised = test_advice(deceiving(), &[Fire, Fire, Air, Fire, Fire]);
    assert_close(advised.value, 1.0);
    assert_eq!(end(advised).deception, Some(Deceived { die: 2, to: Fire }));
    assert_close(test_advice(deceiving(), &[Fire, Fire, Air, Air, Fire]).value, 0.0);
    assert_close(test_advice(test(5), &[Fire, Fire, Air, Fire, Fire]).value, 0.0);
}

/// CH-TEST-2: the order is Focus, Deception, Call of the Void. Deception first would leave no die to miss.
#[test]
fn no_die_is_rerolled_after_deception() {
    let advised =
        test_advice(test(5).with(|test| (test.ki, test.deception) = (1, true)), &[Fire, Fire, Fire, Air, Earth]);
    // Both are rerolled, for one of them Deception stands in.
    assert_close(advised.value, 9.0 / 25.0);
    assert_eq!(rerolled(advised), [3, 4]);
}

/// CH-TEST-2.
#[test]
fn call_of_the_void_removes_one_void_and_turns_every_other() {
    let advised = test_advice(test(4), &[Fire, Void, Void, Fire, Void]);
    assert_close(advised.value, 1.0);
    let called = Called { removed: 1, to: vec![Fire, Fire] };
    assert_eq!(end(advised).void, Some(called));
    assert_close(test_advice(test(5), &[Fire, Void, Void, Fire, Void]).value, 0.0);
}

/// CH-TEST-2: nothing is left to turn.
#[test]
fn a_single_void_is_never_called() {
    let advised = test_advice(test(3), &[Fire, Fire, Fire, Void]);
    assert_eq!(end(advised).void, None);
}

/// CH-TEST-2. Two Voids that a technique needs are the one reason for it: a call costs one of them.
#[test]
fn deception_may_turn_a_die_into_void() {
    let needs_void = technique(&[Fire, Void, Void], [0, 0, 3]);
    let value = worth(&[Fire, Void, Air, Air], [0, 0], |form| {
        form.champion.deception = true;
        form.champion.technique = needs_void;
    });
    assert_close(value, 1.0 + 3.0);
}

/// CH-TEST-3.
#[test]
fn voids_are_no_successes() {
    assert_close(test_advice(test(3), &[Void, Void, Void, Air]).value, 1.0);
    assert_close(test_advice(test(4), &[Void, Void, Void, Void]).value, 0.0);
    assert_eq!(end(test_advice(test(2), &[Air, Water, Void, Water])).element, Some(Water));
}

/// CH-TEST-3: Courtier in an Investigation.
#[test]
fn a_bonus_is_added_to_the_successes() {
    assert_close(test_advice(test(3).with(|test| test.bonus = 1), &[Air, Air, Fire, Earth]).value, 1.0);
    assert_close(test_advice(test(3).with(|test| test.bonus = 0), &[Air, Air, Fire, Earth]).value, 0.0);
    assert_close(chance(&test(0).with(|test| test.bonus = -9)), 1.0);
}

/// CH-TEST-4.
#[test]
fn harmony_is_four_successes_where_it_may_be_taken() {
    let all = [Air, Earth, Fire, Water, Void];
    let advised = test_advice(test(4).with(|test| test.harmony = true), &all);
    assert_close(advised.value, 1.0);
    let end = end(advised);
    assert_eq!((end.harmony, end.element), (true, None));
    assert_close(test_advice(test(4), &all).value, 0.0);
}

/// CH-TEST-4, Ruling.
#[test]
fn courtiers_bonus_is_not_added_to_harmony() {
    let test = test(5).with(|test| (test.harmony, test.bonus) = (true, 1));
    assert_close(test_advice(test, &[Air, Earth, Fire, Water, Void]).value, 0.0);
}

/// Worked case 3: two Ki and Call of the Void lift a roll from 2 to 4 successes.
#[test]
fn two_ki_and_call_of_the_void_can_lift_a_roll_to_four() {
    let before = test_advice(test(4).with(|test| test.ki = 2), &[Fire, Fire, Air, Earth, Water]);
    assert_eq!(rerolled(before), [2, 3, 4]);
    let after = test_advice(test(4), &[Fire, Fire, Void, Void, Fire]);
    assert_eq!(end(after).void, Some(Called { removed: 2, to: vec![Fire] }));
}

/// Two Fires and a Void kept bring three successes with one Ki in 64%, the Void alone in 52%; with five Ki both do in more
/// than 99.4%.
#[test]
fn of_plans_that_hardly_differ_the_one_with_the_better_first_roll_is_advised() {
    let form = test(3).with(|test| {
        test.ki = 5;
        test.rolled = Some(vec![Fire, Fire, Earth, Void, Air]);
    });
    let asked = RolledTest::new(&form).unwrap();
    let way = asked.reroll().unwrap();
    assert_eq!(way.dice, [2, 4]);
    assert!((way.one - 0.64).abs() < 0.005, "{}", way.one);
    assert!(way.all > 0.994 && way.all >= asked.advice().value - 0.001, "{}", way.all);
    let with_one = RolledTest::new(&form.clone().with(|test| test.ki = 1)).unwrap();
    assert_close(with_one.reroll().unwrap().one, with_one.advice().value);
}

#[test]
fn where_nothing_is_to_be_rolled_again_no_plan_is_made() {
    let done = test(2).with(|test| (test.ki, test.rolled) = (3, Some(vec![Fire, Fire, Earth, Void, Air])));
    assert_eq!(RolledTest::new(&done).unwrap().reroll(), None);
    let without_ki = test(4).with(|test| test.rolled = Some(vec![Fire, Fire, Earth, Void, Air]));
    assert_eq!(RolledTest::new(&without_ki).unwrap().reroll(), None);
}
