//! More Ki than anybody needs: the answer comes all the same, and is the limit.

use super::forms::*;

/// In the limit every die becomes Water: five, and one more for three of them.
#[test]
fn with_ki_without_end_and_weight_the_best_roll_comes() {
    let form = combat().with(|form| {
        (form.champion.ki, form.weights.wound_taken) = (i64::MAX, 0.0);
        form.enemy.dice = vec![White, White];
        form.faces.white = vec![vec![0, 0], vec![1, 0], vec![0, 0], vec![0, 0], vec![0, 0], vec![0, 0]];
    });
    let odds = odds(&form);
    assert_close(odds.value, 6.0);
    assert_close(odds.dealt[6], 1.0);
    assert!(odds.ki_spent > 11.0 && odds.ki_spent < 20.0, "{}", odds.ki_spent);
}

#[test]
fn a_thousand_ki_are_as_good_as_any_number() {
    for weight in [0.0, 0.001, 0.2] {
        let value = |ki| odds(&combat().with(|form| (form.champion.ki, form.weights.ki) = (ki, weight))).value;
        assert_close(value(1000), value(i64::from(u32::MAX)));
        assert!(value(1000) >= value(8));
    }
}

#[test]
fn a_test_succeeds_at_last() {
    assert_close(chance(&test(5).with(|test| test.ki = i64::MAX)), 1.0);
    assert_close(chance(&test(6).with(|test| test.ki = i64::MAX)), 0.0);
    let advised = test_advice(test(5).with(|test| test.ki = i64::MAX), &[Fire, Air, Fire, Air, Earth]);
    assert_close(advised.value, 1.0);
    assert!(!rerolled(advised).is_empty());
}

/// The greatest numbers that are read do no harm.
#[test]
fn great_numbers_stay_finite() {
    let form = combat().with(|form| {
        (form.champion.lp, form.champion.lp_max, form.enemy.lp) =
            (i64::from(u32::MAX), i64::from(u32::MAX), i64::from(u32::MAX));
        (form.champion.ki, form.champion.deception) = (i64::MAX, true);
        (form.champion.offence_bonus, form.enemy.offence_bonus) = (1000, 1000);
        form.champion.technique = technique(&[Fire], [1000, -1000, 1000]);
        form.faces.white = vec![vec![1000, 1000]; 6];
        form.weights = rokugan::games::champions::odds::forms::WeightsForm {
            wound_dealt: 1e9,
            wound_taken: 1e9,
            kill: 1e9,
            death: 1e9,
            ki: 1e9,
            honor: 1e9,
            ap: 1e9,
            lp: 1e9,
            purity: 0.0,
        };
    });
    let odds = odds(&form);
    assert!(odds.value.is_finite());
    assert!((odds.dealt.iter().sum::<f64>() - 1.0).abs() < 1e-12);
}
