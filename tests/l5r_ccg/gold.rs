//! The gold planner.

use crate::support::{ask, fault};
use serde_json::{Value, json};

fn sources(gold: &[(i64, i64)]) -> Vec<Value> {
    let source =
        |(at, (gold, honor)): (usize, &(i64, i64))| json!({ "id": format!("s{at}"), "gold": gold, "honor": honor });
    gold.iter().enumerate().map(source).collect()
}

fn wanted(cards: &[(i64, i64)]) -> Vec<Value> {
    let card =
        |(at, (cost, worth)): (usize, &(i64, i64))| json!({ "id": format!("w{at}"), "cost": cost, "worth": worth });
    cards.iter().enumerate().map(card).collect()
}

fn plan(gold: &[(i64, i64)], cards: &[(i64, i64)]) -> Value {
    ask("gold", &json!({ "sources": sources(gold), "wanted": wanted(cards) }))
}

/// The sources bowed for each card bought.
fn bowed(plan: &Value) -> Value {
    plan["bow"].as_array().unwrap().iter().map(|bow| bow["sources"].clone()).collect()
}

#[test]
fn cc_gold_2_one_source_never_pays_two_costs() {
    assert_eq!(plan(&[(4, 0)], &[(2, 1), (2, 1)])["buy"], json!(["w0"]));
}

#[test]
fn cc_gold_3_a_cost_of_0_needs_no_source() {
    let plan = plan(&[(4, 0)], &[(0, 0)]);
    assert_eq!((&plan["buy"], bowed(&plan), &plan["left_gold"]), (&json!(["w0"]), json!([[]]), &json!(4)));
}

#[test]
fn cc_gold_5a_the_greatest_worth_first() {
    assert_eq!(plan(&[(4, 0)], &[(1, 2), (1, 2), (4, 5)])["buy"], json!(["w2"]));
}

#[test]
fn cc_gold_5b_then_the_most_cards() {
    assert_eq!(plan(&[(2, 0), (2, 0)], &[(4, 4), (2, 2), (2, 2)])["buy"], json!(["w1", "w2"]));
}

#[test]
fn cc_gold_5c_then_the_least_waste() {
    let plan = plan(&[(4, 0), (2, 0), (1, 0)], &[(3, 1)]);
    assert_eq!((bowed(&plan), &plan["waste"]), (json!([["s1", "s2"]]), &json!(0)));
}

#[test]
fn cc_gold_5d_then_the_least_honor_forgone() {
    let plan = plan(&[(2, 1), (2, 3), (2, 0)], &[(4, 1)]);
    assert_eq!((bowed(&plan), &plan["honor_forgone"]), (json!([["s0", "s2"]]), &json!(1)));
    assert_eq!((&plan["left"], &plan["left_gold"]), (&json!(["s1"]), &json!(2)));
}

#[test]
fn cc_gold_5e_then_the_fewest_sources() {
    assert_eq!(bowed(&plan(&[(1, 0), (2, 0), (3, 0)], &[(3, 1)])), json!([["s2"]]));
}

#[test]
fn cc_gold_5f_then_the_first_cards() {
    assert_eq!(plan(&[(2, 0)], &[(2, 1), (2, 1), (2, 1)])["buy"], json!(["w0"]));
    // Of equal cards the first, also when others are dearer.
    assert_eq!(plan(&[(3, 0), (2, 0)], &[(3, 1), (2, 1), (2, 1)])["buy"], json!(["w0", "w1"]));
}

#[test]
fn cc_gold_5g_then_the_first_sources_for_the_first_card() {
    assert_eq!(bowed(&plan(&[(2, 0), (2, 0), (2, 0)], &[(2, 1), (2, 1)])), json!([["s0"], ["s1"]]));
    assert_eq!(bowed(&plan(&[(1, 0), (3, 0), (2, 0), (2, 0)], &[(4, 1), (4, 1)])), json!([["s0", "s1"], ["s2", "s3"]]));
}

/// Reading A21.
#[test]
fn bowed_sources_and_those_without_gold_are_never_used() {
    let document = json!({
        "sources": [{ "id": "a", "gold": 0 }, { "id": "b", "gold": 3, "bowed": true }, { "id": "c", "gold": 1 }],
        "wanted": [{ "id": "x", "cost": 2 }]
    });
    let plan = ask("gold", &document);
    assert_eq!((&plan["buy"], &plan["left"], &plan["worth"]), (&json!([]), &json!(["c"]), &json!(0)));
}

#[test]
fn more_than_fourteen_usable_sources_are_too_many() {
    let mut document = json!({ "sources": sources(&[(1, 0); 15]), "wanted": wanted(&[(1, 1)]) });
    assert_eq!(fault("gold", &document), "sources");
    document["sources"][3]["bowed"] = json!(true);
    assert_eq!(ask("gold", &document)["buy"], json!(["w0"]));
    let document = json!({ "sources": [], "wanted": wanted(&[(1, 1); 5]) });
    assert_eq!(fault("gold", &document), "wanted");
}
