//! What treaties between provinces of two Clans bring (ER-TRD).

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::rulings::{BrokenAfter, CraneProfit, FinancedTrade, Rulings};
use crate::games::empire_reborn::model::season::{Season, Security};

/// Consecutive blocked turns a treaty outlives (BrokenAfter).
const fn blocked_turns(ruling: BrokenAfter) -> i64 {
    match ruling {
        BrokenAfter::Fourth => 3,
        BrokenAfter::Third => 2,
    }
}

/// What a party loses that ends a treaty, or whose treaty is broken, in koku: the Crane half (ER-TRD-4, FinancedTrade).
pub fn forfeit(clan: Clan, level: Level, paid: i64, ruling: FinancedTrade) -> i64 {
    let whole = match ruling {
        FinancedTrade::Own => paid,
        FinancedTrade::ListPrice => level.price(),
    };
    if clan == Clan::Crane { whole / 2 } else { whole }
}

named! {
    /// How closely two provinces trade (ER-TRD-1).
    Level {
        /// A tenth of the partner's production.
        Minor = "minor",
        /// A fifth.
        Major = "major",
        /// A half.
        Complete = "complete",
    }
}

impl Level {
    /// The share of the partner's production, in percent.
    pub const fn percent(self) -> i64 {
        match self {
            Self::Minor => 10,
            Self::Major => 20,
            Self::Complete => 50,
        }
    }

    /// What each party pays to set it up, in koku.
    pub const fn price(self) -> i64 {
        match self {
            Self::Minor => 20,
            Self::Major => 40,
            Self::Complete => 100,
        }
    }
}

/// What can stop trade at one end of a treaty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who may pass its borders.
    pub security: Security,
    /// What a volcano or an earthquake still costs its production, in koku.
    pub loss: i64,
}

/// The partner's province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner {
    /// What can stop trade there.
    pub end: End,
    /// What it produces in a full season, in koku.
    pub production: i64,
    /// How much of it war has laid waste, in percent.
    pub war_damage: i64,
}

/// How far along a treaty is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Paid for this turn.
    New,
    /// In force.
    InForce,
    /// Ended this turn.
    Ended,
}

/// A treaty, as one of its parties sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Treaty {
    /// The own province.
    pub own: End,
    /// The partner's province.
    pub partner: Partner,
    /// How closely they trade.
    pub level: Level,
    /// What this party paid itself, in koku.
    pub paid: i64,
    /// How far along it is.
    pub stage: Stage,
    /// Consecutive turns without a line, this one included.
    pub blocked_turns: i64,
}

named! {
    /// What a treaty does this turn (A26).
    Status {
        /// Brings its profit.
        Running = "running",
        /// Brings it from the next turn on.
        New = "new",
        /// Brings nothing while there is no line.
        Blocked = "blocked",
        /// Brings nothing while an end recovers from a disaster.
        Suspended = "suspended",
        /// Was blocked too long.
        Broken = "broken",
        /// Was ended.
        Ended = "ended",
    }
}

impl Treaty {
    /// What it does this turn: the first that fits counts (A26).
    pub fn status(&self, rulings: &Rulings) -> Status {
        let closed = [self.own, self.partner.end].iter().any(|end| end.security == Security::Closed);
        if self.stage == Stage::Ended {
            Status::Ended
        } else if self.blocked_turns > blocked_turns(rulings.broken_after) {
            Status::Broken
        } else if self.stage == Stage::New {
            Status::New
        } else if self.blocked_turns > 0 || closed {
            Status::Blocked
        } else if self.own.loss > 0 || self.partner.end.loss > 0 {
            Status::Suspended
        } else {
            Status::Running
        }
    }

    /// What it brings this turn, in koku (ER-TRD-2).
    pub fn profit(&self, clan: Clan, season: Season, rulings: &Rulings) -> i64 {
        match self.status(rulings) {
            Status::Running => basic_profit(self.partner, self.level, clan, season, rulings.crane_profit),
            Status::New | Status::Blocked | Status::Suspended | Status::Broken | Status::Ended => 0,
        }
    }

    /// What its end costs this party this turn, in koku (ER-TRD-4).
    pub fn penalty(&self, clan: Clan, rulings: &Rulings) -> i64 {
        match self.status(rulings) {
            Status::Broken | Status::Ended => forfeit(clan, self.level, self.paid, rulings.financed_trade),
            Status::Running | Status::New | Status::Blocked | Status::Suspended => 0,
        }
    }
}

/// A share of the partner's province, rounded down once (ER-TRD-2, CraneProfit).
fn basic_profit(partner: Partner, level: Level, clan: Clan, season: Season, crane: CraneProfit) -> i64 {
    let (share, tenths) = match (clan == Clan::Crane, crane) {
        (false, CraneProfit::Tenth | CraneProfit::Points) => (level.percent(), 10),
        (true, CraneProfit::Tenth) => (level.percent(), 11),
        (true, CraneProfit::Points) => (level.percent() + 10, 10),
    };
    let percents = i64::from(season.percent()) * (100 - partner.war_damage) * share;
    partner.production * percents * tenths / 10_000_000
}
