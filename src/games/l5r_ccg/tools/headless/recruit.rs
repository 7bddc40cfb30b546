//! `recruit`: the ways a Dynasty card can come into play.

use super::gold::read_sources;
use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::rules::recruit::{
    Court, ExperiencedInPlay, InPlay, Kind, Offer, Printed, Recruit, Take, offers,
};
use crate::kernel::document::{Node, Object};
use serde_json::{Value, json};

/// Answers a document of `recruit`.
///
/// # Errors
///
/// The document is none, or has more usable sources than can be planned with.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let root = document.root().object(&["player", "card", "in_play", "sources", "rulings"])?;
    let player = root.required("player")?.object(&["honor", "clans"])?;
    let honor = reading::number(&player, "honor", -99, 999)?;
    let clans = reading::list(&player.required("clans")?, reading::players_clan)?;
    let card = read_card(&root.required("card")?)?;
    let in_play = reading::list_or_none(&root, "in_play", |item| {
        let object = item.object(&["name", "unique", "version", "own"])?;
        Ok(InPlay { printed: read_printed(&object)?, own: reading::flag(&object, "own")? })
    })?;
    let gold = root.optional("sources").map(|node| read_sources(&node).map(|read| (node, read))).transpose()?;
    let experienced = root.or("rulings", ExperiencedInPlay::Strict, read_ruling)?;
    let sources = gold.as_ref().map(|(_, (_, sources))| sources.as_slice());
    let court = Court { honor, clans: &clans, in_play: &in_play, sources, experienced };
    let names = gold.as_ref().map(|(_, (names, _))| names);
    match (offers(&card, &court), &gold) {
        (Ok(offers), _) => {
            Ok(json!({ "options": offers.iter().map(|offer| told(offer, honor, names)).collect::<Vec<_>>() }))
        }
        (Err(_), Some((node, _))) => Err(node.fault("too many")),
        (Err(_), None) => Err(root.node().fault("too many")),
    }
}

fn read_ruling(node: &Node<'_>) -> Read<ExperiencedInPlay> {
    let choices = [("strict", ExperiencedInPlay::Strict), ("unique_only", ExperiencedInPlay::UniqueOnly)];
    node.object(&["experienced"])?.or("experienced", ExperiencedInPlay::Strict, |node| node.choice(&choices))
}

fn read_card(node: &Node<'_>) -> Read<Recruit> {
    let object = node.object(&[
        "kind",
        "name",
        "clans",
        "cost",
        "requirement",
        "personal_honor",
        "unique",
        "version",
        "enter_honor",
    ])?;
    let kinds = [("personality", Kind::Personality), ("holding", Kind::Holding)];
    Ok(Recruit {
        kind: object.required("kind")?.choice(&kinds)?,
        printed: read_printed(&object)?,
        clans: reading::list_or_none(&object, "clans", reading::cards_clan)?,
        cost: reading::number(&object, "cost", 0, 99)?,
        requirement: reading::nullable(&object, "requirement", |node| node.integer(-20..=99))?,
        personal_honor: reading::number_or(&object, "personal_honor", 0, 0, 20)?,
        enter_honor: reading::number_or(&object, "enter_honor", 0, -99, 99)?,
    })
}

fn read_printed(object: &Object<'_>) -> Read<Printed> {
    Ok(Printed {
        name: reading::title(&object.required("name")?)?,
        unique: reading::flag(object, "unique")?,
        version: reading::number_or(object, "version", 1, 0, 9)?,
    })
}

fn told(offer: &Offer, before: i64, sources: Option<&Names<'_>>) -> Value {
    let take = match offer.take {
        Take::Discount => "discount",
        Take::Honor => "honor",
        Take::Plain => "plain",
        Take::Overlay => "overlay",
    };
    let bow = offer.payment.as_ref().zip(sources).map(|(plan, names)| {
        plan.payments.iter().flat_map(|payment| names.names(&payment.sources)).collect::<Vec<_>>()
    });
    json!({
        "take": take,
        "cost": offer.cost,
        "honor": offer.honor,
        "honor_after": before + offer.honor,
        "faults": offer.faults.iter().map(|rule| Rule::id(*rule)).collect::<Vec<_>>(),
        "bow": bow,
        "waste": offer.payment.as_ref().map(|plan| plan.waste)
    })
}
