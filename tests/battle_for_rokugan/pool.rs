//! What is left in a pool and may be in hand (BR-ODD-1).

use super::support::ask;
use serde_json::{Value, json};

fn pool(document: Value) -> Value {
    ask("pool", &document).unwrap_or_else(|path| panic!("refused at {path}"))
}

fn near(value: &Value, expected: f64) -> bool {
    value.as_f64().is_some_and(|value| (value - expected).abs() < 1e-9)
}

#[test]
fn br_odd_1_the_unseen_bluff_is_always_in_hand() {
    let answer = pool(json!({"clan": "crab", "unknown": 1}));
    assert_eq!(answer["kinds"][6], json!({"kind": "bluff", "count": 1, "in_hand": 1.0}));
    // Nothing else fits into one slot.
    assert!(near(&answer["kinds"][0]["in_hand"], 0.0) && near(&answer["mean"], 0.0));
    let seen = pool(json!({"clan": "crab", "unknown": 0, "out": [["bluff", null, 1]]}));
    assert_eq!(seen["kinds"][6], json!({"kind": "bluff", "count": 0, "in_hand": 0.0}));
}

#[test]
fn br_odd_1_a_hand_of_everything_holds_everything() {
    let answer = pool(json!({"clan": "scorpion", "unknown": 27}));
    assert!(answer["kinds"].as_array().expect("a list").iter().all(|kind| near(&kind["in_hand"], 1.0)));
    // All strengths of the set.
    assert!(near(&answer["mean"], f64::from(6 + 8 + 9 + 8 + 5 + 2 + 2 + 1 + 2 + 4 + 3)));
    assert_eq!(answer["unseen"], 27);
}

#[test]
fn pools_that_cannot_be_are_refused() {
    for (document, path) in [
        (json!({"clan": "crab", "unknown": 0}), "unknown"),
        (json!({"clan": "crab", "unknown": 28}), "unknown"),
        (json!({"clan": "crab", "unknown": 27, "out": [["army", 1, 1]]}), "unknown"),
        (json!({"clan": "crab", "unknown": 5, "out": [["army", 1, 4], ["army", 1, 3]]}), "out[1]"),
        (json!({"clan": "crab", "unknown": 5, "out": [["army", 6, 0]]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": [["army", null, 1]]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": [["bluff", null, 1, 1]]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": [["bluff", null, 1.0]]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": [[1, null, 1]]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": [["bluff", true, 1]]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": ["bluff"]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": [["army", 1, -1]]}), "out[0]"),
        (json!({"clan": "crab", "unknown": 5, "out": [["army", 1, 300]]}), "out[0]"),
        (json!({"clan": "mantis", "unknown": 5}), "clan"),
    ] {
        assert_eq!(ask("pool", &document), Err(path.to_owned()), "{document}");
    }
}
