//! Where in a JSON document a position of its text lies, as people name it: `champions[2].honor`.
//!
//! Reading a document knows only lines and columns. Walking the text once more, when something is wrong with it, costs
//! nothing when nothing is, and no code for every type that is read.

use std::borrow::Cow;

/// The path of the value at or just before `line` and `column` (both from 1) of `text`; "document" for the whole.
///
/// ```
/// # use rokugan::kernel::place::path_at;
/// assert_eq!(path_at(r#"{"a": [1, {"b": 2}]}"#, 1, 17), "a[1].b");
/// ```
pub fn path_at(text: &str, line: usize, column: usize) -> String {
    walk_to(text, line, column).path()
}

fn walk_to(text: &str, line: usize, column: usize) -> Walk {
    let mut walk = Walk::default();
    for byte in text.bytes().take(offset(text, line, column)) {
        walk.step(byte);
    }
    walk
}

/// What was being read where an error stopped it: the path and the reason without the position.
///
/// A field that is missing is named, not the one before the end of its object.
pub fn explain(text: &str, error: &serde_json::Error) -> (String, String) {
    let said = error.to_string();
    let reason = said.rsplit_once(" at line ").map_or(said.as_str(), |(reason, _)| reason);
    let mut walk = walk_to(text, error.line(), error.column());
    match reason.strip_prefix("missing field `").and_then(|reason| reason.strip_suffix('`')) {
        Some(field) => {
            walk.go_beside(field);
            (walk.path(), "missing".to_owned())
        }
        None => (walk.path(), reason.to_owned()),
    }
}

/// How many bytes lie before a position.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    before + column.saturating_sub(1)
}

/// What is being read of an open object or array.
#[derive(Clone, Copy)]
pub(super) enum Level<'a> {
    /// A field; none yet where it has no name.
    Field(&'a str),
    /// An item, from 0.
    Item(usize),
}

/// The path through open objects and arrays; "document" for the whole.
pub(super) fn path<'a>(levels: impl IntoIterator<Item = Level<'a>>) -> String {
    let mut path = String::new();
    for level in levels {
        match level {
            Level::Field("") => {}
            Level::Field(name) => {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(name);
            }
            Level::Item(item) => path.push_str(&format!("[{item}]")),
        }
    }
    if path.is_empty() { "document".to_owned() } else { path }
}

/// One open object or array.
enum Open {
    /// An object, and the key whose value is being read.
    Object { key: Vec<u8> },
    /// An array, and the number of the item being read.
    Array { item: usize },
}

/// What the next text in quotes is.
#[derive(Default, PartialEq)]
enum Expect {
    #[default]
    Value,
    Key,
}

#[derive(Default)]
struct Walk {
    levels: Vec<Open>,
    expect: Expect,
    quoted: bool,
    escaped: bool,
}

impl Walk {
    fn step(&mut self, byte: u8) {
        if self.quoted {
            self.step_quoted(byte);
            return;
        }
        match byte {
            b'"' => {
                self.quoted = true;
                if let (Expect::Key, Some(Open::Object { key })) = (&self.expect, self.levels.last_mut()) {
                    key.clear();
                }
            }
            b'{' => {
                self.levels.push(Open::Object { key: Vec::new() });
                self.expect = Expect::Key;
            }
            b'[' => {
                self.levels.push(Open::Array { item: 0 });
                self.expect = Expect::Value;
            }
            b'}' | b']' => {
                self.levels.pop();
                self.expect = Expect::Value;
            }
            b':' => self.expect = Expect::Value,
            b',' => match self.levels.last_mut() {
                Some(Open::Array { item }) => *item += 1,
                Some(Open::Object { .. }) => self.expect = Expect::Key,
                None => {}
            },
            _ => {}
        }
    }

    fn step_quoted(&mut self, byte: u8) {
        match (byte, self.escaped) {
            (b'"', false) => self.quoted = false,
            (b'\\', false) => self.escaped = true,
            _ => {
                self.escaped = false;
                if let (Expect::Key, Some(Open::Object { key })) = (&self.expect, self.levels.last_mut()) {
                    key.push(byte);
                }
            }
        }
    }

    /// To another field of the innermost object.
    fn go_beside(&mut self, field: &str) {
        if let Some(Open::Object { key }) = self.levels.last_mut() {
            *key = field.as_bytes().to_vec();
        }
    }

    fn path(&self) -> String {
        let keys = self.levels.iter().map(|level| match level {
            Open::Object { key } => String::from_utf8_lossy(key),
            Open::Array { .. } => Cow::default(),
        });
        let keys: Vec<Cow<'_, str>> = keys.collect();
        path(self.levels.iter().zip(&keys).map(|(level, key)| match level {
            Open::Object { .. } => Level::Field(key),
            Open::Array { item } => Level::Item(*item),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Item {
        #[expect(dead_code, reason = "only its reading is of interest")]
        b: u8,
    }

    #[derive(Debug, Deserialize)]
    struct Whole {
        #[expect(dead_code, reason = "only its reading is of interest")]
        items: Vec<Item>,
    }

    fn place_of_error(text: &str) -> String {
        explain(text, &serde_json::from_str::<Whole>(text).unwrap_err()).0
    }

    #[test]
    fn a_missing_field_is_named() {
        assert_eq!(place_of_error(r#"{"items": [{"b": 1}, {}]}"#), "items[1].b");
        assert_eq!(place_of_error(r#"{"other": [{"b": 1}] }"#), "items");
        assert_eq!(place_of_error("{\n}\n"), "items");
    }

    #[test]
    fn an_error_is_named_by_its_place() {
        assert_eq!(place_of_error(r#"{"items": [{"b": 1}, {"b": 300}]}"#), "items[1].b");
        assert_eq!(place_of_error("{\"items\": [{\"b\": 1},\n {\"c\": 3}]}"), "items[1].c");
        assert_eq!(place_of_error(r#"{"a\"}{": [], "items": [{"b": "x"}]}"#), "items[0].b");
        assert_eq!(place_of_error("7"), "document");
    }
}
