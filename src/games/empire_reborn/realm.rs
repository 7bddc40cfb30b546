//! What a Clan has: provinces, units, treaties, and the months it has kept account of.

use super::content::clans::production;
use super::model::clan::{Clan, HomeProvince};
use super::model::season::{Security, Weather};
use super::model::troops::{Printed, Troops};
use super::post::Errand;
use super::rules::ledger::Holding;
use super::rules::muster::Band;
use super::rules::trade::{self, Level, Stage};
use super::world::{Learning, Purse, Watch};
use crate::kernel::by::Small;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// Most koku of any single entry.
pub const MOST_KOKU: u16 = 9_999;

/// A province as its owner's ledger keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Province {
    /// What it is called.
    pub name: Name,
    /// What it produces in a full season, in koku, at most [`MOST_KOKU`]; nothing while nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub production: Option<u16>,
    /// Who may pass its borders.
    #[serde(default = "open")]
    pub security: Security,
    /// How much of it lies waste, in percent: 0, 25, 50, 75 or 100 (ER-Q-8).
    #[serde(default)]
    pub damage: u8,
    /// What a volcano or an earthquake still costs its production, in koku.
    #[serde(default)]
    pub loss: u16,
    /// What weather and events give or take this turn, in koku.
    #[serde(default)]
    pub extra: i16,
    /// What raiders took this turn, in koku.
    #[serde(default)]
    pub stolen: u16,
    /// What the sky does to it this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather: Option<Weather>,
    /// Steps of a quarter that are repaired this turn.
    #[serde(default)]
    pub repair: u8,
}

const fn open() -> Security {
    Security::Open
}

impl Province {
    /// A province of which only the name and what it produces are known.
    pub const fn new(name: Name, production: Option<u16>) -> Self {
        Self {
            name,
            production,
            security: Security::Open,
            damage: 0,
            loss: 0,
            extra: 0,
            stolen: 0,
            weather: None,
            repair: 0,
        }
    }

    /// As the ledger reckons it; nothing while its production is unknown.
    pub fn holding(&self) -> Option<Holding> {
        Some(Holding {
            production: self.production?.into(),
            security: self.security,
            damage: self.damage.into(),
            loss: self.loss.into(),
            weather: self.weather,
            extra: self.extra.into(),
            stolen: self.stolen.into(),
            repair: self.repair.into(),
        })
    }

    /// Whether all its numbers are within their bounds.
    pub fn is_sound(&self) -> bool {
        let most = MOST_KOKU;
        let koku = [self.production.unwrap_or(0), self.loss, self.stolen, self.extra.unsigned_abs()];
        let quarters = self.damage / 25;
        koku.iter().all(|koku| *koku <= most)
            && self.damage <= 100
            && self.damage.is_multiple_of(25)
            && self.repair <= quarters
    }
}

/// Equal units in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stand {
    /// Where they stand: a province, whoever owns it, or a sea.
    pub place: Name,
    /// What they are.
    pub kind: Printed,
    /// How many, at least 1.
    pub count: u16,
}

/// Whether a line joins the provinces of a treaty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// It does.
    Open,
    /// It does not: no profit (ER-TRD-5).
    Blocked,
}

/// A treaty, as one of its parties keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treaty {
    /// The own province.
    pub own: Name,
    /// The partner's Clan.
    pub partner: Clan,
    /// The partner's province.
    pub with: Name,
    /// What that produces in a full season, in koku; nothing while nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub production: Option<u16>,
    /// How much of it war has laid waste, in percent.
    #[serde(default)]
    pub war_damage: u8,
    /// How closely they trade.
    pub level: Level,
    /// What this party paid itself, in koku.
    pub paid: u16,
    /// The turn in which it was concluded: it brings nothing before the next.
    #[serde(default)]
    pub since: u16,
    /// Whether a line joins the provinces.
    #[serde(default = "line")]
    pub line: Line,
    /// Consecutive turns before this one without a line.
    #[serde(default)]
    pub blocked_turns: u8,
}

const fn line() -> Line {
    Line::Open
}

/// An account that is closed: how a turn came out, in koku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Month {
    /// The turn.
    pub turn: u16,
    /// What came in.
    pub income: i32,
    /// What the units cost.
    pub upkeep: i32,
    /// What treaties that broke cost.
    pub penalties: i32,
    /// What was left.
    pub treasury: i32,
}

/// A march that is ordered and not yet carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// From which province.
    pub from: Name,
    /// To which.
    pub to: Name,
    /// Which units, and how many of each.
    pub units: Vec<(Printed, u16)>,
    /// The sea where the ships lie that carry them; nothing where they march.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fleet: Option<Name>,
    /// Provinces into which others let them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub approved: Vec<Name>,
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
const fn is_nothing(count: &u16) -> bool {
    *count == 0
}

/// What a Clan has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Realm {
    /// Whose it is.
    pub clan: Clan,
    /// What its player is called.
    pub player: Option<Name>,
    /// Koku at hand.
    pub treasury: i32,
    /// Its provinces, in order.
    pub provinces: Vec<Province>,
    /// Its units, in order of place and kind.
    pub units: Vec<Stand>,
    /// Its treaties, in order.
    pub treaties: Vec<Treaty>,
    /// How many units were mustered this turn, by province.
    pub mustered: Vec<(Name, u16)>,
    /// The turns whose accounts are closed, in order.
    pub months: Vec<Month>,
    /// What the game master is asked to resolve this turn, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errands: Vec<Errand>,
    /// How many of these are on their way to him, the first ones.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub sent: u16,
    /// What the game master told of the turn before, a sentence a line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub report: Vec<Note>,
    /// Marches that are ordered for this turn, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Order>,
    /// Whose troops and fleets break its lines of trade (ER-TRD-5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemies: Vec<Clan>,
    /// Into whose provinces its beaten troops may run (ER-BAT-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allies: Vec<Clan>,
    /// Where its spies are, in order of place (ER-SPY).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spies: Vec<Watch>,
    /// What its Characters have learned, by name (ER-XP).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub learning: Vec<Learning>,
    /// Points for the Primary Character or for new ones (ER-XP-1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<Purse>,
}

impl Realm {
    /// What a Clan begins with (ER-CLAN).
    pub(super) fn new(clan: Clan, player: Option<Name>) -> Self {
        let own = HomeProvince::ALL.iter().filter(|province| province.clan() == clan);
        let province = |home: &HomeProvince| {
            let production = u16::try_from(production(*home)).ok();
            Some(Province::new(home_name(*home)?, production))
        };
        Self {
            clan,
            player,
            treasury: 0,
            provinces: own.filter_map(province).collect(),
            units: Vec::new(),
            treaties: Vec::new(),
            mustered: Vec::new(),
            months: Vec::new(),
            errands: Vec::new(),
            sent: 0,
            report: Vec::new(),
            orders: Vec::new(),
            enemies: Vec::new(),
            allies: Vec::new(),
            spies: Vec::new(),
            learning: Vec::new(),
            pools: Vec::new(),
        }
    }

    /// A province of its own by name.
    pub fn province(&self, name: &Name) -> Option<&Province> {
        self.provinces.iter().find(|province| province.name == *name)
    }

    /// How many units of a kind stand in a place.
    pub fn count(&self, place: &Name, kind: Printed) -> u16 {
        let here = self.units.iter().find(|stand| stand.place == *place && stand.kind == kind);
        here.map_or(0, |stand| stand.count)
    }

    /// How many units of a kind it has.
    pub fn count_all(&self, kind: Printed) -> u16 {
        self.units.iter().filter(|stand| stand.kind == kind).map(|stand| stand.count).sum()
    }

    /// How many units of a kind are ordered away from a place.
    pub fn ordered(&self, place: &Name, kind: Printed) -> u16 {
        let away = self.orders.iter().filter(|order| order.from == *place).flat_map(|order| &order.units);
        away.filter(|(one, _)| *one == kind).map(|(_, count)| *count).sum()
    }

    /// The places where units stand, each once, in order.
    pub fn places(&self) -> Vec<Name> {
        let mut places: Vec<Name> = self.units.iter().map(|stand| stand.place.clone()).collect();
        places.dedup();
        places
    }

    /// Some units, wherever they stand.
    pub fn some(units: &[(Printed, u16)]) -> Vec<Band> {
        let band = |(kind, count): &(Printed, u16)| Band {
            troops: Troops::Printed(*kind),
            count: (*count).into(),
            weather: 0,
        };
        units.iter().map(band).collect()
    }

    /// The units in a place, or all of them.
    pub fn bands(&self, place: Option<&Name>) -> Vec<Band> {
        let here = self.units.iter().filter(|stand| place.is_none_or(|place| stand.place == *place));
        here.map(|stand| self.band(stand)).collect()
    }

    fn band(&self, stand: &Stand) -> Band {
        let weather = self.province(&stand.place).and_then(|province| province.weather);
        Band {
            troops: Troops::Printed(stand.kind),
            count: stand.count.into(),
            weather: weather.map_or(0, Weather::upkeep),
        }
    }

    /// What all its units cost to keep this turn, in koku (ER-LED-3).
    pub fn upkeep(&self) -> i64 {
        self.bands(None).iter().map(|band| band.upkeep(self.clan)).sum()
    }

    /// A treaty as the rules of trade see it in a turn. An unknown production counts 0: whoever sums has to ask for it.
    pub fn trade(&self, treaty: &Treaty, turn: u16) -> trade::Treaty {
        let end = |province: Option<&Province>| trade::End {
            security: province.map_or(Security::Open, |province| province.security),
            loss: province.map_or(0, |province| province.loss.into()),
        };
        let now = match treaty.line {
            Line::Open => 0,
            Line::Blocked => 1 + i64::from(treaty.blocked_turns),
        };
        trade::Treaty {
            own: end(self.province(&treaty.own)),
            partner: trade::Partner {
                end: end(None),
                production: treaty.production.unwrap_or(0).into(),
                war_damage: treaty.war_damage.into(),
            },
            level: treaty.level,
            paid: treaty.paid.into(),
            stage: if treaty.since >= turn { Stage::New } else { Stage::InForce },
            blocked_turns: now,
        }
    }

    /// How many units were mustered in a province this turn.
    pub fn mustered_in(&self, place: &Name) -> u16 {
        self.mustered.iter().find(|(name, _)| name == place).map_or(0, |(_, count)| *count)
    }

    /// What a new turn changes of itself: repairs are done, what was of one turn is over.
    pub(super) fn begin_turn(&mut self) {
        self.mustered.clear();
        self.errands.clear();
        self.sent = 0;
        self.report.clear();
        self.orders.clear();
        for province in &mut self.provinces {
            province.damage = province.damage.saturating_sub(25 * province.repair);
            (province.repair, province.extra, province.stolen, province.weather) = (0, 0, 0, None);
        }
        for treaty in &mut self.treaties {
            treaty.blocked_turns = match treaty.line {
                Line::Open => 0,
                Line::Blocked => treaty.blocked_turns.saturating_add(1),
            };
        }
    }

    /// Whether the account of a turn is closed.
    pub fn has_closed(&self, turn: u16) -> bool {
        self.months.last().is_some_and(|month| month.turn >= turn)
    }
}

/// What a home province is called.
pub fn home_name(home: HomeProvince) -> Option<Name> {
    let mut letters = home.name().chars();
    let first = letters.next()?.to_uppercase();
    Name::new(&first.chain(letters).collect::<String>()).ok()
}
