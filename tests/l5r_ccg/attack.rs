//! Assignments of the maneuver segments.

use crate::support::{ask, rules};
use serde_json::{Value, json};

/// An attack of `a` on `b`; `c` and `d` are invited to attack, `d` and `e` to defend.
fn attack(units: &Value, moves: &[Value]) -> Value {
    json!({
        "players": ["a", "b", "c", "d", "e"], "attacker": "a", "defender": "b", "provinces": ["1", "2"],
        "invited": { "attack": ["c", "d"], "defense": ["d", "e"] }, "units": units, "moves": moves
    })
}

fn sent(segment: &str, side: &str, unit: &str) -> Value {
    json!({ "segment": segment, "side": side, "unit": unit, "province": "1" })
}

fn units() -> Value {
    let riders: Vec<Value> = ["a", "b", "c", "d", "e"]
        .iter()
        .flat_map(|player| {
            [
                json!({ "id": format!("{player}1"), "player": player, "cavalry": true }),
                json!({ "id": format!("{player}2"), "player": player }),
                json!({ "id": format!("{player}3"), "player": player, "cavalry": true }),
            ]
        })
        .collect();
    json!(riders)
}

#[track_caller]
fn assert_moves(moves: &[(&str, &str, &str)], expected: &[Option<&str>]) {
    let moves: Vec<Value> = moves.iter().map(|(segment, side, unit)| sent(segment, side, unit)).collect();
    let answer = ask("attack", &attack(&units(), &moves));
    assert_eq!(rules(&answer["moves"]), expected);
}

#[test]
fn cc_atk_2_only_the_invited_join_a_side() {
    let moves = [("infantry", "attack", "e1"), ("infantry", "defense", "c1"), ("infantry", "defense", "e1")];
    assert_moves(&moves, &[Some("CC-ATK-2"), Some("CC-ATK-2"), None]);
}

#[test]
fn cc_atk_3_nobody_helps_both_sides() {
    let moves = [
        ("infantry", "defense", "a1"),
        ("infantry", "attack", "b1"),
        ("infantry", "attack", "d1"),
        ("infantry", "defense", "d2"),
    ];
    assert_moves(&moves, &[Some("CC-ATK-3"), Some("CC-ATK-3"), None, Some("CC-ATK-3")]);
}

#[test]
fn cc_atk_4_an_ally_gains_two_once() {
    let moves = ["d1", "c1", "c2"].map(|unit| sent("infantry", "attack", unit));
    let later = [sent("cavalry", "attack", "c3"), sent("cavalry", "attack", "d3"), sent("cavalry", "defense", "e3")];
    let answer = ask("attack", &attack(&units(), &[&moves[1..], &moves[..1], &later].concat()));
    let gains = ["c", "d", "e"].map(|ally| json!({ "player": ally, "change": 2 }));
    assert_eq!(answer["honor"], json!(gains));
}

#[test]
fn cc_atk_5_a_bowed_personality_is_not_assigned() {
    let bowed = json!([{ "id": "u", "player": "a", "bowed": true }]);
    let answer = ask("attack", &attack(&bowed, &[sent("infantry", "attack", "u")]));
    assert_eq!(rules(&answer["moves"]), [Some("CC-ATK-5")]);
    assert_eq!(answer["battles"][0], json!({ "province": "1", "attack": [], "defense": [] }));
}

#[test]
fn cc_atk_6_a_unit_is_assigned_once() {
    assert_moves(&[("infantry", "attack", "a1"), ("cavalry", "attack", "a1")], &[None, Some("CC-ATK-6")]);
}

/// Ruling CavalryEarly: Cavalry may go with the Infantry.
#[test]
fn cc_atk_7_cavalry_is_the_whole_unit() {
    let units = json!([
        { "id": "u", "player": "a", "cavalry": true, "followers": [true, true] },
        { "id": "v", "player": "a", "cavalry": true, "followers": [true, false] },
        { "id": "w", "player": "a", "followers": [true] }
    ]);
    let moves = ["v", "w", "u"].map(|unit| sent("cavalry", "attack", unit));
    let answer = ask("attack", &attack(&units, &moves));
    assert_eq!(rules(&answer["moves"]), [Some("CC-ATK-7"), Some("CC-ATK-7"), None]);
    assert_eq!(answer["cavalry"], json!(["u"]));
    assert_moves(&[("infantry", "attack", "a1")], &[None]);
}

/// Ruling DefensiveAllyOrder: allies of the defense from the Defender's left; ruling CavalryLine4e: the Defender
/// assigns Cavalry in the second segment.
#[test]
fn cc_atk_8_each_has_one_opportunity_in_its_order() {
    let moves = [
        ("infantry", "attack", "a1"),
        ("infantry", "attack", "a2"),
        ("infantry", "attack", "c1"),
        ("infantry", "attack", "a3"),
        ("infantry", "defense", "b2"),
        ("infantry", "defense", "e1"),
        ("infantry", "defense", "d1"),
        ("cavalry", "attack", "a3"),
        ("infantry", "defense", "e2"),
        ("cavalry", "defense", "b1"),
        ("cavalry", "attack", "c3"),
    ];
    let late = Some("CC-ATK-8");
    assert_moves(&moves, &[None, None, None, late, None, None, late, None, late, None, late]);
}

#[test]
fn cc_atk_8_a_refused_move_takes_no_opportunity() {
    let moves = [("cavalry", "attack", "c2"), ("infantry", "attack", "a1")];
    assert_moves(&moves, &[Some("CC-ATK-7"), None]);
}

#[test]
fn cc_atk_9_the_defense_may_stand_at_any_province() {
    let moves = [json!({ "segment": "infantry", "side": "defense", "unit": "b1", "province": "2" })];
    let answer = ask("attack", &attack(&units(), &moves));
    let battles = json!([
        { "province": "1", "attack": [], "defense": [] }, { "province": "2", "attack": [], "defense": ["b1"] }
    ]);
    assert_eq!(answer["battles"], battles);
}

#[test]
fn cc_atk_1_zero_units_are_an_attack() {
    assert_eq!(ask("attack", &attack(&json!([]), &[]))["moves"], json!([]));
}

/// Reading A15: the first rule that fails is named.
#[test]
fn checks_come_in_their_order() {
    let units = json!([
        { "id": "u", "player": "d", "bowed": true }, { "id": "v", "player": "a", "bowed": true },
        { "id": "w", "player": "d" }
    ]);
    let moves = [
        sent("cavalry", "attack", "w"),
        sent("infantry", "attack", "w"),
        sent("cavalry", "defense", "u"),
        sent("cavalry", "attack", "w"),
        sent("cavalry", "attack", "v"),
    ];
    let answer = ask("attack", &attack(&units, &moves));
    let expected = [Some("CC-ATK-7"), None, Some("CC-ATK-3"), Some("CC-ATK-6"), Some("CC-ATK-5")];
    assert_eq!(rules(&answer["moves"]), expected);
}
