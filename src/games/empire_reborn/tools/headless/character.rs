//! `character`: what starting Characters and experience cost (ER-CHR, ER-XP).

use super::reading::{advantage, character, disadvantage, faults, kind, parse, rulings};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::fault::Fault;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::rules::creation::{ALL_POINTS, Price, broken_by, broken_together, together};
use crate::games::empire_reborn::rules::experience::{Impossible, Purchase, purchase};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Map, Value, json};

#[derive(Clone, Copy)]
enum Kind {
    Create,
    Spend,
}

const KINDS: &[(&str, Kind)] = &[("create", Kind::Create), ("spend", Kind::Spend)];
const CREATE: &[&str] = &["kind", "rulings", "characters"];
const SPEND: &[&str] = &["kind", "rulings", "character", "xp", "spend"];

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let root = document.root();
    match kind(&root, &[CREATE, SPEND], KINDS)? {
        Kind::Create => create(&root.object(CREATE)?),
        Kind::Spend => spend(&root.object(SPEND)?),
    }
}

/// A Character of one of the eight Clans.
fn of_a_clan(node: &Node<'_>) -> Result<(Character, Clan), DocumentFault> {
    let character = character(node)?;
    let clan = character.clan();
    let none = || DocumentFault { path: node.path_of("clan"), reason: "must be one of the eight".to_owned() };
    Ok((character, clan.ok_or_else(none)?))
}

fn create(object: &Object<'_>) -> Result<Value, DocumentFault> {
    rulings(object)?;
    let items = object.required("characters")?.items(1..=20)?;
    let characters: Vec<(Character, Clan)> = items.iter().map(of_a_clan).collect::<Result<_, _>>()?;
    let prices: Vec<Price> = characters.iter().map(|(character, clan)| Price::of(character, *clan)).collect();
    let broken = |(at, (character, clan)): (usize, &(Character, Clan))| {
        let fault = move |rule| Fault::new(rule, format!("characters[{at}]"));
        broken_by(character, *clan, &Rulings::STANDARD).into_iter().map(fault)
    };
    let mut all: Vec<Fault> = characters.iter().enumerate().flat_map(broken).collect();
    all.extend(broken_together(&prices));
    let each = |((character, _), price): (&(Character, Clan), &Price)| {
        let (av, tv) = character.unit_values();
        json!({
            "rings": price.rings,
            "honor": price.honor,
            "advantages": price.advantages,
            "disadvantages": price.disadvantages,
            "points": price.net(),
            "school_rank": character.school_rank(),
            "av": av,
            "tv": tv,
        })
    };
    let points = together(&prices);
    Ok(json!({
        "characters": characters.iter().zip(&prices).map(each).collect::<Value>(),
        "points": points,
        "left": ALL_POINTS - points,
        "faults": faults(&all),
    }))
}

fn spend(object: &Object<'_>) -> Result<Value, DocumentFault> {
    let half = rulings(object)?.half_xp;
    let (mut character, clan) = of_a_clan(&object.required("character")?)?;
    let xp = object.required("xp")?.integer(0..=1000)?;
    let (mut costs, mut all) = (Vec::new(), Vec::new());
    for (at, item) in object.required("spend")?.items(0..=50)?.iter().enumerate() {
        let (what, said) = wish(item)?;
        let bought = purchase(character, clan, what, half).map_err(|impossible| match impossible {
            Impossible::HasAlready => said.fault("is there already"),
            Impossible::HasNot => said.fault("is not there"),
        })?;
        costs.push(bought.cost);
        all.extend(bought.broken.map(|rule| Fault::new(rule, format!("spend[{at}]"))));
        character = bought.character;
    }
    let total: i64 = costs.iter().sum();
    all.extend((total > xp).then(|| Fault::new("ER-XP-3", "xp")));
    let (av, tv) = character.unit_values();
    let rings: Map<String, Value> =
        Ring::NAMES.iter().map(|(name, ring)| ((*name).to_owned(), character.ring(*ring).into())).collect();
    Ok(json!({
        "costs": costs,
        "total": total,
        "left": xp - total,
        "rings": rings,
        "school_rank": character.school_rank(),
        "av": av,
        "tv": tv,
        "faults": faults(&all),
    }))
}

/// What experience is spent on, and where that is said.
fn wish<'a>(node: &Node<'a>) -> Result<(Purchase, Node<'a>), DocumentFault> {
    let object = node.object(&["raise", "buy", "remove"])?;
    match (object.optional("raise"), object.optional("buy"), object.optional("remove")) {
        (Some(said), None, None) => Ok((Purchase::Raise(said.choice(Ring::NAMES)?), said)),
        (None, Some(said), None) => Ok((Purchase::Buy(advantage(&said)?), said)),
        (None, None, Some(said)) => Ok((Purchase::Remove(disadvantage(&said)?), said)),
        _ => Err(node.fault("must have exactly one of raise, buy and remove")),
    }
}
