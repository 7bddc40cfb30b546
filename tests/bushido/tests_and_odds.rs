//! Tests of all kinds (BU-TEST), small enough to be counted by hand.

use crate::support::{ask, assert_close, refused, with};
use serde_json::{Value, json};

fn challenge(over: Value) -> Value {
    ask("test", &with(&json!({"kind": "challenge", "pool": 1, "number": 4}), &over))
}

fn opposed(active: Value, other: Value) -> Value {
    let base = json!({"pool": 1});
    ask("test", &json!({"kind": "opposed", "active": with(&base, &active), "other": with(&base, &other)}))
}

#[test]
fn bu_test_1_and_3_ones_are_dropped_and_others_support() {
    assert_close(&challenge(json!({}))["success"], 0.5);
    // Two dice reach 7 only with a 6 and any other die but a 1.
    assert_close(&challenge(json!({"pool": 2, "number": 7}))["success"], 9.0 / 36.0);
    assert_close(&challenge(json!({"number": 1}))["success"], 5.0 / 6.0);
}

#[test]
fn bu_test_3_at_most_two_supporting_dice_and_adept_more() {
    // Four dice without a 1 and with a 6 make 8, with Adept 9.
    let with_6_and_no_1 = (5.0_f64.powi(4) - 4.0_f64.powi(4)) / 6.0_f64.powi(4);
    assert_close(&challenge(json!({"pool": 4, "number": 9}))["success"], 0.0);
    assert_close(&challenge(json!({"pool": 4, "number": 9, "adept": 1}))["success"], with_6_and_no_1);
}

#[test]
fn bu_test_2_a_challenge_has_at_least_one_die() {
    assert_eq!(challenge(json!({"pool": -5}))["dice"], 1);
}

#[test]
fn bu_test_3_without_a_remaining_die_the_result_is_0_and_not_modified() {
    assert_close(&challenge(json!({"number": 0, "modifier": -10}))["success"], 1.0 / 6.0);
    assert_close(&challenge(json!({"number": 1, "modifier": 10}))["success"], 5.0 / 6.0);
}

#[test]
fn bu_test_5_own_ones_stay_with_mantra() {
    assert_close(&challenge(json!({"number": 1, "ones": true}))["success"], 1.0);
    assert_close(&challenge(json!({"pool": 2, "number": 7, "ones": true}))["success"], 11.0 / 36.0);
}

#[test]
fn bu_test_6_and_a_7_a_challenge_rerolls_for_success() {
    assert_close(&challenge(json!({"prowess": 1}))["success"], 0.75);
    assert_close(&challenge(json!({"prowess": 3}))["success"], 0.75);
}

#[test]
fn bu_test_7_ties_go_to_more_dice_and_then_to_the_active_side() {
    let answer = opposed(json!({}), json!({}));
    // 1 to 6 each: 15 of 36 better, and 6 ties.
    assert_close(&answer["active"], 21.0 / 36.0);
    assert_close(&answer["levels"]["active"][0], 6.0 / 36.0);
    assert_eq!(answer["levels"]["other"][0], json!(0.0));
    // Two dice 5 and 2 make 6, as one 6 does: more dice win.
    let answer = opposed(json!({}), json!({"pool": 2}));
    assert!(answer["levels"]["other"][0].as_f64().unwrap() > 0.0);
}

#[test]
fn q_10_the_success_level_is_the_difference() {
    let answer = opposed(json!({"modifier": 10}), json!({"modifier": -10}));
    // 6 + 10 against 2 − 10 is 24 levels; against no die it is at most 16.
    assert_eq!(answer["levels"]["active"].as_array().unwrap().len(), 25);
    assert_close(&answer["levels"]["active"][24], 1.0 / 36.0);
}

#[test]
fn bu_test_13_discards_take_the_opponents_highest_dice() {
    let answer = opposed(json!({"discards": 1}), json!({}));
    assert_close(&answer["active"], 1.0);
    assert_close(&opposed(json!({}), json!({"discards": 1}))["active"], 1.0 / 6.0);
}

#[test]
fn bu_test_13_soulless_succeeds_automatically() {
    let answer = opposed(json!({}), json!({"automatic": true}));
    assert_eq!((&answer["active"], &answer["other"]), (&json!(0.0), &json!(1.0)));
    assert_eq!(answer["levels"], json!({"active": [], "other": []}));
    let both =
        json!({"kind": "opposed", "active": {"pool": 1, "automatic": true}, "other": {"pool": 1, "automatic": true}});
    assert_eq!(refused("test", &both), "other.automatic");
}

#[test]
fn bu_test_9_a_tied_tactical_test_is_rolled_again() {
    let answer = ask("test", &json!({"kind": "tactical", "a": {"pool": 1}, "b": {"pool": 1}}));
    assert_close(&answer["a"], 0.5);
    assert_close(&answer["again"], 6.0 / 36.0);
    let hopeless = json!({"kind": "tactical", "a": {"pool": 1, "discards": 1}, "b": {"pool": 1, "discards": 1}});
    let answer = ask("test", &hopeless);
    assert_eq!((&answer["a"], &answer["b"]), (&json!(0.5), &json!(0.5)));
    let automatic = json!({"kind": "tactical", "a": {"pool": 1}, "b": {"pool": 1, "automatic": true}});
    assert_eq!(refused("test", &automatic), "b.automatic");
}

fn size(over: Value) -> i64 {
    let base = json!({"kind": "size", "size": "small", "number": 4});
    ask("test", &with(&base, &over))["dice"].as_i64().unwrap()
}

#[test]
fn bu_test_10_and_a_18_dice_of_a_size_test() {
    let sizes = ["tiny", "small", "medium", "large", "huge"].map(|name| size(json!({"size": name})));
    assert_eq!(sizes, [1, 2, 3, 4, 5]);
    assert_eq!(size(json!({"strong": true})), 3);
    assert_eq!(size(json!({"weak": true})), 1);
    assert_eq!(size(json!({"strong": true, "weak": true})), 2);
    assert_eq!(size(json!({"swarm": true, "dice": -5})), 1);
    assert_eq!(size(json!({"dice": 5})), 7);
}

fn fear(over: Value) -> Value {
    ask("test", &with(&json!({"kind": "fear", "pool": 1, "number": 4}), &over))
}

#[test]
fn bu_test_11_and_a_17_what_decides_without_a_roll_in_its_order() {
    let automatic = |over: Value| fear(over)["automatic"].clone();
    assert_eq!(automatic(json!({"fearless": true, "frightened": true})), "pass");
    assert_eq!(automatic(json!({"soulless": true, "frightened": true})), "pass");
    assert_eq!(automatic(json!({"frightened": true, "fear": 9})), "fail");
    assert_eq!(automatic(json!({"fear": 4})), "pass");
    assert_eq!(automatic(json!({"fear": 3})), Value::Null);
    assert_eq!(automatic(json!({"fear": 4, "dread": 0})), Value::Null, "Dread(0) counts as Dread");
    assert_eq!(automatic(json!({"fear": 0, "number": -2})), Value::Null, "0 is no Fear");
    assert_eq!(fear(json!({"fearless": true}))["dice"], Value::Null);
}

#[test]
fn bu_test_11_dread_takes_dice_but_never_the_last() {
    let dice = |over: Value| fear(over)["dice"].clone();
    assert_eq!(dice(json!({"pool": 3, "dread": 1})), 2);
    assert_eq!(dice(json!({"pool": 3, "dread": 9})), 1);
    assert_eq!(dice(json!({"pool": -2, "dread": 1})), 1);
}

#[test]
fn bu_test_11_bravery_cancels_cowardly_first_and_what_is_left_adds() {
    let success = |over: Value| fear(over)["success"].as_f64().unwrap();
    for (over, wanted) in [
        (json!({}), 0.5),
        (json!({"bravery": true}), 0.75),
        (json!({"cowardly": true}), 0.25),
        (json!({"terror": true}), 0.25),
        (json!({"cowardly": true, "terror": true}), 0.125),
        (json!({"bravery": true, "cowardly": true}), 0.5),
        (json!({"bravery": true, "terror": true}), 0.5),
        (json!({"bravery": true, "cowardly": true, "terror": true}), 0.25),
    ] {
        assert!((success(over.clone()) - wanted).abs() < 1e-9, "{over}");
    }
}
