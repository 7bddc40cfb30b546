//! One battle at one Province, from its first action to its result (CC-BAT, CC-RNG, CC-FEAR).
//!
//! A [`Battle`] is what lies on the table there. Actions change it or are refused by the first rule against them;
//! [`Battle::totals`] tells at any time how it would come out, [`Battle::resolve`] ends it.

mod action;
mod army;
mod effect;
mod force;
mod resolution;

pub use action::{Action, Done};
pub use army::{Attached, Bonus, CardAt, Kind, Personality, Place, Unit};
pub use effect::Effect;
pub use force::{Counts, Force, Term, Totals};
pub use resolution::{Resolution, Why};

use crate::games::l5r_ccg::model::side::Side;
use std::collections::BTreeSet;

/// Ruling BowedBonus: what bowed items, spells and "+" Followers still add to the Force at Resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BowedBonus {
    /// Nothing (the default).
    Nothing,
    /// Their bonus.
    Direct,
}

/// Ruling AllyBattleHonor: who gains Honor for a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllyHonor {
    /// The Attacker or the Defender (the default).
    Principal,
    /// Also every ally with a unit in the army, each in full.
    Each,
}

/// Ruling DefensiveAlliesBow: what becomes of a defensive ally's units after the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefensiveAllies {
    /// They bow and go home (the default).
    Bow,
    /// They stay like the Defender's own.
    Stay,
}

/// The rulings a battle depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rulings {
    /// Ruling BowedBonus.
    pub bowed_bonus: BowedBonus,
    /// Ruling AllyBattleHonor.
    pub ally_honor: AllyHonor,
    /// Ruling DefensiveAlliesBow.
    pub defensive_allies: DefensiveAllies,
}

/// A battle as it begins, players by their position in a list of the caller's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The Attacker.
    pub attacker: usize,
    /// The Defender.
    pub defender: usize,
    /// Who holds the Favor.
    pub favor: Option<usize>,
    /// The Province's Strength.
    pub strength: i64,
    /// What is added to the attacking army's Force.
    pub attack_modifier: i64,
    /// What is added to the defending army's Force.
    pub defense_modifier: i64,
    /// What is added to the Province's Strength.
    pub province_modifier: i64,
    /// The rulings in force.
    pub rulings: Rulings,
    /// Every unit that was assigned here.
    pub units: Vec<Unit>,
}

/// What happened in a battle so far and cannot be seen on its cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// Cards whose Fear was used.
    pub feared: BTreeSet<CardAt>,
    /// Tacticians who have acted.
    pub schemed: BTreeSet<CardAt>,
    /// The effects of the Terrain, where one lies.
    pub terrain: Option<Vec<Effect>>,
}

/// Family Honor gained or lost in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HonorChange {
    /// Whose.
    pub player: usize,
    /// By how much.
    pub change: i64,
    /// For what.
    pub why: Why,
}

/// A battle under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    setup: Setup,
    here: BTreeSet<CardAt>,
    feared: BTreeSet<CardAt>,
    schemed: BTreeSet<CardAt>,
    terrain: Option<Vec<Effect>>,
    honor: Vec<HonorChange>,
    honorable_dead: BTreeSet<CardAt>,
    dishonorable_dead: BTreeSet<CardAt>,
    removed: Vec<usize>,
}

impl Battle {
    /// A battle before its first action.
    pub fn new(setup: Setup) -> Self {
        let here = (0..setup.units.len()).flat_map(|unit| setup.units[unit].cards(unit)).collect();
        Self {
            setup,
            here,
            feared: BTreeSet::new(),
            schemed: BTreeSet::new(),
            terrain: None,
            honor: Vec::new(),
            honorable_dead: BTreeSet::new(),
            dishonorable_dead: BTreeSet::new(),
            removed: Vec::new(),
        }
    }

    /// A battle under way: `setup` tells the cards that are left as they are now, `past` what cannot be seen on them.
    pub fn resume(setup: Setup, past: Past) -> Self {
        Self { feared: past.feared, schemed: past.schemed, terrain: past.terrain, ..Self::new(setup) }
    }

    /// Who holds the Favor now.
    pub fn favor(&self) -> Option<usize> {
        self.setup.favor
    }

    /// A unit as it is now, cards that have left it included.
    fn unit(&self, unit: usize) -> &Unit {
        &self.setup.units[unit]
    }

    fn unit_mut(&mut self, unit: usize) -> &mut Unit {
        &mut self.setup.units[unit]
    }

    /// Whether a unit is still at the battle.
    fn is_unit_here(&self, unit: usize) -> bool {
        self.here.contains(&CardAt::personality(unit))
    }

    /// The units of a side that are still at the battle.
    fn army(&self, side: Side) -> impl Iterator<Item = usize> {
        self.units_here().filter(move |unit| self.unit(*unit).side == side)
    }

    fn units_here(&self) -> impl Iterator<Item = usize> {
        (0..self.setup.units.len()).filter(|unit| self.is_unit_here(*unit))
    }

    /// The cards of a unit that are still at the battle, the Personality first.
    fn cards_here(&self, unit: usize) -> impl Iterator<Item = CardAt> {
        self.unit(unit).cards(unit).into_iter().filter(|card| self.here.contains(card))
    }

    /// The attached cards of a unit that are still at the battle.
    fn attached_here(&self, unit: usize) -> impl Iterator<Item = (CardAt, &Attached)> {
        let attached = self.unit(unit).attached.iter().enumerate();
        let cards = attached.map(move |(at, card)| (CardAt { unit, place: Place::Attached(at) }, card));
        cards.filter(|(at, _)| self.here.contains(at))
    }
}
