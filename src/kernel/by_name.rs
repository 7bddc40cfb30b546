//! JSON read into types whose structs are objects.
//!
//! What serde derives reads a struct from a list of its fields too, and the parser of JSON offers it one: code for every
//! struct, for something that nobody writes. Read through [`read`] it is not made, and what reads a save is a fourth
//! smaller. A list in the place of an object is refused.

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use std::fmt;

/// Reads a text.
///
/// # Errors
///
/// The first thing that is wrong with it, and where.
pub fn read<'de, T: Deserialize<'de>>(text: &'de str) -> serde_json::Result<T> {
    let mut parser = serde_json::Deserializer::from_str(text);
    let read = T::deserialize(ByName(&mut parser))?;
    parser.end()?;
    Ok(read)
}

/// What reads, or is read, so that whatever lies in it is read so too.
struct ByName<T>(T);

/// Takes the fields of a struct from an object alone.
struct Fields<V>(V);

/// Nothing lies in these.
macro_rules! plain {
    ($($name:ident),* $(,)?) => { $(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
            self.0.$name(visitor)
        }
    )* };
}

/// Something may lie in these.
macro_rules! nested {
    ($($name:ident($($given:ident: $type:ty),*)),* $(,)?) => { $(
        fn $name<V: Visitor<'de>>(self, $($given: $type,)* visitor: V) -> Result<V::Value, D::Error> {
            self.0.$name($($given,)* ByName(visitor))
        }
    )* };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for ByName<D> {
    type Error = D::Error;

    plain! {
        deserialize_bool, deserialize_i8, deserialize_i16, deserialize_i32, deserialize_i64, deserialize_i128,
        deserialize_u8, deserialize_u16, deserialize_u32, deserialize_u64, deserialize_u128, deserialize_f32,
        deserialize_f64, deserialize_char, deserialize_str, deserialize_string, deserialize_bytes,
        deserialize_byte_buf, deserialize_unit, deserialize_identifier, deserialize_ignored_any,
    }

    nested! {
        deserialize_any(),
        deserialize_option(),
        deserialize_seq(),
        deserialize_map(),
        deserialize_tuple(len: usize),
        deserialize_newtype_struct(name: &'static str),
        deserialize_tuple_struct(name: &'static str, len: usize),
        deserialize_enum(name: &'static str, variants: &'static [&'static str]),
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_unit_struct(name, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(Fields(visitor))
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Fields<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(ByName(map))
    }
}

macro_rules! visited {
    ($($name:ident($type:ty)),* $(,)?) => { $(
        fn $name<E: Error>(self, value: $type) -> Result<V::Value, E> {
            self.0.$name(value)
        }
    )* };
}

impl<'de, V: Visitor<'de>> Visitor<'de> for ByName<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    visited! {
        visit_bool(bool), visit_i64(i64), visit_u64(u64), visit_f64(f64), visit_str(&str),
        visit_borrowed_str(&'de str), visit_string(String),
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, document: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(ByName(document))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, document: D) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(ByName(document))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(ByName(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(ByName(map))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<V::Value, A::Error> {
        self.0.visit_enum(ByName(variant))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for ByName<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, document: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(ByName(document))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for ByName<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(ByName(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for ByName<A> {
    type Error = A::Error;

    // A key is a text.
    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.0.next_key_seed(seed)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(ByName(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for ByName<A> {
    type Error = A::Error;
    type Variant = ByName<A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), A::Error> {
        let (variant, fields) = self.0.variant_seed(seed)?;
        Ok((variant, ByName(fields)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for ByName<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.0.newtype_variant_seed(ByName(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(len, ByName(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.struct_variant(fields, Fields(visitor))
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use serde::{Deserialize, Serialize};
    use std::collections::BTreeMap;

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

    #[test]
    fn what_was_written_is_read() {
        let pair = || Pair { left: Some(-3), right: vec![(1, "one".to_owned()), (2, "zwei \u{e4}".to_owned())] };
        let all = vec![
            Kind::Bare,
            Kind::Named { pair: Box::new(pair()) },
            Kind::Named { pair: Box::new(Pair { left: None, right: Vec::new() }) },
            Kind::Wrapped(Wrapped(700)),
            Kind::Several(9, true),
        ];
        let map: BTreeMap<String, Vec<Kind>> = BTreeMap::from([("all".to_owned(), all)]);
        let text = serde_json::to_string(&map).unwrap();
        assert_eq!(read::<BTreeMap<String, Vec<Kind>>>(&text).unwrap(), map);
    }

    #[test]
    fn whatever_is_wrong_is_said_as_ever() {
        for text in [
            r#"{"left": "x"}"#,
            r#"{"left": 1, "up": 2}"#,
            r#"{"right": [[1]]}"#,
            r#"{"left": 1"#,
            r#"{"left": 1} 2"#,
            r#"{"left": 1, "left": 2}"#,
            "3",
            "null",
        ] {
            let plain = serde_json::from_str::<Pair>(text).unwrap_err().to_string();
            assert_eq!(read::<Pair>(text).unwrap_err().to_string(), plain, "{text}");
        }
        let unknown = r#"{"unknown": {}}"#;
        let plain = serde_json::from_str::<Kind>(unknown).unwrap_err().to_string();
        assert_eq!(read::<Kind>(unknown).unwrap_err().to_string(), plain);
    }

    #[test]
    fn a_struct_is_no_list() {
        let list = "[-3, []]";
        assert!(serde_json::from_str::<Pair>(list).is_ok());
        assert!(
            read::<Pair>(list).unwrap_err().to_string().starts_with("invalid type: sequence, expected struct Pair")
        );
        assert!(read::<Kind>(r#"{"named": [[-3, []]]}"#).is_err());
    }
}
