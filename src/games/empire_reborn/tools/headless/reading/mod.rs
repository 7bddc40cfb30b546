//! What several documents have in common, read strictly.

mod army;
mod character;
mod entries;
mod rulings;
mod unit;

pub(super) use army::{context, field, grouped, side};
pub(super) use character::{character, character_with};
pub(super) use entries::{advantage, disadvantage};
pub(super) use rulings::rulings;
pub(super) use unit::{BAND, Fighter, band, fighter, group};

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::fault::Fault;
use crate::games::empire_reborn::model::season::Weather;
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// Amounts of koku.
pub(super) const KOKU: RangeInclusive<i64> = 0..=100_000;
/// Amounts of koku that may be negative.
pub(super) const SIGNED_KOKU: RangeInclusive<i64> = -100_000..=100_000;
/// Target numbers.
pub(super) const TN: RangeInclusive<i64> = 0..=300;
/// Percentages a province may lie waste.
const DAMAGE: [i64; 5] = [0, 25, 50, 75, 100];

/// A Clan, or none.
const CLANS_AND_NONE: &[(&str, Option<Clan>)] = &[
    ("crab", Some(Clan::Crab)),
    ("crane", Some(Clan::Crane)),
    ("dragon", Some(Clan::Dragon)),
    ("lion", Some(Clan::Lion)),
    ("phoenix", Some(Clan::Phoenix)),
    ("scorpion", Some(Clan::Scorpion)),
    ("unicorn", Some(Clan::Unicorn)),
    ("mantis", Some(Clan::Mantis)),
    ("none", None),
];

/// The document of a text.
pub(super) fn parse(text: &str) -> Result<Document, DocumentFault> {
    Document::parse(text, "document")
}

/// Which of several kinds a document is of; `fields` are those of all kinds together.
pub(super) fn kind<T: Copy>(root: &Node<'_>, fields: &[&[&str]], kinds: &[(&str, T)]) -> Result<T, DocumentFault> {
    root.object(&fields.concat())?.required("kind")?.choice(kinds)
}

/// One of the eight Clans.
pub(super) fn clan(node: &Node<'_>) -> Result<Clan, DocumentFault> {
    node.choice(Clan::NAMES)
}

/// A Clan, or `none`.
pub(super) fn clan_or_none(node: &Node<'_>) -> Result<Option<Clan>, DocumentFault> {
    node.choice(CLANS_AND_NONE)
}

/// A name or id.
pub(super) fn name<'a>(node: &Node<'a>) -> Result<&'a str, DocumentFault> {
    node.text(1..=40)
}

/// A number that fits into any platform's counts.
pub(super) fn count(node: &Node<'_>, range: RangeInclusive<u16>) -> Result<u16, DocumentFault> {
    let number = node.integer(i64::from(*range.start())..=i64::from(*range.end()))?;
    // The range is one of such numbers.
    Ok(u16::try_from(number).unwrap_or(u16::MAX))
}

/// A small number.
pub(super) fn small(node: &Node<'_>, range: RangeInclusive<u8>) -> Result<u8, DocumentFault> {
    let number = count(node, u16::from(*range.start())..=u16::from(*range.end()))?;
    Ok(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Something that happens or not; it does not where the document is silent.
pub(super) fn flag(object: &Object<'_>, field: &str) -> Result<bool, DocumentFault> {
    object.or(field, false, Node::boolean)
}

/// What `read` makes of a field, nothing where it is missing or `null`.
pub(super) fn nullable<'a, T>(
    object: &Object<'a>,
    field: &str,
    read: impl FnOnce(&Node<'a>) -> Result<T, DocumentFault>,
) -> Result<Option<T>, DocumentFault> {
    object.optional(field).and_then(Node::non_null).map(|node| read(&node)).transpose()
}

/// Refuses a field that has no place here.
pub(super) fn refused(object: &Object<'_>, field: &str, why: &str) -> Result<(), DocumentFault> {
    object.optional(field).map_or(Ok(()), |node| Err(node.fault(why)))
}

/// The weather, which may be none.
pub(super) fn weather(object: &Object<'_>) -> Result<Option<Weather>, DocumentFault> {
    nullable(object, "weather", |node| node.choice(Weather::NAMES))
}

/// How much of a province lies waste, in percent.
pub(super) fn damage(node: &Node<'_>) -> Result<i64, DocumentFault> {
    let percent = node.integer(0..=100)?;
    if DAMAGE.contains(&percent) { Ok(percent) } else { Err(node.fault("is no step of a quarter")) }
}

/// Faults as they are written.
pub(super) fn faults(faults: &[Fault]) -> Value {
    faults.iter().map(|fault| json!({"rule": fault.rule, "path": fault.path})).collect()
}
