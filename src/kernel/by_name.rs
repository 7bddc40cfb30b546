//! Values of JSON read into types whose structs are objects.
//!
//! What serde derives reads a struct from a list of its fields too, and the library's own readers offer it one: code for
//! every struct, for something that nobody writes. Here a list in the place of an object is refused. A value lies there
//! whole, so what reads it is small, and reading a game's saves is a good part of the app.

/// All of them read what lies there in the same way.
macro_rules! read_as {
    ($way:ident: $($name:ident($($given:ty),*)),* $(,)?) => { $(
        fn $name<V: Visitor<'de>>(self, $(_: $given,)* visitor: V) -> Result<V::Value, Error> {
            self.$way(visitor)
        }
    )* };
}

mod key;

use super::place::{Level, path};
use key::Key;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Value, map};
use std::cell::RefCell;
use std::slice;

/// What is wrong with a value, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Where, such as `entries[3].command`; "document" for the whole. A field that is missing is named.
    pub path: String,
    /// What, in the parser's words.
    pub reason: String,
}

/// Reads a value.
///
/// # Errors
///
/// The first thing that is wrong with it, and where.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Misread> {
    let way = Way::default();
    T::deserialize(Node { value, way: &way }).map_err(|error| way.misread(&error))
}

/// The way from the document to what is being read. After an error it leads to what is wrong.
#[derive(Default)]
struct Way<'de>(RefCell<Vec<Level<'de>>>);

impl<'de> Way<'de> {
    fn open(&self, level: Level<'de>) {
        self.0.borrow_mut().push(level);
    }

    fn go_to(&self, level: Level<'de>) {
        if let Some(last) = self.0.borrow_mut().last_mut() {
            *last = level;
        }
    }

    fn close(&self) {
        self.0.borrow_mut().pop();
    }

    fn misread(&self, error: &Error) -> Misread {
        let said = error.to_string();
        let mut levels = self.0.borrow().clone();
        match said.strip_prefix("missing field `").and_then(|said| said.strip_suffix('`')) {
            Some(field) => {
                levels.pop();
                levels.push(Level::Field(field));
                Misread { path: path(levels), reason: "missing".to_owned() }
            }
            None => Misread { path: path(levels), reason: said },
        }
    }
}

/// A value, and the way to it.
#[derive(Clone, Copy)]
struct Node<'de, 'way> {
    value: &'de Value,
    way: &'way Way<'de>,
}

impl<'de, 'way> Node<'de, 'way> {
    fn not(self, expected: &dyn Expected) -> Error {
        let found = match self.value {
            Value::Null => Unexpected::Unit,
            Value::Bool(is) => Unexpected::Bool(*is),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Unexpected::Unsigned(number),
                (None, Some(number)) => Unexpected::Signed(number),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Error::invalid_type(found, expected)
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Number(number) = self.value else { return Err(self.not(&visitor)) };
        match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
        }
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.not(&visitor)),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Array(items) = self.value else { return Err(self.not(&visitor)) };
        self.way.open(Level::Item(0));
        let mut items = Items { rest: items.iter(), next: 0, way: self.way };
        let read = visitor.visit_seq(&mut items)?;
        items.end()?;
        Ok(read)
    }

    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Object(fields) = self.value else { return Err(self.not(&visitor)) };
        self.way.open(Level::Field(""));
        let read = visitor.visit_map(Fields { rest: fields.iter(), value: None, way: self.way })?;
        self.way.close();
        Ok(read)
    }

    /// The variant of an enum: its name alone, or an object with its name and what it holds.
    fn variant(self) -> Result<Variant<'de, 'way>, Error> {
        let way = self.way;
        match self.value {
            Value::String(name) => Ok(Variant { name, value: None, way }),
            Value::Object(fields) => {
                way.open(Level::Field(""));
                let mut fields = fields.iter();
                let (Some((name, value)), None) = (fields.next(), fields.next()) else {
                    return Err(Error::custom("expected one variant"));
                };
                way.go_to(Level::Field(name));
                Ok(Variant { name, value: Some(value), way })
            }
            _ => Err(Error::custom("expected value")),
        }
    }
}

impl<'de> Deserializer<'de> for Node<'de, '_> {
    type Error = Error;

    read_as! {
        number:
        deserialize_i8(), deserialize_i16(), deserialize_i32(), deserialize_i64(), deserialize_i128(), deserialize_u8(),
        deserialize_u16(), deserialize_u32(), deserialize_u64(), deserialize_u128(), deserialize_f32(), deserialize_f64(),
    }

    read_as! { text: deserialize_char(), deserialize_str(), deserialize_string(), deserialize_identifier() }

    read_as! {
        list: deserialize_seq(), deserialize_tuple(usize), deserialize_tuple_struct(&'static str, usize)
    }

    read_as! {
        object: deserialize_map(), deserialize_struct(&'static str, &'static [&'static str])
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is) => visitor.visit_bool(*is),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Bool(is) => visitor.visit_bool(*is),
            _ => Err(self.not(&visitor)),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            _ => Err(self.not(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let variant = self.variant()?;
        let read = visitor.visit_enum(variant)?;
        if variant.value.is_some() {
            self.way.close();
        }
        Ok(read)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf }
}

/// The items of a list.
struct Items<'de, 'way> {
    rest: slice::Iter<'de, Value>,
    next: usize,
    way: &'way Way<'de>,
}

impl Items<'_, '_> {
    /// The end of the list, once everything that is wanted of it was read.
    fn end(mut self) -> Result<(), Error> {
        if self.rest.next().is_some() {
            self.way.go_to(Level::Item(self.next));
            return Err(Error::custom("too many items"));
        }
        self.way.close();
        Ok(())
    }
}

impl<'de> SeqAccess<'de> for Items<'de, '_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        self.way.go_to(Level::Item(self.next));
        self.next += 1;
        seed.deserialize(Node { value, way: self.way }).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The fields of an object.
struct Fields<'de, 'way> {
    rest: map::Iter<'de>,
    value: Option<&'de Value>,
    way: &'way Way<'de>,
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.way.go_to(Level::Field(name));
        self.value = Some(value);
        seed.deserialize(Key(name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let value = self.value.take().ok_or_else(|| Error::custom("expected value"))?;
        seed.deserialize(Node { value, way: self.way })
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The variant of an enum, and what it holds.
#[derive(Clone, Copy)]
struct Variant<'de, 'way> {
    name: &'de str,
    value: Option<&'de Value>,
    way: &'way Way<'de>,
}

impl<'de, 'way> Variant<'de, 'way> {
    /// What it holds.
    fn held(self, wanted: &str) -> Result<Node<'de, 'way>, Error> {
        let none = || Error::invalid_type(Unexpected::UnitVariant, &wanted);
        Ok(Node { value: self.value.ok_or_else(none)?, way: self.way })
    }
}

impl<'de> EnumAccess<'de> for Variant<'de, '_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        Ok((seed.deserialize(Key(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de, '_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.value.map_or(Ok(()), |value| Deserialize::deserialize(Node { value, way: self.way }))
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        seed.deserialize(self.held("newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.held("tuple variant")?.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.held("struct variant")?.object(visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::{Misread, read};
    use crate::kernel::place::explain;
    use serde::de::DeserializeOwned;
    use serde::{Deserialize, Serialize};
    use serde_json::{Value, json};
    use std::collections::BTreeMap;
    use std::fmt::Debug;

    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Pair {
        left: Option<i8>,
        #[serde(default)]
        right: Vec<(u8, String)>,
    }

    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Bare,
        Named { pair: Box<Pair> },
        Wrapped(Wrapped),
        Several(u8, bool),
    }

    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Wrapped(u16);

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    struct Number(i16);

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Side {
        Left,
        Right,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Whole {
        of: BTreeMap<Number, Vec<Kind>>,
        sides: BTreeMap<Side, f64>,
        nothing: (),
        any: Value,
    }

    fn whole() -> Whole {
        let pair = || Pair { left: Some(-3), right: vec![(1, "one".to_owned()), (2, "zwei \u{e4}".to_owned())] };
        let all = vec![
            Kind::Bare,
            Kind::Named { pair: Box::new(pair()) },
            Kind::Named { pair: Box::new(Pair { left: None, right: Vec::new() }) },
            Kind::Wrapped(Wrapped(700)),
            Kind::Several(9, true),
        ];
        Whole {
            of: BTreeMap::from([(Number(-2), all), (Number(7), Vec::new())]),
            sides: BTreeMap::from([(Side::Left, 3.0), (Side::Right, 0.25)]),
            nothing: (),
            any: json!({"a": [1, -1, 1.5, null, true, "b"]}),
        }
    }

    #[test]
    fn what_was_written_is_read() {
        let value = serde_json::to_value(whole()).unwrap();
        assert_eq!(read::<Whole>(&value), Ok(whole()));
    }

    fn same_as_from_text<T: DeserializeOwned + Debug + PartialEq>(text: &str) {
        let (path, reason) = explain(text, &serde_json::from_str::<T>(text).unwrap_err());
        assert_eq!(read::<T>(&serde_json::from_str(text).unwrap()), Err(Misread { path, reason }), "{text}");
    }

    #[test]
    fn what_is_wrong_is_said_as_of_a_text_and_where() {
        for text in [
            r#"{"left":"x"}"#,
            r#"{"left":1000}"#,
            r#"{"left":1.5}"#,
            r#"{"left":[]}"#,
            r#"{"left":1,"up":2}"#,
            r#"{"left":1,"right":[[1]]}"#,
            r#"{"left":1,"right":[[1,"a"],[2,3]]}"#,
            r#"{"left":1,"right":{}}"#,
            "3",
            "null",
        ] {
            same_as_from_text::<Pair>(text);
        }
        for text in [
            r#"{"unknown":{}}"#,
            r#""unknown""#,
            r#""wrapped""#,
            r#"{"named":{}}"#,
            r#"{"named":{"pair":{"left":true}}}"#,
            r#"{"wrapped":70000}"#,
            r#"{"several":[1]}"#,
            r#"{"bare":1}"#,
            "7",
        ] {
            same_as_from_text::<Kind>(text);
            same_as_from_text::<Vec<Kind>>(&format!("[{text}]"));
        }
    }

    #[test]
    fn a_struct_is_no_list() {
        let list = json!([-3, []]);
        assert!(serde_json::from_value::<Pair>(list.clone()).is_ok());
        assert!(read::<Pair>(&list).unwrap_err().reason.starts_with("invalid type: sequence, expected struct Pair"));
        assert_eq!(read::<Kind>(&json!({"named": [[-3, []]]})).unwrap_err().path, "named");
    }

    #[test]
    fn too_much_and_too_little_is_refused() {
        let where_and_what = |value: Value| {
            let Misread { path, reason } = read::<Kind>(&value).unwrap_err();
            format!("{path}: {reason}")
        };
        assert_eq!(where_and_what(json!({"several": [1, true, 2]})), "several[2]: too many items");
        assert_eq!(where_and_what(json!({"bare": null, "wrapped": 1})), "document: expected one variant");
        assert_eq!(where_and_what(json!({})), "document: expected one variant");
        let keys = read::<BTreeMap<Number, u8>>(&json!({"1": 1, "x": 2})).unwrap_err();
        assert_eq!((keys.path.as_str(), keys.reason.as_str()), ("x", "expected a number in quotes"));
    }
}
