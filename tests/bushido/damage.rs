//! Damage Rolls (BU-DMG) and the Wounds of Specials (BU-SPC).

use crate::support::{ask, assert_alike, assert_close, with};
use rokugan::games::bushido::rules::damage::{tough, wounds};
use serde_json::{Value, json};

/// The printed wound table (p. 45): rows 2 to 12, columns 0 to 10.
const PRINTED: [[i64; 11]; 11] = [
    [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7],
    [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8],
    [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
];

#[test]
fn bu_dmg_3_the_closed_form_is_the_printed_table() {
    for (row, printed) in (2..).zip(PRINTED) {
        let found: Vec<i64> = (0..=10).map(|level| wounds(row, level)).collect();
        assert_eq!(found, printed, "row {row}");
    }
}

#[test]
fn success_level_above_ten_goes_on() {
    assert_eq!((wounds(7, 20), wounds(2, 11)), (20, 8));
}

fn dealt(over: Value) -> Value {
    ask("damage", &with(&json!({"by": {}, "to": {"wounds": 30}, "level": 5}), &over))
}

/// The chance of a row from 2 dice, by the number of Wounds above the level.
fn whole(over: Value) -> Vec<f64> {
    dealt(over)["wounds"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect()
}

#[test]
fn bu_dmg_1_strong_weak_and_assassin() {
    let mean = |dice: &str| dealt(json!({"by": {"dice": dice}}))["mean"].as_f64().unwrap();
    assert!(mean("weak") < mean("normal") && mean("normal") < mean("strong"));
    assert!((mean("strong") - mean("assassin")).abs() < 1e-12, "the two highest of three");
    // Row 12 needs two sixes: 1 of 36, or 16 of 216 of the best two of three.
    assert!((whole(json!({}))[8] - 1.0 / 36.0).abs() < 1e-12);
    assert!((whole(json!({"by": {"dice": "strong"}}))[8] - 16.0 / 216.0).abs() < 1e-12);
    assert!((whole(json!({"by": {"dice": "weak"}}))[8] - 1.0 / 216.0).abs() < 1e-12);
}

#[test]
fn bu_dmg_2_the_row_is_clamped_and_bonuses_add() {
    assert_close(&dealt(json!({"by": {"strength": 10}}))["wounds"][8], 1.0);
    assert_close(&dealt(json!({"by": {"strength": -10}}))["wounds"][2], 1.0);
    let same = dealt(json!({"by": {"strength": 3}}));
    assert_alike(&same, &dealt(json!({"by": {"strength": 1, "bonus": 1, "first_bonus": 1}})));
    assert_alike(&same, &dealt(json!({"special": "Powerful Attack"})));
    assert_alike(&dealt(json!({})), &dealt(json!({"by": {"first_bonus": 5}, "first": false})));
}

#[test]
fn bu_dmg_2_pierce_lowers_a_positive_armour_only() {
    let armoured = |armour: i64, pierce: u8| dealt(json!({"to": {"armour": armour}, "by": {"pierce": pierce}}));
    assert_alike(&armoured(0, 0), &armoured(2, 2));
    assert_alike(&armoured(0, 0), &armoured(2, 9));
    assert_alike(&armoured(-2, 0), &armoured(-2, 5));
    assert_alike(&dealt(json!({"by": {"strength": 2}})), &armoured(-2, 0));
}

#[test]
fn bu_dmg_4_tough_sharp_and_durable() {
    assert_eq!((tough(3, 1), tough(1, 4), tough(2, -1), tough(0, -1)), (2, 0, 3, 0));
    let tough = |tough: i64, sharp: u8| dealt(json!({"to": {"tough": tough}, "by": {"sharp": sharp}}));
    assert_alike(&tough(0, 0), &tough(2, 3));
    assert_alike(&tough(-2, 0), &tough(-2, 3));
    let durable = dealt(json!({"to": {"durable": true}}));
    assert_close(&durable["mean"], 1.0);
}

#[test]
fn bu_dmg_4_half_comes_before_tough() {
    // Level 5 and row 7: 5 Wounds, half is 2, Tough leaves 1; all rows 6 to 8 do.
    let half = whole(json!({"special": "Sweep Attack", "to": {"tough": 1}}));
    assert!((half[1] - (5.0 + 6.0 + 5.0 + 3.0 + 4.0) / 36.0).abs() < 1e-12, "{half:?}");
}

#[test]
fn bu_spc_specials_without_a_damage_roll_deal_nothing() {
    for special in ["Drag Attack", "Grapple Attack", "Push Attack", "Sidestep Attack"] {
        let answer = dealt(json!({"special": special}));
        assert_eq!((&answer["wounds"][0], &answer["mean"]), (&json!(1.0), &json!(0.0)), "{special}");
    }
}

#[test]
fn bu_spc_half_damage_of_forceback_slam_sweep_and_throw() {
    let half = dealt(json!({"special": "Slam Attack"}));
    for special in ["Forceback Attack", "Sweep Attack", "Throw Attack"] {
        assert_alike(&half, &dealt(json!({"special": special})));
    }
    assert!(half["mean"].as_f64().unwrap() < 3.0);
    assert_alike(&dealt(json!({})), &dealt(json!({"special": "Stun Attack"})));
}

#[test]
fn bu_spc_dual_rolls_twice_and_combo_at_lower_levels() {
    let mean = |special: Value| dealt(json!({"special": special, "level": 3}))["mean"].as_f64().unwrap();
    let single = |level: u8| dealt(json!({"level": level}))["mean"].as_f64().unwrap();
    assert!((mean(json!("Dual Attack")) - 2.0 * single(3)).abs() < 1e-9);
    assert!((mean(json!("Combo Attack")) - single(3) - single(1)).abs() < 1e-9);
    let first =
        dealt(json!({"special": "Dual Attack", "by": {"first_bonus": 10}, "level": 3}))["mean"].as_f64().unwrap();
    assert!((first - 6.0 - single(3)).abs() < 1e-9, "the bonus is on the first roll only");
}

#[test]
fn bu_spc_critical_removes_with_equal_dice() {
    assert_close(&dealt(json!({"special": "Critical Attack"}))["kills"], 6.0 / 36.0);
    let strong = dealt(json!({"special": "Critical Attack", "by": {"dice": "strong"}}));
    // The two highest of three are equal: three of a kind 6, or two high and one lower: 15 pairs in 3 orders.
    assert_close(&strong["kills"], (6.0 + 45.0) / 216.0);
    let assassin = dealt(json!({"special": "Critical Attack", "by": {"dice": "assassin"}}));
    assert_close(&assassin["kills"], 96.0 / 216.0);
}

#[test]
fn a_8_wounds_are_cut_at_the_track() {
    let answer = dealt(json!({"to": {"wounds": 2}}));
    assert_eq!(answer["wounds"].as_array().unwrap().len(), 3);
    assert_close(&answer["kills"], 1.0);
    assert_close(&answer["mean"], 2.0);
}
