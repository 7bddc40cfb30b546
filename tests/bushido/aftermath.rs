//! Who stays in base to base and which markers Specials leave, for every Special (A10, A11, BU-SPC-1).

use crate::support::{ask, exchange, takes, with};
use serde_json::{Value, json};

/// A Special, and how it leaves the two models: whether they touch, the loser's markers, comparisons made.
type Left = (bool, Vec<String>, usize);

fn left(answer: &Value, loser: &str) -> Left {
    let markers = answer["markers"][loser].as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned());
    let made = answer["comparisons"].as_array().unwrap().len();
    (answer["in_btb"].as_bool().unwrap(), markers.collect(), made)
}

/// The active side's Special Attack succeeds.
fn attack(special: &str, attacker: Value, defender: Value) -> Left {
    let footing = json!({"active": attacker, "other": defender, "damage_rolls": [[1, 2]]});
    let sides = with(&takes("active", &format!("{special} Attack")), &footing);
    // Level 1 with row 3 deals nothing; the other's Attack of 2 against a Defence of 6 neither.
    let dice: (&[u8], &[u8]) = (&[4], &[6]);
    let document = exchange(dice, (&[2], &[3]), sides);
    let without = with(&document, &json!({"damage_rolls": []}));
    let pending = &ask("exchange", &without)["pending"];
    left(&ask("exchange", if pending.is_null() { &without } else { &document }), "other")
}

/// The other side's Special Defence succeeds.
fn defence(special: &str, defender: Value, attacker: Value) -> Left {
    let sides = with(&takes("other", &format!("{special} Defence")), &json!({"active": attacker, "other": defender}));
    left(&ask("exchange", &exchange((&[2], &[6]), (&[2], &[3]), sides)), "active")
}

fn is(touch: bool, markers: &[&str], made: usize) -> Left {
    (touch, markers.iter().map(|one| (*one).to_owned()).collect(), made)
}

const FREE: fn() -> Value = || json!({});
const HELD: fn() -> Value = || json!({"held": true});
const IMMOVABLE: fn() -> Value = || json!({"immovable": true});

#[test]
fn bu_spc_push_attack() {
    assert_eq!(attack("Push", FREE(), FREE()), is(false, &[], 1));
    assert_eq!(attack("Push", HELD(), FREE()), is(false, &[], 1));
    assert_eq!(attack("Push", FREE(), HELD()), is(true, &[], 2));
    assert_eq!(attack("Push", FREE(), IMMOVABLE()), is(true, &[], 2));
}

#[test]
fn bu_spc_slam_and_throw_attack() {
    for special in ["Slam", "Throw"] {
        assert_eq!(attack(special, FREE(), FREE()), is(false, &["Prone"], 1));
        assert_eq!(attack(special, FREE(), HELD()), is(true, &["Prone"], 1), "Held may become Prone");
        assert_eq!(attack(special, FREE(), IMMOVABLE()), is(true, &[], 2));
        assert_eq!(attack(special, FREE(), json!({"prone": true})), is(false, &[], 1), "Prone cannot become Prone");
    }
}

#[test]
fn bu_spc_sweep_attack() {
    assert_eq!(attack("Sweep", FREE(), FREE()), is(true, &["Prone"], 1));
    assert_eq!(attack("Sweep", FREE(), IMMOVABLE()), is(true, &[], 2));
}

#[test]
fn bu_spc_sidestep_attack() {
    assert_eq!(attack("Sidestep", FREE(), HELD()), is(false, &[], 1));
    assert_eq!(attack("Sidestep", IMMOVABLE(), FREE()), is(false, &[], 1), "its own move is allowed");
    assert_eq!(attack("Sidestep", HELD(), FREE()), is(true, &[], 2));
}

#[test]
fn bu_spc_drag_attack() {
    assert_eq!(attack("Drag", FREE(), FREE()), is(true, &[], 2));
    assert_eq!(attack("Drag", FREE(), HELD()), is(false, &[], 1));
    assert_eq!(attack("Drag", FREE(), IMMOVABLE()), is(false, &[], 1));
    assert_eq!(attack("Drag", HELD(), IMMOVABLE()), is(true, &[], 2));
}

#[test]
fn bu_spc_forceback_attack_and_forceback_direction() {
    assert_eq!(attack("Forceback", FREE(), FREE()), is(true, &[], 2), "the Attacker follows");
    assert_eq!(attack("Forceback", HELD(), FREE()), is(false, &[], 1));
    assert_eq!(attack("Forceback", HELD(), IMMOVABLE()), is(true, &[], 2));
    assert_eq!(attack("Forceback", HELD(), HELD()), is(true, &[], 2));
}

#[test]
fn bu_spc_grapple_attack_ends_it_also_when_held_already() {
    assert_eq!(attack("Grapple", FREE(), FREE()), is(true, &["Held"], 1));
    assert_eq!(attack("Grapple", FREE(), HELD()), is(true, &["Held"], 1));
    assert_eq!(attack("Grapple", FREE(), IMMOVABLE()), is(true, &["Held"], 1));
}

#[test]
fn bu_spc_stun_and_the_attacks_that_only_wound_go_on() {
    assert_eq!(attack("Stun", FREE(), FREE()), is(true, &["Stunned"], 2));
    for special in ["Powerful", "Critical"] {
        assert_eq!(attack(special, FREE(), FREE()), is(true, &[], 2));
    }
}

#[test]
fn bu_spc_push_and_throw_defence() {
    assert_eq!(defence("Push", FREE(), FREE()), is(false, &[], 1));
    assert_eq!(defence("Push", FREE(), IMMOVABLE()), is(true, &[], 2));
    assert_eq!(defence("Throw", FREE(), FREE()), is(false, &["Prone"], 1));
    assert_eq!(defence("Throw", FREE(), HELD()), is(true, &["Prone"], 2));
    assert_eq!(defence("Throw", FREE(), IMMOVABLE()), is(true, &[], 2));
}

#[test]
fn bu_spc_sidestep_drag_and_forceback_defence() {
    assert_eq!(defence("Sidestep", FREE(), HELD()), is(false, &[], 1));
    assert_eq!(defence("Sidestep", HELD(), FREE()), is(true, &[], 2));
    assert_eq!(defence("Drag", FREE(), FREE()), is(true, &[], 2));
    assert_eq!(defence("Drag", FREE(), IMMOVABLE()), is(false, &[], 1));
    assert_eq!(defence("Drag", HELD(), IMMOVABLE()), is(true, &[], 2));
    assert_eq!(defence("Forceback", FREE(), FREE()), is(true, &[], 2));
    assert_eq!(defence("Forceback", HELD(), FREE()), is(false, &[], 1));
}

#[test]
fn bu_spc_grapple_sweep_and_counterstrike_defence_go_on() {
    assert_eq!(defence("Grapple", FREE(), FREE()), is(true, &["Held"], 2));
    assert_eq!(defence("Sweep", FREE(), FREE()), is(true, &["Prone"], 2));
    assert_eq!(defence("Sweep", FREE(), IMMOVABLE()), is(true, &[], 2));
    assert_eq!(defence("Counterstrike", FREE(), FREE()), is(true, &[], 2));
}

#[test]
fn a_11_a_model_made_prone_by_sweep_defence_still_defends() {
    let sides = with(&takes("other", "Sweep Defence"), &json!({"damage_rolls": [[3, 4]]}));
    let answer = ask("exchange", &exchange((&[2], &[2]), (&[6], &[5]), sides));
    assert_eq!(answer["comparisons"][1]["winner"], "attack");
    assert_eq!((&answer["markers"]["active"], &answer["in_btb"]), (&json!(["Prone"]), &json!(true)));
}
