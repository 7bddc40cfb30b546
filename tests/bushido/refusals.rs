//! What is no document of a command is refused, at every level, with the path of the fault.

use crate::support::{answer, ask, melee, refused, split, with};
use serde_json::{Value, json};

/// A sound document of every command.
fn sound() -> Vec<(&'static str, Value)> {
    let fighter = json!({"pool": 2, "wounds": 5, "prowess": {"any": 1}, "damage": {"strength": 1},
        "specials": [{"name": "Push Attack", "cost": 0}]});
    let chosen = json!({"allocations": {"active": split(1, 1, None), "other": split(1, 1, None)}});
    let dice = json!({"active": {"attack": [6, 2], "defence": []}, "other": {"attack": [], "defence": [5, 3]}});
    vec![
        (
            "engage",
            json!({"active": {"base": 2, "specials": [{"name": "Push Attack", "cost": 0}]}, "other": {"base": 1}}),
        ),
        ("melee", melee("odds", fighter.clone(), fighter.clone(), chosen)),
        ("melee", melee("split", fighter.clone(), fighter.clone(), json!({"rulings": {"ProneStrikesBack": true}}))),
        (
            "exchange",
            json!({"active": fighter, "other": fighter, "dice": dice, "damage_rolls": [],
            "allocations": {"active": {"special": null}, "other": {}}}),
        ),
        ("test", json!({"kind": "opposed", "active": {"pool": 1}, "other": {"pool": 1}, "rulings": {}})),
        ("test", json!({"kind": "tactical", "a": {"pool": 1}, "b": {"pool": 1}})),
        ("test", json!({"kind": "challenge", "pool": 1, "number": 3})),
        ("test", json!({"kind": "size", "size": "tiny", "number": 3})),
        ("test", json!({"kind": "fear", "pool": 1, "number": 3, "dread": null})),
        ("damage", json!({"by": {}, "to": {"wounds": 3}, "level": 2, "special": null})),
        (
            "ranged",
            json!({"pool": 2, "bands": [1, null, 9], "distance": 0.5, "damage": {}, "friend": {"wounds": 1},
            "target": {"size": "small", "wounds": 4}, "attacker": {"ran": true}, "special": {"name": "Stun Attack", "cost": 0}}),
        ),
        (
            "turn",
            json!({"phase": "starting", "turn": 1, "communal": {"a": 1}, "reset": [2],
            "models": [{"id": "m", "player": "a", "ki_stat": 1, "ki_cap": null}]}),
        ),
        (
            "turn",
            json!({"phase": "ending", "models": [{"id": "m", "player": "a", "wounds": 2, "marked": 1, "fire": [1]}]}),
        ),
        (
            "score",
            json!({"scenario": "keii", "turns": [
            {"actions": [{"player": "a", "model": "m", "objective": "a1"}], "models": {"a": 1, "b": 2}}]}),
        ),
        (
            "score",
            json!({"scenario": {"length": 3, "score_at": [1], "by": "points", "reset": [], "reset_influence": [],
            "prayers": 0, "influence": false, "decreasing": "none", "objectives": [{"id": "o", "alignment": "a"}],
            "zones": [{"id": "z", "alignment": "b"}]}, "turns": [{"zones": [{"zone": "z", "a": [1]}]}]}),
        ),
    ]
}

#[test]
fn the_sound_documents_are_answered() {
    for (command, document) in sound() {
        ask(command, &document);
    }
}

/// Every object of a document, by its path.
fn objects(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.push(path.to_owned());
            for (field, inner) in fields {
                objects(inner, &format!("{path}/{field}"), found);
            }
        }
        Value::Array(items) => {
            for (at, inner) in items.iter().enumerate() {
                objects(inner, &format!("{path}/{at}"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn unknown_fields_are_refused_at_every_level() {
    for (command, document) in sound() {
        let mut paths = Vec::new();
        objects(&document, "", &mut paths);
        for path in paths {
            let mut changed = document.clone();
            changed.pointer_mut(&path).unwrap()["unheard_of"] = json!(1);
            let fault = answer(command, &changed.to_string()).unwrap_err();
            assert!(fault.split_once(": ").unwrap().0.ends_with("unheard_of"), "{command} {path}: {fault}");
        }
    }
}

/// Every number of a document, by its path.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Object(fields) => {
            fields.iter().for_each(|(field, inner)| numbers(inner, &format!("{path}/{field}"), found));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, inner)| numbers(inner, &format!("{path}/{at}"), found));
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn a_number_is_no_text_and_no_truth() {
    for (command, document) in sound() {
        let mut paths = Vec::new();
        numbers(&document, "", &mut paths);
        for path in paths {
            for wrong in [json!("1"), json!(true), json!([]), json!({})] {
                let mut changed = document.clone();
                *changed.pointer_mut(&path).unwrap() = wrong.clone();
                assert!(answer(command, &changed.to_string()).is_err(), "{command} {path} {wrong}");
            }
        }
    }
}

#[test]
fn whole_numbers_have_no_fraction() {
    let document = |number: &str| format!(r#"{{"by": {{}}, "to": {{"wounds": {number}}}, "level": 0}}"#);
    for number in ["2.0", "2e0", "1e400", "-1", "0", "31", "null"] {
        assert!(answer("damage", &document(number)).is_err(), "{number}");
    }
}

#[test]
fn text_that_is_no_document_is_refused() {
    for text in ["", "[]", "1", "{} {}", "{\"kind\": NaN}", "nul"] {
        for command in ["engage", "melee", "exchange", "test", "damage", "ranged", "turn", "score", "warband"] {
            assert!(answer(command, text).is_err(), "{command} {text}");
        }
    }
}

fn fighting(over: Value) -> String {
    let fighter = json!({"pool": 2, "wounds": 5});
    let chosen = json!({"allocations": {"active": split(1, 1, None), "other": split(1, 1, None)}});
    refused("melee", &with(&melee("odds", fighter.clone(), fighter, chosen), &over))
}

#[test]
fn fighters_out_of_their_bounds_are_refused() {
    for (over, path) in [
        (json!({"active": {"pool": 0}}), "active.pool"),
        (json!({"other": {"pool": 11}}), "other.pool"),
        (json!({"active": {"wounds": -1}}), "active.wounds"),
        (json!({"active": {"prowess": {"any": 4}}}), "active.prowess.any"),
        (json!({"active": {"damage": {"dice": "best"}}}), "active.damage.dice"),
        (json!({"active": {"allocation": "bold"}}), "active.allocation"),
        (json!({"active": {"specials": [{"name": "Bite Attack", "cost": 0}]}}), "active.specials[0].name"),
        (json!({"active": {"specials": [{"name": "Push Attack", "cost": 6}]}}), "active.specials[0].cost"),
        (
            json!({"active": {"specials": [{"name": "Push Attack", "cost": 0}, {"name": "Push Attack", "cost": 1}]}}),
            "active.specials[1].name",
        ),
        (json!({"active": {"prone": true, "specials": [{"name": "Push Attack", "cost": 0}]}}), "active.specials"),
        (json!({"weights": {"kill": -1}}), "weights.kill"),
        (json!({"weights": {"kill": null}}), "weights.kill"),
        (json!({"rulings": {"RiceTotal": true}}), "rulings.RiceTotal"),
        (json!({"initiative": "both"}), "initiative"),
        (json!({"kind": "guess"}), "kind"),
        (json!({"stage": 1}), "stage"),
        (json!({"allocations": {"other": {"attack": 3}}}), "allocations.other"),
        (json!({"allocations": {"other": {"special": "Push Attack"}}}), "allocations.other"),
    ] {
        assert_eq!(fighting(over.clone()), path, "{over}");
    }
}

#[test]
fn a_special_with_the_whole_pool_as_cost_is_never_allowed() {
    let costly = json!({"active": {"specials": [{"name": "Push Attack", "cost": 2}]},
        "allocations": {"active": {"attack": 0, "defence": 0, "special": "Push Attack"}}});
    assert_eq!(fighting(costly), "allocations.active");
}

#[test]
fn weights_beyond_all_bounds_are_refused() {
    assert_eq!(fighting(json!({"weights": {"kill": 1e308, "wound_dealt": 1e308}})), "weights");
}

#[test]
fn mixes_must_add_up_and_name_each_split_once() {
    let fighter = json!({"pool": 1, "wounds": 5});
    let with_mix = |mix: Value| {
        let over = json!({"side": "active", "mix": mix});
        answer("melee", &melee("answer", fighter.clone(), fighter.clone(), over).to_string())
    };
    let share =
        |attack, defence, probability: f64| with(&split(attack, defence, None), &json!({"probability": probability}));
    let path = |mix: Value| with_mix(mix).unwrap_err().split_once(": ").unwrap().0.to_owned();
    assert!(with_mix(json!([share(1, 0, 0.25), share(0, 1, 0.75)])).is_ok());
    assert_eq!(path(json!([share(1, 0, 0.25), share(0, 1, 0.7)])), "mix");
    assert_eq!(path(json!([])), "mix");
    assert_eq!(path(json!([share(1, 0, 0.5), share(1, 0, 0.5)])), "mix[1]");
    assert_eq!(path(json!([share(1, 1, 1.0)])), "mix[0]");
    assert_eq!(path(json!([share(1, 0, 1.5), share(0, 1, -0.5)])), "mix[1].probability");
}

#[test]
fn dice_and_damage_rolls_out_of_their_bounds_are_refused() {
    let fighter = json!({"pool": 1, "wounds": 5});
    let document = |over: Value| {
        let base = json!({"active": fighter, "other": fighter, "allocations": {"active": {}, "other": {}},
            "dice": {"active": {"attack": [6], "defence": []}, "other": {"attack": [], "defence": [2]}}});
        refused("exchange", &with(&base, &over))
    };
    assert_eq!(document(json!({"dice": {"other": {"defence": [7]}}})), "dice.other.defence[0]");
    assert_eq!(document(json!({"dice": {"other": {"defence": [2, 2]}}})), "allocations.other");
    assert_eq!(document(json!({"damage_rolls": [[1, 2], [1, 2]]})), "damage_rolls[1]");
    assert_eq!(document(json!({"damage_rolls": [[1, 2, 3]]})), "damage_rolls[0]");
    assert_eq!(document(json!({"damage_rolls": [[1]]})), "damage_rolls[0]");
    assert_eq!(document(json!({"damage_rolls": [[0, 1]]})), "damage_rolls[0][0]");
}

#[test]
fn states_are_known_and_each_there_once() {
    let states =
        |states: Value| refused("engage", &json!({"active": {"base": 1, "states": states}, "other": {"base": 1}}));
    assert_eq!(states(json!(["Prone", "Prone"])), "active.states[1]");
    assert_eq!(states(json!(["Sleepy"])), "active.states[0]");
    let stood = json!({"active": {"base": 1}, "other": {"base": 1, "stood_up": true, "states": ["Prone"]}});
    assert_eq!(refused("engage", &stood), "other.stood_up");
}

#[test]
fn bands_must_ascend_and_one_must_be_there() {
    let bands = |bands: Value| {
        let target = json!({"size": "small", "wounds": 1});
        let document = json!({"pool": 1, "bands": bands, "distance": 1, "damage": {}, "target": target});
        answer("ranged", &document.to_string()).map_err(|fault| fault.split_once(": ").unwrap().0.to_owned())
    };
    assert!(bands(json!([null, 3, null])).is_ok());
    assert_eq!(bands(json!([null, null, null])), Err("bands".to_owned()));
    assert_eq!(bands(json!([4, 4, null])), Err("bands".to_owned()));
    assert_eq!(bands(json!([4, null, 3])), Err("bands".to_owned()));
    assert_eq!(bands(json!([4, 5])), Err("bands".to_owned()));
    assert_eq!(bands(json!([0, 5, 6])), Err("bands[0]".to_owned()));
}

#[test]
fn ids_are_there_once() {
    let model = json!({"id": "m", "player": "a", "ki_stat": 1, "ki_cap": 1});
    let starting = json!({"phase": "starting", "turn": 1, "models": [model, model]});
    assert_eq!(refused("turn", &starting), "models[1].id");
    assert_eq!(refused("turn", &json!({"phase": "noon", "models": []})), "phase");
    assert_eq!(refused("turn", &json!({"phase": "ending", "turn": 1, "models": []})), "turn");
}

#[test]
fn fields_of_another_kind_of_test_are_refused() {
    assert_eq!(refused("test", &json!({"kind": "size", "size": "tiny", "number": 3, "adept": 1})), "adept");
    assert_eq!(
        refused("test", &json!({"kind": "tactical", "a": {"pool": 1}, "b": {"pool": 1}, "rulings": {}})),
        "rulings"
    );
    assert_eq!(refused("test", &json!({"kind": "challenge", "pool": 1})), "number");
    assert_eq!(refused("test", &json!({"pool": 1})), "kind");
}
