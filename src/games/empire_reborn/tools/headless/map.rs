//! `map`: marches, landings and lines of trade (ER-MOV, ER-TRD-5).

use super::reading::{clan, kind, name, nullable, parse, rulings, small};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::map::{Link, LinkFault, LinkKind, Map, Province};
use crate::games::empire_reborn::model::rulings::{ClosedBorderMv, TradeOverPass};
use crate::games::empire_reborn::model::season::Security;
use crate::games::empire_reborn::rules::ways::{Landing, March, landing, landing_meets_troops, march, trade_line};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Provinces and seas together.
const MOST_PLACES: usize = 300;

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let object = document.root().object(&["provinces", "seas", "links", "ask", "rulings"])?;
    rulings(&object)?;
    let atlas = Atlas::read(&object)?;
    let questions = object.required("ask")?.items(0..=50)?;
    let answers: Vec<Value> = questions.iter().map(|node| atlas.answer(node)).collect::<Result<_, _>>()?;
    Ok(json!({ "answers": answers }))
}

/// The map and the names of its places.
struct Atlas<'a> {
    map: Map,
    names: Vec<&'a str>,
    numbers: BTreeMap<&'a str, usize>,
}

#[derive(Clone, Copy)]
enum Kind {
    March,
    Landing,
    Trade,
}

const KINDS: &[(&str, Kind)] = &[("march", Kind::March), ("landing", Kind::Landing), ("trade", Kind::Trade)];
const MARCH: &[&str] = &["kind", "clan", "from", "to", "mv", "approved"];
const LANDING: &[&str] = &["kind", "clan", "from", "fleet", "to", "ship_mv", "unit_mv", "approved"];
const TRADE: &[&str] = &["kind", "between", "enemies"];

impl<'a> Atlas<'a> {
    fn read(object: &Object<'a>) -> Result<Self, DocumentFault> {
        let provinces = object.required("provinces")?.items(0..=MOST_PLACES)?;
        let seas = object.required("seas")?.items(0..=MOST_PLACES - provinces.len())?;
        let mut names = Vec::new();
        let mut numbers = BTreeMap::new();
        let mut called = |object: &Object<'a>| {
            let node = object.required("id")?;
            let id = name(&node)?;
            if numbers.insert(id, names.len()).is_some() {
                return Err(node.fault("is there already"));
            }
            names.push(id);
            Ok(())
        };
        let mut lands = Vec::new();
        for node in &provinces {
            let object = node.object(&["id", "owner", "troops", "security"])?;
            called(&object)?;
            nullable(&object, "owner", clan)?;
            let security = object.or("security", Security::Open, |node| node.choice(Security::NAMES))?;
            lands.push(Province { troops: nullable(&object, "troops", clan)?, security });
        }
        let mut fleets = Vec::new();
        for node in &seas {
            let object = node.object(&["id", "fleet"])?;
            called(&object)?;
            fleets.push(nullable(&object, "fleet", clan)?);
        }
        let nodes = object.required("links")?.items(0..=2000)?;
        let links: Vec<Link> = nodes.iter().map(|node| link(node, &numbers)).collect::<Result<_, _>>()?;
        let map = Map::new(lands, fleets, &links).map_err(|(at, fault)| {
            nodes[at].fault(match fault {
                LinkFault::Loop => "joins a place with itself",
                LinkFault::Kind => "is of a kind that does not join such places",
                LinkFault::Twice => "joins a pair that is joined already",
            })
        })?;
        Ok(Self { map, names, numbers })
    }

    fn answer(&self, node: &Node<'_>) -> Result<Value, DocumentFault> {
        match kind(node, &[MARCH, LANDING, TRADE], KINDS)? {
            Kind::March => self.march(&node.object(MARCH)?),
            Kind::Landing => self.landing(&node.object(LANDING)?),
            Kind::Trade => self.trade(&node.object(TRADE)?),
        }
    }

    fn march(&self, object: &Object<'_>) -> Result<Value, DocumentFault> {
        let approved = self.approved(object)?;
        let asked = March {
            clan: clan(&object.required("clan")?)?,
            from: self.province(&object.required("from")?)?,
            to: self.province(&object.required("to")?)?,
            approved: &approved,
            borders: ClosedBorderMv::Crossed,
        };
        let mv = u32::from(small(&object.required("mv")?, 0..=9)?);
        let route = march(&self.map, asked);
        Ok(json!({
            "path": route.as_ref().map(|route| self.path(&route.path)),
            "needs": route.as_ref().map(|route| route.needs),
            "reachable": route.as_ref().is_some_and(|route| route.needs <= mv),
            "battle": route.as_ref().is_some_and(|route| route.battle),
            "over_pass": route.as_ref().is_some_and(|route| route.over_pass),
        }))
    }

    fn landing(&self, object: &Object<'_>) -> Result<Value, DocumentFault> {
        let approved = self.approved(object)?;
        let asked = Landing {
            clan: clan(&object.required("clan")?)?,
            from: self.province(&object.required("from")?)?,
            fleet: self.sea(&object.required("fleet")?)?,
            to: self.province(&object.required("to")?)?,
            approved: &approved,
        };
        let ship_mv = usize::from(small(&object.required("ship_mv")?, 0..=9)?);
        let unit_mv = small(&object.required("unit_mv")?, 0..=9)?;
        let path = landing(&self.map, asked);
        let moves = path.as_ref().map(|path| path.len() - 1);
        Ok(json!({
            "path": path.as_ref().map(|path| self.path(path)),
            "sea_moves": moves,
            // One movement to board, one to disembark.
            "reachable": moves.is_some_and(|moves| moves <= ship_mv) && unit_mv >= 2,
            "battle": landing_meets_troops(&self.map, asked),
        }))
    }

    fn trade(&self, object: &Object<'_>) -> Result<Value, DocumentFault> {
        let between = object.required("between")?;
        let [from, to] = pair(&between, |node| self.province(node))?;
        if from == to {
            return Err(between.fault("are the same province"));
        }
        let items = object.required("enemies")?.items(0..=8)?;
        let enemies: Vec<Clan> = items.iter().map(clan).collect::<Result<_, _>>()?;
        let line = trade_line(&self.map, [from, to], &enemies, TradeOverPass::Allowed);
        Ok(json!({
            "open": line.is_ok(),
            "path": line.as_ref().ok().map(|path| self.path(path)),
            "because": line.as_ref().err().map(|obstacle| obstacle.name()),
        }))
    }

    fn path(&self, places: &[usize]) -> Vec<&'a str> {
        places.iter().map(|place| self.names[*place]).collect()
    }

    fn province(&self, node: &Node<'_>) -> Result<usize, DocumentFault> {
        let place = place(node, &self.numbers)?;
        self.map.province(place).map(|_| place).ok_or_else(|| node.fault("is no province"))
    }

    fn sea(&self, node: &Node<'_>) -> Result<usize, DocumentFault> {
        let place = place(node, &self.numbers)?;
        if self.map.province(place).is_some() { Err(node.fault("is no sea")) } else { Ok(place) }
    }

    fn approved(&self, object: &Object<'_>) -> Result<Vec<usize>, DocumentFault> {
        let all = |node: &Node<'_>| node.items(0..=MOST_PLACES)?.iter().map(|node| self.province(node)).collect();
        object.or("approved", Vec::new(), all)
    }
}

fn place(node: &Node<'_>, numbers: &BTreeMap<&str, usize>) -> Result<usize, DocumentFault> {
    numbers.get(name(node)?).copied().ok_or_else(|| node.fault("is no place of this map"))
}

fn pair<T: Copy>(
    node: &Node<'_>,
    read: impl Fn(&Node<'_>) -> Result<T, DocumentFault>,
) -> Result<[T; 2], DocumentFault> {
    match node.items(2..=2)?.as_slice() {
        [one, other] => Ok([read(one)?, read(other)?]),
        _ => Err(node.fault("is no pair")),
    }
}

fn link(node: &Node<'_>, numbers: &BTreeMap<&str, usize>) -> Result<Link, DocumentFault> {
    let object = node.object(&["between", "kind"])?;
    Ok(Link {
        between: pair(&object.required("between")?, |node| place(node, numbers))?,
        kind: object.required("kind")?.choice(LinkKind::NAMES)?,
    })
}
