//! The names of fields and variants, and the keys of maps.

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Error;

/// The name of a field or variant, or the key of a map; a number stands in quotes there.
pub(super) struct Key<'de>(pub(super) &'de str);

impl Key<'_> {
    fn number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match (self.0.parse(), self.0.parse()) {
            (Ok(number), _) => visitor.visit_u64(number),
            (Err(_), Ok(number)) => visitor.visit_i64(number),
            (Err(_), Err(_)) => Err(Error::custom("expected a number in quotes")),
        }
    }
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    read_as! {
        number:
        deserialize_i8(), deserialize_i16(), deserialize_i32(), deserialize_i64(), deserialize_u8(), deserialize_u16(),
        deserialize_u32(), deserialize_u64(),
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.0)
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
        visitor.visit_enum(BorrowedStrDeserializer::new(self.0))
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 bool char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}
