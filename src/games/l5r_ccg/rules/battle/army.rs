//! Units and their cards, as they come to a battle.

use crate::games::l5r_ccg::model::side::Side;

/// Where in a unit a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// It is the Personality.
    Personality,
    /// It is attached, at this position.
    Attached(usize),
}

/// A card at a battle; the order is that of the units, in each the Personality first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardAt {
    /// Position of its unit.
    pub unit: usize,
    /// Where in the unit.
    pub place: Place,
}

impl CardAt {
    /// The Personality of a unit.
    pub fn personality(unit: usize) -> Self {
        Self { unit, place: Place::Personality }
    }
}

/// How the Force of a Follower or Ancestor is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// With a "+": for the Personality directly.
    Direct,
    /// Without: for the unit as a whole.
    Unit,
}

/// What an attached card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A Follower, tokens included.
    Follower(Bonus),
    /// An item.
    Item,
    /// A spell.
    Spell,
    /// An Ancestor.
    Ancestor(Bonus),
}

impl Kind {
    /// Whether its Force is the Personality's (CC-BAT-7b) rather than the unit's.
    pub fn bonus(self) -> Bonus {
        match self {
            Self::Follower(bonus) | Self::Ancestor(bonus) => bonus,
            Self::Item | Self::Spell => Bonus::Direct,
        }
    }

    /// Whether it is a Follower that effects on Followers find; an Ancestor is none (CC-ATT-8).
    pub fn is_follower(self) -> bool {
        matches!(self, Self::Follower(_))
    }
}

/// A Personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Personality {
    /// Printed Force.
    pub force: i64,
    /// What tokens and effects add to it.
    pub modifier: i64,
    /// Printed Personal Honor.
    pub personal_honor: i64,
    /// Whether it is bowed.
    pub bowed: bool,
    /// Whether it is dishonored.
    pub dishonored: bool,
    /// How many versions lie in its stack, from 1 (CC-BAT-12).
    pub versions: i64,
    /// Whether it is a Tactician.
    pub tactician: bool,
    /// Its Ranged strength, if it has one.
    pub ranged: Option<i64>,
    /// Its Fear, if it has any.
    pub fear: Option<i64>,
}

/// An attached card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attached {
    /// What it is.
    pub kind: Kind,
    /// Printed Force; a bonus may be negative.
    pub force: i64,
    /// What tokens and effects add to it; nothing does to an Ancestor (CC-ATT-8).
    pub modifier: i64,
    /// Whether it is bowed.
    pub bowed: bool,
    /// Its Ranged strength, if it has one.
    pub ranged: Option<i64>,
    /// Its Fear, if it has any.
    pub fear: Option<i64>,
}

impl Attached {
    /// Its own value (CC-BAT-7a): modifiers push it to 0 at most, a negative printed bonus stays.
    pub fn value(&self) -> i64 {
        (self.force + self.modifier).max(self.force.min(0))
    }
}

/// A Personality with everything attached to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Whose it is.
    pub player: usize,
    /// On which side it is.
    pub side: Side,
    /// What is added to the unit's Force as a whole.
    pub modifier: i64,
    /// Its Personality.
    pub personality: Personality,
    /// What is attached, in order.
    pub attached: Vec<Attached>,
}

impl Unit {
    /// All its cards, where the unit itself is at position `unit`.
    pub(super) fn cards(&self, unit: usize) -> Vec<CardAt> {
        let attached = (0..self.attached.len()).map(|at| CardAt { unit, place: Place::Attached(at) });
        std::iter::once(CardAt::personality(unit)).chain(attached).collect()
    }
}
