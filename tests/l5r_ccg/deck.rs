//! Decks.

use crate::support::{ask, assert_same, fault};
use serde_json::{Value, json};

fn decks(dynasty: &[Value], fate: &[Value]) -> Value {
    let filler = |kind: &str| -> Vec<Value> {
        (0..10).map(|at| json!({ "title": format!("{kind} {at}"), "kind": kind, "copies": 3 })).collect()
    };
    json!({
        "dynasty": ([filler("holding"), dynasty.to_vec()].concat()), "fate": ([filler("action"), fate.to_vec()].concat())
    })
}

/// The rules broken, with how many there are.
fn broken(document: &Value) -> Vec<(String, i64)> {
    let answer = ask("deck", document);
    let faults = answer["faults"].as_array().unwrap();
    assert_eq!(answer["legal"], faults.is_empty());
    faults.iter().map(|fault| (fault["rule"].as_str().unwrap().to_owned(), fault["have"].as_i64().unwrap())).collect()
}

fn card(kind: &str, copies: i64) -> Value {
    json!({ "title": "X", "kind": kind, "copies": copies })
}

fn with(mut card: Value, field: &str, value: Value) -> Value {
    card[field] = value;
    card
}

#[test]
fn cc_deck_1_thirty_cards_each() {
    assert!(broken(&decks(&[], &[])).is_empty());
    let answer = ask("deck", &json!({ "dynasty": [], "fate": [card("action", 3)] }));
    let faults = json!([
        { "rule": "CC-DECK-1", "deck": "dynasty", "title": null, "have": 0, "limit": 30 },
        { "rule": "CC-DECK-1", "deck": "fate", "title": null, "have": 3, "limit": 30 }
    ]);
    assert_same(&answer["faults"], &faults);
}

#[test]
fn cc_deck_2_three_copies_of_a_title_and_version() {
    let three = card("personality", 3);
    let older = with(three.clone(), "version", json!(0));
    assert!(broken(&decks(&[three.clone(), older], &[])).is_empty());
    assert_eq!(broken(&decks(&[three.clone(), card("personality", 1)], &[])), [("CC-DECK-2".to_owned(), 4)]);
    // The same title in the other deck is another card.
    assert!(broken(&decks(&[three], &[card("action", 3)])).is_empty());
}

#[test]
fn cc_deck_3_one_of_events_rings_unique_and_experienced() {
    let single = [("CC-DECK-3".to_owned(), 2)];
    assert_eq!(broken(&decks(&[card("event", 2)], &[])), single);
    assert_eq!(broken(&decks(&[], &[card("ring", 2)])), single);
    assert_eq!(broken(&decks(&[with(card("holding", 2), "unique", json!(true))], &[])), single);
    assert_eq!(broken(&decks(&[with(card("personality", 2), "version", json!(2))], &[])), single);
}

#[test]
fn cc_deck_3_ruling_experienced_copies() {
    let rule = |mut document: Value| {
        document["rulings"] = json!({ "experienced_copies": 3 });
        broken(&document)
    };
    let experienced = |copies: i64| with(card("personality", copies), "version", json!(3));
    assert!(rule(decks(&[experienced(3)], &[])).is_empty());
    assert_eq!(rule(decks(&[experienced(4)], &[])), [("CC-DECK-2".to_owned(), 4)]);
    assert_eq!(rule(decks(&[with(experienced(2), "unique", json!(true))], &[])), [("CC-DECK-3".to_owned(), 2)]);
    assert_eq!(rule(decks(&[], &[with(card("ring", 2), "version", json!(2))])), [("CC-DECK-3".to_owned(), 2)]);
}

#[test]
fn cc_deck_4_every_kind_in_its_deck_and_wrong_deck_before_copies() {
    let dynasty = ["event", "personality", "holding", "fortification", "region"];
    let fate = ["action", "terrain", "kiho", "ring", "follower", "item", "spell", "ancestor"];
    for kind in dynasty {
        assert!(broken(&decks(&[card(kind, 1)], &[])).is_empty());
        assert_eq!(broken(&decks(&[], &[card(kind, 1)])), [("CC-DECK-4".to_owned(), 1)]);
    }
    for kind in fate {
        assert!(broken(&decks(&[], &[card(kind, 1)])).is_empty());
        assert_eq!(broken(&decks(&[card(kind, 1)], &[])), [("CC-DECK-4".to_owned(), 1)]);
    }
    let both = [("CC-DECK-4".to_owned(), 2), ("CC-DECK-3".to_owned(), 2)];
    assert_eq!(broken(&decks(&[card("ring", 2)], &[])), both);
}

/// Reading A19: kind and uniqueness are those of the first entry.
#[test]
fn cards_are_summed_by_their_first_entry() {
    let document = decks(&[card("holding", 1), with(card("event", 1), "unique", json!(true))], &[]);
    assert!(broken(&document).is_empty());
}

#[test]
fn focus_values_are_counted_and_averaged() {
    let fate = json!([
        { "title": "A", "kind": "item", "copies": 3, "focus": 2 }, { "title": "B", "kind": "spell", "focus": 5 },
        { "title": "C", "kind": "kiho", "copies": 2, "focus": null }
    ]);
    let answer = ask("deck", &json!({ "dynasty": [], "fate": fate }));
    assert_same(&answer["focus"], &json!({ "2": 3, "5": 1 }));
    assert_same(&json!([answer["focus_unknown"], answer["focus_mean"]]), &json!([2, 2.75]));
    assert_eq!(ask("deck", &json!({ "dynasty": [], "fate": [] }))["focus_mean"], json!(null));
}

#[test]
fn a_deck_file_is_taken_as_it_is() {
    let mut file = decks(&[], &[]);
    for (field, value) in [("format", json!("rokugan-ccg-deck")), ("version", json!(1)), ("name", json!("Mine"))] {
        file[field] = value;
    }
    assert_eq!(fault("deck", &file), "clan");
    file["clan"] = json!("shadowlands");
    assert_eq!(ask("deck", &file)["legal"], true);
    file["clan"] = json!(null);
    assert_eq!(ask("deck", &file)["legal"], true);
    for (field, value) in [
        ("clan", json!("monk")),
        ("version", json!(2)),
        ("format", json!("rokugan-ccg-cards")),
        ("name", json!("")),
        ("rulings", json!({})),
    ] {
        assert_eq!(fault("deck", &with(file.clone(), field, value)), field);
    }
}
