//! Ranged Attacks (BU-RNG).

use crate::support::{ask, assert_alike, assert_close, refused, with};
use serde_json::{Value, json};

fn shot(over: Value) -> Value {
    ask("ranged", &document(over))
}

fn document(over: Value) -> Value {
    let base = json!({"pool": 3, "bands": [4, 8, 12], "distance": 4, "damage": {},
        "target": {"size": "small", "wounds": 5}});
    with(&base, &over)
}

#[test]
fn bu_rng_2_and_q_13_exactly_that_far_is_within_the_band() {
    let band = |distance: Value| shot(json!({"distance": distance}))["band"].clone();
    assert_eq!(
        [band(json!(4)), band(json!(4.001)), band(json!(8.0)), band(json!(12))],
        ["short", "medium", "medium", "long"]
    );
    let beyond = shot(json!({"distance": 12.5, "friend": {"wounds": 3}}));
    let wanted = json!({"band": null, "number": null, "terms": [], "dice": null, "success": 0.0, "levels": [],
        "hits_target": 0.0, "wounds": [1.0, 0.0, 0.0, 0.0, 0.0, 0.0], "kills": 0.0, "friend": null});
    assert_alike(&wanted, &beyond);
}

#[test]
fn bu_rng_2_bands_without_a_value_are_skipped() {
    let answer = shot(json!({"bands": [null, null, 6]}));
    assert_eq!((&answer["band"], &answer["number"]), (&json!("long"), &json!(6)));
}

#[test]
fn bu_rng_2_sizes_change_the_number() {
    let number = |size: &str| shot(json!({"target": {"size": size}}))["number"].as_i64().unwrap();
    assert_eq!(["tiny", "small", "medium", "large", "huge"].map(number), [5, 4, 3, 2, 1]);
}

#[test]
fn bu_rng_2_every_circumstance_is_a_term_in_its_order() {
    let target =
        json!({"prone": true, "surprised": true, "cover": true, "ran": true, "swarm": true, "ranged_defence": 2});
    let attacker = json!({"ran": true, "moved": true, "already_attacked": true});
    let answer = shot(json!({"target": target, "attacker": attacker, "number_modifier": -1}));
    let wanted = json!([
        {"what": "short", "value": 4}, {"what": "prone", "value": -1}, {"what": "surprised", "value": -1},
        {"what": "cover", "value": 2}, {"what": "target_ran", "value": 1}, {"what": "ran", "value": 1},
        {"what": "moved", "value": 1}, {"what": "already_attacked", "value": 1}, {"what": "swarm", "value": 1},
        {"what": "ranged_defence", "value": 2}, {"what": "other", "value": -1}]);
    assert_alike(&wanted, &answer["terms"]);
    assert_eq!(answer["number"], 10);
    let light = shot(json!({"attacker": {"moved": true, "lightweight": true}}));
    assert_eq!(light["terms"].as_array().unwrap().len(), 1, "Lightweight");
}

#[test]
fn bu_rng_3_a_special_costs_dice_and_one_stays() {
    let special = |cost: u8| json!({"special": {"name": "Powerful Attack", "cost": cost}});
    assert_eq!(shot(special(2))["dice"], 1);
    assert_eq!(refused("ranged", &document(special(3))), "special.cost");
    assert_eq!(shot(json!({"pool": -5}))["dice"], 1);
    let none = json!({"pool": 0, "special": {"name": "Stun Attack", "cost": 1}});
    assert_eq!(refused("ranged", &document(none)), "special.cost");
    let defence = json!({"special": {"name": "Push Defence", "cost": 0}});
    assert_eq!(refused("ranged", &document(defence)), "special.name");
}

#[test]
fn bu_rng_3_brutal_adds_to_the_result_but_not_without_a_die() {
    let one = |brutal: u8| shot(json!({"pool": 1, "brutal": brutal}));
    assert_close(&one(0)["success"], 0.5);
    assert_close(&one(10)["success"], 5.0 / 6.0);
}

#[test]
fn a_7_a_shot_rerolls_for_its_expected_result() {
    // A 3 is kept although it misses: it would be rerolled only for less than the mean of 20/6.
    let answer = shot(json!({"pool": 1, "prowess": 1}));
    assert_close(&answer["success"], 0.5 + 0.5 * 0.5);
    let answer = shot(json!({"pool": 1, "prowess": 1, "distance": 8}));
    // 1 to 3 are rolled again, a 4 stays.
    assert_close(&answer["success"], 2.0 / 6.0 + 0.5 * (2.0 / 6.0));
}

#[test]
fn bu_rng_4_the_friend_is_hit_where_the_check_fails() {
    let friend = |size: &str| shot(json!({"pool": 1, "target": {"size": size}, "friend": {"wounds": 3}}));
    let small = friend("small");
    assert_close(&small["hits_target"], 0.5 * (1.0 / 6.0));
    assert_close(&small["friend"]["hit"], 0.5 * (5.0 / 6.0));
    assert_close(&friend("tiny")["hits_target"], 0.0);
    assert_close(&friend("huge")["friend"]["hit"], 0.0);
}

#[test]
fn btb_success_level_the_check_has_the_pool_before_the_cost_and_no_brutal() {
    let base = json!({"friend": {"wounds": 3}, "brutal": 5});
    let costly = shot(with(&base, &json!({"special": {"name": "Stun Attack", "cost": 2}})));
    let stays = costly["hits_target"].as_f64().unwrap() / costly["success"].as_f64().unwrap();
    // Three dice reach 6 with a 6, with a 5 and one more, or with a 4 and two more.
    let reached = ask("test", &json!({"kind": "challenge", "pool": 3, "number": 6}))["success"].as_f64().unwrap();
    assert!((stays - reached).abs() < 1e-9);
}

#[test]
fn bu_rng_5_a_special_acts_by_its_damage_rolls_only() {
    let push = shot(json!({"special": {"name": "Push Attack", "cost": 0}}));
    assert_close(&push["wounds"][0], 1.0);
    assert!(push["success"].as_f64().unwrap() > 0.5);
}
