//! Force of cards, units and armies (CC-BAT-7, CC-BAT-8), with the terms of every sum.

use super::army::{Bonus, CardAt};
use super::{Battle, BowedBonus};
use crate::games::l5r_ccg::model::side::Side;

/// What a card's Force is added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// The Personality's Force (CC-BAT-7b).
    ForPersonality,
    /// The unit's Force (CC-BAT-7c).
    ForUnit,
    /// Nothing: it is bowed.
    Bowed,
}

/// One card's part in the Force of its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The card.
    pub card: CardAt,
    /// Its own value.
    pub value: i64,
    /// What that is added to.
    pub counts: Counts,
}

/// The Force of a unit as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Force {
    /// The unit.
    pub unit: usize,
    /// Force of the Personality with its direct cards; 0 while it is bowed.
    pub personality: i64,
    /// Force of the unit; 0 while its Personality is bowed.
    pub total: i64,
    /// The parts of the attached cards.
    pub terms: Vec<Term>,
}

/// Both armies and the Province as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Every unit still at the battle.
    pub forces: Vec<Force>,
    /// Force of the attacking army; none without a unit.
    pub attack: Option<i64>,
    /// Force of the defending army; none without a unit.
    pub defense: Option<i64>,
    /// Strength of the Province.
    pub strength: i64,
}

impl Battle {
    /// How the battle stands: what would count if it were resolved now.
    pub fn totals(&self) -> Totals {
        let forces: Vec<Force> = self.units_here().map(|unit| self.force(unit)).collect();
        let army = |side: Side, modifier: i64| {
            let own = || forces.iter().filter(|force| self.unit(force.unit).side == side);
            let sum: i64 = own().map(|force| force.total).sum();
            own().next().map(|_| (sum + modifier).max(0))
        };
        Totals {
            attack: army(Side::Attack, self.setup.attack_modifier),
            defense: army(Side::Defense, self.setup.defense_modifier),
            strength: (self.setup.strength + self.setup.province_modifier).max(0),
            forces,
        }
    }

    fn force(&self, unit: usize) -> Force {
        let terms: Vec<Term> = self.terms(unit);
        if self.unit(unit).personality.bowed {
            return Force { unit, personality: 0, total: 0, terms };
        }
        let personality = self.personality_force(unit, self.setup.rulings.bowed_bonus);
        let others = terms.iter().filter(|term| term.counts == Counts::ForUnit).map(|term| term.value);
        let total = (personality + others.sum::<i64>() + self.unit(unit).modifier).max(0);
        Force { unit, personality, total, terms }
    }

    fn terms(&self, unit: usize) -> Vec<Term> {
        let term = |(at, card): (CardAt, &super::Attached)| {
            let counts = match (card.kind.bonus(), self.setup.rulings.bowed_bonus) {
                (Bonus::Direct, BowedBonus::Direct) => Counts::ForPersonality,
                (Bonus::Direct, BowedBonus::Nothing) | (Bonus::Unit, _) if card.bowed => Counts::Bowed,
                (Bonus::Direct, BowedBonus::Nothing) => Counts::ForPersonality,
                (Bonus::Unit, BowedBonus::Direct | BowedBonus::Nothing) => Counts::ForUnit,
            };
            Term { card: at, value: card.value(), counts }
        };
        self.attached_here(unit).map(term).collect()
    }

    /// Force of a Personality with its direct cards (CC-BAT-7b), bowed or not.
    pub(super) fn personality_force(&self, unit: usize, bowed: BowedBonus) -> i64 {
        let direct = self
            .attached_here(unit)
            .filter(|(_, card)| card.kind.bonus() == Bonus::Direct && (!card.bowed || bowed == BowedBonus::Direct));
        let personality = &self.unit(unit).personality;
        (personality.force + personality.modifier + direct.map(|(_, card)| card.value()).sum::<i64>()).max(0)
    }
}
