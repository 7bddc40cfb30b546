//! `attach`: whether a card may be attached or moved to a Personality.

use super::reading::{self, Read};
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::rules::attach::{Attachment, Bearer, Bows, Held, Origin, Slot, bows, faults};
use crate::kernel::document::{Node, Object};
use serde_json::{Value, json};

/// What kind a card is, before what else it says is looked at.
#[derive(Clone, Copy)]
enum Kind {
    Follower,
    Item,
    Spell,
    Ancestor,
}

const KINDS: [(&str, Kind); 4] =
    [("follower", Kind::Follower), ("item", Kind::Item), ("spell", Kind::Spell), ("ancestor", Kind::Ancestor)];

/// Answers a document of `attach`.
///
/// # Errors
///
/// The document is none.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let root = document.root().object(&["personality", "attached", "card", "moving", "source_bowed"])?;
    let attached = reading::list_or_none(&root, "attached", read_held)?;
    let bearer = read_bearer(&root.required("personality")?, attached)?;
    let card = read_card(&root.required("card")?)?;
    let origin = read_origin(&root)?;
    let faults = faults(&bearer, &card, origin);
    let bows = bows(&card, origin).iter().map(|bows| match bows {
        Bows::Source => "source",
        Bows::Target => "target",
    });
    Ok(json!({
        "legal": faults.is_empty(),
        "faults": faults.iter().map(|rule| Rule::id(*rule)).collect::<Vec<_>>(),
        "bows": bows.collect::<Vec<_>>()
    }))
}

fn read_bearer(node: &Node<'_>, attached: Vec<Held>) -> Read<Bearer> {
    let fields = ["own", "bowed", "dishonored", "personal_honor", "chi", "shugenja", "clans"];
    let object = node.object(&fields)?;
    let printed = reading::number_or(&object, "personal_honor", 0, 0, 20)?;
    let dishonored = reading::flag(&object, "dishonored")?;
    Ok(Bearer {
        own: object.or("own", true, Node::boolean)?,
        bowed: reading::flag(&object, "bowed")?,
        personal_honor: if dishonored { 0 } else { printed },
        chi: reading::number(&object, "chi", 0, 99)?,
        shugenja: reading::flag(&object, "shugenja")?,
        clans: reading::list_or_none(&object, "clans", reading::cards_clan)?,
        attached,
    })
}

fn read_held(node: &Node<'_>) -> Read<Held> {
    match node.object(&["kind", "slot"])?.required("kind")?.choice(&KINDS)? {
        Kind::Item => Ok(Held::Item(read_slot(&node.object(&["kind", "slot"])?)?)),
        Kind::Follower => node.object(&["kind"]).map(|_| Held::Follower),
        Kind::Spell => node.object(&["kind"]).map(|_| Held::Spell),
        Kind::Ancestor => node.object(&["kind"]).map(|_| Held::Ancestor),
    }
}

fn read_card(node: &Node<'_>) -> Read<Attachment> {
    match node.object(&["kind", "requirement", "slot", "clans"])?.required("kind")?.choice(&KINDS)? {
        Kind::Follower => {
            let object = node.object(&["kind", "requirement"])?;
            reading::nullable(&object, "requirement", |node| node.integer(0..=20)).map(Attachment::Follower)
        }
        Kind::Item => Ok(Attachment::Item(read_slot(&node.object(&["kind", "slot"])?)?)),
        Kind::Spell => node.object(&["kind"]).map(|_| Attachment::Spell),
        Kind::Ancestor => {
            let object = node.object(&["kind", "clans"])?;
            reading::list_or_none(&object, "clans", reading::cards_clan).map(Attachment::Ancestor)
        }
    }
}

fn read_slot(object: &Object<'_>) -> Read<Slot> {
    let slots = [("other", Slot::Other), ("weapon", Slot::Weapon), ("armor", Slot::Armor)];
    object.or("slot", Slot::Other, |node| node.choice(&slots))
}

fn read_origin(root: &Object<'_>) -> Read<Origin> {
    if reading::flag(root, "moving")? {
        return Ok(if reading::flag(root, "source_bowed")? { Origin::Bowed } else { Origin::Unbowed });
    }
    match root.optional("source_bowed") {
        Some(node) => Err(node.fault("stands only beside a card that is moved")),
        None => Ok(Origin::Hand),
    }
}
