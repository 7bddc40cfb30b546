//! What the tests ask with: documents in, answers or paths of faults out.

use rokugan::games::bushido::command::{Shot, WoundDice};
use rokugan::games::bushido::state::model::ModelId;
use rokugan::games::bushido::tools::headless::COMMANDS;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A shot with the first weapon from 4 inches, with the players' own two dice and the table's for Damage.
pub fn shot((shooter, target): (ModelId, ModelId), dice: [u8; 2]) -> Shot {
    Shot {
        shooter,
        target,
        weapon: 0,
        distance: 400,
        base: None,
        strength: None,
        boosts: 0,
        other: 0,
        facts: BTreeSet::new(),
        special: None,
        friend: None,
        dice: Some(dice.to_vec()),
        check: None,
        damage: WoundDice::Generated,
    }
}

/// The answer to a document that must be sound.
#[track_caller]
pub fn ask(command: &str, document: &Value) -> Value {
    answer(command, &document.to_string()).unwrap_or_else(|fault| panic!("{fault}: {document}"))
}

/// The answer or the fault, as the program says it.
pub fn answer(command: &str, text: &str) -> Result<Value, String> {
    let command = COMMANDS.iter().find(|one| one.name == command).unwrap();
    (command.answer)(text).map_err(|fault| fault.to_string())
}

/// The path of the fault of a document that must be refused.
#[track_caller]
pub fn refused(command: &str, document: &Value) -> String {
    match answer(command, &document.to_string()) {
        Ok(answer) => panic!("answered {answer} to {document}"),
        Err(fault) => fault.split_once(": ").unwrap().0.to_owned(),
    }
}

/// The document with other fields laid over it, objects field by field.
pub fn with(base: &Value, over: &Value) -> Value {
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            let mut laid = base.clone();
            for (field, value) in over {
                let below = laid.get(field).cloned().unwrap_or(Value::Null);
                laid.insert(field.clone(), with(&below, value));
            }
            Value::Object(laid)
        }
        _ => over.clone(),
    }
}

/// Whether two values are equal in meaning, numbers within 1e-6.
pub fn alike(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Number(one), Value::Number(another)) => {
            (one.as_f64().unwrap() - another.as_f64().unwrap()).abs() <= 1e-6
        }
        (Value::Array(one), Value::Array(another)) => {
            one.len() == another.len() && one.iter().zip(another).all(|(one, another)| alike(one, another))
        }
        (Value::Object(one), Value::Object(another)) => {
            let same = |(field, value): (&String, &Value)| another.get(field).is_some_and(|found| alike(value, found));
            one.len() == another.len() && one.iter().all(same)
        }
        _ => wanted == found,
    }
}

#[track_caller]
pub fn assert_alike(wanted: &Value, found: &Value) {
    assert!(alike(wanted, found), "\nwanted {wanted}\nfound  {found}");
}

#[track_caller]
pub fn assert_close(found: &Value, wanted: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - wanted).abs() <= 1e-6, "wanted {wanted}, found {found}");
}

/// The weights of the worked cases.
pub fn weights() -> Value {
    json!({"wound_dealt": 1, "wound_taken": 1, "kill": 2, "death": 2})
}

/// A `melee` document of some kind, `over` laid over it.
pub fn melee(kind: &str, active: Value, other: Value, over: Value) -> Value {
    with(&json!({"kind": kind, "active": active, "other": other, "weights": weights()}), &over)
}

/// An allocation.
pub fn split(attack: u8, defence: u8, special: Option<&str>) -> Value {
    json!({"attack": attack, "defence": defence, "special": special})
}

/// An `exchange` document: dice of both, the active side attacks first.
pub fn exchange(active: Dice, other: Dice, over: Value) -> Value {
    let base = json!({
        "active": {"pool": active.0.len() + active.1.len(), "wounds": 6},
        "other": {"pool": other.0.len() + other.1.len(), "wounds": 6},
        "allocations": {"active": {}, "other": {}},
        "dice": {"active": {"attack": active.0, "defence": active.1}, "other": {"attack": other.0, "defence": other.1}},
    });
    with(&base, &over)
}

/// Attack and Defence faces of a side.
pub type Dice<'a> = (&'a [u8], &'a [u8]);

/// A Special that is in a fighter's list and chosen, laid over an [`exchange`].
pub fn takes(side: &str, special: &str) -> Value {
    json!({side: {"specials": [{"name": special, "cost": 0}]}, "allocations": {side: {"special": special}}})
}
