//! Version 0, the draft before the first release: one flat object without game, app or cursor, the entries under
//! `events` and the seed as a number. Fixture: `tests/data/saves/v0/`.

use super::NAME;
use serde_json::{Map, Value};

/// Puts what is about the table into a body. A draft had no undone entries, so all of them count.
pub(super) fn migrate(document: &mut Value) {
    let Some(fields) = document.as_object_mut() else { return };
    let mut body = Map::new();
    let entries = fields.remove("events");
    let count = entries.as_ref().and_then(Value::as_array).map_or(0, Vec::len);
    let seed = fields.remove("seed").and_then(|seed| seed.as_u64()).map(|seed| seed.to_string().into());
    let parts = [("setup", fields.remove("setup")), ("seed", seed), ("entries", entries)];
    let rest = [("cursor", Some(count.into())), ("snapshot", fields.remove("snapshot"))];
    for (name, part) in parts.into_iter().chain(rest) {
        if let Some(part) = part {
            body.insert(name.to_owned(), part);
        }
    }
    fields.insert("game".to_owned(), NAME.into());
    fields.insert("app".to_owned(), "draft".into());
    fields.insert("body".to_owned(), Value::Object(body));
}
