//! What units cost to buy and to keep, and how fast and far they go together (ER-BUY, ER-LED-3, ER-MOV).

use crate::games::empire_reborn::content::clans::{price, start_koku};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::fault::Fault;
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::troops::{Printed, Profile, Troops};
use std::collections::BTreeMap;

/// Clan Elites a Clan may have at any time (ER-Q-6).
pub const MOST_ELITES: i64 = 4;
/// Units that may be mustered in a province in a turn unless the game master says otherwise (ER-Q-7).
pub const MUSTER_LIMIT: u8 = 5;

/// Equal units.
#[derive(Clone, Debug, PartialEq)]
pub struct Band {
    /// What they are.
    pub troops: Troops,
    /// How many.
    pub count: i64,
    /// What the weather adds to the upkeep of each, in koku.
    pub weather: i64,
}

/// Equal units that are mustered.
#[derive(Clone, Debug, PartialEq)]
pub struct Mustered {
    /// The units.
    pub band: Band,
    /// Where.
    pub province: String,
    /// What was bid for each, in koku; none where the Clan's list has a price.
    pub bid: Option<i64>,
}

impl Band {
    /// What it costs to keep for a turn, in koku (ER-LED-3, A32).
    pub fn upkeep(&self, clan: Clan) -> i64 {
        self.count * (unit_upkeep(&self.troops, clan) + self.weather)
    }
}

/// What one unit costs its Clan to keep for a turn before the weather, in koku: shugenja are cheaper for the Phoenix,
/// Cavalry is for the Unicorn (A32).
pub fn unit_upkeep(troops: &Troops, clan: Clan) -> i64 {
    let profile = troops.profile(Some(clan));
    let upkeep = i64::from(profile.uk);
    let shugenja = matches!(troops, Troops::Printed(Printed::Shugenja | Printed::ShugenjaCavalry));
    if clan == Clan::Phoenix && shugenja {
        (upkeep - 1).max(0)
    } else if clan == Clan::Unicorn && profile.specials.has(Special::Cavalry) {
        (upkeep - 1).max(upkeep.min(1))
    } else {
        upkeep
    }
}

/// The price one unit has on its Clan's list, in koku; none for what is hired or has no price.
pub fn listed(troops: &Troops, clan: Clan) -> Option<i64> {
    match troops {
        Troops::Printed(kind) => price(*kind, clan),
        Troops::EmeraldLegion { .. } | Troops::Custom(_) | Troops::Formed(_) | Troops::Prayer { .. } => None,
    }
}

/// How units travel together (ER-MOV-1, -6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel {
    /// MV of the slowest unit on land; none without one that can move.
    pub land: Option<i64>,
    /// MV of the slowest ship.
    pub sea: Option<i64>,
    /// Units all ships carry.
    pub capacity: i64,
    /// Room the land units need on ships.
    pub cargo: i64,
}

/// How units of a Clan travel, passing through `closed` provinces with Closed Borders.
pub fn travel(bands: &[Band], clan: Clan, closed: i64, rulings: &Rulings) -> Travel {
    let profiles: Vec<(Profile, i64)> =
        bands.iter().map(|band| (band.troops.profile_under(Some(clan), rulings), band.count)).collect();
    let is_ship = |profile: &Profile| profile.specials.naval() > 0;
    let walks = |profile: &Profile| !is_ship(profile) && !profile.specials.has(Special::Fortification);
    let faster = i64::from(clan == Clan::Mantis);
    let slowest =
        |some: &dyn Fn(&Profile) -> bool| profiles.iter().filter(|(p, _)| some(p)).map(|(p, _)| i64::from(p.mv)).min();
    Travel {
        land: slowest(&walks).map(|mv| (mv - closed).max(0)),
        sea: slowest(&is_ship).map(|mv| mv + faster),
        capacity: profiles.iter().map(|(profile, count)| i64::from(profile.specials.naval()) * count).sum(),
        cargo: profiles
            .iter()
            .filter(|(profile, _)| walks(profile))
            .map(|(p, count)| i64::from(p.berths()) * count)
            .sum(),
    }
}

/// Whether there are more Clan Elites than a Clan may have (ER-BUY-3).
pub fn too_many_elites(bands: &[Band], elsewhere: i64) -> bool {
    let here: i64 = bands.iter().filter(|band| band.troops.is_elite()).map(|band| band.count).sum();
    here + elsewhere > MOST_ELITES
}

/// What a first army costs; what has no price on the list costs nothing and is a fault (ER-BUY-1).
pub fn start_cost(bands: &[Band], clan: Clan) -> i64 {
    bands.iter().map(|band| band.count * listed(&band.troops, clan).unwrap_or(0)).sum()
}

/// What is left of the koku for the first army; negative where it costs more than there are.
pub fn start_left(cost: i64, clan: Clan) -> i64 {
    start_koku(clan) - cost
}

/// What mustered units cost, in koku.
pub fn muster_cost(mustered: &[Mustered], clan: Clan) -> i64 {
    let each = |units: &Mustered| units.bid.or_else(|| listed(&units.band.troops, clan)).unwrap_or(0);
    mustered.iter().map(|units| units.band.count * each(units)).sum()
}

/// The provinces in which more is mustered than their limit allows, by name (ER-BUY-2).
pub fn beyond_limits(mustered: &[Mustered], limits: &BTreeMap<String, i64>) -> Vec<Fault> {
    let mut counts: BTreeMap<&str, i64> = BTreeMap::new();
    for units in mustered {
        *counts.entry(&units.province).or_default() += units.band.count;
    }
    let beyond =
        |(province, count): &(&str, i64)| *count > limits.get(*province).copied().unwrap_or(MUSTER_LIMIT.into());
    let over = counts.into_iter().filter(beyond);
    over.map(|(province, _)| Fault::new("ER-BUY-2", format!("limits.{province}"))).collect()
}
