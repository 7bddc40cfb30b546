//! Documents that are none: every fault is named by its path, at every level.

use crate::army::{battle, follower, set, unit, with};
use crate::support::{ask, fault, fault_of_text};
use rokugan::games::l5r_ccg::tools::headless::COMMANDS;
use serde_json::{Value, json};

/// The worked documents of a command.
fn worked(command: &str) -> Vec<Value> {
    let texts = [
        ("battle", include_str!("../data/l5r_ccg/battle.json")),
        ("attack", include_str!("../data/l5r_ccg/attack.json")),
        ("maneuver", include_str!("../data/l5r_ccg/maneuver.json")),
        ("duel", include_str!("../data/l5r_ccg/duel.json")),
        ("lobby", include_str!("../data/l5r_ccg/lobby.json")),
        ("recruit", include_str!("../data/l5r_ccg/recruit.json")),
        ("gold", include_str!("../data/l5r_ccg/gold.json")),
        ("attach", include_str!("../data/l5r_ccg/attach.json")),
        ("honor", include_str!("../data/l5r_ccg/honor.json")),
        ("deck", include_str!("../data/l5r_ccg/deck.json")),
        ("watch", include_str!("../data/l5r_ccg/watch.json")),
        ("turn", include_str!("../data/l5r_ccg/turn.json")),
    ];
    let (_, text) = texts.iter().find(|(name, _)| *name == command).unwrap();
    let pairs: Vec<Value> = serde_json::from_str(text).unwrap();
    pairs.iter().map(|pair| pair["document"].clone()).collect()
}

/// Every value inside a document, by its pointer and its path.
fn places(value: &Value, pointer: &str, path: &str, found: &mut Vec<(String, String)>) {
    found.push((pointer.to_owned(), path.to_owned()));
    match value {
        Value::Object(fields) => {
            for (field, inner) in fields {
                let dot = if path.is_empty() { "" } else { "." };
                places(inner, &format!("{pointer}/{field}"), &format!("{path}{dot}{field}"), found);
            }
        }
        Value::Array(items) => {
            for (at, inner) in items.iter().enumerate() {
                places(inner, &format!("{pointer}/{at}"), &format!("{path}[{at}]"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Changes one value after the other and asks where the fault is.
fn change_each(change: impl Fn(&Value) -> Option<(Value, &'static str)>) -> usize {
    let mut changed = 0;
    for command in COMMANDS {
        for document in worked(command.name) {
            let mut all = Vec::new();
            places(&document, "", "", &mut all);
            for (pointer, path) in all {
                let mut other = document.clone();
                let place = other.pointer_mut(&pointer).unwrap();
                let Some((value, inside)) = change(place) else { continue };
                *place = value;
                let path = if path.is_empty() { inside.trim_start_matches('.').to_owned() } else { path + inside };
                let path = if path.is_empty() { ".".to_owned() } else { path };
                assert_eq!(fault(command.name, &other), path, "{}", command.name);
                changed += 1;
            }
        }
    }
    changed
}

#[test]
fn unknown_fields_are_refused_at_every_level() {
    let changed = change_each(|value| {
        let mut fields = value.as_object()?.clone();
        fields.insert("surplus".to_owned(), json!(null));
        Some((Value::Object(fields), ".surplus"))
    });
    assert!(changed > 100);
}

#[test]
fn another_type_is_refused_everywhere() {
    let changed = change_each(|value| match value {
        Value::Object(_) => Some((json!([]), "")),
        Value::Array(_) => Some((json!({}), "")),
        Value::String(_) => Some((json!(7), "")),
        Value::Bool(_) => Some((json!(1), "")),
        Value::Number(_) => Some((json!(true), "")),
        Value::Null => Some((json!([]), "")),
    });
    assert!(changed > 400);
}

#[test]
fn numbers_outside_and_fractions_are_refused() {
    change_each(|value| value.is_number().then(|| (json!(10_000_000), "")));
    change_each(|value| value.is_number().then(|| (json!(-1_000), "")));
    for command in COMMANDS.iter().filter(|command| command.name != "duel") {
        for document in worked(command.name) {
            let mut all = Vec::new();
            places(&document, "", "", &mut all);
            for (pointer, path) in all {
                let mut other = document.clone();
                let place = other.pointer_mut(&pointer).unwrap();
                if let Some(number) = place.as_f64() {
                    *place = json!(number);
                    assert_eq!(fault(command.name, &other), path);
                }
            }
        }
    }
}

#[test]
fn names_are_1_to_40_characters() {
    let name = |length: usize| "é".repeat(length);
    let document = |id: &str| json!({ "sources": [{ "id": id, "gold": 1 }], "wanted": [] });
    assert_eq!(ask("gold", &document(&name(40)))["left"], json!([name(40)]));
    assert_eq!(fault("gold", &document(&name(41))), "sources[0].id");
    assert_eq!(fault("gold", &document("")), "sources[0].id");
}

#[test]
fn what_is_no_json_is_named_as_a_whole() {
    for command in COMMANDS {
        for text in ["", "{", "[]", "{} {}", "null", "7"] {
            assert_eq!(fault_of_text(command.name, text), ".", "{} {text:?}", command.name);
        }
    }
}

#[test]
fn a_missing_field_is_named() {
    for (command, path) in [
        ("battle", "attacker"),
        ("attack", "players"),
        ("maneuver", "provinces"),
        ("duel", "challenged"),
        ("lobby", "players"),
        ("recruit", "player"),
        ("gold", "sources"),
        ("attach", "personality"),
        ("honor", "honor"),
        ("deck", "dynasty"),
        ("watch", "players"),
        ("turn", "players"),
    ] {
        assert_eq!(fault_of_text(command, "{}"), path);
    }
}

#[test]
fn battles_name_their_faults() {
    let own = unit("a", "lion", "attack", 1);
    let fox = |id: &str, side: &str| unit(id, "fox", side, 1);
    let card = |kind: &str, field: &str| {
        let card = set(set(follower("f", 1), &json!({ "kind": kind })), &json!({ field: null }));
        (with(own.clone(), &card), format!("units[0].attached[0].{field}"))
    };
    for (kind, field) in [
        ("item", "ranged"),
        ("spell", "token"),
        ("item", "plus"),
        ("ancestor", "modifier"),
        ("ancestor", "ranged"),
        ("ancestor", "token"),
    ] {
        let (unit, path) = card(kind, field);
        assert_eq!(fault("battle", &battle(0, &[unit], &[])), path);
    }
    let wrong = [unit("a", "lion", "defense", 1)];
    assert_eq!(fault("battle", &battle(0, &wrong, &[])), "units[0].side");
    assert_eq!(fault("battle", &battle(0, &[fox("x", "attack"), fox("y", "defense")], &[])), "units[1].side");
    assert_eq!(fault("battle", &battle(0, &[own.clone(), own.clone()], &[])), "units[1].id");
    let mut same_card = unit("b", "lion", "attack", 1);
    same_card["personality"]["id"] = json!("pa");
    assert_eq!(fault("battle", &battle(0, &[own.clone(), same_card], &[])), "units[1].personality.id");
    for (action, path) in [
        (json!({ "do": "bow", "card": "lost" }), "actions[0].card"),
        (json!({ "do": "ranged", "by": ["pa", "pa"], "target": "pa" }), "actions[0].by[1]"),
        (json!({ "do": "ranged", "by": [], "target": "pa" }), "actions[0].by"),
        (json!({ "do": "fear", "by": "pa", "target": "pa" }), "actions[0].target"),
        (json!({ "do": "favor", "player": "fox", "unit": "a" }), "actions[0].player"),
        (json!({ "do": "terrain", "player": "lion", "effects": [{ "do": "ranged" }] }), "actions[0].effects[0].do"),
        (json!({ "do": "side", "side": "attack", "force": 1, "card": "pa" }), "actions[0].card"),
        (json!({ "do": "tactician", "card": "pa", "focus": 11 }), "actions[0].focus"),
    ] {
        assert_eq!(fault("battle", &battle(0, std::slice::from_ref(&own), &[action])), path);
    }
    let mut same = battle(0, &[], &[]);
    same["defender"] = json!("lion");
    assert_eq!(fault("battle", &same), "defender");
}

#[test]
fn fields_of_some_kinds_only_are_refused_elsewhere() {
    for (command, document, path) in [
        (
            "attach",
            json!({ "personality": { "chi": 1 }, "card": { "kind": "item" }, "source_bowed": false }),
            "source_bowed",
        ),
        (
            "attach",
            json!({ "personality": { "chi": 1 }, "card": { "kind": "item", "requirement": null } }),
            "card.requirement",
        ),
        ("attach", json!({ "personality": { "chi": 1 }, "card": { "kind": "spell", "slot": "other" } }), "card.slot"),
        ("attach", json!({ "personality": { "chi": 1 }, "card": { "kind": "follower", "clans": [] } }), "card.clans"),
        (
            "attach",
            json!({
                "personality": { "chi": 1 }, "card": { "kind": "item" },
                "attached": [{ "kind": "spell", "slot": "other" }]
            }),
            "attached[0].slot",
        ),
        (
            "deck",
            json!({ "dynasty": [{ "title": "A", "kind": "event", "focus": null }], "fate": [] }),
            "dynasty[0].focus",
        ),
        ("turn", json!({ "players": ["a", "b"], "current": "a", "phase": "action", "units": [] }), "units"),
        ("turn", json!({ "players": ["a", "b"], "current": "a", "phase": "action", "defender": "b" }), "defender"),
        ("turn", json!({ "players": ["a", "b"], "current": "a", "phase": "battle" }), "defender"),
        ("turn", json!({ "players": ["a", "b"], "current": "a", "phase": "battle", "defender": "a" }), "defender"),
        (
            "watch",
            json!({
                "players": [{ "id": "a", "honor": 0 }, { "id": "b", "honor": 0 }],
                "events": [{ "do": "turn", "player": "a", "by": 1 }]
            }),
            "events[0].by",
        ),
        (
            "lobby",
            json!({
                "players": [{ "id": "a", "honor": 0 }, { "id": "b", "honor": 0 }], "lobbyist": "a",
                "initiator": { "personal_honor": 1 },
                "efforts": [{ "player": "a", "do": "gift", "value": 1, "dishonored": false }]
            }),
            "efforts[0].dishonored",
        ),
        ("honor", json!({ "honor": 0, "change": 0 }), "change"),
        ("honor", json!({ "honor": 0, "change": 1, "answer": { "seppuku": "x" } }), "answer.seppuku"),
    ] {
        assert_eq!(fault(command, &document), path);
    }
}

#[test]
fn attacks_name_their_faults() {
    let document = |field: &str, value: Value| {
        let mut document = json!({
            "players": ["a", "b", "c"], "attacker": "a", "defender": "b", "provinces": ["1"], "units": [], "moves": []
        });
        document[field] = value;
        document
    };
    for (field, value, path) in [
        ("defender", json!("a"), "defender"),
        ("invited", json!({ "attack": ["b"] }), "invited.attack[0]"),
        ("invited", json!({ "defense": ["c", "c"] }), "invited.defense[1]"),
        ("players", json!(["a", "b", "a"]), "players[2]"),
        ("provinces", json!([]), "provinces"),
        ("units", json!([{ "id": "u", "player": "d" }]), "units[0].player"),
        ("moves", json!([{ "segment": "infantry", "side": "attack", "unit": "u", "province": "1" }]), "moves[0].unit"),
    ] {
        assert_eq!(fault("attack", &document(field, value)), path);
    }
}
