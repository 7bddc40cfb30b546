//! Rolls (ER-DICE).

use crate::support::{ask, near, refused_path, ruled, with};
use rokugan::games::empire_reborn::rules::pool::Pool;
use serde_json::{Value, json};

fn at_least(roll: u8, keep: u8, tn: i64) -> Value {
    ask("roll", &json!({"a": {"roll": roll, "keep": keep}, "tns": [tn]}))["at_least"][0].clone()
}

fn mean(pool: &Value) -> Value {
    ask("roll", &json!({ "a": pool }))["mean"].clone()
}

#[test]
fn case_1_the_odds_of_the_contract() {
    for (roll, keep, tn, chance, digits) in [
        (2, 2, 15, 0.2780, 4),
        (3, 3, 15, 0.6648, 4),
        (3, 3, 20, 0.3658, 4),
        (4, 4, 20, 0.69136, 5),
        (4, 4, 30, 0.2422, 4),
        (5, 3, 20, 0.71794, 5),
        (7, 5, 30, 0.79, 2),
        (7, 5, 40, 0.39, 2),
    ] {
        let found = at_least(roll, keep, tn).as_f64().unwrap();
        let unit = 10_f64.powi(-digits);
        assert!((found - chance).abs() <= 0.51 * unit, "{roll}k{keep} at {tn}: {found}");
    }
    near(&mean(&json!({"roll": 3, "keep": 3})), 18.333_333);
}

#[test]
fn er_dice_1_fewer_dice_than_kept_are_all_kept_and_none_leave_the_bonus() {
    assert_eq!(mean(&json!({"roll": 2, "keep": 5})), mean(&json!({"roll": 2, "keep": 2})));
    for pool in [json!({"roll": 0, "keep": 3, "bonus": -7}), json!({"roll": 3, "keep": 0, "bonus": -7})] {
        near(&mean(&pool), -7.0);
    }
}

#[test]
fn er_dice_2_a_die_that_explodes_never_totals_a_multiple_of_ten() {
    let one = json!({"a": {"roll": 1, "keep": 1}, "tns": [9, 10, 11, 19, 20, 21]});
    let found = ask("roll", &one);
    // At least 10 is at least 11: nothing lies between.
    for (at, chance) in [0.2, 0.1, 0.1, 0.02, 0.01, 0.01].into_iter().enumerate() {
        near(&found["at_least"][at], chance);
    }
}

#[test]
fn er_dice_2_explosions_in_each_of_their_readings() {
    let three = json!({"a": {"roll": 3, "keep": 3}, "tn": 20});
    for (reading, mean, success) in
        [("unlimited", 18.333_333, 0.365_818), ("once", 18.15, 0.365_818), ("none", 16.5, 0.283)]
    {
        let found = ask("roll", &ruled(&three, "explosions", reading));
        near(&found["mean"], mean);
        assert!((found["success"].as_f64().unwrap() - success).abs() < 2e-4, "{reading}: {found}");
    }
}

#[test]
fn a4_once_is_eleven_to_twenty() {
    let one = json!({"a": {"roll": 1, "keep": 1}, "tns": [10, 11, 20, 21], "rulings": {"explosions": "once"}});
    let found = ask("roll", &one);
    for (at, chance) in [0.1, 0.1, 0.01, 0.0].into_iter().enumerate() {
        near(&found["at_least"][at], chance);
    }
}

#[test]
fn er_dice_3_dice_rolled_but_not_kept_raise_the_total() {
    let better = mean(&json!({"roll": 5, "keep": 3})).as_f64().unwrap();
    assert!(better > mean(&json!({"roll": 3, "keep": 3})).as_f64().unwrap());
}

#[test]
fn er_dice_4_the_highest_die_is_taken_away_before_keeping() {
    assert_eq!(Pool { roll: 4, keep: 2, drop: 1, bonus: 0 }.total(&[1, 14, 6, 4]), 10);
    // The lower of two dice is at least 1, 2, .. 9 so often; where both explode it is one more and begins again.
    let plain: f64 = (1..=9).map(|face| f64::from((11 - face) * (11 - face)) / 100.0).sum();
    near(&mean(&json!({"roll": 2, "keep": 1, "drop": 1})), (plain + 0.01) / 0.99);
}

#[test]
fn a2_the_keep_counts_after_the_discard() {
    near(&mean(&json!({"roll": 3, "keep": 2, "drop": 3, "bonus": 4})), 4.0);
    near(&mean(&json!({"roll": 1, "keep": 1, "drop": 2})), 0.0);
    assert_eq!(
        mean(&json!({"roll": 3, "keep": 3, "drop": 1})),
        mean(&json!({"roll": 3, "keep": 2, "drop": 1})),
        "only two are left to keep"
    );
}

#[test]
fn er_dice_5_a_tn_in_each_of_its_readings() {
    let three = json!({"a": {"roll": 3, "keep": 3}, "tn": 20, "tns": [20], "rulings": {"explosions": "none"}});
    let found = |reading: &str| {
        let rulings = json!({"rulings": {"explosions": "none", "tn_tie": reading}});
        ask("roll", &with(&three, &rulings))
    };
    near(&found("meets")["success"], 0.283);
    // Of the 1000 rolls 63 come to exactly 20.
    near(&found("beats")["success"], 0.283 - 0.063);
    near(&found("beats")["at_least"][0], 0.283 - 0.063);
}

#[test]
fn er_dice_5_equal_totals_are_neither_won_nor_lost() {
    let plain = json!({"a": {"roll": 1, "keep": 1}, "b": {"roll": 1, "keep": 1}, "rulings": {"explosions": "none"}});
    let found = ask("roll", &plain);
    near(&found["wins"], 0.45);
    near(&found["tie"], 0.1);
    near(&found["loses"], 0.45);
}

#[test]
fn a3_a_tn_of_zero_always_succeeds() {
    for reading in ["meets", "beats"] {
        let hopeless = json!({"a": {"roll": 1, "keep": 1, "bonus": -50}, "tn": 0, "tns": [0]});
        let found = ask("roll", &ruled(&hopeless, "tn_tie", reading));
        near(&found["success"], 1.0);
        near(&found["at_least"][0], 1.0);
    }
}

#[test]
fn er_dice_8_lucky_rolls_again_and_unlucky_rolls_twice() {
    let three = json!({"a": {"roll": 3, "keep": 3}, "tn": 20});
    let p = ask("roll", &three)["success"].as_f64().unwrap();
    near(&ask("roll", &with(&three, &json!({"lucky": 1})))["success"], 1.0 - (1.0 - p).powi(2));
    near(&ask("roll", &with(&three, &json!({"lucky": 3})))["success"], 1.0 - (1.0 - p).powi(4));
    near(&ask("roll", &with(&three, &json!({"unlucky": true})))["success"], p * p);
    near(&ask("roll", &with(&three, &json!({"unlucky": true, "lucky": 1})))["success"], 0.450_662);
}

#[test]
fn dice_cap_in_each_of_its_readings() {
    let many = json!({"a": {"roll": 14, "keep": 12, "bonus": 3}});
    let ten = ask("roll", &ruled(&many, "dice_cap", "ten"))["mean"].clone();
    assert_eq!(ten, mean(&json!({"roll": 10, "keep": 10, "bonus": 3})));
    assert_eq!(ask("roll", &ruled(&many, "dice_cap", "none"))["mean"], mean(&many["a"]));
    let dropped = json!({"a": {"roll": 14, "keep": 12, "drop": 2}});
    let capped = ask("roll", &ruled(&dropped, "dice_cap", "ten"))["mean"].clone();
    assert_eq!(capped, mean(&json!({"roll": 10, "keep": 10, "drop": 2})), "A13: capped first, then discarded");
}

#[test]
fn what_is_not_asked_for_is_not_answered() {
    let keys = |document: Value| ask("roll", &document).as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(json!({"a": {"roll": 1, "keep": 1}})), ["mean"]);
    assert_eq!(keys(json!({"a": {"roll": 1, "keep": 1}, "tn": 5})), ["mean", "success"]);
    assert_eq!(keys(json!({"a": {"roll": 1, "keep": 1}, "tns": []})), ["at_least", "mean"]);
}

#[test]
fn rolls_outside_the_bounds_are_refused_where_they_are() {
    let one = json!({"a": {"roll": 1, "keep": 1}});
    for (change, path) in [
        (json!({"a": {"roll": 21, "keep": 1}}), "a.roll"),
        (json!({"a": {"roll": 1, "keep": -1}}), "a.keep"),
        (json!({"a": {"roll": 1, "keep": 1, "drop": 4}}), "a.drop"),
        (json!({"a": {"roll": 1, "keep": 1, "bonus": 51}}), "a.bonus"),
        (json!({"b": {"roll": 1}}), "b.keep"),
        (json!({"b": null}), "b"),
        (json!({"tn": 301}), "tn"),
        (json!({"tns": [1, 301]}), "tns[1]"),
        (json!({"lucky": 0}), "lucky"),
        (json!({"unlucky": false}), "unlucky"),
        (json!({"tn": 1, "lucky": 10}), "lucky"),
        (json!({"rulings": {"explosions": "twice"}}), "rulings.explosions"),
        (json!({"rulings": {"bonus": 1}}), "rulings.bonus"),
        (json!({"rulings": null}), "rulings"),
    ] {
        assert_eq!(refused_path("roll", &with(&one, &change)), path);
    }
    let many: Vec<u8> = vec![1; 41];
    assert_eq!(refused_path("roll", &with(&one, &json!({ "tns": many }))), "tns");
}
