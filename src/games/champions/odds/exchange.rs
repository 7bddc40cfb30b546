//! One final roll against one result of the Enemy: the Wounds of both, and what that is worth (CH-COM-8 and 9).

use super::enemy::{Enemy, Successes};
use super::fighter::Fighter;
use super::tally::Tally;
use super::weights::Weights;

/// What a Combat comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Exchange {
    /// Wounds dealt, not capped.
    pub(super) dealt: u32,
    /// Wounds taken, not capped.
    pub(super) taken: u32,
    /// Whether the Enemy is Eliminated.
    pub(super) eliminates: bool,
    /// Whether the own side is Eliminated. Life Points recovered come first.
    pub(super) eliminated: bool,
    /// Whether Harmony was taken.
    pub(super) harmony: bool,
    /// What it is worth; Ki spent and Deception are not in it.
    pub(super) value: f64,
}

/// The better of the two ways to take a final roll; without Harmony where they are as good.
pub(super) fn best(tally: &Tally, against: Successes, stakes: &Stakes) -> Exchange {
    let dealt = wounds(tally.offence - against.defence) + wounds(tally.wounds);
    let plain = stakes.exchange(tally, dealt, wounds(against.offence - tally.defence));
    if !tally.harmony {
        return plain;
    }
    let harmony = Exchange { harmony: true, ..stakes.exchange(tally, 1, 0) };
    if harmony.value > plain.value { harmony } else { plain }
}

/// Never below 0.
fn wounds(difference: i64) -> u32 {
    u32::try_from(difference.max(0)).unwrap_or(u32::MAX)
}

/// What is at stake, and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes<'a> {
    pub(super) fighter: &'a Fighter,
    pub(super) enemy: &'a Enemy,
    pub(super) weights: &'a Weights,
}

impl Stakes<'_> {
    fn exchange(&self, tally: &Tally, dealt: u32, taken: u32) -> Exchange {
        let (weights, lp, enemy_lp) = (self.weights.get(), self.fighter.lp, self.enemy.lp);
        let recovered = if tally.air { lp.saturating_add(1).min(self.fighter.lp_max) } else { lp };
        let (eliminates, eliminated) = (dealt >= enemy_lp, taken >= recovered);
        let mut value = weights.wound_dealt * f64::from(dealt.min(enemy_lp));
        value -= weights.wound_taken * f64::from(taken.min(lp));
        value += if eliminates { weights.kill } else { 0.0 };
        value -= if eliminated { weights.death } else { 0.0 };
        value -= if taken > 0 { weights.purity * f64::from(self.enemy.corruption) } else { 0.0 };
        value += if tally.fire { weights.ki } else { 0.0 };
        value += if tally.air { weights.ap } else { 0.0 };
        value += weights.lp * f64::from(recovered - lp);
        Exchange { dealt, taken, eliminates, eliminated, harmony: false, value }
    }
}
