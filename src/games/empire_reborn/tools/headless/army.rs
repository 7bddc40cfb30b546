//! `army`: what units cost, eat and how far they go (ER-BUY, ER-LED-3, ER-MOV-1, -6).

use super::reading::{BAND, band, clan, faults, name, parse, refused, rulings};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::fault::Fault;
use crate::games::empire_reborn::rules::muster::{
    Band, Mustered, beyond_limits, listed, muster_cost, start_cost, start_left, too_many_elites, travel,
};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Clone, Copy)]
enum Phase {
    Start,
    Muster,
    Field,
}

const PHASES: &[(&str, Phase)] = &[("start", Phase::Start), ("muster", Phase::Muster), ("field", Phase::Field)];

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let fields = ["clan", "phase", "units", "limits", "elites_elsewhere", "closed", "rulings"];
    let object = document.root().object(&fields)?;
    let rulings = rulings(&object)?;
    let clan = clan(&object.required("clan")?)?;
    let phase = object.required("phase")?.choice(PHASES)?;
    let limits = object.or("limits", BTreeMap::new(), limits)?;
    let elsewhere = object.or("elites_elsewhere", 0, |node| node.integer(0..=4))?;
    let closed = object.or("closed", 0, |node| node.integer(0..=9))?;
    let items = object.required("units")?.items(0..=60)?;
    let bought = buy(&items, clan, phase, &limits)?;
    let bands = &bought.bands;
    let mut all: Vec<Fault> = bought.unpriced;
    all.extend(too_many_elites(bands, elsewhere).then(|| Fault::new("ER-BUY-3", "units")));
    all.extend(bought.left.is_some_and(|left| left < 0).then(|| Fault::new("ER-BUY-1", "units")));
    all.extend(bought.beyond);
    let travel = travel(bands, clan, closed, &rulings);
    Ok(json!({
        "units": bands.iter().map(|band| band.count).sum::<i64>(),
        "cost": bought.cost,
        "left": bought.left,
        "upkeep": bands.iter().map(|band| band.upkeep(clan)).sum::<i64>(),
        "mv_land": travel.land,
        "mv_sea": travel.sea,
        "capacity": travel.capacity,
        "cargo": travel.cargo,
        "faults": faults(&all),
    }))
}

/// Units and what buying them means.
struct Bought {
    bands: Vec<Band>,
    cost: Option<i64>,
    left: Option<i64>,
    /// Units that cannot be bought at the start.
    unpriced: Vec<Fault>,
    /// Provinces with too many units.
    beyond: Vec<Fault>,
}

fn buy(items: &[Node<'_>], clan: Clan, phase: Phase, limits: &BTreeMap<String, i64>) -> Result<Bought, DocumentFault> {
    let bands = || items.iter().map(|node| band(&node.object(BAND)?)).collect::<Result<Vec<_>, _>>();
    let nothing = |bands| Bought { bands, cost: None, left: None, unpriced: Vec::new(), beyond: Vec::new() };
    Ok(match phase {
        Phase::Field => nothing(bands()?),
        Phase::Start => {
            let bands = bands()?;
            let cost = start_cost(&bands, clan);
            let unpriced = bands.iter().enumerate().filter(|(_, band)| listed(&band.troops, clan).is_none());
            let fault = |at: usize| Fault::new("ER-BUY-1", format!("units[{at}].kind"));
            let unpriced = unpriced.map(|(at, _)| fault(at)).collect();
            Bought { cost: Some(cost), left: Some(start_left(cost, clan)), unpriced, ..nothing(bands) }
        }
        Phase::Muster => {
            let mustered: Vec<Mustered> = items.iter().map(|node| muster(node, clan)).collect::<Result<_, _>>()?;
            let cost = Some(muster_cost(&mustered, clan));
            let beyond = beyond_limits(&mustered, limits);
            Bought { cost, beyond, ..nothing(mustered.into_iter().map(|units| units.band).collect()) }
        }
    })
}

fn muster(node: &Node<'_>, clan: Clan) -> Result<Mustered, DocumentFault> {
    let object: Object<'_> = node.object(&[BAND, &["province", "price"]].concat())?;
    let band = band(&object)?;
    let bid = match listed(&band.troops, clan) {
        Some(_) => {
            refused(&object, "price", "is on the Clan's list")?;
            None
        }
        None => Some(object.required("price")?.integer(0..=1000)?),
    };
    Ok(Mustered { band, province: name(&object.required("province")?)?.to_owned(), bid })
}

fn limits(node: &Node<'_>) -> Result<BTreeMap<String, i64>, DocumentFault> {
    let entries = node.entries()?;
    if entries.len() > 300 {
        return Err(node.fault("has more than 300 names"));
    }
    let entry = |(province, limit): &(&str, Node<'_>)| {
        if !(1..=40).contains(&province.chars().count()) {
            return Err(limit.fault("has no name of 1 to 40 characters"));
        }
        Ok(((*province).to_owned(), limit.integer(0..=99)?))
    };
    entries.iter().map(entry).collect()
}
