//! What no document may contain, wherever it stands: every place of every worked document is tried.

use crate::support::answer;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// Every worked document with its command.
fn questions() -> Vec<(String, Value)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/empire_reborn");
    let read = |file: PathBuf| {
        let case: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        (case["command"].as_str().unwrap().to_owned(), case["question"].clone())
    };
    fs::read_dir(folder).unwrap().map(|file| read(file.unwrap().path())).collect()
}

/// The pointers to everything inside a document.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| pointers(inner, &format!("{at}/{key}"), found)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(key, inner)| pointers(inner, &format!("{at}/{key}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The path as the program writes it.
fn path(pointer: &str) -> String {
    let mut path = String::new();
    for part in pointer.split('/').skip(1) {
        if part.parse::<usize>().is_ok() {
            path.push_str(&format!("[{part}]"));
        } else {
            path.push_str(if path.is_empty() { "" } else { "." });
            path.push_str(part);
        }
    }
    path
}

/// Tries every place with what `change` makes of it; nothing where it leaves a place alone.
fn try_everywhere(change: impl Fn(&str, &Value) -> Option<Value>) -> usize {
    let mut tried = 0;
    for (command, question) in questions() {
        let mut places = Vec::new();
        pointers(&question, "", &mut places);
        for place in places {
            let mut document = question.clone();
            let value = document.pointer_mut(&place).unwrap();
            let Some(changed) = change(&place, value) else { continue };
            *value = changed;
            let fault = answer(&command, &document.to_string()).expect_err(&format!("{command} {place}: {document}"));
            assert!(!fault.contains('\n'), "one line: {fault}");
            assert!(fault.starts_with(&path(&place)), "{command} {place}: {fault}");
            tried += 1;
        }
    }
    tried
}

#[test]
fn no_object_has_an_unknown_field() {
    let tried = try_everywhere(|place, value| {
        // Names are free where provinces and expenses are named.
        let free = place.ends_with("/limits") || place.ends_with("/spend") && value.is_object();
        let mut object = value.as_object().filter(|_| !free)?.clone();
        object.insert("lost".to_owned(), json!(1));
        Some(Value::Object(object))
    });
    assert!(tried > 150, "{tried}");
}

#[test]
fn no_number_is_written_with_a_fraction_or_as_anything_else() {
    for wrong in [json!(2.0), json!(true), json!("2"), json!(null), json!([2])] {
        let tried = try_everywhere(|_, value| value.is_number().then(|| wrong.clone()));
        assert!(tried > 250, "{tried}");
    }
}

#[test]
fn no_number_is_beyond_all_bounds() {
    for wrong in [json!(-1_000_000), json!(1_000_000_001_i64), json!(u64::MAX)] {
        let tried = try_everywhere(|_, value| value.is_number().then(|| wrong.clone()));
        assert!(tried > 250, "{tried}");
    }
}

#[test]
fn no_text_is_anything_else() {
    for wrong in [json!(1), json!(false), json!([]), json!({})] {
        let tried = try_everywhere(|_, value| value.is_string().then(|| wrong.clone()));
        assert!(tried > 250, "{tried}");
    }
}

#[test]
fn no_list_is_an_object_and_no_flag_a_number() {
    try_everywhere(|_, value| value.is_array().then(|| json!({})));
    try_everywhere(|_, value| value.is_boolean().then(|| json!(0)));
}

#[test]
fn what_is_no_document_is_refused_at_the_document() {
    for text in ["", "[]", "{", "null", "{} {}"] {
        for command in
            ["roll", "duel", "action", "honor", "character", "army", "income", "map", "battle", "raid", "chance"]
        {
            let fault = answer(command, text).unwrap_err();
            assert!(fault.starts_with("document: "), "{command} {text}: {fault}");
        }
    }
}
