//! A model that is about to fight, as its card and its markers describe it.

use crate::games::bushido::model::special::Specials;
use crate::games::bushido::model::split::SplitRule;
use std::collections::BTreeSet;
use std::fmt;

/// A printed Statistic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Statistic {
    /// A number, 0..=10.
    Number(i64),
    /// "-": counts as 0 and takes no modifier.
    Dash,
}

/// A state that touches the melee pool or the split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// −1, second Attacker, no Specials.
    Prone,
    /// −1.
    Blind,
    /// −1.
    Stunned,
    /// −1, Defensive.
    Frightened,
    /// −1, Defensive.
    Held,
    /// Aggressive.
    Berserk,
    /// No Specials.
    Immobilised,
    /// +1 for the opponent.
    DeathSentence,
}

impl State {
    /// All of them, with the names of the exchange formats.
    pub const NAMED: [(&'static str, Self); 8] = [
        ("Prone", Self::Prone),
        ("Blind", Self::Blind),
        ("Stunned", Self::Stunned),
        ("Frightened", Self::Frightened),
        ("Held", Self::Held),
        ("Berserk", Self::Berserk),
        ("Immobilised", Self::Immobilised),
        ("Death Sentence", Self::DeathSentence),
    ];
}

/// What else is true of the model, by its actions of this turn, its traits or its weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Circumstance {
    /// It has no Activation Counters.
    Exhausted,
    /// Exhaustion does not touch its pool.
    Endurance,
    /// It ran this turn.
    Ran,
    /// Surprised (BU-ACT-8).
    Surprised,
    /// Its action is Stand Up.
    StoodUp,
    /// Weapon or model is *Slow*.
    Slow,
    /// *Lightning Reflexes*.
    LightningReflexes,
    /// Weapon with *Reach*.
    Reach,
    /// It was in base to base when the activation began: its *Reach* gives no Initiative.
    ReachUnready,
    /// *Aggressive*.
    Aggressive,
    /// *Defensive*.
    Defensive,
    /// May divide freely although Frightened.
    Steadfast,
}

impl Circumstance {
    /// Those that the exchange formats name by a field of their own.
    pub const NAMED: [(&'static str, Self); 11] = [
        ("exhausted", Self::Exhausted),
        ("endurance", Self::Endurance),
        ("ran", Self::Ran),
        ("surprised", Self::Surprised),
        ("stood_up", Self::StoodUp),
        ("slow", Self::Slow),
        ("lightning_reflexes", Self::LightningReflexes),
        ("reach", Self::Reach),
        ("aggressive", Self::Aggressive),
        ("defensive", Self::Defensive),
        ("steadfast", Self::Steadfast),
    ];
}

/// What a [`Combatant`] is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatantParts {
    /// Printed Melee Pool.
    pub base: Statistic,
    /// Boosts paid for, 0..=10.
    pub boosts: i64,
    /// Ki of each, 1..=10.
    pub boost_cost: i64,
    /// Effects on the pool that are not listed here, −10..=10.
    pub modifier: i64,
    /// Its markers.
    pub states: BTreeSet<State>,
    /// What else is true of it.
    pub circumstances: BTreeSet<Circumstance>,
    /// Enemies that assist against it, 0..=10.
    pub assisting: i64,
    /// How many of them it ignores, 0..=10.
    pub indomitable: i64,
    /// The Specials of its weapon.
    pub specials: Specials,
}

/// A model that can be engaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combatant(CombatantParts);

impl Combatant {
    /// The combatant of these parts.
    ///
    /// # Errors
    ///
    /// A combination that cannot be.
    pub fn new(parts: CombatantParts) -> Result<Self, Contradiction> {
        let surprised = parts.circumstances.contains(&Circumstance::Surprised);
        if parts.boosts > 0 && (surprised || parts.base == Statistic::Dash) {
            return Err(Contradiction::Boosts);
        }
        if parts.circumstances.contains(&Circumstance::StoodUp) && parts.states.contains(&State::Prone) {
            return Err(Contradiction::StoodUpProne);
        }
        Ok(Self(parts))
    }

    /// What it is made of.
    pub const fn parts(&self) -> &CombatantParts {
        &self.0
    }

    /// Whether it has the marker.
    pub fn is(&self, state: State) -> bool {
        self.0.states.contains(&state)
    }

    /// Whether that is true of it.
    pub fn has(&self, one: Circumstance) -> bool {
        self.0.circumstances.contains(&one)
    }

    /// Whether it must allocate at least as many dice to Attack.
    pub fn is_aggressive(&self) -> bool {
        self.has(Circumstance::Aggressive) || self.is(State::Berserk)
    }

    /// Whether it must allocate at least as many dice to Defence, Disengage apart.
    pub fn is_defensive(&self) -> bool {
        let frightened = self.is(State::Frightened) && !self.has(Circumstance::Steadfast);
        self.has(Circumstance::Defensive) || self.is(State::Held) || frightened
    }

    /// Which splits are allowed: both limits together cancel (BU-MEL-5).
    pub fn split_rule(&self) -> SplitRule {
        match (self.is_aggressive(), self.is_defensive()) {
            (true, false) => SplitRule::Aggressive,
            (false, true) => SplitRule::Defensive,
            (true, true) | (false, false) => SplitRule::Free,
        }
    }

    /// Whether it may declare Disengage: not when Aggressive, unless that is cancelled.
    pub fn may_disengage(&self) -> bool {
        self.split_rule() != SplitRule::Aggressive
    }

    /// Names of the Specials that may be taken with so many dice: at least one die is left.
    pub fn takeable(&self, dice: usize) -> Vec<&'static str> {
        if self.is(State::Prone) || self.is(State::Immobilised) {
            return Vec::new();
        }
        self.0.specials.all().iter().filter(|one| one.cost < dice).map(|one| one.special.name()).collect()
    }
}

/// A combination that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// Boosts of a Surprised model or of base "-".
    Boosts,
    /// Prone although it stood up.
    StoodUpProne,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Boosts => "a Surprised model and a Statistic of \"-\" take no Boosts",
            Self::StoodUpProne => "a model that stood up is not Prone",
        })
    }
}

impl std::error::Error for Contradiction {}
