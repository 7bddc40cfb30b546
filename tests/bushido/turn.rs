//! Starting Phase and End Phase (BU-TURN, BU-STA, A15, A16).

use crate::support::{ask, refused, with};
use serde_json::{Value, json};

fn starting(models: &[Value]) -> Value {
    ask("turn", &json!({"phase": "starting", "turn": 2, "models": models}))
}

fn started(over: Value) -> Value {
    let base = json!({"id": "m", "player": "a", "ki_stat": 2, "ki_cap": 6});
    starting(&[with(&base, &over)])["models"][0].clone()
}

#[test]
fn bu_turn_3_and_q_4_ki_up_to_its_limit_and_what_is_above_stays() {
    assert_eq!(started(json!({"ki": 5}))["ki"], 6);
    assert_eq!(started(json!({"ki": 9}))["ki"], 9);
    assert_eq!(started(json!({"ki": 9, "ki_cap": null}))["ki"], 11);
}

#[test]
fn bu_turn_3_spirit_block_and_fortune() {
    let blocked = started(json!({"spirit_block": 2}));
    assert_eq!((&blocked["ki"], &blocked["spirit_block"]), (&json!(0), &json!(1)));
    assert_eq!(started(json!({"fortune": "won"}))["ki"], 4);
    assert_eq!(started(json!({"fortune": "lost"}))["ki"], 0);
}

#[test]
fn bu_turn_3_a_communal_model_feeds_its_players_card() {
    let model = |id: &str, player: &str| json!({"id": id, "player": player, "ki_stat": 3, "ki_cap": "*", "ki": 1});
    let answer = starting(&[model("m", "a"), model("n", "b"), model("o", "b")]);
    assert_eq!(answer["communal"], json!({"a": 3, "b": 6}));
    assert_eq!(answer["models"][0]["ki"], 1);
}

#[test]
fn bu_turn_4_and_q_6_two_counters_on_the_battlefield_none_elsewhere() {
    assert_eq!(started(json!({}))["activation"], 2);
    assert_eq!(started(json!({"where": "elsewhere"}))["activation"], 0);
}

#[test]
fn bu_turn_5_diseased_and_impetuous() {
    let diseased = started(json!({"disease": 2}));
    assert_eq!((&diseased["disease"], &diseased["activation"]), (&json!(1), &json!(1)));
    let away = started(json!({"disease": 1, "where": "elsewhere"}));
    assert_eq!((&away["disease"], &away["activation"]), (&json!(0), &json!(0)));
    assert_eq!(started(json!({"impetuous": 1, "impetuous_trait": 2}))["impetuous"], 3);
    assert_eq!(started(json!({"impetuous_trait": 2, "where": "elsewhere"}))["impetuous"], 0);
}

#[test]
fn bu_turn_6_and_q_7_the_smaller_side_gains_pass_tokens() {
    let model = |id: &str, player: &str| json!({"id": id, "player": player, "ki_stat": 0, "ki_cap": 0});
    let answer = starting(&[model("1", "a"), model("2", "a"), model("3", "a"), model("4", "b")]);
    assert_eq!(answer["pass_tokens"], json!({"a": 0, "b": 2}));
    assert_eq!(starting(&[])["pass_tokens"], json!({"a": 0, "b": 0}));
}

#[test]
fn bu_scn_6_points_are_reset_in_their_turn() {
    let points = |reset: &[u8]| {
        let document = json!({"phase": "starting", "turn": 4, "models": [], "points": {"a": 3}, "reset": reset});
        ask("turn", &document)["points"].clone()
    };
    assert_eq!(points(&[2, 4]), json!({"a": 0, "b": 0}));
    assert_eq!(points(&[3]), json!({"a": 3, "b": 0}));
}

fn ending(models: &[Value]) -> Value {
    let base = json!({"player": "b", "wounds": 6, "marked": 0});
    let models: Vec<Value> = models.iter().map(|model| with(&base, model)).collect();
    ask("turn", &json!({"phase": "ending", "models": models}))
}

fn ended(over: Value) -> Value {
    ending(&[with(&json!({"id": "m"}), &over)])
}

#[test]
fn bu_turn_e_and_a_16_steps_go_over_all_models_in_order() {
    let answer = ending(&[
        json!({"id": "one", "fire": [1], "frightened": true}),
        json!({"id": "two", "marked": 2, "regenerate": 1, "bleed": [1]}),
        json!({"id": "three", "marked": 5, "poison": [1], "rise": 3}),
    ]);
    let told: Vec<(&Value, &Value)> =
        answer["events"].as_array().unwrap().iter().map(|event| (&event["id"], &event["source"])).collect();
    let wanted = [("two", "Regenerate"), ("one", "Fire"), ("three", "Poison")];
    assert_eq!(
        told,
        wanted
            .map(|(id, source)| (json!(id), json!(source)))
            .iter()
            .map(|(id, source)| (id, source))
            .collect::<Vec<_>>()
    );
    let questions = json!([{"id": "one", "about": "fear_test"}, {"id": "three", "about": "rise"}]);
    assert_eq!(answer["questions"], questions);
}

#[test]
fn bu_sta_frightened_ends_with_a_passed_test_or_where_none_was_failed() {
    let frightened = |test: Value| {
        let answer = ended(json!({"frightened": true, "fear_test": test}));
        (answer["models"][0]["frightened"].clone(), answer["questions"].as_array().unwrap().len())
    };
    assert_eq!(frightened(json!("passed")), (json!(false), 0));
    assert_eq!(frightened(json!("never_failed")), (json!(false), 0));
    assert_eq!(frightened(json!("failed")), (json!(true), 0));
    assert_eq!(frightened(Value::Null), (json!(true), 1));
    assert_eq!(ended(json!({}))["questions"], json!([]));
}

#[test]
fn bu_sta_blind_and_berserk_end_and_one_stunned_leaves() {
    let model = ended(json!({"blind": 2, "berserk": 3, "stunned": 2}))["models"][0].clone();
    assert_eq!((&model["blind"], &model["berserk"], &model["stunned"]), (&json!(0), &json!(0), &json!(1)));
    assert_eq!(ended(json!({}))["models"][0]["stunned"], 0);
}

#[test]
fn bu_sta_how_many_markers_leave() {
    let left = |markers: usize| {
        ended(json!({"wounds": 30, "poison": vec![1; markers]}))["models"][0]["poison"].as_array().unwrap().len()
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(left), [0, 0, 1, 2, 2, 2, 2]);
}

#[test]
fn regenerate_before_bleed_a_healed_wound_ends_bleeding() {
    let answer = ended(json!({"marked": 1, "regenerate": 2, "bleed": [2, 1]}));
    assert_eq!(answer["models"][0]["marked"], 0);
    assert_eq!(answer["events"], json!([{"id": "m", "source": "Regenerate", "wounds": -1}]));
    let unhurt = ended(json!({"regenerate": 2, "bleed": [2]}));
    assert_eq!(unhurt["models"][0]["marked"], 2, "nothing was healed");
}

#[test]
fn bu_sta_tough_helps_against_bleed_and_poison_but_not_against_fire() {
    let marked = |markers: Value| ended(with(&json!({"tough": 1}), &markers))["models"][0]["marked"].clone();
    assert_eq!(
        [marked(json!({"fire": [2]})), marked(json!({"bleed": [2]})), marked(json!({"poison": [1]}))],
        [2, 1, 0]
    );
    assert_eq!(ended(json!({"durable": true, "fire": [4]}))["models"][0]["marked"], 1);
}

#[test]
fn a_16_the_lethal_marker_is_off_and_nothing_more_happens() {
    let answer = ended(json!({"marked": 4, "fire": [3, 1], "bleed": [1]}));
    assert_eq!(answer["models"][0]["fire"], json!([1]));
    assert_eq!((&answer["models"][0]["out"], &answer["models"][0]["bleed"]), (&json!("killed"), &json!([1])));
    assert_eq!(answer["events"], json!([{"id": "m", "source": "Fire", "wounds": 2}]));
}

#[test]
fn bu_trt_rise_not_after_fire() {
    assert_eq!(ended(json!({"marked": 5, "fire": [1], "rise": 4}))["models"][0]["out"], "killed");
    assert_eq!(ended(json!({"marked": 5, "bleed": [1], "rise": -1}))["models"][0]["out"], "rise");
}

#[test]
fn bu_trt_last_stand_ends_first() {
    let answer = ended(json!({"marked": 6, "last_stand": true, "regenerate": 2, "stunned": 1, "fire": [1, 3]}));
    let model = &answer["models"][0];
    assert_eq!((&model["out"], &model["marked"], &model["stunned"]), (&json!("last_stand"), &json!(6), &json!(1)));
    assert_eq!(model["fire"], json!([3, 1]));
    let full = json!({"phase": "ending", "models": [{"id": "m", "player": "a", "wounds": 2, "marked": 2}]});
    assert_eq!(refused("turn", &full), "models[0].marked");
}
