//! The map as a file, from the game master to the players: provinces, seas, links, muster limits.
//!
//! What a realm that is kept here knows of itself is no part of it: only what is written on the map goes out. Whether the
//! file is whole, its seal tells; here its fields are read strictly. A link that names a place the map does not have, an
//! island, two names for one province are no faults: they are remarks ([`Chart::remarks`]).

use crate::games::empire_reborn::chart::{Chart, Ground, MOST_LINKS, MOST_MUSTERED, MOST_PLACES, Place, Sighting, Way};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::model::season::Security;
use crate::games::empire_reborn::realm::MOST_KOKU;
use crate::games::{DocumentFormat, GameId};
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use crate::kernel::name::Name;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The field `format` of such a file.
pub const FORMAT: &str = "rokugan-empire-map";
/// The version this app writes, and the newest it reads.
pub const VERSION: u64 = 1;
/// The kind of file.
pub(in crate::games) const KIND: DocumentFormat =
    DocumentFormat { format: FORMAT, game: GameId::EmpireReborn, most_bytes: 1 << 20 };

/// The map in a file.
///
/// # Errors
///
/// The first field that is wrong, and why.
pub fn read(text: &str) -> Result<Chart, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let fields = ["format", "version", "checksum", "provinces", "seas", "links", "limits"];
    let object = document.root().object(&fields)?;
    object.required("format")?.choice(&[(FORMAT, ())])?;
    object.required("version")?.integer(1..=1)?;
    let mut limits: BTreeMap<String, Node<'_>> = BTreeMap::new();
    if let Some(node) = object.optional("limits") {
        limits.extend(node.entries()?.into_iter().map(|(name, node)| (name.to_owned(), node)));
    }
    let mut chart = Chart::default();
    for node in object.required("provinces")?.items(0..=MOST_PLACES)? {
        let place = province(&node, &mut limits)?;
        add(&mut chart, &node, place)?;
    }
    if let Some(node) = limits.values().next() {
        return Err(node.fault("is no province of this map"));
    }
    for node in object.required("seas")?.items(0..=MOST_PLACES - chart.places.len())? {
        let object = node.object(&["id", "fleet"])?;
        let sea = Place::new(name(&object.required("id")?)?, Ground::Sea);
        add(&mut chart, &node, Place { seen: seen(&object, "fleet")?, ..sea })?;
    }
    let links = object.required("links")?.items(0..=MOST_LINKS)?;
    chart.ways = links.iter().map(way).collect::<Result<_, _>>()?;
    Ok(chart)
}

fn add(chart: &mut Chart, node: &Node<'_>, place: Place) -> Result<(), DocumentFault> {
    if chart.place(&place.name).is_some() {
        return Err(DocumentFault { path: node.path_of("id"), reason: "is there already".to_owned() });
    }
    chart.places.push(place);
    Ok(())
}

fn province(node: &Node<'_>, limits: &mut BTreeMap<String, Node<'_>>) -> Result<Place, DocumentFault> {
    let object = node.object(&["id", "owner", "troops", "security", "production"])?;
    let id = object.required("id")?;
    let limit = limits.remove(id.text(1..=Name::MOST)?);
    let limit = limit.map(|node| node.integer(0..=MOST_MUSTERED.into())).transpose()?;
    let production = object.optional("production").and_then(Node::non_null);
    let production = production.map(|node| node.integer(0..=MOST_KOKU.into())).transpose()?;
    let ground = Ground::Province {
        owner: clan(&object, "owner")?,
        security: object.or("security", Security::Open, |node| node.choice(Security::NAMES))?,
        // Both are within their bounds.
        production: production.and_then(|koku| u16::try_from(koku).ok()),
        muster: limit.and_then(|limit| u8::try_from(limit).ok()),
    };
    Ok(Place { seen: seen(&object, "troops")?, ..Place::new(name(&id)?, ground) })
}

fn name(node: &Node<'_>) -> Result<Name, DocumentFault> {
    Name::new(node.text(1..=Name::MOST)?).map_err(|error| node.fault(error.to_string()))
}

fn clan(object: &Object<'_>, field: &str) -> Result<Option<Clan>, DocumentFault> {
    object.optional(field).and_then(Node::non_null).map(|node| node.choice(Clan::NAMES)).transpose()
}

/// Who stands there; the turn of the knowledge is the one in which the file comes.
fn seen(object: &Object<'_>, field: &str) -> Result<Option<Sighting>, DocumentFault> {
    Ok(clan(object, field)?.map(|clan| Sighting { clan: Some(clan), units: None, turn: 0 }))
}

fn way(node: &Node<'_>) -> Result<Way, DocumentFault> {
    let object = node.object(&["between", "kind"])?;
    let ends = object.required("between")?;
    let between = match ends.items(2..=2)?.as_slice() {
        [one, other] => [name(one)?, name(other)?],
        _ => return Err(ends.fault("is no pair")),
    };
    Ok(Way { between, kind: object.required("kind")?.choice(LinkKind::NAMES)? })
}

/// The document of a map, without its seal.
pub fn written(chart: &Chart) -> Value {
    let (seas, lands): (Vec<&Place>, Vec<&Place>) = chart.places.iter().partition(|place| place.ground.is_sea());
    let sea = |place: &&Place| {
        let fleet = place.seen.and_then(|seen| seen.clan);
        json!({ "id": place.name, "fleet": fleet })
    };
    let way = |way: &Way| json!({ "between": way.between, "kind": way.kind });
    let limits: Map<String, Value> = chart
        .places
        .iter()
        .filter_map(|place| Some((place.name.to_string(), chart.muster(&place.name)?.into())))
        .collect();
    json!({
        "format": FORMAT,
        "version": VERSION,
        "provinces": lands.into_iter().map(written_province).collect::<Vec<_>>(),
        "seas": seas.iter().map(sea).collect::<Vec<_>>(),
        "links": chart.ways.iter().map(way).collect::<Vec<_>>(),
        "limits": limits,
    })
}

fn written_province(place: &Place) -> Value {
    let troops = place.seen.and_then(|seen| seen.clan);
    let (owner, security, production) = match place.ground {
        Ground::Province { owner, security, production, .. } => (owner, security, production),
        Ground::Sea => (None, Security::Open, None),
    };
    json!({ "id": place.name, "owner": owner, "troops": troops, "security": security, "production": production })
}
