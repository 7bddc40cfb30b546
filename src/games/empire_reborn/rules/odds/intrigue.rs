//! Assassins, investigators, forgers, denouncers and those who look into Hidden Locations (ER-ASN to ER-DEN).

use super::dice::Dice;
use super::distribution::Comparison;
use super::honor::{HonorEvent, HonorOdds, Source, Stake, mean, mix};
use super::survival::dies;
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{DenounceRolled, OpposedTie, Rulings};
use crate::games::empire_reborn::rules::death::DeathTn;
use crate::games::empire_reborn::rules::deeds::{self, Crime, Presence};
use crate::games::empire_reborn::rules::pool::Pool;

/// What a spy's hunter must reach (ER-SPY-4).
pub const SPY_TN: i64 = 20;
/// What he must reach against a Scorpion's spy.
pub const SCORPION_SPY_TN: i64 = 30;

/// How an assassination goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assassination {
    /// The chance to get at the target.
    pub strikes: f64,
    /// The chance to kill it.
    pub kills: f64,
    /// The chance to spoil its turn only.
    pub incapacitates: f64,
}

/// How an assassination goes; the killer counts as unknown (ER-ASN).
pub fn assassination(actor: &Character, target: &Character, rulings: &Rulings) -> Assassination {
    let dice = Dice::new(rulings);
    let fire = actor.ring(Ring::Fire);
    let own = dice.total(deeds::assassin(actor, rulings.duplicitous_scope));
    let strikes = prevails(&own.against(&dice.total(Pool::of(target.ring(Ring::Fire)))), rulings);
    let kills = strikes * dies(dice, target, &DeathTn::new(5 * i64::from(fire), target, None));
    Assassination { strikes, kills, incapacitates: strikes - kills }
}

/// The chance that the active side of an opposed roll succeeds (ER-DICE-5, OpposedTie).
pub fn prevails(odds: &Comparison, rulings: &Rulings) -> f64 {
    match rulings.opposed_tie {
        OpposedTie::StatusQuo => odds.higher,
        OpposedTie::Active => odds.higher + odds.equal,
    }
}

/// The chance that an investigator finds out what a culprit covered up or forged (ER-INV-1, ER-FAL).
pub fn exposes(actor: &Character, hunter: &Character, rulings: &Rulings) -> f64 {
    let dice = Dice::new(rulings);
    prevails(&dice.total(deeds::investigator(hunter)).against(&dice.total(deeds::cover(actor))), rulings)
}

/// The mean Honor of an investigator and a culprit after an Investigation of a crime that succeeds with such a chance.
pub fn uncovered(both: [&Character; 2], crime: Crime, succeeds: f64, rulings: &Rulings) -> [f64; 2] {
    let mut points = crime.exposed().into_iter();
    both.map(|character| {
        let event = HonorEvent { points: points.next().unwrap_or(0).into(), source: Source::Other };
        let stake = Stake::new(character, rulings);
        let mut honor = HonorOdds::new();
        mix(&mut honor, succeeds, &stake.after(&[event]));
        mix(&mut honor, 1.0 - succeeds, &stake.after(&[]));
        mean(&honor)
    })
}

/// The chance of an Investigation against a target number (ER-INV-2).
pub fn investigates(actor: &Character, tn: i64, rulings: &Rulings) -> f64 {
    Dice::new(rulings).succeeds(deeds::investigator(actor), tn)
}

/// How a challenge of a Hidden Location goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Challenge {
    /// The chance to overcome it.
    pub overcomes: f64,
    /// The chance to die of it, where failure can kill.
    pub dies: Option<f64>,
}

/// How the challenge of a Hidden Location goes (ER-HID-3).
pub fn hidden_location(actor: &Character, ring: Ring, tn: i64, death_tn: Option<i64>, rulings: &Rulings) -> Challenge {
    let dice = Dice::new(rulings);
    let adventurous = if actor.has(Advantage::Adventurous) { 5 } else { 0 };
    let overcomes = dice.succeeds(Pool::of(actor.ring(ring)).plus(adventurous), tn);
    let dies = death_tn.map(|tn| (1.0 - overcomes) * dies(dice, actor, &DeathTn::new(tn, actor, None)));
    Challenge { overcomes, dies }
}

/// How a denouncing goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Denouncing {
    /// The chance that it succeeds.
    pub succeeds: f64,
    /// The points it offers to lose, from 1 on, success included.
    pub points: Vec<f64>,
    /// The target's Honor afterwards.
    pub honor_target: HonorOdds,
    /// The denouncer's Honor afterwards.
    pub honor_actor: HonorOdds,
}

/// How a denouncing goes (ER-DEN, A11).
pub fn denounce(actor: &Character, target: &Character, presence: Presence, rulings: &Rulings) -> Denouncing {
    let dice = Dice::new(rulings);
    let own = dice.total(deeds::denouncer(actor, rulings.courtly_action));
    let against = dice.total(deeds::denounced(target, presence));
    let succeeds = prevails(&own.against(&against), rulings);
    let mut points: Vec<f64> = Vec::new();
    for (total, chance) in own.iter() {
        let at = usize::try_from(deeds::denounced_points(total) - 1).unwrap_or(0);
        if points.len() <= at {
            points.resize(at + 1, 0.0);
        }
        points[at] += succeeds * chance;
    }
    let (mine, theirs) = (Stake::new(actor, rulings), Stake::new(target, rulings));
    let mut honor_target = HonorOdds::new();
    mix(&mut honor_target, 1.0 - succeeds, &theirs.after(&[]));
    for (lost, chance) in (1..).zip(&points) {
        let after = match rulings.denounce_rolled {
            DenounceRolled::Rolled => theirs.after(&[HonorEvent::loss(lost)]),
            DenounceRolled::Outright => theirs.without(lost),
        };
        mix(&mut honor_target, *chance, &after);
    }
    let mut honor_actor = HonorOdds::new();
    mix(&mut honor_actor, succeeds, &mine.after(&[]));
    mix(&mut honor_actor, 1.0 - succeeds, &mine.after(&[HonorEvent::loss(1)]));
    Denouncing { succeeds, points, honor_target, honor_actor }
}
