//! The one way to write a document that its checksum is taken of.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

/// A value written with the keys of every object in order, whatever order the parser keeps them in.
struct Canonical<'a>(&'a Value);

/// The fields of an object but `checksum`.
struct Unsealed<'a>(&'a Value);

impl Serialize for Canonical<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Object(fields) => in_order(fields.iter(), serializer),
            Value::Array(items) => serializer.collect_seq(items.iter().map(Canonical)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => self.0.serialize(serializer),
        }
    }
}

impl Serialize for Unsealed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_object() {
            Some(fields) => in_order(fields.iter().filter(|(key, _)| *key != "checksum"), serializer),
            None => Canonical(self.0).serialize(serializer),
        }
    }
}

fn in_order<'a, S: Serializer>(
    fields: impl Iterator<Item = (&'a String, &'a Value)>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_by_key(|(key, _)| *key);
    let mut map = serializer.serialize_map(Some(fields.len()))?;
    for (key, value) in fields {
        map.serialize_entry(key, &Canonical(value))?;
    }
    map.end()
}

/// The checksum of a document, whatever it says itself; as eight small hexadecimal digits.
pub fn checksum(document: &Value) -> String {
    // Texts and numbers of a parsed document can always be written, and memory takes them.
    let text = serde_json::to_vec(&Unsealed(document)).unwrap_or_default();
    sum(&text)
}

/// A document as it is written, with its checksum put right.
pub fn resealed(mut document: Value) -> String {
    let checksum = checksum(&document);
    document["checksum"] = checksum.into();
    // As above.
    serde_json::to_string(&Canonical(&document)).unwrap_or_default()
}

/// The checksum of a document that is written already, without a field for it.
pub fn sum(text: &[u8]) -> String {
    format!("{:08x}", crc32fast::hash(text))
}

/// A part of a document, as its checksum wants it.
///
/// # Errors
///
/// Something in it has no JSON form.
pub fn written(part: &(impl Serialize + ?Sized)) -> serde_json::Result<String> {
    serde_json::to_string(&Canonical(&serde_json::to_value(part)?))
}

/// An object of parts that are written already, in the order of their names; a name needs no escapes.
pub fn object<const N: usize>(fields: [(&str, &str); N]) -> String {
    debug_assert!(fields.is_sorted_by_key(|(name, _)| *name), "the checksum wants them in order");
    let fields = fields.map(|(name, text)| format!("\"{name}\":{text}"));
    format!("{{{}}}", fields.join(","))
}
