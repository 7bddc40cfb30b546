//! What is done to a good document: bytes are flipped, cut and doubled; values are swapped for extremes, moved, nested and
//! named twice. The same seed does the same.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};

/// Pieces of text that readers stumble over.
const SHARDS: [&str; 26] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    "null",
    "true",
    "-1",
    "0",
    "1e999",
    "-1e-999",
    "1.5",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "\u{feff}",
    "\u{202e}",
    "\u{0}",
    "NaN",
    "{\"a\":",
];

/// The ends of the numbers that numbers are kept in.
const EDGES: [i64; 12] = [-1, 0, 1, 99, 127, -128, 255, 32_767, -32_768, 65_535, 4_294_967_295, i64::MIN];

/// One source of damage.
pub struct Mutator(ChaCha8Rng);

impl Mutator {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below `end`; 0 where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { self.0.random_range(0..end) }
    }

    /// One of several.
    pub fn any<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// A text with one to four places damaged. What is no text any more is read as one, as a store would.
    pub fn text(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(4) {
            self.damage(&mut bytes);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Damages bytes in one place.
    pub fn damage(&mut self, bytes: &mut Vec<u8>) {
        let at = self.below(bytes.len());
        let end = at + self.below((bytes.len() - at).min(60));
        match self.below(7) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << self.below(8),
            1 if !bytes.is_empty() => bytes[at] = self.0.random(),
            2 => bytes.insert(at, self.0.random()),
            3 => drop(bytes.drain(at..end)),
            4 => {
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
            5 => bytes.truncate(at),
            _ => {
                let shard = *self.any(&SHARDS);
                bytes.splice(at..at, shard.bytes());
            }
        }
    }

    /// A document with one to three values changed.
    pub fn tree(&mut self, document: &Value) -> Value {
        let mut changed = document.clone();
        for _ in 0..=self.below(3) {
            let place = self.place_in(&changed);
            let Some(part) = changed.pointer_mut(&place) else { continue };
            if self.below(3) == 0 {
                let spare = self.part_of(document).clone();
                self.change(part, spare);
            } else {
                self.change_a_little(part, document);
            }
        }
        changed
    }

    /// A document in which an object has one of its names once more, before or after.
    pub fn named_twice(&mut self, text: &str) -> String {
        let opened: Vec<usize> = text.match_indices('{').map(|(at, _)| at + 1).collect();
        let at = *self.any(&opened);
        let Some(name) = text[at..].trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) else {
            return text.to_owned();
        };
        let value = self.extreme();
        format!("{}\"{name}\":{value},{}", &text[..at], &text[at..])
    }

    /// Makes something of a part that hardly anything is.
    fn change(&mut self, part: &mut Value, spare: Value) {
        match (self.below(6), &mut *part) {
            (0, _) => *part = spare,
            (1, _) => *part = self.nested(part.take()),
            (2, Value::Object(fields)) => drop(fields.insert("unheard of".to_owned(), spare)),
            (2, Value::String(text)) => *text = self.text(text),
            (_, _) => *part = self.extreme(),
        }
    }

    /// Makes something of a part that it could have been: what is read then has to be understood, not only refused.
    fn change_a_little(&mut self, part: &mut Value, document: &Value) {
        match (self.below(3), &mut *part) {
            (0, Value::Array(items)) if !items.is_empty() => {
                let again = self.any(items).clone();
                let at = self.below(items.len());
                items.insert(at, again);
            }
            (1, Value::Array(items)) if !items.is_empty() => drop(items.remove(self.below(items.len()))),
            (0, Value::Object(fields)) => drop(self.name_in(fields).map(|name| fields.remove(&name))),
            (0, Value::Number(_)) => *part = json!(*self.any(&EDGES)),
            (_, Value::Number(number)) => {
                let near = number.as_i64().unwrap_or(0);
                *part = json!(near.saturating_add(*self.any(&[-100, -2, -1, 1, 2, 7, 100])));
            }
            (_, Value::Bool(so)) => *so = !*so,
            (_, Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_)) => {
                let kind = std::mem::discriminant(part);
                let others =
                    (0..20).map(|_| self.part_of(document)).find(|other| std::mem::discriminant(*other) == kind);
                if let Some(other) = others {
                    *part = other.clone();
                }
            }
        }
    }

    fn name_in(&mut self, fields: &Map<String, Value>) -> Option<String> {
        fields.keys().nth(self.below(fields.len())).cloned()
    }

    fn nested(&mut self, value: Value) -> Value {
        let depth = *self.any(&[1, 3, 60, 140]);
        (0..depth).fold(value, |inner, _| Value::Array(vec![inner]))
    }

    /// A value at the edge of what it can be.
    fn extreme(&mut self) -> Value {
        match self.below(12) {
            0 => json!(i64::MAX),
            1 => json!(i64::MIN),
            2 => json!(u64::MAX),
            3 => json!(*self.any(&EDGES)),
            4 => json!(*self.any(&[0.5, -0.0, 1e308, -1e308, 5e-324])),
            5 => Value::Null,
            6 => json!(self.below(2) == 0),
            7 => json!([]),
            8 => json!({}),
            9 => json!("x".repeat(*self.any(&[0, 1, 41, 300, 5_000]))),
            10 => json!(*self.any(&["a1", "../..", "\u{202e}gnol", "👨‍👩‍👧‍👦", "0", "-1", "null"])),
            _ => json!(["a1", "a1", null, -1]),
        }
    }

    /// Any part of a document.
    fn part_of<'a>(&mut self, document: &'a Value) -> &'a Value {
        let place = self.place_in(document);
        document.pointer(&place).unwrap_or(document)
    }

    /// The place of any part of a document, the deeper ones as likely as the others.
    fn place_in(&mut self, document: &Value) -> String {
        let mut places = Vec::new();
        note_places(document, "", &mut places);
        self.any(&places).clone()
    }
}

fn note_places(value: &Value, place: &str, places: &mut Vec<String>) {
    places.push(place.to_owned());
    match value {
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                note_places(item, &format!("{place}/{number}"), places);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                note_places(field, &format!("{place}/{name}"), places);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
