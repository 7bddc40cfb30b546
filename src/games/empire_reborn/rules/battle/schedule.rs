//! What the disposition gives its winner, and in which rounds (ER-BAT-3, A14, A15).

use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::context::{Disposition, Ground};
use crate::games::empire_reborn::model::rulings::FreeRounds;

/// How the armies met, and who came off better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Meeting {
    disposition: Disposition,
    winner: Option<Role>,
}

impl Meeting {
    /// On equal terms.
    pub const EQUAL: Self = Self { disposition: Disposition::HeadToHead, winner: None };

    /// A disposition and who won it; none where only one of them says that nobody did.
    pub fn new(disposition: Disposition, winner: Option<Role>) -> Option<Self> {
        let fits = (disposition == Disposition::HeadToHead) == winner.is_none();
        fits.then_some(Self { disposition, winner })
    }

    /// All seven, in the order of the exchange format.
    pub fn all() -> Vec<Self> {
        let unequal = [Disposition::Outmanoeuvred, Disposition::Surprised, Disposition::Ambush];
        let won =
            |disposition| [Role::Attacker, Role::Defender].map(|winner| Self { disposition, winner: Some(winner) });
        std::iter::once(Self::EQUAL).chain(unequal.into_iter().flat_map(won)).collect()
    }

    /// What the difference of the two totals, attacker's less defender's, makes of it on some ground.
    pub fn from_difference(difference: i64, ground: Ground) -> Self {
        let reached = match difference.abs() {
            ..=10 => return Self::EQUAL,
            11..=20 => Disposition::Outmanoeuvred,
            21..=30 => Disposition::Surprised,
            _ => Disposition::Ambush,
        };
        let winner = if difference > 0 { Role::Attacker } else { Role::Defender };
        let cap = match (ground, winner) {
            (Ground::Naval, Role::Attacker | Role::Defender) | (Ground::Pass, Role::Attacker) => {
                Disposition::Outmanoeuvred
            }
            (Ground::Landing, Role::Attacker) => Disposition::Surprised,
            (Ground::Open, Role::Attacker) | (Ground::Open | Ground::Pass | Ground::Landing, Role::Defender) => {
                Disposition::Ambush
            }
        };
        Self { disposition: reached.min(cap), winner: Some(winner) }
    }

    /// How they met.
    pub fn disposition(self) -> Disposition {
        self.disposition
    }

    /// Who came off better.
    pub fn winner(self) -> Option<Role> {
        self.winner
    }

    /// Who alone strikes in a round, counted from 1.
    pub fn strikes_alone(self, round: u32) -> Option<Role> {
        self.winner.filter(|_| round <= self.disposition.free_rounds())
    }

    /// What a side adds to its AV in a round (A15, ruling FreeRounds).
    pub fn bonus(self, role: Role, round: u32, ruling: FreeRounds) -> i64 {
        if self.winner == Some(role) && round <= self.last_round(ruling) { self.disposition.bonus() } else { 0 }
    }

    /// The last round in which it matters; 0 where it never does.
    pub fn last_round(self, ruling: FreeRounds) -> u32 {
        match (self.winner, ruling) {
            (None, FreeRounds::Count | FreeRounds::Extra) => 0,
            (Some(_), FreeRounds::Count) => 2,
            (Some(_), FreeRounds::Extra) => 2 + self.disposition.free_rounds(),
        }
    }
}
