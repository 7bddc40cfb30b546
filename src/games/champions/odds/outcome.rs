//! The answer from before the roll: how a Combat comes out under the best play.

use super::exchange::Exchange;
use super::settle::Settled;
use serde::Serialize;

/// Honor that Deception costs (CH-TEST-2).
pub(super) const HONOR_OF_DECEPTION: f64 = 2.0;

/// Probabilities and expectations of a Combat under the best play.
///
/// Where several plays are worth the same, these are the shares of one of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Odds {
    /// The expected value by the weights.
    pub value: f64,
    /// The probability of each number of Wounds dealt, from 0 to the greatest possible one.
    pub dealt: Vec<f64>,
    /// The probability of each number of Wounds taken, from 0 to the greatest possible one.
    pub taken: Vec<f64>,
    /// The probability that the Enemy is Eliminated.
    pub eliminates: f64,
    /// The probability that the own side is Eliminated.
    pub eliminated: f64,
    /// The expected number of rerolls; Ki gained is not taken off.
    pub ki_spent: f64,
    /// The expected change of Honor by Deception, at most 0.
    pub honor: f64,
    /// Always true: nothing is sampled.
    pub exact: bool,
}

impl Odds {
    /// Nothing counted yet.
    pub(super) fn none() -> Self {
        Self {
            value: 0.0,
            dealt: Vec::new(),
            taken: Vec::new(),
            eliminates: 0.0,
            eliminated: 0.0,
            ki_spent: 0.0,
            honor: 0.0,
            exact: true,
        }
    }

    /// Counts one end of the Combat that comes with probability `share`.
    pub(super) fn count(&mut self, share: f64, exchange: &Exchange, end: &Settled) {
        if share == 0.0 {
            return;
        }
        add(&mut self.dealt, exchange.dealt, share);
        add(&mut self.taken, exchange.taken, share);
        self.eliminates += if exchange.eliminates { share } else { 0.0 };
        self.eliminated += if exchange.eliminated { share } else { 0.0 };
        self.honor -= if end.deceived { HONOR_OF_DECEPTION * share } else { 0.0 };
    }

    /// Takes off what rounding put on top of certainty.
    pub(super) fn rounded(mut self) -> Self {
        let shares = self.dealt.iter_mut().chain(&mut self.taken);
        shares.chain([&mut self.eliminates, &mut self.eliminated]).for_each(|share| *share = share.min(1.0));
        self
    }
}

fn add(shares: &mut Vec<f64>, wounds: u32, share: f64) {
    // Bonuses are bounded, so the greatest number of Wounds has four digits.
    let place = wounds as usize;
    if shares.len() <= place {
        shares.resize(place + 1, 0.0);
    }
    shares[place] += share;
}
