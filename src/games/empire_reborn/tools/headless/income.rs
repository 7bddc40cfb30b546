//! `income`: the ledger of a Clan's turn (ER-LED, ER-TRD).

use super::reading::{BAND, KOKU, SIGNED_KOKU, band, clan, damage, flag, name, parse, rulings, weather};
use crate::games::empire_reborn::model::season::{Season, Security};
use crate::games::empire_reborn::rules::ledger::{Entries, Holding};
use crate::games::empire_reborn::rules::muster::Band;
use crate::games::empire_reborn::rules::trade::{End, Level, Partner, Stage, Treaty};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const FIELDS: [&str; 9] = ["clan", "treasury", "season", "provinces", "treaties", "units", "other", "spend", "rulings"];

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let object = document.root().object(&FIELDS)?;
    let rulings = rulings(&object)?;
    let clan = clan(&object.required("clan")?)?;
    let season = object.required("season")?.choice(Season::NAMES)?;
    let holdings = holdings(&object.required("provinces")?)?;
    let treaties: Vec<Treaty> = object
        .or("treaties", Vec::new(), |node| node.items(0..=300)?.iter().map(|node| treaty(node, &holdings)).collect())?;
    let units: Vec<Band> = object
        .or("units", Vec::new(), |node| node.items(0..=60)?.iter().map(|node| band(&node.object(BAND)?)).collect())?;
    let koku: Vec<i64> = holdings.iter().map(|(_, holding)| holding.revenue(season).koku).collect();
    let profits: Vec<i64> = treaties.iter().map(|treaty| treaty.profit(clan, season, &rulings)).collect();
    let other = object.or("other", 0, |node| node.integer(SIGNED_KOKU))?;
    let entries = Entries {
        treasury: object.required("treasury")?.integer(KOKU)?,
        income: koku.iter().sum::<i64>() + profits.iter().sum::<i64>() + other,
        upkeep: units.iter().map(|band| band.upkeep(clan)).sum(),
        repairs: holdings.iter().map(|(_, holding)| holding.repair_cost()).sum(),
        penalties: treaties.iter().map(|treaty| treaty.penalty(clan, &rulings)).sum(),
        spend: object.or("spend", 0, spent)?,
    };
    let balance = entries.balance();
    let provinces = holdings.iter().zip(&koku).map(|((id, _), koku)| json!({"id": id, "koku": koku}));
    let treaties = treaties.iter().zip(&profits).map(
        |(treaty, profit)| json!({"status": treaty.status(&rulings).name(), "koku": profit, "penalty": treaty.penalty(clan, &rulings)}),
    );
    Ok(json!({
        "provinces": provinces.collect::<Value>(),
        "treaties": treaties.collect::<Value>(),
        "income": entries.income,
        "upkeep": entries.upkeep,
        "shortfall": balance.shortfall,
        "available": balance.available,
        "repairs": entries.repairs,
        "penalties": entries.penalties,
        "spend": entries.spend,
        "balance": balance.balance,
    }))
}

/// The provinces by name, in the document's order.
fn holdings<'a>(node: &Node<'a>) -> Result<Vec<(&'a str, Holding)>, DocumentFault> {
    let mut names = BTreeSet::new();
    let mut holdings = Vec::new();
    for item in node.items(0..=300)? {
        let (id, holding) = holding(&item)?;
        if !names.insert(id) {
            return Err(DocumentFault { path: item.path_of("id"), reason: "is there already".to_owned() });
        }
        holdings.push((id, holding));
    }
    Ok(holdings)
}

fn holding<'a>(node: &Node<'a>) -> Result<(&'a str, Holding), DocumentFault> {
    let object = node.object(&[
        "id",
        "production",
        "security",
        "damage",
        "war_damage",
        "loss",
        "weather",
        "extra",
        "stolen",
        "repair",
    ])?;
    let waste = object.or("damage", 0, damage)?;
    object.or("war_damage", 0, |node| match damage(node)? {
        war if war <= waste => Ok(war),
        _ => Err(node.fault("is more than all damage")),
    })?;
    let holding = Holding {
        production: object.required("production")?.integer(0..=1000)?,
        security: security(&object)?,
        damage: waste,
        loss: loss(&object)?,
        weather: weather(&object)?,
        extra: object.or("extra", 0, |node| node.integer(SIGNED_KOKU))?,
        stolen: object.or("stolen", 0, |node| node.integer(KOKU))?,
        repair: object.or("repair", 0, |node| node.integer(0..=waste / 25))?,
    };
    Ok((name(&object.required("id")?)?, holding))
}

fn security(object: &Object<'_>) -> Result<Security, DocumentFault> {
    object.or("security", Security::Open, |node| node.choice(Security::NAMES))
}

fn loss(object: &Object<'_>) -> Result<i64, DocumentFault> {
    object.or("loss", 0, |node| node.integer(KOKU))
}

fn treaty(node: &Node<'_>, holdings: &[(&str, Holding)]) -> Result<Treaty, DocumentFault> {
    let object = node.object(&["own_province", "partner", "level", "paid", "new", "ended", "blocked_turns"])?;
    let named = object.required("own_province")?;
    let id = name(&named)?;
    let (_, own) = holdings.iter().find(|(own, _)| *own == id).ok_or_else(|| named.fault("is no own province"))?;
    let (new, ended) = (flag(&object, "new")?, flag(&object, "ended")?);
    Ok(Treaty {
        own: End { security: own.security, loss: own.loss },
        partner: partner(&object.required("partner")?)?,
        level: object.required("level")?.choice(Level::NAMES)?,
        paid: object.required("paid")?.integer(KOKU)?,
        stage: match (ended, new) {
            (true, true | false) => Stage::Ended,
            (false, true) => Stage::New,
            (false, false) => Stage::InForce,
        },
        blocked_turns: object.or("blocked_turns", 0, |node| node.integer(0..=99))?,
    })
}

fn partner(node: &Node<'_>) -> Result<Partner, DocumentFault> {
    let object = node.object(&["production", "war_damage", "security", "loss"])?;
    Ok(Partner {
        end: End { security: security(&object)?, loss: loss(&object)? },
        production: object.required("production")?.integer(0..=1000)?,
        war_damage: object.or("war_damage", 0, damage)?,
    })
}

/// Everything else that is spent, by whatever name.
fn spent(node: &Node<'_>) -> Result<i64, DocumentFault> {
    let entries = node.entries()?;
    if entries.len() > 300 {
        return Err(node.fault("has more than 300 names"));
    }
    let each = |(name, koku): &(&str, Node<'_>)| match name.chars().count() {
        1..=40 => koku.integer(KOKU),
        _ => Err(koku.fault("has no name of 1 to 40 characters")),
    };
    entries.iter().map(each).sum()
}
