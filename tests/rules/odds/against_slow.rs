//! The engine against enumeration of all outcomes, and against a solver that knows nothing of multisets.

use super::forms::*;
use super::slow;
use rokugan::games::champions::odds::forms::{CombatForm, TestForm};

fn all_weights(form: &mut CombatForm) {
    let weights = &mut form.weights;
    (weights.wound_dealt, weights.wound_taken, weights.kill, weights.death) = (1.0, 0.9, 2.0, 3.1);
    (weights.ki, weights.honor, weights.ap, weights.lp) = (0.26, 0.31, 0.41, 0.57);
    (form.champion.lp, form.champion.lp_max, form.enemy.lp) = (2, 3, 3);
}

/// A champion with everything, against three dice.
fn full() -> CombatForm {
    combat().with(all_weights).with(|form| {
        form.enemy.dice = vec![Black, White, Gray];
        form.champion.deception = true;
        form.champion.technique = technique(&[Fire, Void], [1, 0, 1]);
    })
}

/// CH-COM-5, all 5^5 rolls against every result of three Enemy Dice.
#[test]
fn without_rerolls_the_odds_are_those_of_all_outcomes() {
    let plain = combat().with(all_weights).with(|form| form.enemy.dice = vec![Gray, Gray, Black]);
    let dishonored = full().with(|form| (form.champion.dishonored, form.champion.dice) = (true, 4));
    let shot_at = full().with(|form| (form.champion.offence_counts, form.champion.dice) = (false, 4));
    let ally = plain.clone().with(|form| (form.champion.ally, form.champion.defence_bonus) = (true, -1));
    let clumsy = full().with(|form| {
        form.champion.dice = 4;
        form.champion.technique = technique(&[Air, Air], [-2, 1, 0]);
    });
    let corrupting = plain.clone().with(|form| (form.weights.purity, form.enemy.corruption) = (0.77, 2));
    for form in [plain, dishonored, shot_at, ally, clumsy, corrupting] {
        assert_close(odds(&form).value, slow::enumerated(&form));
    }
}

/// The same with Deception and five dice, against the three likeliest results.
#[test]
fn five_dice_with_deception_are_those_of_all_outcomes() {
    let form = full();
    for enemy in [[1, 1], [2, 0], [3, 2]] {
        let mean = mean_of_advice(&form, enemy);
        assert_close(mean, slow::combat(&form, enemy).value());
    }
}

/// The mean of what advice says of every roll.
fn mean_of_advice(form: &CombatForm, enemy: [i64; 2]) -> f64 {
    let rolls = slow::rolls(5);
    let mut sorted: Vec<_> = rolls
        .into_iter()
        .map(|mut roll| {
            roll.sort_unstable();
            roll
        })
        .collect();
    sorted.sort_unstable();
    let of_equals = sorted.chunk_by(|one, other| one == other);
    of_equals.map(|rolls| rolls.len() as f64 * advice(&rolled(form.clone(), &rolls[0], enemy)).value).sum::<f64>()
        / 3125.0
}

#[test]
fn with_rerolls_the_value_is_that_of_every_subset_tried() {
    let four = full().with(|form| (form.champion.dice, form.champion.ki, form.enemy.dice) = (4, 2, vec![White, Gray]));
    let free = four.clone().with(|form| (form.weights.ki, form.champion.ki) = (0.0, 3));
    let ally = combat().with(all_weights).with(|form| {
        (form.champion.dice, form.champion.ki, form.champion.ally) = (4, 2, true);
        form.enemy.dice = vec![White, Black];
    });
    for form in [four, free, ally] {
        assert_close(odds(&form).value, slow::combat_value(&form));
    }
}

#[test]
fn advice_is_worth_what_every_subset_tried_is_worth() {
    let form = full().with(|form| (form.champion.dice, form.champion.ki) = (4, 3));
    let slow = slow::combat(&form, [2, 1]);
    for dice in slow::rolls(4) {
        assert_close(advice(&rolled(form.clone(), &dice, [2, 1])).value, slow.value_of(&dice));
    }
}

#[test]
fn five_dice_and_a_reroll_are_what_every_subset_tried_is_worth() {
    let form = full().with(|form| form.champion.ki = 1);
    let slow = slow::combat(&form, [2, 1]);
    for dice in [[Fire, Fire, Void, Earth, Air], [Air, Air, Earth, Water, Void], [Void, Void, Void, Water, Water]] {
        assert_close(advice(&rolled(form.clone(), &dice, [2, 1])).value, slow.value_of(&dice));
    }
}

/// Following the advice brings what it promises: the value is the mean over the dice that come.
#[test]
fn a_reroll_is_worth_the_mean_of_what_comes() {
    let form = full().with(|form| (form.champion.ki, form.weights.ki) = (2, 0.1));
    let start = [Fire, Fire, Air, Earth, Water];
    let advised = advice(&rolled(form.clone(), &start, [1, 1]));
    let again = rerolled(advised.clone());
    let after = |roll: Vec<_>| {
        let mut dice = start;
        again.iter().zip(roll).for_each(|(&die, element)| dice[die] = element);
        advice(&rolled(form.clone(), &dice, [1, 1]).with(|form| form.champion.ki = 1)).value
    };
    let rolls = slow::rolls(again.len());
    let mean = rolls.len() as f64;
    assert_close(advised.value, rolls.into_iter().map(after).sum::<f64>() / mean - 0.1);
}

#[test]
fn tests_succeed_as_often_as_every_subset_tried() {
    let form = |dice, ki, target| test(target).with(|test| (test.dice, test.ki) = (dice, ki));
    let cunning = |form: TestForm| form.with(|test| test.deception = true);
    let harmonious = |form: TestForm| form.with(|test| (test.harmony, test.bonus) = (true, 1));
    let forms = [
        form(4, 0, 3),
        form(4, 2, 4),
        form(5, 1, 4),
        cunning(form(4, 1, 4)),
        cunning(form(5, 1, 5)),
        harmonious(form(5, 0, 4)),
        harmonious(form(5, 1, 5)),
        harmonious(cunning(form(4, 2, 5))),
    ];
    for form in forms {
        let slow = slow::test(&form);
        assert_close(chance(&form), slow.value());
        let dice = &[Fire, Void, Void, Air, Earth][..form.dice as usize];
        assert_close(test_advice(form, dice).value, slow.value_of(dice));
    }
}
