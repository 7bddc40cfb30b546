//! A raid: what its objective round carries off (ER-RAID-2, -3, A24), alone or after the combat round before it.

use super::distribution::{Distribution, binomial};
use super::forecast::{NoForecast, skirmish};
use crate::games::empire_reborn::model::army::{Role, Sides};
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::games::empire_reborn::rules::battle::values::{Onset, Shares, objective_attack};
use crate::kernel::by::By;
use std::collections::BTreeMap;

/// What there is to carry off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prize {
    /// The province's koku of this turn; half of them can be taken.
    pub koku: usize,
    /// Characters present and not formed into units.
    pub exposed: usize,
    /// Captives who can be freed.
    pub captives: usize,
}

/// What a raid brings, each list from none to all.
#[derive(Clone, Debug, PartialEq)]
pub struct RaidOdds {
    /// Strikes that are not canceled.
    pub strikes: Vec<f64>,
    /// Koku that are taken.
    pub koku: Vec<f64>,
    /// The mean of these.
    pub koku_mean: f64,
    /// Characters that are captured.
    pub captured: Vec<f64>,
    /// Captives that are freed.
    pub rescued: Vec<f64>,
}

/// What the objective round of a raid brings.
pub fn raid(field: &Field, strength: &Strength, prize: Prize) -> RaidOdds {
    let (own, against) = (successes(field, Role::Attacker, strength), successes(field, Role::Defender, strength));
    let mut strikes = vec![0.0; own.len()];
    cancel(&own, &against, 1.0, &mut strikes);
    carried(strikes, prize)
}

/// Chances of successes, by the living units and whether the riders ride the others down.
type Known = BTreeMap<(Vec<u32>, bool), Vec<f64>>;

/// What a whole raid brings: its combat round, then its objective round with those who are left (ER-RAID-1, -2, -3).
///
/// # Errors
///
/// Why the combat round cannot be reckoned.
pub fn whole_raid(field: &Field, strength: &Strength, prize: Prize) -> Result<RaidOdds, NoForecast> {
    let all: u32 = strength.get(Role::Attacker).iter().sum();
    let mut strikes = vec![0.0; all as usize + 1];
    let mut known: Sides<Known> = By::from_fn(|_| BTreeMap::new());
    for (left, chance) in skirmish(field, strength)? {
        let shares = Shares::at(field, &left);
        let mut of = |role: Role| {
            let key = (left.get(role).clone(), shares.get(role).rides_them_down);
            known.get_mut(role).entry(key).or_insert_with(|| successes(field, role, &left)).clone()
        };
        let (own, against) = (of(Role::Attacker), of(Role::Defender));
        cancel(&own, &against, chance, &mut strikes);
    }
    Ok(carried(strikes, prize))
}

/// Each success of the defenders cancels one of the attackers'.
fn cancel(own: &[f64], against: &[f64], weight: f64, strikes: &mut [f64]) {
    for (hits, chance) in own.iter().enumerate() {
        for (canceled, chance_against) in against.iter().enumerate() {
            strikes[hits.saturating_sub(canceled)] += weight * chance * chance_against;
        }
    }
}

fn carried(strikes: Vec<f64>, prize: Prize) -> RaidOdds {
    let koku = koku(&strikes, prize.koku / 2);
    let koku_mean = koku.iter().enumerate().map(|(taken, chance)| taken as f64 * chance).sum();
    RaidOdds {
        koku,
        koku_mean,
        captured: persons(&strikes, prize.exposed),
        rescued: persons(&strikes, prize.captives),
        strikes,
    }
}

/// The chances of each number of successes of all units of a side.
fn successes(field: &Field, role: Role, strength: &Strength) -> Vec<f64> {
    let shares = Shares::at(field, strength);
    let crosses = field.context().ground == Ground::Pass;
    let groups = field.units(role).iter().zip(strength.get(role));
    let mut sum = Distribution::certain(0);
    for (unit, count) in groups {
        let av = objective_attack(field, role, unit, Onset { shares: *shares.get(role), bonus: 0, crosses }).total();
        let group = Distribution::new(0, binomial(*count as usize, av.clamp(0, 10) as f64 / 10.0));
        sum = sum.plus(&group);
    }
    let all: u32 = strength.get(role).iter().sum();
    let mut chances = vec![0.0; all as usize + 1];
    for (successes, chance) in sum.iter() {
        // Numbers of successes are never negative.
        chances[usize::try_from(successes).unwrap_or(0)] += chance;
    }
    chances
}

/// The koku of so many strikes: 1 to 10 each, no more than `most` in all.
fn koku(strikes: &[f64], most: usize) -> Vec<f64> {
    let mut taken = vec![0.0; most + 1];
    let mut sum = vec![0.0; most + 1];
    sum[0] = 1.0;
    for chance in strikes {
        taken.iter_mut().zip(&sum).for_each(|(taken, sum)| *taken += chance * sum);
        let mut next = vec![0.0; most + 1];
        for (before, chance) in sum.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for face in 1..=10 {
                next[(before + face).min(most)] += chance / 10.0;
            }
        }
        sum = next;
    }
    taken
}

/// The persons caught or freed by so many strikes: each on 2 in 10, no more than `most`.
fn persons(strikes: &[f64], most: usize) -> Vec<f64> {
    let mut odds = vec![0.0; most + 1];
    // The chances of each number of persons after 0, 1, .. strikes.
    let mut after = vec![0.0; most + 1];
    after[0] = 1.0;
    for chance in strikes {
        odds.iter_mut().zip(&after).for_each(|(odds, after)| *odds += chance * after);
        for persons in (0..most).rev() {
            let caught = 0.2 * after[persons];
            after[persons] -= caught;
            after[persons + 1] += caught;
        }
    }
    odds
}
