//! What comes in and goes out in a turn (ER-LED).

use crate::games::empire_reborn::model::season::{Season, Security, Weather};

/// A province as its owner's ledger sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// What it produces in a full season, in koku.
    pub production: i64,
    /// Who may pass its borders.
    pub security: Security,
    /// How much of it lies waste, in percent.
    pub damage: i64,
    /// What a volcano or an earthquake still costs its production, in koku.
    pub loss: i64,
    /// What the sky does to it.
    pub weather: Option<Weather>,
    /// What weather and events give or take once, in koku.
    pub extra: i64,
    /// What raiders took, in koku; they never get more than half.
    pub stolen: i64,
    /// Steps of a quarter that are repaired this turn.
    pub repair: i64,
}

/// How a province's koku come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revenue {
    /// Production less what is lost of it.
    pub base: i64,
    /// The factors, in percent: season, what is not waste, security.
    pub percent: [i64; 3],
    /// Base times factors, in millionths of a koku, before rounding down.
    pub exact: i64,
    /// What weather and events give or take.
    pub extra: i64,
    /// What raiders really took.
    pub stolen: i64,
    /// What is left, in koku.
    pub koku: i64,
}

impl Holding {
    /// Its koku of a turn (ER-LED-2, A25).
    pub fn revenue(&self, season: Season) -> Revenue {
        let base = (self.production - self.loss).max(0);
        let season = season.under(self.weather).percent();
        let percent = [i64::from(season), 100 - self.damage, i64::from(self.security.percent())];
        let exact = base * percent.iter().product::<i64>();
        let before_theft = (exact / 1_000_000 + self.extra).max(0);
        let stolen = self.stolen.min(before_theft / 2);
        Revenue { base, percent, exact, extra: self.extra, stolen, koku: before_theft - stolen }
    }

    /// What its repairs cost, in koku (ER-LED-5).
    pub fn repair_cost(&self) -> i64 {
        (self.production * self.repair + 3) / 4
    }
}

/// What a turn's ledger is made of, in koku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entries {
    /// Carried over from the turn before.
    pub treasury: i64,
    /// Of provinces, trade and everything else.
    pub income: i64,
    /// Of all units.
    pub upkeep: i64,
    /// Of provinces.
    pub repairs: i64,
    /// Of treaties that end.
    pub penalties: i64,
    /// On everything else.
    pub spend: i64,
}

/// How a turn's ledger comes out, in koku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// Upkeep that cannot be paid; units are lost for it (ER-LED-3).
    pub shortfall: i64,
    /// What can be spent.
    pub available: i64,
    /// What is carried over; negative is a fault of whoever spends (ER-LED-4).
    pub balance: i64,
}

impl Entries {
    /// The sum of it all (ER-LED-4).
    pub fn balance(&self) -> Balance {
        let after_upkeep = self.treasury + self.income - self.upkeep;
        let available = after_upkeep.max(0);
        let balance = available - self.repairs - self.penalties - self.spend;
        Balance { shortfall: (-after_upkeep).max(0), available, balance }
    }
}
