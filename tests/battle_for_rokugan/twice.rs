//! A document that names something twice: which of the two is meant, nobody knows, so it is refused by the path of the
//! second. JSON's own readers keep the last and say nothing: two clans in one province would be one of them.

use super::support::ask_text;
use serde_json::Value;

const DOCUMENTS: [&str; 9] = [
    include_str!("../data/battle_for_rokugan/setup_1.json"),
    include_str!("../data/battle_for_rokugan/initiative_1.json"),
    include_str!("../data/battle_for_rokugan/legal_3.json"),
    include_str!("../data/battle_for_rokugan/resolve_1.json"),
    include_str!("../data/battle_for_rokugan/score_1.json"),
    include_str!("../data/battle_for_rokugan/pool_1.json"),
    include_str!("../data/battle_for_rokugan/odds_1.json"),
    include_str!("../data/battle_for_rokugan/card_1.json"),
    include_str!("../data/battle_for_rokugan/table_1.json"),
];

fn inside(path: &str, field: &str) -> String {
    if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") }
}

/// The paths of all fields of a value.
fn fields(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (field, value) in object {
                let path = inside(path, field);
                fields(value, &path, found);
                found.push(path);
            }
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| fields(value, &format!("{path}[{at}]"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The text of a value in which the field at `twice` stands twice.
fn written(value: &Value, path: &str, twice: &str) -> String {
    match value {
        Value::Object(object) => {
            let field = |(field, value): (&String, &Value)| {
                let path = inside(path, field);
                let one = format!("{}: {}", Value::from(field.as_str()), written(value, &path, twice));
                if path == twice { format!("{one}, {one}") } else { one }
            };
            format!("{{{}}}", object.iter().map(field).collect::<Vec<_>>().join(",\n"))
        }
        Value::Array(list) => {
            let item = |(at, value)| written(value, &format!("{path}[{at}]"), twice);
            format!("[{}]", list.iter().enumerate().map(item).collect::<Vec<_>>().join(", "))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

#[test]
fn whatever_is_named_twice_in_a_document_is_refused_by_every_command() {
    for text in DOCUMENTS {
        let worked: Value = serde_json::from_str(text).unwrap();
        let (command, document) = (worked["command"].as_str().unwrap(), &worked["document"]);
        assert!(ask_text(command, &written(document, "", "nothing")).is_ok(), "{command} as it is");
        let mut all = Vec::new();
        fields(document, "", &mut all);
        for path in &all {
            assert_eq!(ask_text(command, &written(document, "", path)), Err(path.clone()), "{command}");
        }
        assert!(all.len() >= 3, "{command}: {all:?}");
    }
}

#[test]
fn two_clans_in_one_province_are_refused() {
    let board = |control: &str| format!(r#"{{"board": {{"players": ["crab", "lion"], "control": {{{control}}}}}}}"#);
    let [crab, lion] = ["crab", "lion"].map(|clan| format!(r#""crab_east": {{"clan": "{clan}", "down": 1}}"#));
    assert!(ask_text("score", &board(&crab)).is_ok());
    assert_eq!(ask_text("score", &board(&format!("{crab}, {lion}"))), Err("board.control.crab_east".to_owned()));
    let twice = r#""crab_east": {"clan": "crab", "down": 1, "clan": "lion"}"#;
    assert_eq!(ask_text("score", &board(twice)), Err("board.control.crab_east.clan".to_owned()));
}
