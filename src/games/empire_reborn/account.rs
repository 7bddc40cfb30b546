//! A realm's account of a turn, sum by sum, and those of the turns to come (ER-LED).

use super::model::rulings::{Rulings, Treasury};
use super::model::season::Season;
use super::realm::Realm;
use super::rules::ledger::{Balance, Entries, Revenue};
use super::rules::trade::Status;
use crate::kernel::name::Name;

/// What a treaty does for the account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trade {
    /// The partner's province.
    pub with: Name,
    /// What it does this turn.
    pub status: Status,
    /// What it brings, in koku; nothing while the partner's production is unknown.
    pub profit: Option<i64>,
    /// What its end costs, in koku.
    pub penalty: i64,
}

/// A realm's account of a turn. Amounts in koku.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// What each province brings; nothing while its production is unknown.
    pub provinces: Vec<(Name, Option<Revenue>)>,
    /// What each treaty brings.
    pub trade: Vec<Trade>,
    /// What the units cost.
    pub upkeep: i64,
    /// What was there before.
    pub treasury: i64,
}

impl Account {
    /// The account of a realm in a turn.
    pub fn of(realm: &Realm, turn: u16, rulings: &Rulings) -> Self {
        let season = Season::of_turn(turn);
        let province =
            |one: &super::realm::Province| (one.name.clone(), one.holding().map(|holding| holding.revenue(season)));
        let trade = realm.treaties.iter().map(|treaty| {
            let known = realm.trade(treaty, turn);
            let status = known.status(rulings);
            let brings = known.profit(realm.clan, season, rulings);
            let asks = status == Status::Running && treaty.production.is_none();
            let profit = (!asks).then_some(brings);
            Trade { with: treaty.with.clone(), status, profit, penalty: known.penalty(realm.clan, rulings) }
        });
        Self {
            provinces: realm.provinces.iter().map(province).collect(),
            trade: trade.collect(),
            upkeep: realm.upkeep(),
            treasury: realm.treasury.into(),
        }
    }

    /// The first province whose production has to be typed in.
    pub fn unknown(&self) -> Option<&Name> {
        let own = self.provinces.iter().find(|(_, revenue)| revenue.is_none()).map(|(name, _)| name);
        own.or_else(|| self.trade.iter().find(|trade| trade.profit.is_none()).map(|trade| &trade.with))
    }

    /// What comes in; nothing while a part of it is unknown.
    pub fn income(&self) -> Option<i64> {
        let provinces: Option<i64> = self.provinces.iter().map(|(_, revenue)| Some(revenue.as_ref()?.koku)).sum();
        let trade: Option<i64> = self.trade.iter().map(|trade| trade.profit).sum();
        Some(provinces? + trade?)
    }

    /// What treaties that break cost.
    pub fn penalties(&self) -> i64 {
        self.trade.iter().map(|trade| trade.penalty).sum()
    }

    /// How it comes out; nothing while a part of the income is unknown.
    pub fn balance(&self) -> Option<Balance> {
        let entries = Entries {
            treasury: self.treasury,
            income: self.income()?,
            upkeep: self.upkeep,
            repairs: 0,
            penalties: self.penalties(),
            spend: 0,
        };
        Some(entries.balance())
    }
}

/// A turn to come, if nothing is bought or lost. Amounts in koku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// The turn.
    pub turn: u16,
    /// Its season.
    pub season: Season,
    /// What comes in.
    pub income: i64,
    /// What the units cost.
    pub upkeep: i64,
    /// What is left; below 0 where so many are missing.
    pub left: i64,
}

/// The next turns of a realm, the present one first while its account is open, as far as its productions are known.
pub fn ahead(realm: &Realm, turn: u16, rulings: &Rulings, turns: u16) -> Vec<Ahead> {
    let mut realm = realm.clone();
    let mut now = turn;
    let mut all = Vec::new();
    if turn == 0 || realm.has_closed(turn) {
        realm.begin_turn();
        now += 1;
        if turn == 0 || rulings.treasury == Treasury::Lost {
            // What is left of the koku for the first army is lost.
            realm.treasury = 0;
        }
    }
    while all.len() < usize::from(turns) {
        let account = Account::of(&realm, now, rulings);
        let Some(income) = account.income() else { break };
        let left = account.treasury + income - account.upkeep - account.penalties();
        all.push(Ahead { turn: now, season: Season::of_turn(now), income, upkeep: account.upkeep, left });
        let kept = match rulings.treasury {
            Treasury::CarriesOver => left.max(0),
            Treasury::Lost => 0,
        };
        realm.treasury = i32::try_from(kept).unwrap_or(i32::MAX);
        realm.begin_turn();
        now += 1;
    }
    all
}
