//! How a Ranged Attack comes out (BU-RNG-2 to 5).

use super::challenge::Challenge;
use super::harm::{Harms, Marked, strike, unmarked};
use super::opposed::{Readings, Roller, add};
use crate::games::bushido::model::damage::{Body, Damage};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::special::SpecialAttack;
use crate::games::bushido::rules::damage::Turn;
use crate::games::bushido::rules::dice::{Counting, Ones, WithoutDie, small};
use crate::games::bushido::rules::exchange::results::RemovedDice;
use crate::games::bushido::rules::exchange::strike::Strike;
use crate::games::bushido::rules::shot::base_to_base_number;
use crate::games::bushido::rules::test::{challenge_dice, ranged_dice};
use crate::kernel::document::{DocumentFault, Node};

/// The dice of a shooter.
#[derive(Clone, Debug)]
pub struct Shooter {
    /// Ranged Pool with modifiers and Boosts.
    pub pool: i64,
    /// Dice paid for a Special Attack.
    pub cost: usize,
    /// Added to the result.
    pub brutal: i64,
    /// Supporting dice beyond two.
    pub adept: usize,
    /// Own dice that may be rolled again.
    pub prowess: usize,
    /// What the Damage Rolls are made with.
    pub damage: Damage,
    /// The Special Attack paid for.
    pub special: Option<SpecialAttack>,
}

/// How likely a shot hits whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Hits {
    /// Dice rolled.
    pub dice: usize,
    /// Chances of success by Success Level.
    pub levels: Vec<f64>,
    /// The chance that a successful shot stays on its target.
    pub stays: f64,
}

impl Shooter {
    /// The chances to reach `number`; a target of that size with a friend of the shooter in base to base may be missed.
    pub fn hits(&self, number: i64, among_friends: Option<Size>, rulings: &Rulings) -> Hits {
        let dice = ranged_dice(self.pool, self.cost);
        let counting = Counting { ones: Ones::Dropped, adept: self.adept };
        let roller = Roller { dice, modifier: self.brutal, counting, prowess: self.prowess, discarded: 0 };
        let readings = Readings { without_die: WithoutDie::of(rulings), removed: RemovedDice::of(rulings) };
        let mut levels = Vec::new();
        for (result, chance) in roller.results(readings) {
            if let Ok(level) = usize::try_from(result.result - number) {
                add(&mut levels, level, chance);
            }
        }
        Hits { dice, levels, stays: among_friends.map_or(1.0, |size| self.stays(size)) }
    }

    fn stays(&self, size: Size) -> f64 {
        let Some(number) = base_to_base_number(size) else { return 1.0 };
        let counting = Counting { ones: Ones::Dropped, adept: self.adept };
        let dice = challenge_dice(self.pool);
        Challenge { dice, number, modifier: 0, counting, prowess: self.prowess }.success()
    }

    /// Wounds marked on `body`, which a success hits with a chance of `share`.
    pub fn marks(&self, body: &Body, levels: &[f64], share: f64, rulings: &Rulings) -> Marked {
        let mut marked = vec![0.0; body.wounds + 1];
        let mut missed = 1.0;
        for (level, chance) in levels.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let hit = by_level(&self.damage, body, self.special, small(level), Turn::First, rulings);
            for (sum, likely) in marked.iter_mut().zip(&hit) {
                *sum += chance * share * likely;
            }
            missed -= chance * share;
        }
        marked[0] += f64::max(missed, 0.0);
        marked
    }
}

/// Wounds that one successful Attack marks at a Success Level.
pub fn by_level(
    by: &Damage,
    to: &Body,
    special: Option<SpecialAttack>,
    level: i64,
    first: Turn,
    rulings: &Rulings,
) -> Marked {
    match Strike::of_attack(Side::Active, special, level) {
        Some(due) => strike(&Harms::new(by, to, rulings).of(&due, first), unmarked(to.wounds)),
        None => unmarked(to.wounds),
    }
}

/// A distance in inches, finite and not negative.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Inches(f64);

impl Inches {
    /// Reads a distance.
    ///
    /// # Errors
    ///
    /// It is no number, or negative.
    pub fn read(node: &Node) -> Result<Self, DocumentFault> {
        let inches = node.number()?.as_f64().filter(|inches| inches.is_finite() && *inches >= 0.0);
        inches.map(Self).ok_or_else(|| node.fault("is no distance of 0 or more"))
    }

    /// Whether it is within so many inches; exactly that far is within.
    pub fn within(self, inches: u8) -> bool {
        self.0 <= f64::from(inches)
    }
}
