//! Where in a JSON document a position of its text lies, as people name it: `champions[2].honor`.
//!
//! Reading a document knows only lines and columns. Walking the text once more, when something is wrong with it, costs
//! nothing when nothing is, and no code for every type that is read.

/// The path of the value at or just before `line` and `column` (both from 1) of `text`; "document" for the whole.
///
/// ```
/// # use rokugan::kernel::place::path_at;
/// assert_eq!(path_at(r#"{"a": [1, {"b": 2}]}"#, 1, 17), "a[1].b");
/// ```
pub fn path_at(text: &str, line: usize, column: usize) -> String {
    walk_to(text, line, column).path()
}

/// What was being read where an error stopped it: the path and the reason without the position. A field that is
/// missing is named as if it was there.
pub fn explain(text: &str, error: &serde_json::Error) -> (String, String) {
    let said = error.to_string();
    let reason = said.rsplit_once(" at line ").map_or(said.as_str(), |(reason, _)| reason);
    let mut walk = walk_to(text, error.line(), error.column());
    let missing = reason.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`'));
    match (missing, walk.levels.last_mut()) {
        (Some(field), Some(Level::Object { key })) => {
            *key = field.as_bytes().to_vec();
            (walk.path(), "missing".to_owned())
        }
        _ => (walk.path(), reason.to_owned()),
    }
}

fn walk_to(text: &str, line: usize, column: usize) -> Walk {
    let mut walk = Walk::default();
    for byte in text.bytes().take(offset(text, line, column)) {
        walk.step(byte);
    }
    walk
}

/// How many bytes lie before a position.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    before + column.saturating_sub(1)
}

/// One open object or array.
enum Level {
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
    levels: Vec<Level>,
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
                if let (Expect::Key, Some(Level::Object { key })) = (&self.expect, self.levels.last_mut()) {
                    key.clear();
                }
            }
            b'{' => {
                self.levels.push(Level::Object { key: Vec::new() });
                self.expect = Expect::Key;
            }
            b'[' => {
                self.levels.push(Level::Array { item: 0 });
                self.expect = Expect::Value;
            }
            b'}' | b']' => {
                self.levels.pop();
                self.expect = Expect::Value;
            }
            b':' => self.expect = Expect::Value,
            b',' => match self.levels.last_mut() {
                Some(Level::Array { item }) => *item += 1,
                Some(Level::Object { .. }) => self.expect = Expect::Key,
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
                if let (Expect::Key, Some(Level::Object { key })) = (&self.expect, self.levels.last_mut()) {
                    key.push(byte);
                }
            }
        }
    }

    fn path(&self) -> String {
        let mut path = String::new();
        for level in &self.levels {
            match level {
                Level::Object { key } if key.is_empty() => {}
                Level::Object { key } => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(&String::from_utf8_lossy(key));
                }
                Level::Array { item } => path.push_str(&format!("[{item}]")),
            }
        }
        if path.is_empty() { "document".to_owned() } else { path }
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

    #[test]
    fn a_missing_field_is_named_as_if_it_was_there() {
        let explained = |text: &str| explain(text, &serde_json::from_str::<Whole>(text).unwrap_err());
        let missing = |path: &str| (path.to_owned(), "missing".to_owned());
        assert_eq!(explained(r#"{"items": [{"b": 1}, {}]}"#), missing("items[1].b"));
        assert_eq!(explained(r#"{"other": {"b": 1}}"#), missing("items"));
        assert_eq!(explained("{}"), missing("items"));
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
    fn an_error_is_named_by_its_place() {
        assert_eq!(place_of_error(r#"{"items": [{"b": 1}, {"b": 300}]}"#), "items[1].b");
        assert_eq!(place_of_error("{\"items\": [{\"b\": 1},\n {\"c\": 3}]}"), "items[1].c");
        assert_eq!(place_of_error(r#"{"a\"}{": [], "items": [{"b": "x"}]}"#), "items[0].b");
        assert_eq!(place_of_error("7"), "document");
    }
}
