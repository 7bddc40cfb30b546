//! An exchange resolved with the dice on the table, as far as its Damage Rolls are known (BU-MEL-8 to 14).

use super::aftermath::{Aftermath, Contact, Course, Footing, Marker};
use super::results::{Comparison, Reckoning, Results};
use super::strike::{Effect, Strike};
use crate::games::bushido::model::damage::Damage;
use crate::games::bushido::model::fighter::Fighter;
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::damage::{Harm, Turn, marked};
use crate::games::bushido::rules::dice::Faces;

/// An exchange after all rerolls.
#[derive(Clone, Debug)]
pub struct Rolled<'a> {
    /// Who fights.
    pub fighters: &'a Sides<Fighter>,
    /// How both divided their dice.
    pub splits: Sides<Split>,
    /// Attack and Defence dice of both.
    pub dice: Sides<(Faces, Faces)>,
    /// Who attacks first.
    pub initiative: Side,
    /// Which readings are in force.
    pub rulings: &'a Rulings,
}

/// One Damage Roll as it was resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResolvedRoll {
    /// Who rolled.
    pub by: Side,
    /// Its Success Level.
    pub level: i64,
    /// The two dice used, ascending.
    pub used: [u8; 2],
    /// What was added to them.
    pub modifier: i64,
    /// The row of the wound table.
    pub row: i64,
    /// Wounds, not cut at the track; a removal deals what was left.
    pub wounds: usize,
}

/// One comparison as it was resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedComparison {
    /// Who won.
    pub comparison: Comparison,
    /// What triggered.
    pub special: Option<Special>,
    /// Its Damage Rolls, in order.
    pub rolls: Vec<ResolvedRoll>,
}

/// A Damage Roll that falls due and is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Who rolls.
    pub by: Side,
    /// The Success Level.
    pub level: i64,
    /// How many dice: 2 or 3.
    pub dice: usize,
}

/// How an exchange stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// What the dice came to.
    pub results: Sides<Results>,
    /// One or two comparisons.
    pub comparisons: Vec<ResolvedComparison>,
    /// Wounds marked here.
    pub wounds: Sides<usize>,
    /// Markers gained here.
    pub markers: Sides<Vec<Marker>>,
    /// Who is out of play, if anybody.
    pub removed: Option<Side>,
    /// Whether the models still touch.
    pub contact: Contact,
    /// The Damage Roll that is asked for.
    pub pending: Option<Pending>,
}

/// What is wrong with a list of Damage Rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollFault {
    /// The roll at this position has the wrong number of dice.
    WrongNumber {
        /// Its position, from 0.
        at: usize,
        /// How many dice fall due.
        dice: usize,
    },
    /// No roll falls due for the one at this position.
    NotNeeded(usize),
}

impl Rolled<'_> {
    /// Resolves the exchange with `damage_rolls` in the order they fall due.
    ///
    /// # Errors
    ///
    /// A Damage Roll too many, or one of the wrong number of dice.
    pub fn resolve(&self, damage_rolls: &[Vec<u8>]) -> Result<Resolution, RollFault> {
        let mut table = Table::new(self, damage_rolls);
        for attacker in [self.initiative, self.initiative.opponent()] {
            if table.compare(attacker)? == Course::Over {
                break;
            }
        }
        if table.used < damage_rolls.len() && table.so_far.pending.is_none() {
            return Err(RollFault::NotNeeded(table.used));
        }
        Ok(table.so_far)
    }
}

struct Table<'a> {
    exchange: &'a Rolled<'a>,
    damage_rolls: &'a [Vec<u8>],
    /// How many of them were taken.
    used: usize,
    turns: Sides<Turn>,
    footing: Sides<Footing>,
    so_far: Resolution,
}

impl<'a> Table<'a> {
    fn new(exchange: &'a Rolled<'a>, damage_rolls: &'a [Vec<u8>]) -> Self {
        let results = Sides::from_fn(|side| {
            let (own, opponent) = (exchange.fighters.of(side), exchange.fighters.of(side.opponent()));
            let (attack, defence) = *exchange.dice.of(side);
            Reckoning::new(own, opponent, exchange.rulings).results(attack, defence)
        });
        let so_far = Resolution {
            results,
            comparisons: Vec::new(),
            wounds: Sides::default(),
            markers: Sides::default(),
            removed: None,
            contact: Contact::Kept,
            pending: None,
        };
        let footing = Sides::from_fn(|side| Footing::of(exchange.fighters.of(side)));
        Self { exchange, damage_rolls, used: 0, turns: Sides::from_fn(|_| Turn::First), footing, so_far }
    }

    fn compare(&mut self, attacker: Side) -> Result<Course, RollFault> {
        let defender = attacker.opponent();
        let results = self.so_far.results;
        let comparison = Comparison::of(attacker, results.of(attacker), results.of(defender));
        let splits = &self.exchange.splits;
        let (winner, level) = (comparison.winner, comparison.level);
        let effect = Effect::of(attacker, winner, level, splits.of(attacker), splits.of(defender));
        let won = match effect {
            Effect::Attack { .. } | Effect::None => attacker,
            Effect::Defence { .. } => defender,
        };
        self.so_far.comparisons.push(ResolvedComparison { comparison, special: effect.special(), rolls: Vec::new() });
        if let Some(strike) = effect.strike() {
            self.strike(strike)?;
        }
        if self.so_far.pending.is_some() || self.so_far.removed.is_some() {
            return Ok(Course::Over);
        }
        Ok(self.settle(&effect, won))
    }

    fn settle(&mut self, effect: &Effect, won: Side) -> Course {
        let lost = won.opponent();
        let (winner, loser) = (*self.footing.of(won), *self.footing.of(lost));
        let aftermath = Aftermath::of(effect, winner, loser, self.exchange.rulings);
        if let Some(marker) = aftermath.marker {
            self.so_far.markers.of_mut(lost).push(marker);
            *self.footing.of_mut(lost) = loser.gaining(marker);
        }
        if aftermath.contact == Contact::Lost {
            self.so_far.contact = Contact::Lost;
        }
        aftermath.exchange
    }

    fn strike(&mut self, strike: &Strike) -> Result<(), RollFault> {
        for &level in &strike.levels {
            if self.so_far.removed.is_some() {
                break;
            }
            let by: &Damage = &self.exchange.fighters.of(strike.by).parts().damage;
            let Some(faces) = self.damage_rolls.get(self.used) else {
                self.so_far.pending = Some(Pending { by: strike.by, level, dice: by.dice.rolled() });
                break;
            };
            if faces.len() != by.dice.rolled() {
                return Err(RollFault::WrongNumber { at: self.used, dice: by.dice.rolled() });
            }
            self.used += 1;
            self.damage_roll(strike, level, faces);
        }
        Ok(())
    }

    fn damage_roll(&mut self, strike: &Strike, level: i64, faces: &[u8]) {
        let (by, to) = (strike.by, strike.by.opponent());
        let body = &self.exchange.fighters.of(to).parts().body;
        let roll = strike.roll(&self.exchange.fighters.of(by).parts().damage, body, self.exchange.rulings);
        let turn = *self.turns.of(by);
        let used = roll.used(faces.to_vec());
        let dealt = roll.dealt(used, level, turn);
        let left = body.wounds - self.so_far.wounds.of(to);
        let marked_now = marked(dealt.harm, left);
        let wounds = match dealt.harm {
            Harm::Wounds(wounds) => wounds,
            Harm::Removal => left,
        };
        *self.so_far.wounds.of_mut(to) += marked_now;
        *self.turns.of_mut(by) = Turn::Later;
        if marked_now == left {
            self.so_far.removed = Some(to);
        }
        let resolved = ResolvedRoll { by, level, used, modifier: roll.modifier(turn), row: dealt.row, wounds };
        if let Some(comparison) = self.so_far.comparisons.last_mut() {
            comparison.rolls.push(resolved);
        }
    }
}
