//! An exchange resolved step by step (BU-MEL-7b to 13, A5, A6, A8, A9).

use crate::support::{ask, exchange, refused, takes, with};
use serde_json::{Value, json};

fn results(answer: &Value, side: &str) -> (i64, i64, i64) {
    let number = |field: &str| answer["results"][side][field].as_i64().unwrap();
    (number("attack"), number("defence"), number("dice"))
}

#[test]
fn bu_mel_8_brutal_parry_and_chain_weapon() {
    let sides = json!({"active": {"brutal": 2, "parry": 3}, "other": {"chain": 1}});
    let answer = ask("exchange", &exchange((&[4], &[4]), (&[2], &[2]), sides));
    assert_eq!(results(&answer, "active"), (6, 6, 2));
    let negative = json!({"active": {"parry": -2}, "other": {"chain": 5}});
    assert_eq!(results(&ask("exchange", &exchange((&[4], &[4]), (&[2], &[2]), negative)), "active"), (4, 2, 2));
}

#[test]
fn bu_mel_8_no_allocated_dice_are_0_whatever_the_ruling_says() {
    let sides = json!({"active": {"brutal": 5, "parry": 5}, "rulings": {"ModifierWithoutDie": true}});
    let answer = ask("exchange", &exchange((&[], &[4]), (&[6], &[6]), sides));
    assert_eq!(results(&answer, "active"), (0, 9, 1));
}

#[test]
fn bu_mel_7b_and_a_6_removals_take_the_highest_dice_ones_included() {
    let sides = json!({"active": {"unblockable": 2}, "other": {"impenetrable": true}});
    let answer = ask("exchange", &exchange((&[6, 4, 2], &[]), (&[], &[5, 1, 4]), sides));
    assert_eq!(results(&answer, "active"), (5, 0, 2));
    assert_eq!(results(&answer, "other"), (0, 0, 0));
}

#[test]
fn bu_test_5_kata_keeps_ones_and_counts_them_in_ties() {
    let answer = ask("exchange", &exchange((&[1], &[1, 1]), (&[3], &[1]), json!({"active": {"kata": true}})));
    assert_eq!(results(&answer, "active"), (1, 2, 3));
    assert_eq!(results(&answer, "other"), (3, 0, 1));
}

#[test]
fn bu_mel_10_and_a_5_ties_go_to_more_dice_and_then_to_the_active_side() {
    let first = |active: (&[u8], &[u8]), other: (&[u8], &[u8]), initiative: &str| {
        let answer = ask("exchange", &exchange(active, other, json!({"initiative": initiative})));
        let first = &answer["comparisons"][0];
        ["attacker", "winner", "tie"].map(|field| first[field].as_str().unwrap_or("none").to_owned())
    };
    assert_eq!(first((&[4, 1], &[]), (&[], &[4]), "active"), ["active", "attack", "active"]);
    assert_eq!(first((&[], &[4]), (&[4, 1], &[]), "other"), ["other", "defence", "active"]);
    assert_eq!(first((&[4], &[2]), (&[], &[4]), "active"), ["active", "attack", "dice"]);
    assert_eq!(first((&[4], &[]), (&[2], &[4]), "active"), ["active", "defence", "dice"]);
    assert_eq!(first((&[5], &[]), (&[2], &[4]), "active"), ["active", "attack", "none"]);
}

#[test]
fn bu_mel_9_and_a_5_a_winning_attack_without_attack_dice_does_nothing() {
    let answer = ask("exchange", &exchange((&[], &[5, 5]), (&[], &[1]), json!({})));
    assert_eq!(answer["comparisons"][0]["winner"], "attack");
    assert_eq!(answer["comparisons"][0]["rolls"], json!([]));
    assert_eq!(answer["pending"], Value::Null);
    assert_eq!(answer["comparisons"].as_array().unwrap().len(), 2, "it goes on");
}

#[test]
fn bu_mel_13_roles_are_swapped_once_and_the_results_stand() {
    let answer = ask("exchange", &exchange((&[5], &[2]), (&[6], &[3]), json!({"damage_rolls": [[1, 2], [3, 4]]})));
    let attackers: Vec<&Value> = answer["comparisons"].as_array().unwrap().iter().map(|one| &one["attacker"]).collect();
    assert_eq!(attackers, ["active", "other"]);
    assert_eq!(answer["wounds"], json!({"active": 4, "other": 0}));
}

#[test]
fn a_8_a_killed_model_does_not_strike_back() {
    let sides = json!({"other": {"wounds": 2}, "damage_rolls": [[3, 4]]});
    let answer = ask("exchange", &exchange((&[6], &[]), (&[6], &[2]), sides));
    assert_eq!(answer["removed"], json!(["other"]));
    assert_eq!(answer["in_btb"], false);
    assert_eq!(answer["comparisons"].as_array().unwrap().len(), 1);
    assert_eq!(answer["wounds"]["other"], 2, "cut at the track");
    assert_eq!(answer["comparisons"][0]["rolls"][0]["wounds"], 4, "not cut");
}

#[test]
fn a_8_no_further_roll_of_a_dual_attack_once_the_track_is_full() {
    let sides =
        with(&takes("active", "Dual Attack"), &json!({"other": {"wounds": 2}, "damage_rolls": [[3, 4], [3, 4]]}));
    let document = exchange((&[6], &[]), (&[6], &[2]), sides);
    assert_eq!(refused("exchange", &document), "damage_rolls[1]");
}

#[test]
fn a_8_the_first_bonus_is_spent_by_a_counterstrike() {
    let sides =
        json!({"active": {"damage": {"first_bonus": 3}}, "initiative": "other", "damage_rolls": [[3, 4], [3, 4]]});
    let document = exchange((&[6], &[6]), (&[2], &[2]), with(&takes("active", "Counterstrike Defence"), &sides));
    let answer = ask("exchange", &document);
    let modifier = |at: usize| &answer["comparisons"][at]["rolls"][0]["modifier"];
    assert_eq!((modifier(0), modifier(1)), (&json!(3), &json!(0)));
    assert_eq!(answer["comparisons"][0]["rolls"][0]["level"], 2, "two below the Defence's");
}

#[test]
fn bu_spc_counterstrike_needs_attack_dice_and_a_level_of_2() {
    let rolls = |active: (&[u8], &[u8])| {
        let document = exchange(active, (&[], &[5]), takes("other", "Counterstrike Defence"));
        let answer = ask("exchange", &document);
        (answer["comparisons"][0]["special"].clone(), answer["pending"].clone())
    };
    let triggered = json!("Counterstrike Defence");
    assert_eq!(rolls((&[4], &[])), (triggered.clone(), Value::Null));
    assert_eq!(rolls((&[3], &[])), (triggered.clone(), json!({"by": "other", "level": 0, "dice": 2})));
    assert_eq!(rolls((&[], &[3])), (triggered, Value::Null));
}

#[test]
fn bu_dmg_1_three_dice_are_asked_for_where_the_weapon_rolls_three() {
    let sides = json!({"active": {"damage": {"dice": "strong"}}});
    let document = exchange((&[6], &[]), (&[], &[2]), sides);
    assert_eq!(ask("exchange", &document)["pending"], json!({"by": "active", "level": 4, "dice": 3}));
    let two = with(&document, &json!({"damage_rolls": [[1, 2]]}));
    assert_eq!(refused("exchange", &two), "damage_rolls[0]");
    let three = with(&document, &json!({"damage_rolls": [[6, 2, 5]]}));
    assert_eq!(ask("exchange", &three)["comparisons"][0]["rolls"][0]["used"], json!([5, 6]));
}

#[test]
fn bu_spc_critical_deals_what_was_left() {
    let sides = with(&takes("active", "Critical Attack"), &json!({"damage_rolls": [[1, 1]], "other": {"tough": 5}}));
    let answer = ask("exchange", &exchange((&[6], &[]), (&[6], &[5]), sides));
    assert_eq!((&answer["wounds"]["other"], &answer["removed"]), (&json!(6), &json!(["other"])));
    assert_eq!(answer["comparisons"][0]["rolls"][0]["wounds"], 6);
}

#[test]
fn a_9_a_special_triggers_also_where_it_can_do_nothing() {
    let held = with(&takes("other", "Sidestep Defence"), &json!({"other": {"held": true}}));
    let answer = ask("exchange", &exchange((&[2], &[]), (&[1], &[5]), held));
    assert_eq!(answer["comparisons"][0]["special"], "Sidestep Defence");
    assert_eq!(answer["in_btb"], true);
    assert_eq!(answer["comparisons"].as_array().unwrap().len(), 2);
}

#[test]
fn a_9_held_by_grapple_defence_no_sidestep_in_the_second_comparison() {
    let sides = json!({
        "active": {"specials": [{"name": "Sidestep Defence", "cost": 0}]},
        "other": {"specials": [{"name": "Grapple Defence", "cost": 0}]},
        "allocations": {"active": {"special": "Sidestep Defence"}, "other": {"special": "Grapple Defence"}},
    });
    let answer = ask("exchange", &exchange((&[2], &[6]), (&[3], &[5]), sides));
    assert_eq!(answer["markers"], json!({"active": ["Held"], "other": []}));
    assert_eq!(answer["comparisons"][1]["special"], "Sidestep Defence");
    assert_eq!(answer["in_btb"], true);
}

#[test]
fn a_9_a_killed_model_gains_no_markers() {
    let sides = with(&takes("active", "Slam Attack"), &json!({"other": {"wounds": 1}, "damage_rolls": [[6, 6]]}));
    let answer = ask("exchange", &exchange((&[6], &[]), (&[], &[2]), sides));
    assert_eq!((&answer["markers"]["other"], &answer["removed"]), (&json!([]), &json!(["other"])));
}

#[test]
fn the_split_on_the_table_must_be_allowed() {
    let rule = |rule: &str, special: Value| {
        let sides = with(&json!({"active": {"allocation": rule}}), &special);
        exchange((&[3], &[4, 4]), (&[], &[2]), sides)
    };
    assert_eq!(refused("exchange", &rule("aggressive", json!({}))), "allocations.active");
    ask("exchange", &rule("defensive", json!({})));
    let unknown = json!({"allocations": {"active": {"special": "Stun Attack"}}});
    assert_eq!(refused("exchange", &rule("free", unknown)), "allocations.active");
    let costly = json!({"active": {"specials": [{"name": "Stun Attack", "cost": 1}]},
        "allocations": {"active": {"special": "Stun Attack"}}});
    assert_eq!(
        refused("exchange", &rule("free", costly)),
        "allocations.active",
        "dice and cost are more than the pool"
    );
}
