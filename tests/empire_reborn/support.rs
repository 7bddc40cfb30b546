//! Documents in, answers out, and how answers are compared.

use rokugan::games::empire_reborn::tools::headless::COMMANDS;
use serde_json::{Value, json};

/// Chances and means agree within this.
pub const TOLERANCE: f64 = 1e-6;

/// What a command answers to a document.
#[track_caller]
pub fn ask(command: &str, document: &Value) -> Value {
    answer(command, &document.to_string()).unwrap_or_else(|fault| panic!("{command} refuses {document}: {fault}"))
}

/// The line with which a command refuses a document.
#[track_caller]
pub fn refusal(command: &str, document: &Value) -> String {
    match answer(command, &document.to_string()) {
        Ok(answer) => panic!("{command} answers {document}: {answer}"),
        Err(fault) => fault,
    }
}

/// The path a command names when it refuses a document.
#[track_caller]
pub fn refused_path(command: &str, document: &Value) -> String {
    refusal(command, document).split(": ").next().unwrap().to_owned()
}

/// What a command says to a text.
pub fn answer(command: &str, text: &str) -> Result<Value, String> {
    let found = COMMANDS.iter().find(|known| known.name == command).unwrap();
    (found.answer)(text).map_err(|fault| fault.to_string())
}

/// Where two documents differ in meaning: numbers written with a fraction within the tolerance, all else exactly.
pub fn differences(expected: &Value, found: &Value, path: &str) -> Vec<String> {
    match (expected, found) {
        (Value::Object(one), Value::Object(other)) => {
            let missing =
                one.keys().filter(|key| !other.contains_key(*key)).map(|key| format!("{path}.{key} is missing"));
            let surplus = other.keys().filter(|key| !one.contains_key(*key)).map(|key| format!("{path}.{key} is new"));
            let inner = one.iter().filter_map(|(key, value)| Some((key, value, other.get(key)?)));
            let inner = inner.flat_map(|(key, value, other)| differences(value, other, &format!("{path}.{key}")));
            missing.chain(surplus).chain(inner).collect()
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let pairs = one.iter().zip(other).enumerate();
            pairs.flat_map(|(at, (one, other))| differences(one, other, &format!("{path}[{at}]"))).collect()
        }
        (Value::Number(one), Value::Number(other)) => {
            let (one, other) = (one.as_f64().unwrap(), other.as_f64().unwrap());
            let differ = (one - other).abs() > TOLERANCE;
            differ.then(|| format!("{path}: {one} became {other}")).into_iter().collect()
        }
        (one, other) if one == other => Vec::new(),
        (one, other) => vec![format!("{path}: {one} became {other}")],
    }
}

/// Asserts that a number of an answer is this one.
#[track_caller]
pub fn near(found: &Value, expected: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - expected).abs() < TOLERANCE, "{found} is not {expected}");
}

/// A Character with rings in the order Earth, Water, Fire, Air, Void.
pub fn person(clan: &str, rings: [u8; 5], honor: i64) -> Value {
    let [earth, water, fire, air, void] = rings;
    json!({
        "clan": clan,
        "rings": {"earth": earth, "water": water, "fire": fire, "air": air, "void": void},
        "honor": honor,
    })
}

/// The same object with fields changed or added.
pub fn with(object: &Value, fields: &Value) -> Value {
    let mut changed = object.clone();
    changed.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    changed
}

/// The same Character with these Advantages.
pub fn able(character: &Value, ids: &[&str]) -> Value {
    let entries: Vec<Value> = ids.iter().map(|id| json!({"id": id})).collect();
    with(character, &json!({"advantages": entries}))
}

/// The same Character with these Disadvantages.
pub fn flawed(character: &Value, ids: &[&str]) -> Value {
    let entries: Vec<Value> = ids.iter().map(|id| json!({"id": id})).collect();
    with(character, &json!({"disadvantages": entries}))
}

/// The same Character of a school.
pub fn schooled(character: &Value, school: &str) -> Value {
    with(character, &json!({"school": school}))
}

/// The same document under a ruling.
pub fn ruled(document: &Value, ruling: &str, value: &str) -> Value {
    with(document, &json!({"rulings": {ruling: value}}))
}

/// A side of a battle.
pub fn side(clan: &str, units: Value, characters: Value) -> Value {
    json!({"clan": clan, "units": units, "characters": characters})
}

/// Equal units.
pub fn group(kind: &str, count: u8) -> Value {
    json!({"kind": kind, "count": count})
}

/// A battle in a context.
pub fn battle(kind: &str, context: &Value, attacker: &Value, defender: &Value) -> Value {
    json!({"kind": kind, "context": context, "attacker": attacker, "defender": defender})
}
