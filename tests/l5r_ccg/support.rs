//! Asking the headless commands as a script does, and comparing answers in meaning.

use rokugan::games::l5r_ccg::tools::headless::COMMANDS;
use rokugan::kernel::document::DocumentFault;
use serde_json::Value;

fn run(command: &str, text: &str) -> Result<Value, DocumentFault> {
    let known = COMMANDS.iter().find(|known| known.name == command).unwrap();
    (known.answer)(text)
}

/// The answer to a document.
#[track_caller]
pub fn ask(command: &str, document: &Value) -> Value {
    run(command, &document.to_string()).unwrap_or_else(|fault| panic!("{fault}\n{document}"))
}

/// The path of the fault of a document.
#[track_caller]
pub fn fault(command: &str, document: &Value) -> String {
    fault_of_text(command, &document.to_string())
}

/// The path of the fault of a text.
#[track_caller]
pub fn fault_of_text(command: &str, text: &str) -> String {
    match run(command, text) {
        Err(fault) => fault.path,
        Ok(answer) => panic!("{text} is answered with {answer}"),
    }
}

/// Whether two documents mean the same: objects without order, numbers within 1e-9.
pub fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => (one.as_f64().unwrap() - other.as_f64().unwrap()).abs() < 1e-9,
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, value)| other.get(key).is_some_and(|other| same(value, other)))
        }
        _ => one == other,
    }
}

#[track_caller]
pub fn assert_same(one: &Value, other: &Value) {
    assert!(same(one, other), "\n{one}\n{other}");
}

/// The rules named in a list of verdicts, `null` where something was allowed.
pub fn rules(verdicts: &Value) -> Vec<Option<&str>> {
    verdicts.as_array().unwrap().iter().map(|verdict| verdict["rule"].as_str()).collect()
}
