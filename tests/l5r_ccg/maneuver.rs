//! The maneuvers planner.

use crate::support::{ask, fault};
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::rules::maneuver::{Question, Search, Stage, Unit, Weights, plan};
use serde_json::{Value, json};

fn provinces(strengths: &[i64]) -> Value {
    let province = |(at, strength): (usize, &i64)| json!({ "id": at.to_string(), "strength": strength });
    json!(strengths.iter().enumerate().map(province).collect::<Vec<_>>())
}

#[test]
fn cc_atk_11_equal_assignments_the_smallest_with_home_first() {
    let document = json!({
        "provinces": provinces(&[9, 9]), "attack": [{ "id": "a", "force": 1 }, { "id": "b", "force": 1 }],
        "defense": [], "weights": { "province": 1 }
    });
    let answer = ask("maneuver", &document);
    assert_eq!((&answer["value"], &answer["best"]), (&json!(0), &json!({ "a": null, "b": null })));
    assert_eq!(answer["provinces"][0], json!({ "id": "0", "result": "empty", "destroyed": false }));
}

#[test]
fn cc_atk_11_every_weight_counts() {
    let value = |weights: Value, strengths: &[i64]| {
        let document = json!({
            "provinces": provinces(strengths), "attack": [{ "id": "a", "force": 9 }, { "id": "b", "force": 9 }],
            "defense": [{ "id": "d", "force": 1, "cards": 3, "cavalry": true }], "weights": weights,
            "stage": "defense_cavalry", "assigned": { "a": "0", "b": "0" }
        });
        ask("maneuver", &document)["value"].as_i64().unwrap()
    };
    assert_eq!(value(json!({ "province": 7 }), &[0]), 7);
    assert_eq!(value(json!({ "all": 5 }), &[0]), 5);
    assert_eq!(value(json!({ "all": 5 }), &[0, 0]), 0);
    // The defense stays at home rather than lose cards or Honor.
    assert_eq!(value(json!({ "card": 1, "honor": 1 }), &[0]), 0);
}

#[test]
fn cc_atk_11_cards_and_honor_of_a_battle() {
    let document = json!({
        "provinces": provinces(&[50]), "attack": [{ "id": "a", "force": 4, "cards": 2 }],
        "defense": [{ "id": "d", "force": 4, "cards": 3 }, { "id": "e", "force": 1 }],
        "weights": { "card": 10, "honor": 1 }, "stage": "attack_cavalry", "assigned": { "a": "0", "d": "0", "e": null }
    });
    let answer = ask("maneuver", &document);
    // A tie: three cards against two, three Honor against two.
    assert_eq!((&answer["value"], &answer["best"]), (&json!(11), &json!({})));
    assert_eq!(answer["provinces"][0]["result"], "tie");
}

#[test]
fn cc_atk_11_later_stages_answer_earlier_ones() {
    let document = json!({
        "provinces": provinces(&[2]), "attack": [{ "id": "a", "force": 4, "cavalry": true }],
        "defense": [{ "id": "d", "force": 3 }, { "id": "e", "force": 3, "cavalry": true }],
        "weights": { "card": 1 }
    });
    // Whatever the attack's Cavalry does, the defense's can still come.
    let answer = ask("maneuver", &document);
    assert_eq!((&answer["value"], &answer["line"]["a"]), (&json!(0), &json!(null)));
}

#[test]
fn cc_atk_11_assigned_are_exactly_the_units_of_earlier_stages() {
    let document = |assigned: Value| {
        json!({
            "provinces": provinces(&[1]), "attack": [{ "id": "a", "force": 1 }, { "id": "b", "force": 1, "cavalry": true }],
            "defense": [{ "id": "d", "force": 1 }], "weights": {}, "stage": "defense_infantry", "assigned": assigned
        })
    };
    assert_eq!(ask("maneuver", &document(json!({ "a": "0" })))["line"]["a"], "0");
    assert_eq!(fault("maneuver", &document(json!({}))), "assigned");
    assert_eq!(fault("maneuver", &document(json!({ "a": "0", "b": "0" }))), "assigned.b");
    assert_eq!(fault("maneuver", &document(json!({ "a": "1" }))), "assigned.a");
}

#[test]
fn cc_atk_11_more_than_ten_million_lines_are_refused() {
    let army = |count: usize, cavalry: bool| -> Vec<Value> {
        (0..count).map(|at| json!({ "id": format!("{cavalry}{at}"), "force": 0, "cavalry": cavalry })).collect()
    };
    let document = |units: usize| {
        json!({
            "provinces": provinces(&[0]), "attack": army(units, false), "defense": army(2, true),
            "weights": { "province": 1 }, "stage": "defense_cavalry",
            "assigned": (0..units).map(|at| (format!("false{at}"), json!("0"))).collect::<serde_json::Map<_, _>>()
        })
    };
    assert_eq!(ask("maneuver", &document(100))["value"], 0);
    let mut open = document(22);
    open.as_object_mut().unwrap().retain(|field, _| field != "assigned" && field != "stage");
    assert_eq!(fault("maneuver", &open), ".");
}

#[test]
fn cc_atk_6_a_unit_that_was_sent_in_the_stage_under_way_stays_there() {
    let unit = |side, force, at: Option<usize>| Unit { side, force, cards: 1, cavalry: false, at, sent: at.is_some() };
    let ask = |first: Option<usize>| {
        let units = vec![unit(Side::Attack, 9, first), unit(Side::Attack, 6, None), unit(Side::Defense, 1, None)];
        let weights = Weights { province: 10, card: 1, honor: 0, all: 0 };
        plan(&Question { strengths: vec![5, 8], units, weights, stage: Stage::AttackInfantry }).unwrap()
    };
    assert_eq!(ask(None).line[..2], [Some(1), Some(0)], "9 takes 8 and 6 takes 5");
    let sent = ask(Some(0));
    assert_eq!(sent.line[0], Some(0), "where it was sent, though it would be better elsewhere");
    assert_eq!(sent.value, 10, "6 alone does not take 8");
}

#[test]
fn a_search_can_be_stopped_and_gone_on_with() {
    let unit = |side, force, cavalry| Unit { side, force, cards: 1, cavalry, at: None, sent: false };
    let question = Question {
        strengths: vec![2, 1],
        units: vec![unit(Side::Attack, 4, false), unit(Side::Attack, 3, true), unit(Side::Defense, 2, false)],
        weights: Weights { province: 3, card: 1, honor: 1, all: 5 },
        stage: Stage::AttackInfantry,
    };
    let mut search = Search::new(&question).unwrap();
    let mut parts = 1;
    let found = loop {
        match search.advance(3) {
            Some(plan) => break plan,
            None => parts += 1,
        }
    };
    assert!(parts > 3);
    assert_eq!(Ok(found), plan(&question));
}
