//! `chance`: spies, explorers, guarded borders and the plague (ER-SPY, ER-HID, ER-SEC, ER-EVT).

use super::odds::number;
use super::reading::{count, kind, parse, rulings, small};
use crate::games::empire_reborn::model::season::{Season, Security};
use crate::games::empire_reborn::rules::odds::yearly::{SPY_COST, Skill, TEAM_COST, captured, explorers, plague, spy};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value, json};

#[derive(Clone, Copy)]
enum Kind {
    Spy,
    Explorers,
    Travel,
    Plague,
}

const KINDS: &[(&str, Kind)] =
    &[("spy", Kind::Spy), ("explorers", Kind::Explorers), ("travel", Kind::Travel), ("plague", Kind::Plague)];
const SPY: &[&str] = &["kind", "rulings", "security", "scorpion", "turns"];
const EXPLORERS: &[&str] = &["kind", "rulings", "teams", "dragon", "turns"];
const TRAVEL: &[&str] = &["kind", "rulings", "provinces"];
const PLAGUE: &[&str] = &["kind", "rulings", "season", "units", "turns"];

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let root = document.root();
    let kind = kind(&root, &[SPY, EXPLORERS, TRAVEL, PLAGUE], KINDS)?;
    let object = root.object(match kind {
        Kind::Spy => SPY,
        Kind::Explorers => EXPLORERS,
        Kind::Travel => TRAVEL,
        Kind::Plague => PLAGUE,
    })?;
    rulings(&object)?;
    match kind {
        Kind::Spy => spying(&object),
        Kind::Explorers => exploring(&object),
        Kind::Travel => {
            let items = object.required("provinces")?.items(0..=50)?;
            let provinces: Vec<Security> = items.iter().map(security).collect::<Result<_, _>>()?;
            Ok(json!({"captured": number(captured(&provinces))}))
        }
        Kind::Plague => {
            let season = object.required("season")?.choice(Season::NAMES)?;
            let units = count(&object.required("units")?, 0..=60)?;
            let odds = plague(season, units.into(), turns(&object)?);
            Ok(json!({"expected_deaths": number(odds.expected_deaths), "ended": number(odds.ended)}))
        }
    }
}

fn spying(object: &Object<'_>) -> Result<Value, DocumentFault> {
    let odds = spy(security(&object.required("security")?)?, skill(object, "scorpion")?, turns(object)?);
    Ok(json!({
        "report_once": number(odds.report_once),
        "expected_reports": number(odds.expected_reports),
        "caught": number(odds.caught),
        "revealed": number(odds.revealed),
        "cost": SPY_COST,
    }))
}

fn exploring(object: &Object<'_>) -> Result<Value, DocumentFault> {
    let teams = small(&object.required("teams")?, 1..=5)?;
    let found = explorers(teams, skill(object, "dragon")?, turns(object)?);
    Ok(json!({"found": number(found), "cost_per_turn": TEAM_COST * i64::from(teams)}))
}

fn security(node: &Node<'_>) -> Result<Security, DocumentFault> {
    node.choice(Security::NAMES)
}

fn skill(object: &Object<'_>, field: &str) -> Result<Skill, DocumentFault> {
    Ok(if object.required(field)?.boolean()? { Skill::Special } else { Skill::Common })
}

fn turns(object: &Object<'_>) -> Result<u32, DocumentFault> {
    Ok(count(&object.required("turns")?, 1..=50)?.into())
}
