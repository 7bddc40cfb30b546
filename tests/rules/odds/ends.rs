//! From before the roll: probabilities and expectations of a Combat.

use super::forms::*;

/// CH-COM-5 and 6: a play for every result of the Enemy, not one for all.
#[test]
fn the_champion_sees_the_enemys_dice_before_deciding() {
    let form = combat().with(|form| {
        (form.champion.dice, form.champion.ki) = (4, 1);
        form.faces.white = vec![vec![0, 0], vec![0, 0], vec![0, 0], vec![9, 0], vec![9, 0], vec![9, 0]];
    });
    let seen = |marks| super::slow::combat(&form, [marks, 0]).value();
    assert_close(odds(&form).value, seen(0) / 4.0 + seen(9) / 2.0 + seen(18) / 4.0);
}

#[test]
fn the_lists_of_wounds_are_not_capped_and_end_at_the_greatest() {
    let form = combat().with(|form| {
        (form.champion.lp, form.enemy.lp) = (1, 1);
        form.champion.technique = technique(&[], [0, 0, 3]);
        form.faces.white[0] = vec![4, 0];
    });
    let odds = odds(&form);
    // Five Water and one more for three of them, three direct Wounds; the Enemy rolls a four twice.
    assert_eq!((odds.dealt.len(), odds.taken.len()), (1 + 9, 1 + 8));
    assert_eq!((odds.dealt[0], odds.dealt[2]), (0.0, 0.0), "Harmony alone deals fewer than three");
    assert!(odds.dealt[9] > 0.0 && odds.taken[8] > 0.0);
}

/// Wounds beyond the last Life Point are not worth anything.
#[test]
fn wounds_are_worth_as_much_as_there_are_life_points() {
    let form = combat().with(|form| {
        (form.champion.lp, form.enemy.lp) = (2, 2);
        form.champion.technique = technique(&[], [0, 0, 9]);
        form.enemy.offence_bonus = 20;
    });
    let odds = odds(&form);
    // Harmony, once in 26 rolls, would deal one Wound and take none.
    let harmony = 120.0 / 3125.0;
    assert_close(odds.value, harmony);
    assert_close(odds.eliminates, 1.0 - harmony);
    assert_close(odds.eliminated, 1.0 - harmony);
}

/// "not net of Ki gained".
#[test]
fn ki_spent_are_the_rerolls() {
    let form = combat().with(|form| (form.champion.ki, form.champion.ally, form.weights.wound_taken) = (1, true, 0.0));
    let odds = odds(&form);
    assert!(odds.ki_spent > 0.9 && odds.ki_spent <= 1.0, "nearly every roll can be bettered: {}", odds.ki_spent);
}

#[test]
fn nothing_is_spent_where_there_is_nothing_to_spend() {
    let odds = odds(&combat());
    assert_eq!((odds.ki_spent, odds.honor), (0.0, 0.0));
    assert!(odds.exact);
}

/// CH-TEST-2: two Honor each time Deception is used, which is when it is worth them.
#[test]
fn honor_is_that_of_deception() {
    let form = combat().with(|form| {
        form.champion.deception = true;
        (form.weights.wound_taken, form.enemy.offence_counts) = (0.0, false);
    });
    let odds = odds(&form);
    assert!((-2.0..-1.8).contains(&odds.honor), "{}", odds.honor);
    let dear = self::odds(&form.with(|form| form.weights.honor = 9.0));
    assert_eq!(dear.honor, 0.0);
}
