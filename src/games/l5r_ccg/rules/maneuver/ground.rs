//! The Provinces while units are being assigned, and what a finished assignment is worth.

use super::Unit;
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::clash::{Outcome, outcome, province_falls};

/// What the attack is after, each 0 to 1,000; the defense wants the opposite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// A Province destroyed.
    pub province: i64,
    /// A card destroyed.
    pub card: i64,
    /// A point of battle Honor.
    pub honor: i64,
    /// Every Province destroyed.
    pub all: i64,
}

/// What becomes of one Province, and why it is worth what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// How the battle comes out.
    pub outcome: Outcome,
    /// Whether the Province falls.
    pub destroyed: bool,
    /// Cards the defense loses, less those the attack loses.
    pub cards: i64,
    /// Battle Honor of the attack, less that of the defense.
    pub honor: i64,
}

impl End {
    fn worth(&self, weights: &Weights) -> i64 {
        weights.province * i64::from(self.destroyed) + weights.card * self.cards + weights.honor * self.honor
    }
}

/// One side's units at a Province.
#[derive(Clone, Copy, Debug, Default)]
struct Army {
    units: i64,
    force: i64,
    cards: i64,
}

impl Army {
    fn total(&self) -> Option<i64> {
        (self.units > 0).then_some(self.force)
    }
}

/// A Province and who is there.
#[derive(Clone, Copy, Debug)]
struct Province {
    strength: i64,
    attack: Army,
    defense: Army,
    worth: i64,
    falls: bool,
}

impl Province {
    fn army(&mut self, side: Side) -> &mut Army {
        match side {
            Side::Attack => &mut self.attack,
            Side::Defense => &mut self.defense,
        }
    }

    fn end(&self) -> End {
        let (attack, defense) = (self.attack.total(), self.defense.total());
        let outcome = outcome(attack, defense);
        let lost = |side: Side, army: &Army| if outcome.destroys(side) { army.cards } else { 0 };
        let (own, others) = (lost(Side::Attack, &self.attack), lost(Side::Defense, &self.defense));
        let honor = outcome.gain_per_card(Side::Attack) * others - outcome.gain_per_card(Side::Defense) * own;
        End { outcome, destroyed: province_falls(attack, defense, self.strength), cards: others - own, honor }
    }
}

/// All Provinces, with their worth kept up as units come and go.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    provinces: Vec<Province>,
    weights: Weights,
    worth: i64,
    standing: usize,
}

impl Ground {
    pub(super) fn new(strengths: &[i64], weights: Weights) -> Self {
        let province = |strength: &i64| Province {
            strength: *strength,
            attack: Army::default(),
            defense: Army::default(),
            worth: 0,
            falls: false,
        };
        Self { provinces: strengths.iter().map(province).collect(), weights, worth: 0, standing: strengths.len() }
    }

    pub(super) fn provinces(&self) -> usize {
        self.provinces.len()
    }

    /// What the assignment is worth to the attack, as it is.
    pub(super) fn worth(&self) -> i64 {
        self.worth + if self.standing == 0 { self.weights.all } else { 0 }
    }

    pub(super) fn ends(&self) -> Vec<End> {
        self.provinces.iter().map(Province::end).collect()
    }

    /// The least and the most that any assignment of these units can be worth to the attack.
    pub(super) fn bounds(&self, units: &[Unit]) -> (i64, i64) {
        let cards = |side: Side| units.iter().filter(|unit| unit.side == side).map(|unit| unit.cards).sum::<i64>();
        let per_card = self.weights.card + 2 * self.weights.honor;
        let provinces: i64 = self.provinces.iter().map(|_| self.weights.province).sum();
        (-per_card * cards(Side::Attack), per_card * cards(Side::Defense) + provinces + self.weights.all)
    }

    /// Adds a unit to a Province; what is given back undoes it.
    pub(super) fn send(&mut self, unit: &Unit, at: usize) -> Before {
        let province = &mut self.provinces[at];
        let before = Before { at, province: *province, worth: self.worth, standing: self.standing };
        let army = province.army(unit.side);
        army.units += 1;
        army.force += unit.force;
        army.cards += unit.cards;
        let end = province.end();
        province.worth = end.worth(&self.weights);
        province.falls = end.destroyed;
        self.worth += province.worth - before.province.worth;
        self.standing = self.standing + usize::from(before.province.falls) - usize::from(end.destroyed);
        before
    }

    /// Makes it as it was before a unit was sent.
    pub(super) fn restore(&mut self, before: Before) {
        self.provinces[before.at] = before.province;
        self.worth = before.worth;
        self.standing = before.standing;
    }
}

/// What sending a unit changed, as it was before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    at: usize,
    province: Province,
    worth: i64,
    standing: usize,
}
