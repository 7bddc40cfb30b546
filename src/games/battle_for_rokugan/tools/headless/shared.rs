//! Reading and writing the names that every command uses.

use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::initiative_card::InitiativeCard;
use crate::games::battle_for_rokugan::model::players::{Players, PlayersFault};
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::kernel::by::Small;
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Map, Value, json};

/// What a document is called in its own faults.
const DOCUMENT: &str = "document";

/// Reads a text with `answer`.
pub(super) fn read(
    text: &str,
    answer: impl FnOnce(&Node<'_>) -> Result<Value, DocumentFault>,
) -> Result<Value, DocumentFault> {
    answer(&Document::parse(text, DOCUMENT)?.root())
}

/// One of the values of a named enum.
pub(super) fn named<T: Named>(node: &Node<'_>) -> Result<T, DocumentFault> {
    key(node.text(0..=usize::MAX)?, node)
}

/// A field's name as one of the values of a named enum; faults are those of its value.
pub(super) fn key<T: Named>(name: &str, node: &Node<'_>) -> Result<T, DocumentFault> {
    T::named(name).ok_or_else(|| node.fault(format!("{name:?} is none of the names allowed here")))
}

/// A clan that plays.
pub(super) fn player(players: &Players, node: &Node<'_>) -> Result<Clan, DocumentFault> {
    playing(players, named(node)?, node)
}

/// The name of a field as a clan that plays.
pub(super) fn player_key(players: &Players, name: &str, node: &Node<'_>) -> Result<Clan, DocumentFault> {
    playing(players, key(name, node)?, node)
}

fn playing(players: &Players, clan: Clan, node: &Node<'_>) -> Result<Clan, DocumentFault> {
    if players.contains(clan) { Ok(clan) } else { Err(node.fault(format!("{} does not play", clan.id()))) }
}

/// A field that may be null or missing.
pub(super) fn maybe<T>(
    object: &Object<'_>,
    field: &str,
    read: impl FnOnce(&Node<'_>) -> Result<T, DocumentFault>,
) -> Result<Option<T>, DocumentFault> {
    object.optional(field).and_then(Node::non_null).map(|node| read(&node)).transpose()
}

/// The clans at the table, clockwise.
pub(super) fn players(node: &Node<'_>) -> Result<Players, DocumentFault> {
    let items = node.items(2..=5)?;
    let clans = items.iter().map(named).collect::<Result<Vec<_>, _>>()?;
    Players::new(clans).map_err(|fault| match fault {
        PlayersFault::Number => node.fault("there are two to five players"),
        PlayersFault::Twice(at) => items[at].fault("this clan sits elsewhere already"),
    })
}

/// An initiative card that may be in this table's deck.
pub(super) fn initiative_card(players: &Players, node: &Node<'_>) -> Result<InitiativeCard, DocumentFault> {
    let name = node.text(0..=usize::MAX)?;
    match InitiativeCard::named(name) {
        Some(InitiativeCard::Clan(clan)) => playing(players, clan, node).map(InitiativeCard::Clan),
        Some(neutral) => Ok(neutral),
        None => Err(node.fault(format!("{name:?} is no initiative card"))),
    }
}

/// An object with a value for each clan given.
pub(super) fn by_clan(values: impl IntoIterator<Item = (Clan, Value)>) -> Value {
    Value::Object(values.into_iter().map(|(clan, value)| (clan.id().to_owned(), value)).collect())
}

/// A name, or null.
pub(super) fn id_or_null<T: Named>(value: Option<T>) -> Value {
    value.map_or(Value::Null, |value| json!(value.id()))
}

/// Names in their order.
pub(super) fn ids<T: Named>(values: impl IntoIterator<Item = T>) -> Value {
    values.into_iter().map(|value| json!(value.id())).collect()
}

/// An object with a value for each territory.
pub(super) fn by_territory(value: impl Fn(Territory) -> Value) -> Value {
    let entry = |territory: &Territory| (territory.id().to_owned(), value(*territory));
    Value::Object(Territory::ALL.iter().map(entry).collect::<Map<_, _>>())
}
