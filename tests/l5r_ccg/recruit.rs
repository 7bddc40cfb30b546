//! The ways a card can come into play.

use crate::support::{ask, fault};
use serde_json::{Value, json};

/// A Lion with Family Honor 5 recruits a Personality of cost 4; some fields of the card are set.
fn recruit(card: Value, in_play: Value) -> Value {
    let mut document = json!({
        "player": { "honor": 5, "clans": ["lion", "mantis"] },
        "card": { "kind": "personality", "name": "A", "cost": 4, "personal_honor": 2 }, "in_play": in_play
    });
    for (field, value) in card.as_object().unwrap() {
        document["card"][field] = value.clone();
    }
    document
}

fn options(document: &Value, field: &str) -> Value {
    ask("recruit", document)["options"].as_array().unwrap().iter().map(|option| option[field].clone()).collect()
}

#[test]
fn cc_rec_2_the_requirement_is_reached_before_anything_is_gained() {
    let asks = |requirement: Value| recruit(json!({ "requirement": requirement, "enter_honor": 9 }), json!([]));
    assert_eq!(options(&asks(json!(5)), "faults"), json!([[]]));
    assert_eq!(options(&asks(json!(6)), "faults"), json!([["CC-REC-2"]]));
    assert_eq!(options(&asks(json!(null)), "faults"), json!([[]]));
}

#[test]
fn cc_rec_3_the_cost_is_paid_exactly_planned() {
    let mut document = recruit(json!({}), json!([]));
    assert_eq!((options(&document, "bow"), options(&document, "waste")), (json!([null]), json!([null])));
    document["sources"] = json!([{ "id": "s", "gold": 3 }, { "id": "t", "gold": 2 }]);
    assert_eq!((options(&document, "bow"), options(&document, "waste")), (json!([["s", "t"]]), json!([1])));
    document["sources"][0]["bowed"] = json!(true);
    assert_eq!((options(&document, "faults"), options(&document, "bow")), (json!([["CC-REC-3"]]), json!([null])));
    document["sources"] = (0..15).map(|at| json!({ "id": at.to_string(), "gold": 1 })).collect();
    assert_eq!(fault("recruit", &document), "sources");
}

#[test]
fn cc_rec_4_own_clan_two_less_or_its_personal_honor() {
    let own = recruit(json!({ "clans": ["yoritomo"], "enter_honor": -1 }), json!([]));
    assert_eq!(options(&own, "take"), json!(["discount", "honor"]));
    assert_eq!((options(&own, "cost"), options(&own, "honor")), (json!([2, 4]), json!([-1, 1])));
    assert_eq!(options(&own, "honor_after"), json!([4, 6]));
    let cheap = recruit(json!({ "clans": ["lion"], "cost": 1 }), json!([]));
    assert_eq!(options(&cheap, "cost"), json!([0, 1]));
    for card in [json!({ "clans": ["crab"] }), json!({ "kind": "holding", "clans": ["lion"] }), json!({})] {
        let other = recruit(card, json!([]));
        assert_eq!((options(&other, "take"), options(&other, "cost")), (json!(["plain"]), json!([4])));
    }
}

#[test]
fn cc_rec_5_one_unique_of_a_name_anywhere() {
    let unique = json!({ "unique": true });
    let in_play = |unique: bool, name: &str| json!([{ "name": name, "unique": unique, "version": 3 }]);
    assert_eq!(options(&recruit(unique.clone(), in_play(true, "A")), "faults"), json!([["CC-REC-5"]]));
    assert_eq!(options(&recruit(unique.clone(), in_play(false, "A")), "faults"), json!([[]]));
    assert_eq!(options(&recruit(unique, in_play(true, "B")), "faults"), json!([[]]));
    assert_eq!(options(&recruit(json!({}), in_play(true, "A")), "faults"), json!([[]]));
    let holding = recruit(json!({ "kind": "holding", "unique": true }), in_play(true, "A"));
    assert_eq!(options(&holding, "faults"), json!([["CC-REC-5"]]));
}

#[test]
fn cc_rec_6_ruling_experienced_in_play() {
    let document = |version: i64, other: i64, ruling: &str| {
        let mut document = recruit(json!({ "version": version }), json!([{ "name": "A", "version": other }]));
        document["rulings"] = json!({ "experienced": ruling });
        options(&document, "faults")
    };
    assert_eq!(document(2, 3, "strict"), json!([["CC-REC-6"]]));
    assert_eq!(document(2, 1, "strict"), json!([[]]));
    assert_eq!(document(1, 2, "strict"), json!([[]]));
    assert_eq!(document(2, 3, "unique_only"), json!([[]]));
}

#[test]
fn cc_rec_7_an_overlay_covers_the_latest_own_earlier_version() {
    let own = |version: i64, unique: bool| json!({ "name": "A", "version": version, "unique": unique, "own": true });
    let card = json!({ "version": 3, "unique": true, "requirement": 9, "enter_honor": 4 });
    let document = recruit(card.clone(), json!([own(1, false), own(2, true)]));
    assert_eq!(options(&document, "take"), json!(["plain", "overlay"]));
    assert_eq!(options(&document, "faults"), json!([["CC-REC-2", "CC-REC-5", "CC-REC-6"], []]));
    // Another than the one covered conflicts.
    let others = json!([own(2, true), { "name": "A", "unique": true, "version": 2 }]);
    assert_eq!(options(&recruit(card.clone(), others), "faults")[1], json!(["CC-REC-5", "CC-REC-6"]));
    // Never an earlier one over a later one, nor over another's, nor a Holding.
    for in_play in [json!([own(3, false), own(4, false)]), json!([{ "name": "A", "version": 2 }])] {
        assert_eq!(options(&recruit(card.clone(), in_play), "take"), json!(["plain"]));
    }
    let holding = recruit(json!({ "kind": "holding", "version": 3 }), json!([own(1, false)]));
    assert_eq!(options(&holding, "take"), json!(["plain"]));
}

/// Reading A17: of several latest ones the first is covered, so the other still conflicts.
#[test]
fn cc_rec_7_of_equal_versions_the_first_is_covered() {
    let own = |unique: bool| json!({ "name": "A", "own": true, "unique": unique });
    let card = json!({ "version": 2, "unique": true });
    assert_eq!(options(&recruit(card.clone(), json!([own(true), own(false)])), "faults")[1], json!([]));
    assert_eq!(options(&recruit(card, json!([own(false), own(true)])), "faults")[1], json!(["CC-REC-5"]));
}

#[test]
fn cc_rec_8_inexperienced_is_before_the_plain_version() {
    let in_play = json!([{ "name": "A", "version": 0, "own": true }]);
    assert_eq!(options(&recruit(json!({}), in_play.clone()), "take"), json!(["plain", "overlay"]));
    assert_eq!(options(&recruit(json!({ "version": 0 }), in_play), "take"), json!(["plain"]));
}

#[test]
fn cc_set_7_no_card_is_of_the_shadowlands_horde() {
    assert_eq!(fault("recruit", &recruit(json!({ "clans": ["shadowlands"] }), json!([]))), "card.clans[0]");
    let mut document = recruit(json!({}), json!([]));
    document["player"]["clans"] = json!(["shadowlands"]);
    assert_eq!(options(&document, "take"), json!(["plain"]));
    document["player"]["clans"] = json!(["monk"]);
    assert_eq!(fault("recruit", &document), "player.clans[0]");
}
