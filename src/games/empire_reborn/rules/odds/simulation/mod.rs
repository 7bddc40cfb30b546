//! Battles played many times over with seeded dice, where the exact forecast does not reach.
//!
//! Deliberately absent: what players decide in battle beyond the order of hits: the uses of shugenja schools, shelter,
//! Exploitative and Lucky; and what follows a battle.

mod melee;
mod play;
mod roll;
mod stage;

use super::forecast::Forecast;
use crate::games::empire_reborn::model::army::{Role, Sides, sides};
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::kernel::by::By;
use crate::kernel::chance::{Chance, Position, Seed};
use stage::Stages;

/// Battles from which on an estimate is shown (ER-FC).
pub const ENOUGH: u32 = 20_000;

/// Which rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// All of them.
    Full,
    /// Without those the exact forecast leaves out, to compare with it.
    AsForecast,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A side lost its last unit.
    Destroyed(Role),
    /// A side retreated.
    Retreat(Role),
    /// Not within the rounds looked at.
    Undecided,
}

/// A battle that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Played {
    end: End,
    left: [u32; 2],
    rounds: u32,
}

/// Battles played so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// How many.
    pub battles: u32,
    /// How many a side lost with its last unit.
    pub destroyed: Sides<u32>,
    /// How many a side lost by running.
    pub retreats: Sides<u32>,
    /// How many were not decided.
    pub undecided: u32,
    /// How many left so many units of a side, from none to all.
    pub left: Sides<Vec<u32>>,
    /// Rounds of all battles together.
    pub rounds: u64,
}

/// A chance as estimated from battles: the share, and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The share of the battles.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Tally {
    /// The chance that a side wins.
    pub fn wins(&self, role: Role) -> Estimate {
        estimate(self.destroyed.get(role.other()) + self.retreats.get(role.other()), self.battles)
    }

    /// The shares of the battles, as a forecast says its chances.
    pub fn forecast(&self) -> Forecast {
        let share = |count: u32| f64::from(count) / f64::from(self.battles.max(1));
        let each = |counts: &Sides<u32>| By::from_fn(|role| share(*counts.get(role)));
        Forecast {
            destroyed: each(&self.destroyed),
            retreats: each(&self.retreats),
            undecided: share(self.undecided),
            left: By::from_fn(|role| self.left.get(role).iter().map(|count| share(*count)).collect()),
            rounds: self.rounds as f64 / f64::from(self.battles.max(1)),
        }
    }

    fn count(&mut self, played: Played) {
        self.battles += 1;
        self.rounds += u64::from(played.rounds);
        match played.end {
            End::Destroyed(role) => *self.destroyed.get_mut(role) += 1,
            End::Retreat(role) => *self.retreats.get_mut(role) += 1,
            End::Undecided => self.undecided += 1,
        }
        for (role, left) in [Role::Attacker, Role::Defender].into_iter().zip(played.left) {
            self.left.get_mut(role)[left as usize] += 1;
        }
    }
}

/// A share and Wilson's interval, which stays within 0 and 1.
pub fn estimate(some: u32, all: u32) -> Estimate {
    let n = f64::from(all.max(1));
    let share = f64::from(some) / n;
    // 95 % of a normal distribution lie within so many standard deviations.
    let z = 1.96;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    Estimate { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// A battle that is played as often as one likes, some at a time.
pub struct Simulation {
    stages: Stages,
    max_rounds: u32,
    seed: Seed,
    position: Position,
    tally: Tally,
}

impl Simulation {
    /// A battle looked at for so many rounds, its dice growing from a seed.
    pub fn new(field: &Field, strength: &Strength, play: Play, max_rounds: u32, seed: Seed) -> Self {
        let units = |role: Role| vec![0; strength.get(role).iter().sum::<u32>() as usize + 1];
        let tally = Tally {
            battles: 0,
            destroyed: sides(0, 0),
            retreats: sides(0, 0),
            undecided: 0,
            left: By::from_fn(units),
            rounds: 0,
        };
        let stages = Stages::new(field, strength, play);
        Self { stages, max_rounds, seed, position: Position::default(), tally }
    }

    /// Plays so many battles more.
    pub fn run(&mut self, battles: u32) {
        for _ in 0..battles {
            let mut chance = Chance::seeded(self.seed, self.position);
            let played = play::play(&mut self.stages, self.max_rounds, &mut chance);
            (_, self.position) = chance.into_record();
            self.tally.count(played);
        }
    }

    /// What the battles played so far came to.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}
