//! The exact forecast of a whole battle (ER-FC).
//!
//! A battle is a chain of rounds over the numbers of living units. Deliberately absent: duels, pins, Siege hits,
//! Blademasters and additional strikes; [`left_out`] tells which of them this battle would have.

mod chain;
mod states;
mod volley;

use super::disposition::{attacker_strikes_first, meetings};
use crate::games::empire_reborn::model::army::{Role, Sides};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::school::MinorSchool;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::unit::Unit;
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::kernel::by::By;
use chain::{Chain, all_states};
use std::rc::Rc;

/// Combinations of living units beyond which a battle is not reckoned exactly.
pub const MOST_STATES: usize = 20_000;

/// Why a battle has no exact forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoForecast {
    /// There are too many combinations of living units.
    TooLarge,
    /// Siege units would bring walls down in the middle of the battle.
    WallsUnderSiege,
}

/// How a battle comes out.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// The chance that a side loses its last unit.
    pub destroyed: Sides<f64>,
    /// The chance that a side retreats.
    pub retreats: Sides<f64>,
    /// The chance that nothing is decided after the last round looked at.
    pub undecided: f64,
    /// The chances of the number of units left, from none to all.
    pub left: Sides<Vec<f64>>,
    /// The mean number of rounds.
    pub rounds: f64,
}

impl Forecast {
    /// The chance that a side wins.
    pub fn wins(&self, role: Role) -> f64 {
        self.destroyed.get(role.other()) + self.retreats.get(role.other())
    }

    /// The mean number of units a side loses.
    pub fn losses(&self, role: Role) -> f64 {
        let left = self.left.get(role);
        left.iter().rev().enumerate().map(|(lost, chance)| lost as f64 * chance).sum()
    }
}

/// How a battle comes out that is looked at for so many rounds.
///
/// # Errors
///
/// Why it has no exact forecast.
pub fn forecast(field: &Field, strength: &Strength, max_rounds: u32) -> Result<Forecast, NoForecast> {
    let mut reckoning = Reckoning::new(field, strength, max_rounds)?;
    while reckoning.advance() {}
    Ok(reckoning.end())
}

/// A forecast that is reckoned a round at a time: whoever waits can be told how far it is, and can stop it.
pub struct Reckoning {
    chain: Chain,
    round: u32,
    max_rounds: u32,
    /// Nothing is open any more.
    over: bool,
}

impl Reckoning {
    /// Nothing is reckoned yet.
    ///
    /// # Errors
    ///
    /// Why the battle has no exact forecast.
    pub fn new(field: &Field, strength: &Strength, max_rounds: u32) -> Result<Self, NoForecast> {
        Ok(Self { chain: chain(field, strength)?, round: 0, max_rounds, over: false })
    }

    /// Reckons one round more; whether there is another.
    pub fn advance(&mut self) -> bool {
        if self.over || self.round >= self.max_rounds {
            return false;
        }
        self.round += 1;
        self.over = !self.chain.fight(self.round);
        !self.over && self.round < self.max_rounds
    }

    /// How many combinations of living units there are.
    pub fn states(&self) -> usize {
        self.chain.pairs()
    }

    /// How much of it is reckoned, in percent: how many battles are over, or how many rounds, whichever is more.
    pub fn percent(&self) -> u8 {
        let over = (1.0 - self.chain.goes_on()).clamp(0.0, 1.0);
        let rounds = f64::from(self.round) / f64::from(self.max_rounds.max(1));
        (over.max(rounds) * 100.0) as u8
    }

    /// How it comes out, as far as it is reckoned.
    pub fn end(self) -> Forecast {
        self.chain.end(self.max_rounds)
    }
}

fn chain(field: &Field, strength: &Strength) -> Result<Chain, NoForecast> {
    refuse(field, strength)?;
    let first = attacker_strikes_first(field, strength);
    let states = all_states(field, strength);
    Ok(Chain::new(Rc::new(field.clone()), states, strength, &meetings(field, strength), first))
}

/// What one round, in which nobody's morale is tested, leaves of both sides, with the chances (ER-RAID-1).
///
/// # Errors
///
/// Why it cannot be reckoned.
pub fn skirmish(field: &Field, strength: &Strength) -> Result<Vec<(Strength, f64)>, NoForecast> {
    let mut chain = chain(field, strength)?;
    let states = all_states(field, strength);
    let defenders = states.get(Role::Defender).len();
    let left = |(pair, chance): (usize, f64)| {
        let at = |role: Role| if role == Role::Attacker { pair / defenders } else { pair % defenders };
        (By::from_fn(|role: Role| states.get(role).counts(at(role)).to_vec()), chance)
    };
    Ok(chain.skirmish().into_iter().enumerate().filter(|(_, chance)| *chance > 0.0).map(left).collect())
}

fn refuse(field: &Field, strength: &Strength) -> Result<(), NoForecast> {
    let any = |role: Role, such: fn(&Unit) -> bool| field.units(role).iter().any(such);
    let roles = [Role::Attacker, Role::Defender];
    let besieged = |role: &Role| {
        any(*role, |unit| unit.has(Special::Fortification)) && any(role.other(), |unit| unit.has(Special::Siege))
    };
    if roles.iter().any(besieged) {
        return Err(NoForecast::WallsUnderSiege);
    }
    let groups = strength.iter().flat_map(|(_, alive)| alive);
    let states = groups.fold(1_usize, |states, count| states.saturating_mul(*count as usize + 1));
    if states > MOST_STATES { Err(NoForecast::TooLarge) } else { Ok(()) }
}

named! {
    /// What a forecast leaves out although this battle has it.
    LeftOut {
        /// Characters of both sides may meet.
        Duels = "duels",
        /// Ranged units may pin.
        Pins = "pins",
        /// Siege units weaken what they hit.
        SiegeStrikes = "siege_strikes",
        /// Blademasters may strike back.
        Blademasters = "blademasters",
        /// A berserker's unit strikes more than once.
        ExtraStrikes = "extra_strikes",
    }
}

/// What the forecast of this battle leaves out.
pub fn left_out(field: &Field) -> Vec<LeftOut> {
    let roles = [Role::Attacker, Role::Defender];
    let any = |such: fn(&Unit) -> bool| roles.iter().any(|role| field.units(*role).iter().any(such));
    let met = roles.iter().all(|role| !field.army(*role).characters.is_empty());
    let berserk = |unit: &Unit| {
        let character = unit.troops().character();
        character.is_some_and(|character| character.minor_school() == Some(MinorSchool::HidaBerserker))
    };
    let parts = [
        (LeftOut::Duels, met && field.context().ground != Ground::Naval),
        (LeftOut::Pins, any(|unit| unit.has(Special::Ranged))),
        (LeftOut::SiegeStrikes, any(|unit| unit.has(Special::Siege))),
        (LeftOut::Blademasters, any(|unit| unit.is_elite_of(Clan::Scorpion))),
        (LeftOut::ExtraStrikes, any(berserk)),
    ];
    parts.into_iter().filter(|(_, present)| *present).map(|(part, _)| part).collect()
}
