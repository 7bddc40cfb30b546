//! Where a Character's Honor goes, point by point (ER-HON).

use super::dice::Dice;
use super::distribution::Distribution;
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{HonorCeiling, Rulings, ZeroHonorLoss};
use crate::games::empire_reborn::rules::pool::Pool;
use std::collections::BTreeMap;

named! {
    /// Where Honor is won; the Dishonored win it back in few places (ER-HON-4).
    Source {
        /// A duel.
        Duel = "duel",
        /// A battle.
        Battle = "battle",
        /// The Emperor's Favor.
        Favor = "favor",
        /// Anything else, a contest too.
        Other = "other",
    }
}

/// Points of Honor offered or threatened at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HonorEvent {
    /// How many: won where positive, lost where negative.
    pub points: i64,
    /// Where they are won.
    pub source: Source,
}

impl HonorEvent {
    /// Points that are lost, wherever.
    pub const fn loss(points: i64) -> Self {
        Self { points: -points, source: Source::Other }
    }
}

/// A Character whose Honor is at stake.
#[derive(Clone, Debug)]
pub struct Stake {
    dice: Dice,
    rulings: Rulings,
    air: Distribution,
    honor: i64,
    ceiling: Option<i64>,
    /// What Benten adds to the target number of a loss.
    benten: i64,
    bitter: bool,
}

/// What decides about one point of Honor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// Honor stays as it is, without a roll.
    Stays,
    /// The point is won or lost without a roll.
    Moves,
    /// A roll of Air at this target number: success wins the point, or avoids losing it.
    Roll(i64),
}

/// The chances of each Honor.
pub type HonorOdds = BTreeMap<i64, f64>;

impl Stake {
    /// What a Character has to lose and to win.
    pub fn new(character: &Character, rulings: &Rulings) -> Self {
        let dice = Dice::new(rulings);
        let blessing = if character.has(Advantage::BentensBlessing) { -10 } else { 0 };
        let curse = if character.suffers(Disadvantage::BentensCurse) { 10 } else { 0 };
        Self {
            dice,
            rulings: *rulings,
            air: dice.total(Pool::of(character.ring(Ring::Air))),
            honor: character.honor(),
            ceiling: match rulings.honor_ceiling {
                HonorCeiling::Ten => Some(10 - i64::from(character.taint())),
                HonorCeiling::None => None,
            },
            benten: blessing + curse,
            bitter: character.suffers(Disadvantage::Bitter),
        }
    }

    /// What decides whether a point is won at some Honor (A9, A10).
    pub fn gaining(&self, honor: i64, source: Source) -> Point {
        let barred = match source {
            Source::Other => honor < 0,
            Source::Duel | Source::Battle | Source::Favor => false,
        };
        let full = self.ceiling.is_some_and(|ceiling| honor >= ceiling);
        if barred || full { Point::Stays } else { Point::Roll((5 * honor).max(0)) }
    }

    /// What decides whether a point is lost at some Honor (A10, ruling ZeroHonorLoss).
    pub fn losing(&self, honor: i64) -> Point {
        let tn = match self.rulings.zero_honor_loss {
            ZeroHonorLoss::Automatic if honor <= 0 => return Point::Moves,
            ZeroHonorLoss::Floor5 => (5 * honor).max(5),
            ZeroHonorLoss::Automatic | ZeroHonorLoss::Literal => 5 * honor,
        };
        Point::Roll((tn + self.benten).max(0))
    }

    /// The chance to win a point at some Honor (A9, A10).
    pub fn gain(&self, honor: i64, source: Source) -> f64 {
        match self.gaining(honor, source) {
            Point::Stays => 0.0,
            Point::Moves => 1.0,
            Point::Roll(tn) => self.dice.reaches(&self.air, tn),
        }
    }

    /// The chance to lose a point at some Honor (A10, ruling ZeroHonorLoss).
    pub fn loss(&self, honor: i64) -> f64 {
        match self.losing(honor) {
            Point::Stays => 0.0,
            Point::Moves => 1.0,
            Point::Roll(tn) => 1.0 - self.dice.reaches(&self.air, tn),
        }
    }

    /// The Honor where points are lost without a roll; whoever is Bitter loses one more from the second on.
    pub fn without(&self, points: i64) -> HonorOdds {
        let one_more = i64::from(self.bitter && points >= 2);
        HonorOdds::from([(self.honor - points - one_more, 1.0)])
    }

    /// The Honor after events, one point after the other; whoever is Bitter loses one more at the end if two were
    /// lost (ER-HON-5, A8).
    pub fn after(&self, events: &[HonorEvent]) -> HonorOdds {
        // By Honor and points lost so far, of which no more than two matter.
        let mut states: BTreeMap<(i64, u8), f64> = BTreeMap::from([((self.honor, 0), 1.0)]);
        let single = |event: &HonorEvent| (0..event.points.abs()).map(|_| *event).collect::<Vec<_>>();
        for event in events.iter().flat_map(single) {
            let mut next = BTreeMap::new();
            for ((honor, lost), chance) in states {
                let (moves, there) = if event.points > 0 {
                    (self.gain(honor, event.source), (honor + 1, lost))
                } else {
                    (self.loss(honor), (honor - 1, (lost + 1).min(2)))
                };
                *next.entry(there).or_default() += chance * moves;
                *next.entry((honor, lost)).or_default() += chance * (1.0 - moves);
            }
            states = next;
        }
        let mut odds = HonorOdds::new();
        for ((honor, lost), chance) in states {
            let one_more = i64::from(self.bitter && lost >= 2);
            *odds.entry(honor - one_more).or_default() += chance;
        }
        odds
    }
}

/// Adds the odds of one case, which itself has some chance.
pub fn mix(into: &mut HonorOdds, chance: f64, case: &HonorOdds) {
    for (honor, odds) in case {
        *into.entry(*honor).or_default() += chance * odds;
    }
}

/// The mean Honor.
pub fn mean(odds: &HonorOdds) -> f64 {
    odds.iter().map(|(honor, chance)| *honor as f64 * chance).sum()
}

/// The chance to be Dishonored.
pub fn dishonored(odds: &HonorOdds) -> f64 {
    odds.iter().filter(|(honor, _)| **honor < 0).map(|(_, chance)| chance).sum()
}
