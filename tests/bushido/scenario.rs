//! Scenarios, Victory Points, the end (BU-SCN, BU-END, A23).

use crate::support::{ask, refused, with};
use serde_json::{Value, json};

fn own(over: Value) -> Value {
    let base = json!({"length": 4, "score_at": [1, 2, 3, 4], "by": "points", "reset": [], "reset_influence": [],
        "prayers": 0, "influence": false, "decreasing": "none", "objectives": [], "zones": []});
    with(&base, &over)
}

fn objectives() -> Value {
    json!([{"id": "a", "alignment": "a"}, {"id": "n", "alignment": "neutral"}, {"id": "b", "alignment": "b"}])
}

fn scored(scenario: &Value, turns: Value) -> Value {
    ask("score", &json!({"scenario": scenario, "turns": turns}))
}

fn act(player: &str, model: &str, objective: &str) -> Value {
    json!({"player": player, "model": model, "objective": objective})
}

#[test]
fn bu_scn_1_prayers_score_1_2_or_3_by_alignment() {
    let scenario = own(json!({"prayers": 3, "objectives": objectives()}));
    let points = |player: &str| {
        let actions = [act(player, "m", "a"), act(player, "m", "n"), act(player, "m", "b")];
        let answer = scored(&scenario, json!([{"actions": actions}]));
        (answer["turns"][0]["points"][player].clone(), answer["prayers_left"][player].clone())
    };
    assert_eq!(points("a"), (json!(6), json!(0)));
    let one = scored(&scenario, json!([{"actions": [act("b", "m", "a")]}]));
    assert_eq!(one["turns"][0]["points"], json!({"a": 0, "b": 3}));
    let fourth = json!({"scenario": scenario, "turns": [
        {"actions": [act("a", "m", "a"), act("a", "m", "n"), act("a", "m", "b")]}, {"actions": [act("a", "m", "a")]}]});
    assert_eq!(refused("score", &fourth), "turns[1].actions[0]");
}

#[test]
fn bu_scn_1_influence_changes_by_one_degree() {
    let scenario = own(json!({"influence": true, "objectives": objectives(), "by": "friendly"}));
    let answer = scored(&scenario, json!([{"actions": [act("b", "m", "a"), act("b", "m", "n"), act("b", "m", "b")]}]));
    let aligned: Vec<&Value> = answer["objectives"].as_array().unwrap().iter().map(|one| &one["alignment"]).collect();
    assert_eq!(aligned, ["neutral", "b", "b"]);
    assert_eq!(answer["turns"][0]["awarded"], "b");
}

#[test]
fn bu_scn_2_and_once_per_objective_a_model_acts_once_on_each() {
    let scenario = own(json!({"influence": true, "objectives": objectives()}));
    let twice = |second: Value| json!({"scenario": scenario, "turns": [{"actions": [act("a", "m", "n"), second]}]});
    assert_eq!(refused("score", &twice(act("a", "m", "n"))), "turns[0].actions[1]");
    ask("score", &twice(act("a", "other", "n")));
    ask("score", &twice(act("b", "m", "n")));
}

#[test]
fn bu_scn_3_a_zone_is_controlled_by_more_rice_and_more_models() {
    let zones = json!([{"id": "z", "alignment": "b"}]);
    let scenario = own(json!({"zones": zones}));
    let points = |a: &[u8], b: &[u8]| {
        scored(&scenario, json!([{"zones": [{"zone": "z", "a": a, "b": b}]}]))["turns"][0]["points"].clone()
    };
    assert_eq!(points(&[3, 3], &[5]), json!({"a": 3, "b": 0}));
    assert_eq!(points(&[2], &[2, 1]), json!({"a": 0, "b": 1}));
    assert_eq!(points(&[9], &[1, 1]), json!({"a": 0, "b": 0}));
    assert_eq!(points(&[1, 1], &[2]), json!({"a": 0, "b": 0}), "as much Rice");
}

#[test]
fn bu_scn_4_and_tied_victory_point_nobody_gets_a_tied_one() {
    let answer = scored(&own(json!({})), json!([{}, {}, {}, {}]));
    assert_eq!(answer["turns"][3]["awarded"], "tie");
    assert_eq!((&answer["ended"], &answer["result"]), (&json!(true), &json!("draw")));
    assert_eq!(answer["victory"], json!({"a": 0, "b": 0}));
}

#[test]
fn bu_scn_5_decreasing_scorer_takes_an_objective_of_the_scorer() {
    let scenario =
        own(json!({"influence": true, "objectives": objectives(), "by": "friendly", "decreasing": "scorer"}));
    let first = json!({"actions": [act("a", "m", "n")]});
    let document = |removes: Value| json!({"scenario": scenario, "turns": [with(&first, &removes)]});
    assert_eq!(refused("score", &document(json!({}))), "turns[0].removes");
    assert_eq!(refused("score", &document(json!({"removes": "b"}))), "turns[0].removes");
    let answer = ask("score", &document(json!({"removes": "a"})));
    assert_eq!(answer["objectives"], json!([{"id": "n", "alignment": "a"}, {"id": "b", "alignment": "b"}]));
    let only = own(json!({"influence": true, "objectives": [{"id": "o", "alignment": "a"}], "by": "friendly",
        "decreasing": "scorer"}));
    assert_eq!(scored(&only, json!([{}]))["objectives"], json!([]), "the only one goes unnamed");
    assert_eq!(scored(&only, json!([{"removes": "o"}]))["objectives"], json!([]));
}

#[test]
fn bu_scn_5_and_a_23_decreasing_popular_looks_at_all_objectives_left() {
    let scenario =
        own(json!({"influence": true, "objectives": objectives(), "by": "friendly", "decreasing": "popular"}));
    let busy = json!([{"actions": [act("a", "m", "n"), act("b", "m", "n"), act("a", "n", "n")]}]);
    let left = scored(&scenario, busy)["objectives"].clone();
    assert_eq!(left, json!([{"id": "a", "alignment": "a"}, {"id": "b", "alignment": "b"}]));
    let ahead = own(json!({"influence": true, "by": "friendly", "decreasing": "popular",
        "objectives": [{"id": "x", "alignment": "a"}, {"id": "y", "alignment": "neutral"}]}));
    let idle = json!({"scenario": ahead, "turns": [{}]});
    assert_eq!(refused("score", &idle), "turns[0].removes", "nobody acted: all have the most");
    assert_eq!(scored(&ahead, json!([{"removes": "y"}]))["objectives"], json!([{"id": "x", "alignment": "a"}]));
}

#[test]
fn a_23_nothing_leaves_where_nobody_won_a_point() {
    let scenario = own(json!({"objectives": objectives(), "by": "friendly", "decreasing": "scorer"}));
    assert_eq!(scored(&scenario, json!([{}]))["objectives"].as_array().unwrap().len(), 3);
    let removes = json!({"scenario": scenario, "turns": [{"removes": "a"}]});
    assert_eq!(refused("score", &removes), "turns[0].removes");
}

#[test]
fn bu_scn_6_and_a_23_resets_come_before_the_actions_of_their_turn() {
    let scenario = own(json!({"prayers": 5, "objectives": objectives(), "reset": [2], "score_at": []}));
    let prays = json!({"actions": [act("a", "m", "a")]});
    let answer = scored(&scenario, json!([prays, prays]));
    assert_eq!(answer["turns"][1]["points"], json!({"a": 1, "b": 0}));
    let scenario = own(json!({"influence": true, "objectives": objectives(), "reset_influence": [1]}));
    let answer = scored(&scenario, json!([{"actions": [act("b", "m", "a")]}]));
    assert_eq!(answer["objectives"][0]["alignment"], "b");
    assert_eq!(answer["objectives"][2]["alignment"], "neutral");
}

#[test]
fn seikyu_reset_wipes_the_points_of_odd_turns() {
    let holds = json!({"zones": [{"zone": "z1", "a": [5]}]});
    let answer = scored(&json!("seikyu"), json!([holds, {}]));
    assert_eq!(answer["turns"][0]["points"]["a"], 2);
    assert_eq!(answer["turns"][1], json!({"turn": 2, "points": {"a": 0, "b": 0}, "awarded": "tie"}));
}

#[test]
fn bu_end_1_the_last_turn_three_points_or_no_models_end_the_game() {
    let one = json!([{"id": "o", "alignment": "a"}]);
    let scenario = own(json!({"objectives": one, "by": "friendly"}));
    let three = scored(&scenario, json!([{}, {}, {}]));
    assert_eq!((&three["ended"], &three["result"]), (&json!(true), &json!("a")));
    let fourth = json!({"scenario": scenario, "turns": [{}, {}, {}, {}]});
    assert_eq!(refused("score", &fourth), "turns[3]");
    let wiped = scored(&scenario, json!([{"models": {"a": 0, "b": 4}}]));
    assert_eq!((&wiped["victory"]["a"], &wiped["ended"]), (&json!(1), &json!(true)), "what is due is scored first");
    let short = own(json!({"length": 1}));
    assert_eq!(scored(&short, json!([{}]))["ended"], true);
    assert_eq!(scored(&short, json!([]))["result"], Value::Null);
}

#[test]
fn bu_end_2_more_victory_points_win() {
    let zones = json!([{"id": "z", "alignment": "neutral"}]);
    let holds = |player: &str| json!({"zones": [{"zone": "z", player: [5]}]});
    let scenario = own(json!({"zones": zones, "length": 2, "reset": [2]}));
    assert_eq!(scored(&scenario, json!([holds("b"), {}]))["result"], "b");
    assert_eq!(scored(&scenario, json!([holds("a"), holds("b")]))["result"], "draw");
}

#[test]
fn bu_scn_8_an_own_scenario_refuses_what_it_does_not_have() {
    let scenario = own(json!({"objectives": objectives()}));
    let acts = json!({"scenario": scenario, "turns": [{"actions": [act("a", "m", "n")]}]});
    assert_eq!(refused("score", &acts), "turns[0].actions[0]");
    let elsewhere = json!({"scenario": "keii", "turns": [{"actions": [act("a", "m", "z9")]}]});
    assert_eq!(refused("score", &elsewhere), "turns[0].actions[0].objective");
    let zone = json!({"scenario": "seikyu", "turns": [{"zones": [{"zone": "z1"}, {"zone": "z1"}]}]});
    assert_eq!(refused("score", &zone), "turns[0].zones[1].zone");
    let both = own(json!({"prayers": 1, "influence": true}));
    assert_eq!(refused("score", &json!({"scenario": both, "turns": []})), "scenario.influence");
    let twice = own(json!({"zones": [{"id": "z", "alignment": "a"}, {"id": "z", "alignment": "b"}]}));
    assert_eq!(refused("score", &json!({"scenario": twice, "turns": []})), "scenario.zones[1].id");
}
