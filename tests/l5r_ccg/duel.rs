//! Odds of duels and the advice.

use crate::support::{ask, assert_same, fault};
use serde_json::{Value, json};

/// A duel in which I am challenged, everything on the table known.
fn duel(chi: i64, hand: &[i64], opponent: &Value) -> Value {
    json!({ "challenged": "me", "me": { "chi": chi, "hand": hand }, "opponent": opponent })
}

fn with(mut document: Value, field: &str, value: &Value) -> Value {
    document[field] = value.clone();
    document
}

/// One field of every plan.
fn plans(answer: &Value, field: &str) -> Value {
    answer["plans"].as_array().unwrap().iter().map(|plan| plan[field].clone()).collect()
}

/// An opponent whose whole hand is known.
fn open(chi: i64, hand: &[i64]) -> Value {
    json!({ "chi": chi, "hand": hand.len(), "known": hand, "cards": { "unseen": {} } })
}

#[test]
fn cc_duel_3_without_cards_he_must_strike() {
    let answer = ask("duel", &duel(4, &[1, 1], &open(3, &[])));
    assert_same(&plans(&answer, "win"), &json!([1, 1, 1]));
    assert_same(&plans(&answer, "cards"), &json!([0, 1, 1]));
}

#[test]
fn cc_duel_4_double_chi_counts_every_focus_card_twice() {
    let mut document = duel(0, &[3], &open(5, &[]));
    assert_same(&plans(&ask("duel", &document), "win"), &json!([0, 0]));
    document["me"]["double"] = json!(true);
    assert_same(&plans(&ask("duel", &document), "win"), &json!([0, 1]));
    let mut document =
        duel(5, &[], &json!({ "chi": 0, "hand": 0, "focused": 1, "known": [3], "cards": { "unseen": {} } }));
    document["challenged"] = json!("opponent");
    assert_same(&ask("duel", &document)["now"], &json!({ "win": 1, "tie": 0, "loss": 0 }));
    document["opponent"]["double"] = json!(true);
    assert_same(&ask("duel", &document)["now"], &json!({ "win": 0, "tie": 0, "loss": 1 }));
}

#[test]
fn cc_duel_5_the_higher_total_wins_and_equal_ones_tie() {
    for (chi, now) in [(5, json!([1, 0, 0])), (4, json!([0, 1, 0])), (3, json!([0, 0, 1]))] {
        let answer = ask("duel", &duel(chi, &[], &open(4, &[])));
        assert_same(&json!([answer["now"]["win"], answer["now"]["tie"], answer["now"]["loss"]]), &now);
    }
}

#[test]
fn cc_duel_7a_the_highest_cards_are_focused_first() {
    let opponent = json!({
        "chi": 2, "hand": 2, "known": [1, 1], "cards": { "unseen": {} }, "model": { "kind": "count", "strike": [] }
    });
    let answer = ask("duel", &duel(0, &[1, 4], &opponent));
    // 0 : 2, then 4 : 3, then 5 : 4.
    assert_same(&plans(&answer, "win"), &json!([0, 1, 1]));
}

#[test]
fn cc_duel_7b_whose_decision_it_is_follows_from_the_counts() {
    for (challenged, mine, his, turn) in
        [("me", 0, 0, "me"), ("me", 1, 0, "opponent"), ("opponent", 1, 1, "opponent"), ("opponent", 0, 1, "me")]
    {
        let document = json!({
            "challenged": challenged, "me": { "chi": 1, "hand": [], "focused": vec![2; mine] },
            "opponent": { "chi": 1, "hand": 0, "focused": his }
        });
        assert_eq!(ask("duel", &document)["turn"], turn);
    }
    for (challenged, mine, his) in [("me", 0, 1), ("me", 2, 0), ("opponent", 1, 0), ("opponent", 0, 2)] {
        let document = json!({
            "challenged": challenged, "me": { "chi": 1, "hand": [], "focused": vec![2; mine] },
            "opponent": { "chi": 1, "hand": 0, "focused": his }
        });
        assert_eq!(fault("duel", &document), "opponent.focused");
    }
}

#[test]
fn cc_duel_7c_who_strikes_first_ends_it() {
    // He strikes after one focus of his own: my second focus is the last that counts.
    let model = json!({ "kind": "count", "strike": [0, 1] });
    let opponent = json!({ "chi": 0, "hand": 3, "model": model });
    let answer = ask("duel", &duel(0, &[0, 0, 0], &opponent));
    assert_same(&plans(&answer, "cards"), &json!([0, 1, 2, 2]));
    let first = with(duel(0, &[0, 0, 0], &opponent), "challenged", &json!("opponent"));
    assert_same(&plans(&ask("duel", &first), "cards"), &json!([0, 1, 1, 1]));
}

#[test]
fn cc_duel_7d_every_further_focus_costs() {
    let document = duel(4, &[1], &open(3, &[]));
    let values = json!({ "win": 10, "tie": 5, "loss": -5, "card": 3 });
    assert_same(&plans(&ask("duel", &with(document, "values", &values)), "value"), &json!([10, 7]));
}

#[test]
fn cc_duel_7e_knows_picks_the_worst_answer_and_the_earliest_of_equal_ones() {
    let answer = ask("duel", &duel(4, &[2, 2], &open(4, &[3, 0])));
    // After one focus he leads with 7 : 6, and again after his second with 7 : 8 he does not.
    assert_same(&plans(&answer, "value"), &json!([50, 0, 100]));
    let equal = ask("duel", &duel(9, &[0, 0], &open(1, &[1, 1])));
    assert_same(&plans(&equal, "cards"), &json!([0, 1, 1]));
}

#[test]
fn cc_duel_7e_lead_strikes_at_a_lead_exactly_enough() {
    let opponent = |margin: Value| {
        let model = json!({ "kind": "lead", "per_card": 0.1, "margin": margin });
        json!({ "chi": 3, "hand": 2, "known": [1, 1], "cards": { "unseen": {} }, "model": model })
    };
    // At his first decision he has 3 against 0 + 0.1 expected: he strikes with a margin of 2.9 and not of 2.900001.
    let answer = ask("duel", &duel(0, &[4, 4], &opponent(json!(2.9))));
    assert_same(&plans(&answer, "cards"), &json!([0, 1, 1]));
    let answer = ask("duel", &duel(0, &[4, 4], &opponent(json!(2.900001))));
    assert_same(&plans(&answer, "cards"), &json!([0, 1, 2]));
}

#[test]
fn cc_duel_7e_lead_expects_twice_as_much_of_double_chi() {
    let model = json!({ "kind": "lead", "per_card": 2, "margin": 0 });
    let opponent = json!({ "chi": 2, "hand": 1, "known": [0], "cards": { "unseen": {} }, "model": model });
    let mut document = duel(0, &[1, 1], &opponent);
    assert_same(&plans(&ask("duel", &document), "cards"), &json!([0, 1, 1]));
    document["me"]["double"] = json!(true);
    assert_same(&plans(&ask("duel", &document), "cards"), &json!([0, 1, 2]));
}

#[test]
fn cc_duel_7e_count_strikes_by_habit() {
    let opponent = |strike: Value| json!({ "chi": 0, "hand": 2, "model": { "kind": "count", "strike": strike } });
    let cards = |strike: Value| plans(&ask("duel", &duel(0, &[0, 0, 0], &opponent(strike))), "cards");
    assert_same(&cards(json!([0.5, 0.5])), &json!([0, 1, 1.5, 1.75]));
    assert_same(&cards(json!([])), &json!([0, 1, 2, 3]));
}

#[test]
fn cc_duel_7f_a_leader_who_did_not_strike_holds_less() {
    let document = json!({
        "challenged": "me", "me": { "chi": 3, "hand": [], "focused": [1, 1] },
        "opponent": {
            "chi": 3, "hand": 0, "focused": 2, "cards": { "chances": { "0": 1, "3": 1 } },
            "model": { "kind": "lead", "per_card": 1 }
        }
    });
    // With a 3 he would have had 6 against 3 + 2 + 1 at his second decision: only 0-0 is left of ¼ each.
    let answer = ask("duel", &document);
    assert_same(&answer["now"], &json!({ "win": 1, "tie": 0, "loss": 0 }));
    assert_eq!(answer["model_contradicted"], false);
}

#[test]
fn cc_duel_7f_a_contradicted_model_drops_the_condition() {
    let document = json!({
        "challenged": "me", "me": { "chi": 0, "hand": [], "focused": [1] },
        "opponent": {
            "chi": 9, "hand": 0, "focused": 1, "cards": { "chances": { "0": 1, "3": 1 } },
            "model": { "kind": "lead", "per_card": 0 }
        }
    });
    let answer = ask("duel", &document);
    assert_eq!(answer["model_contradicted"], true);
    assert_same(&answer["now"], &json!({ "win": 0, "tie": 0, "loss": 1 }));
}

#[test]
fn cc_duel_7f_knows_and_count_learn_nothing() {
    for model in [json!({ "kind": "knows" }), json!({ "kind": "count", "strike": [1, 1] })] {
        let document = json!({
            "challenged": "me", "me": { "chi": 3, "hand": [], "focused": [0] },
            "opponent": {
                "chi": 3, "hand": 0, "focused": 1, "cards": { "chances": { "0": 1, "3": 1 } }, "model": model
            }
        });
        let answer = ask("duel", &document);
        assert_same(&answer["now"], &json!({ "win": 0, "tie": 0.5, "loss": 0.5 }));
        assert_eq!(answer["model_contradicted"], false);
    }
}

#[test]
fn cc_duel_7g_the_fewest_focuses_among_equally_good_plans() {
    let answer = ask("duel", &duel(9, &[1, 1], &open(1, &[])));
    assert_eq!((&answer["best"], &answer["advice"]), (&json!(0), &json!("strike")));
    let answer = ask("duel", &duel(1, &[1, 1], &open(1, &[])));
    assert_eq!((&answer["best"], &answer["advice"]), (&json!(1), &json!("focus")));
    let his = with(duel(1, &[1, 1], &open(1, &[])), "challenged", &json!("opponent"));
    assert_eq!(ask("duel", &his)["advice"], json!(null));
}

/// Ruling FocusGuess.
#[test]
fn cc_duel_7_ruling_focus_guess_default_chances_or_typed_ones() {
    let now = |cards: &Value| {
        let document = json!({
            "challenged": "opponent", "me": { "chi": 3, "hand": [] },
            "opponent": { "chi": 0, "hand": 0, "focused": 1, "cards": cards }
        });
        ask("duel", &document)["now"].clone()
    };
    assert_same(&now(&json!("default")), &json!({ "win": 0.5, "tie": 0.25, "loss": 0.25 }));
    assert_same(&now(&json!({ "chances": { "3": 1.50, "10": 0.5 } })), &json!({ "win": 0, "tie": 0.75, "loss": 0.25 }));
    assert_same(&now(&json!({ "unseen": { "2": 3, "4": 1 } })), &json!({ "win": 0.75, "tie": 0, "loss": 0.25 }));
}

#[test]
fn cc_duel_7_a_stock_is_drawn_without_replacement() {
    let document = json!({
        "challenged": "me", "me": { "chi": 4, "hand": [], "focused": [0, 0] },
        "opponent": { "chi": 0, "hand": 0, "focused": 2, "cards": { "unseen": { "2": 2, "3": 1 } } }
    });
    assert_same(&ask("duel", &document)["now"], &json!({ "win": 0, "tie": 1.0 / 3.0, "loss": 2.0 / 3.0 }));
}

#[test]
fn cc_duel_7_too_many_hands_are_refused() {
    let values: serde_json::Map<_, _> = (0..11).map(|value| (value.to_string(), json!(1))).collect();
    let document = |hand: i64| duel(1, &[1], &json!({ "chi": 1, "hand": hand, "cards": { "chances": values } }));
    // C(16, 6) is 8,008 and C(17, 7) 19,448; C(18, 8) is 43,758.
    assert_eq!(ask("duel", &document(7))["turn"], "me");
    assert_eq!(fault("duel", &document(8)), ".");
}

#[test]
fn numbers_of_the_duel_are_checked() {
    let opponent = |field: &str, value: Value| {
        let mut opponent = json!({ "chi": 1, "hand": 1 });
        opponent[field] = value;
        duel(1, &[], &opponent)
    };
    let model = |field: &str, value: Value| {
        let mut model = json!({ "kind": "lead", "per_card": 1 });
        model[field] = value;
        opponent("model", model)
    };
    for (document, path) in [
        (opponent("known", json!([1, 1])), "opponent.known"),
        (opponent("cards", json!({ "unseen": { "1": 0 } })), "opponent.cards.unseen"),
        (opponent("cards", json!({ "chances": { "1": 0 } })), "opponent.cards.chances"),
        (opponent("cards", json!({ "chances": { "1": 0.0000001 } })), "opponent.cards.chances.1"),
        (opponent("cards", json!({ "chances": { "11": 1 } })), "opponent.cards.chances.11"),
        (opponent("cards", json!({})), "opponent.cards"),
        (opponent("cards", json!("deck")), "opponent.cards"),
        (model("per_card", json!(10.5)), "opponent.model.per_card"),
        (model("margin", json!(0.1234567)), "opponent.model.margin"),
        (model("strike", json!([])), "opponent.model.strike"),
        (with(duel(1, &[], &open(1, &[])), "values", &json!({ "win": 1 })), "values"),
    ] {
        assert_eq!(fault("duel", &document), path);
    }
    for margin in ["1e0", "0.1000000000", "-2E1", "0.000001", "1e-6", "19.999999"] {
        let text = model("margin", json!(123)).to_string().replace("123", margin);
        assert_eq!(ask("duel", &serde_json::from_str(&text).unwrap())["turn"], "me");
    }
}
