//! The one way to write a document that its checksum is taken of.

use serde::Serialize;
use serde_json::Value;

/// The checksum of a document, whatever it says itself; see [`super::schema`].
pub fn checksum(document: &Value) -> String {
    let mut text = Vec::new();
    match document.as_object() {
        Some(fields) => canonical_object(fields.iter().filter(|(key, _)| *key != "checksum"), &mut text),
        None => canonical(document, &mut text),
    }
    format!("{:08x}", crc32fast::hash(&text))
}

/// Compact JSON with the keys in order, whatever order the parser keeps them in.
fn canonical(value: &Value, text: &mut Vec<u8>) {
    match value {
        Value::Object(fields) => canonical_object(fields.iter(), text),
        Value::Array(items) => {
            text.push(b'[');
            for (number, item) in items.iter().enumerate() {
                if number > 0 {
                    text.push(b',');
                }
                canonical(item, text);
            }
            text.push(b']');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => scalar(value, text),
    }
}

fn canonical_object<'a>(fields: impl Iterator<Item = (&'a String, &'a Value)>, text: &mut Vec<u8>) {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_by_key(|(key, _)| *key);
    text.push(b'{');
    for (number, (key, value)) in fields.into_iter().enumerate() {
        if number > 0 {
            text.push(b',');
        }
        scalar(key, text);
        text.push(b':');
        canonical(value, text);
    }
    text.push(b'}');
}

fn scalar(value: &(impl Serialize + ?Sized), text: &mut Vec<u8>) {
    // Texts and numbers of a parsed document can always be written, and memory takes them.
    let _ = serde_json::to_writer(text, value);
}
