//! A JSON document read strictly, value by value: whatever is wrong names its path and why.
//!
//! Each game's exchange formats are read with it. Deliberately absent: fields in any form of their own; a reader says
//! with [`Node::object`] which fields there may be, so an unknown one is refused at every level.

use super::once::Once;
use super::place;
use super::shortened::line;
use serde_json::{Map, Number, Value};
use std::fmt;
use std::ops::RangeInclusive;

/// What is wrong with a document, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentFault {
    /// Fields joined by `.`, positions in lists as `[n]` from 0; the document itself by the name its reader gave it.
    pub path: String,
    /// Why it is refused, in English; for whoever wrote the document.
    pub reason: String,
}

impl fmt::Display for DocumentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A path names fields of the document, a reason quotes values.
        f.write_str(&line(&format!("{}: {}", self.path, self.reason)))
    }
}

/// A text that is JSON.
#[derive(Clone, Debug)]
pub struct Document {
    value: Value,
    name: &'static str,
}

impl Document {
    /// Reads `text`; `name` is the path of the document itself.
    ///
    /// # Errors
    ///
    /// It is no JSON, nested too deeply, or something follows it; the path is `name`. An object names a field twice;
    /// the path is that field's.
    pub fn parse(text: &str, name: &'static str) -> Result<Self, DocumentFault> {
        match serde_json::from_str(text) {
            Ok(Once(value)) => Ok(Self { value, name }),
            // What is JSON has this fault or none.
            Err(error) if error.is_data() => {
                let (path, reason) = place::explain(text, &error);
                Err(DocumentFault { path, reason })
            }
            Err(error) => Err(DocumentFault { path: name.to_owned(), reason: error.to_string() }),
        }
    }

    /// The outermost value.
    pub fn root(&self) -> Node<'_> {
        Node { value: &self.value, path: String::new(), document: self.name }
    }
}

/// One value of a document, and where it is.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    value: &'a Value,
    path: String,
    document: &'static str,
}

impl<'a> Node<'a> {
    /// The value itself, for a reader of its own.
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// Where the value is.
    pub fn path(&self) -> &str {
        if self.path.is_empty() { self.document } else { &self.path }
    }

    /// The path of a field of this value, whether it is there or not.
    pub fn path_of(&self, field: &str) -> String {
        if self.path.is_empty() { field.to_owned() } else { format!("{}.{field}", self.path) }
    }

    /// A fault of this value.
    pub fn fault(&self, reason: impl Into<String>) -> DocumentFault {
        DocumentFault { path: self.path().to_owned(), reason: reason.into() }
    }

    /// The value, unless it is `null`.
    pub fn non_null(self) -> Option<Self> {
        (!self.value.is_null()).then_some(self)
    }

    /// The value as an object that has no field but `fields`.
    ///
    /// # Errors
    ///
    /// It is no object, or has another field: then the path is that field's.
    pub fn object(&self, fields: &[&str]) -> Result<Object<'a>, DocumentFault> {
        let map = self.value.as_object().ok_or_else(|| self.fault("is no object"))?;
        match map.keys().find(|key| !fields.contains(&key.as_str())) {
            Some(unknown) => Err(self.child(unknown, &Value::Null).fault("is no field of this")),
            None => Ok(Object { map, node: self.clone() }),
        }
    }

    /// The values of an object whose keys are free, in the order of the document's own reader.
    ///
    /// # Errors
    ///
    /// It is no object.
    pub fn entries(&self) -> Result<Vec<(&'a str, Self)>, DocumentFault> {
        let map = self.value.as_object().ok_or_else(|| self.fault("is no object"))?;
        Ok(map.iter().map(|(key, value)| (key.as_str(), self.child(key, value))).collect())
    }

    /// The values of a list of as many items as `length` allows.
    ///
    /// # Errors
    ///
    /// It is no list, or too short or long.
    pub fn items(&self, length: RangeInclusive<usize>) -> Result<Vec<Self>, DocumentFault> {
        let list = self.value.as_array().ok_or_else(|| self.fault("is no list"))?;
        if !length.contains(&list.len()) {
            return Err(self.fault(format!("{} items are not in {length:?}", list.len())));
        }
        let item = |(at, value)| Self { value, path: format!("{}[{at}]", self.path), document: self.document };
        Ok(list.iter().enumerate().map(item).collect())
    }

    /// A whole number of `range`, written without fraction or exponent.
    ///
    /// # Errors
    ///
    /// It is anything else.
    pub fn integer(&self, range: RangeInclusive<i64>) -> Result<i64, DocumentFault> {
        let number = self.value.as_i64().ok_or_else(|| self.fault("is no whole number"))?;
        if range.contains(&number) { Ok(number) } else { Err(self.fault(format!("{number} is not in {range:?}"))) }
    }

    /// A number of any kind.
    ///
    /// # Errors
    ///
    /// It is none.
    pub fn number(&self) -> Result<&'a Number, DocumentFault> {
        self.value.as_number().ok_or_else(|| self.fault("is no number"))
    }

    /// `true` or `false`.
    ///
    /// # Errors
    ///
    /// It is neither.
    pub fn boolean(&self) -> Result<bool, DocumentFault> {
        self.value.as_bool().ok_or_else(|| self.fault("is neither true nor false"))
    }

    /// A text of as many characters (code points) as `length` allows.
    ///
    /// # Errors
    ///
    /// It is no text, or too short or long.
    pub fn text(&self, length: RangeInclusive<usize>) -> Result<&'a str, DocumentFault> {
        let text = self.value.as_str().ok_or_else(|| self.fault("is no text"))?;
        let characters = text.chars().count();
        if length.contains(&characters) {
            Ok(text)
        } else {
            Err(self.fault(format!("{characters} characters are not in {length:?}")))
        }
    }

    /// One of some named choices.
    ///
    /// # Errors
    ///
    /// It is no text, or none of them.
    pub fn choice<T: Copy>(&self, choices: &[(&str, T)]) -> Result<T, DocumentFault> {
        let text = self.value.as_str().ok_or_else(|| self.fault("is no text"))?;
        let chosen = choices.iter().find(|(name, _)| *name == text);
        chosen
            .map(|(_, choice)| *choice)
            .ok_or_else(|| self.fault(format!("{text:?} is none of the names allowed here")))
    }

    fn child(&self, field: &str, value: &'a Value) -> Self {
        Self { value, path: self.path_of(field), document: self.document }
    }
}

/// An object whose fields are all known ones.
#[derive(Clone, Debug)]
pub struct Object<'a> {
    map: &'a Map<String, Value>,
    node: Node<'a>,
}

impl<'a> Object<'a> {
    /// The value of a field, where the document has it; it may be `null`.
    pub fn optional(&self, field: &str) -> Option<Node<'a>> {
        self.map.get(field).map(|value| self.node.child(field, value))
    }

    /// The value of a field.
    ///
    /// # Errors
    ///
    /// The document lacks it; the path is the field's.
    pub fn required(&self, field: &str) -> Result<Node<'a>, DocumentFault> {
        let missing = || DocumentFault { path: self.node.path_of(field), reason: "is missing".to_owned() };
        self.optional(field).ok_or_else(missing)
    }

    /// What `read` makes of a field, or `default` where the document lacks it.
    ///
    /// # Errors
    ///
    /// Those of `read`.
    pub fn or<T>(
        &self,
        field: &str,
        default: T,
        read: impl FnOnce(&Node<'a>) -> Result<T, DocumentFault>,
    ) -> Result<T, DocumentFault> {
        self.optional(field).map_or(Ok(default), |node| read(&node))
    }

    /// The object as a value, for faults that concern all of it.
    pub fn node(&self) -> &Node<'a> {
        &self.node
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        let read = |document: &Document| -> Result<i64, DocumentFault> {
            let root = document.root().object(&["list", "name"])?;
            root.or("name", "", |name| name.text(1..=3))?;
            let items = root.required("list")?.items(0..=2)?;
            items.iter().map(|item| item.object(&["n"])?.required("n")?.integer(1..=9)).sum()
        };
        match Document::parse(text, "document").and_then(|document| read(&document)) {
            Ok(sum) => sum.to_string(),
            Err(fault) => fault.path,
        }
    }

    #[test]
    fn every_fault_names_its_path() {
        for (text, said) in [
            (r#"{"list": [{"n": 4}, {"n": 5}]}"#, "9"),
            ("{", "document"),
            ("[]", "document"),
            ("{} {}", "document"),
            ("{}", "list"),
            (r#"{"list": [], "lost": 1}"#, "lost"),
            (r#"{"list": {}}"#, "list"),
            (r#"{"list": [{}, {}, {}]}"#, "list"),
            (r#"{"list": [{"n": 1}, {}]}"#, "list[1].n"),
            (r#"{"list": [{"n": 2.0}]}"#, "list[0].n"),
            (r#"{"list": [{"n": true}]}"#, "list[0].n"),
            (r#"{"list": [{"n": 10}]}"#, "list[0].n"),
            (r#"{"list": [{"n": 1, "m": 1}]}"#, "list[0].m"),
            (r#"{"list": [], "name": "four"}"#, "name"),
            (r#"{"list": [], "name": null}"#, "name"),
        ] {
            assert_eq!(refused(text), said, "{text}");
        }
    }

    #[test]
    fn a_field_that_is_there_twice_is_refused_wherever_it_is() {
        for (text, said) in [
            (r#"{"list": [], "list": []}"#, "list"),
            (r#"{"list": [{"n": 1}, {"n": 2, "n": 2}]}"#, "list[1].n"),
            ("{\"list\": [],\n \"any\": {\"a\": {\"b\": 1},\n \"c\": [], \"a\": 2}}", "any.a"),
        ] {
            assert_eq!(refused(text), said, "{text}");
            assert_eq!(Document::parse(text, "document").unwrap_err().reason, "is there twice", "{text}");
        }
    }

    #[test]
    fn what_has_every_field_once_is_read_as_it_stands() {
        let text = r#"{"a": [1, -1, 18446744073709551615, 2.5, 1e300, true, null, "ö\n"], "b": {"a": {}, "b": []}}"#;
        let read = Document::parse(text, "document").unwrap();
        assert_eq!(read.root().value(), &serde_json::from_str::<Value>(text).unwrap());
    }
}
