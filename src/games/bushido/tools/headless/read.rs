//! Fields with a default, as most fields of the documents have one.

use crate::games::bushido::model::sides::{Side, Sides};
use crate::kernel::document::{DocumentFault, Node, Object};
use std::ops::RangeInclusive;

/// What a reader of a value gives.
pub type Read<T> = Result<T, DocumentFault>;

/// A whole number, or `default` where the field is left out.
pub fn integer(object: &Object, field: &str, range: RangeInclusive<i64>, default: i64) -> Read<i64> {
    object.or(field, default, |node| node.integer(range))
}

/// A whole number that must be there.
pub fn required(object: &Object, field: &str, range: RangeInclusive<i64>) -> Read<i64> {
    object.required(field)?.integer(range)
}

/// A count from 0 to `most`, or 0 where the field is left out.
pub fn count(object: &Object, field: &str, most: i64) -> Read<usize> {
    object.or(field, 0, |node| count_of(node, 0..=most))
}

/// A value that is a count; `range` has nothing below 0.
pub fn count_of(node: &Node, range: RangeInclusive<i64>) -> Read<usize> {
    usize::try_from(node.integer(range)?).map_err(|error| node.fault(error.to_string()))
}

/// `true` or `false`, the latter where the field is left out.
pub fn flag(object: &Object, field: &str) -> Read<bool> {
    object.or(field, false, Node::boolean)
}

/// The values of a list of `true` fields, of those that have a name.
pub fn flags<'a, T: Copy + 'a>(
    object: &Object,
    named: impl IntoIterator<Item = &'a (&'static str, T)>,
) -> Read<Vec<T>> {
    let mut set = Vec::new();
    for (field, value) in named {
        if flag(object, field)? {
            set.push(*value);
        }
    }
    Ok(set)
}

/// What `read` makes of a value, or nothing where it is `null`.
pub fn nullable<T>(node: &Node, read: impl FnOnce(&Node) -> Read<T>) -> Read<Option<T>> {
    node.clone().non_null().map(|node| read(&node)).transpose()
}

/// A dice face.
pub fn face(node: &Node) -> Read<u8> {
    u8::try_from(node.integer(1..=6)?).map_err(|error| node.fault(error.to_string()))
}

/// A list of dice faces.
pub fn faces(node: &Node, length: RangeInclusive<usize>) -> Read<Vec<u8>> {
    node.items(length)?.iter().map(face).collect()
}

/// One of the two sides.
pub fn side(node: &Node) -> Read<Side> {
    node.choice(&Side::ALL.map(|side| (side.name(), side)))
}

/// A field that must be there for each side.
pub fn sides<'a, T>(object: &Object<'a>, read: impl Fn(&Node<'a>) -> Read<T>) -> Read<Sides<T>> {
    Sides::try_from_fn(|side| read(&object.required(side.name())?))
}

/// The names of both sides, as fields.
pub const SIDES: [&str; 2] = [Side::Active.name(), Side::Other.name()];

/// A value that is an object with a field for each side and nothing else.
pub fn by_side<'a, T>(node: &Node<'a>, read: impl Fn(&Node<'a>) -> Read<T>) -> Read<Sides<T>> {
    sides(&node.object(&SIDES)?, read)
}
