//! The best reroll in the middle of an exchange, when all dice lie on the table (BU-TEST-6).
//!
//! Here both sides see all dice and play every later stage perfectly, other than in A7.

use super::matchup::Matchup;
use super::meeting::Outcomes;
use super::payoff::{Duel, Payoff};
use crate::games::bushido::model::fighter::FighterParts;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::exchange::results::{Comparison, Reckoning, Results};
use crate::games::bushido::rules::odds::multisets::{Rolls, parts};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Attack and Defence dice of a side.
pub type Dice = (Faces, Faces);

/// A stage of the rerolls, in their order (BU-TEST-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The side without Initiative picks dice of the other.
    SecondPicksFirst,
    /// The side without Initiative picks its own.
    SecondPicksOwn,
    /// The side with Initiative picks dice of the other.
    FirstPicksSecond,
    /// The side with Initiative picks its own.
    FirstPicksOwn,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Self; 4] =
        [Self::SecondPicksFirst, Self::SecondPicksOwn, Self::FirstPicksSecond, Self::FirstPicksOwn];

    /// The stage after it.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::SecondPicksFirst => Some(Self::SecondPicksOwn),
            Self::SecondPicksOwn => Some(Self::FirstPicksSecond),
            Self::FirstPicksSecond => Some(Self::FirstPicksOwn),
            Self::FirstPicksOwn => None,
        }
    }

    /// Who picks dice, and whose.
    pub const fn parties(self, initiative: Side) -> (Side, Side) {
        let second = initiative.opponent();
        match self {
            Self::SecondPicksFirst => (second, initiative),
            Self::SecondPicksOwn => (second, second),
            Self::FirstPicksSecond => (initiative, second),
            Self::FirstPicksOwn => (initiative, initiative),
        }
    }
}

/// The best reroll of a stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestReroll {
    /// The value for the active side.
    pub value: f64,
    /// The value without a reroll at this stage.
    pub stand: f64,
    /// Who picks.
    pub by: Side,
    /// Whose dice.
    pub of: Side,
    /// Which dice; of equal choices the one of the fewest.
    pub again: Dice,
}

/// How much better a reroll of more dice must be.
const BETTER: f64 = 1e-9;

impl Matchup {
    /// The best reroll at `stage`, where the dice lie as `rolled` and both divided as `splits`.
    pub fn best_reroll(&self, splits: &Sides<Split>, rolled: &Sides<Dice>, stage: Stage) -> BestReroll {
        let mut search = Search::new(self, splits);
        let start = Sides::from_fn(|side| search.lying.of_mut(side).number(*rolled.of(side)));
        search.choose(stage, &start)
    }
}

/// A way to reroll dice of a side.
struct Reroll {
    again: Dice,
    /// Numbers of the dice as they then lie, with their chances.
    leads_to: Vec<(usize, f64)>,
}

/// All dice of one side that came up, numbered, with what they come to.
struct Lying {
    reckoning: Reckoning,
    dice: Vec<(Dice, Results)>,
    numbers: BTreeMap<Dice, usize>,
}

impl Lying {
    fn number(&mut self, dice: Dice) -> usize {
        let next = self.dice.len();
        let number = *self.numbers.entry(dice).or_insert(next);
        if number == next {
            self.dice.push((dice, self.reckoning.results(dice.0, dice.1)));
        }
        number
    }
}

struct Search<'a> {
    matchup: &'a Matchup,
    outcomes: [Outcomes; 2],
    values: Vec<Vec<f64>>,
    lying: Sides<Lying>,
    rerolls: BTreeMap<(Stage, usize), Rc<[Reroll]>>,
    best: BTreeMap<(Stage, usize, usize), f64>,
}

impl<'a> Search<'a> {
    fn new(matchup: &'a Matchup, splits: &Sides<Split>) -> Self {
        let fighters = &matchup.fighters;
        let reckoning =
            Sides::from_fn(|side| Reckoning::new(fighters.of(side), fighters.of(side.opponent()), &matchup.rulings));
        let attacks = |side| -> BTreeSet<i64> {
            let rolls = Rolls::of(splits.of(side).attack).faces.into_iter();
            rolls.map(|roll| reckoning.of(side).attack(roll).result).collect()
        };
        let defences = |side| -> BTreeSet<i64> {
            let rolls = Rolls::of(splits.of(side).defence).faces.into_iter();
            rolls.map(|roll| reckoning.of(side).defence(roll).result).collect()
        };
        let outcomes = [matchup.initiative, matchup.initiative.opponent()]
            .map(|attacker: Side| Outcomes::between(&attacks(attacker), &defences(attacker.opponent())));
        let duel = Duel {
            fighters,
            splits,
            initiative: matchup.initiative,
            rulings: &matchup.rulings,
            weights: &matchup.weights,
        };
        let values = Payoff::new(duel, [&outcomes[0], &outcomes[1]], &mut matchup.harms()).values();
        let lying = |side| Lying { reckoning: *reckoning.of(side), dice: Vec::new(), numbers: BTreeMap::new() };
        let lying = Sides::from_fn(lying);
        Self { matchup, outcomes, values, lying, rerolls: BTreeMap::new(), best: BTreeMap::new() }
    }

    /// The best of a stage; of equal choices the one of the fewest dice.
    fn choose(&mut self, stage: Stage, at: &Sides<usize>) -> BestReroll {
        let (by, of) = stage.parties(self.matchup.initiative);
        let rerolls = self.rerolls(stage, *at.of(of));
        let mut best: Option<BestReroll> = None;
        for reroll in rerolls.iter() {
            let mut value = 0.0;
            for (number, chance) in &reroll.leads_to {
                let mut then = *at;
                *then.of_mut(of) = *number;
                value += chance * self.value(stage.next(), &then);
            }
            best = Some(match best {
                None => BestReroll { value, stand: value, by, of, again: reroll.again },
                Some(best) if gain(by, value) > gain(by, best.value) + BETTER => {
                    BestReroll { value, again: reroll.again, ..best }
                }
                Some(best) => best,
            });
        }
        // There is always the choice of no die.
        best.unwrap_or(BestReroll { value: 0.0, stand: 0.0, by, of, again: Dice::default() })
    }

    fn value(&mut self, stage: Option<Stage>, at: &Sides<usize>) -> f64 {
        let Some(stage) = stage else { return self.final_value(at) };
        let key = (stage, at.active, at.other);
        if let Some(value) = self.best.get(&key) {
            return *value;
        }
        let value = self.choose(stage, at).value;
        self.best.insert(key, value);
        value
    }

    fn final_value(&self, at: &Sides<usize>) -> f64 {
        let results = |side: Side| &self.lying.of(side).dice[*at.of(side)].1;
        let (first, second) = (self.matchup.initiative, self.matchup.initiative.opponent());
        let number = |nth: usize, attacker: Side| {
            let comparison = Comparison::of(attacker, results(attacker), results(attacker.opponent()));
            self.outcomes[nth].of_comparison(&comparison)
        };
        self.values[number(0, first)][number(1, second)]
    }

    /// The ways to reroll dice at a stage, fewer dice first.
    fn rerolls(&mut self, stage: Stage, number: usize) -> Rc<[Reroll]> {
        if let Some(known) = self.rerolls.get(&(stage, number)) {
            return Rc::clone(known);
        }
        let (by, of) = stage.parties(self.matchup.initiative);
        let dice = self.lying.of(of).dice[number].0;
        let mut choices =
            choices(dice, self.matchup.fighters.of(by).parts(), if by == of { Whose::Own } else { Whose::Opponents });
        choices.sort_by_key(|again| again.0.len() + again.1.len());
        let lying = self.lying.of_mut(of);
        let rerolls: Rc<[Reroll]> = choices.into_iter().map(|again| reroll(dice, again, lying)).collect();
        self.rerolls.insert((stage, number), Rc::clone(&rerolls));
        rerolls
    }
}

/// Whose dice are picked.
#[derive(Clone, Copy)]
enum Whose {
    Own,
    Opponents,
}

/// What a value is worth to `by`.
const fn gain(by: Side, value: f64) -> f64 {
    match by {
        Side::Active => value,
        Side::Other => -value,
    }
}

/// The dice that `by` may pick.
fn choices(dice: Dice, by: &FighterParts, whose: Whose) -> Vec<Dice> {
    let allowed = |attack: usize, defence: usize| match whose {
        Whose::Own => by.prowess.allows(attack, defence),
        Whose::Opponents => attack <= by.dodge && defence <= by.feint,
    };
    let sizes = (0..=dice.0.len()).flat_map(|attack| (0..=dice.1.len()).map(move |defence| (attack, defence)));
    let sizes = sizes.filter(|(attack, defence)| allowed(*attack, *defence));
    let of_size = |(attack, defence)| {
        let defences = parts(dice.1, defence);
        let attacks = parts(dice.0, attack).into_iter();
        attacks.flat_map(move |attack| defences.clone().into_iter().map(move |defence| (attack, defence)))
    };
    sizes.flat_map(of_size).collect()
}

fn reroll(dice: Dice, again: Dice, lying: &mut Lying) -> Reroll {
    let (attacks, defences) = (Rolls::of(again.0.len()), Rolls::of(again.1.len()));
    let kept = (dice.0.without(again.0), dice.1.without(again.1));
    let mut leads_to = Vec::new();
    for (attack, chance) in attacks.faces.iter().zip(&attacks.chances) {
        for (defence, likely) in defences.faces.iter().zip(&defences.chances) {
            let number = lying.number((kept.0.with(*attack), kept.1.with(*defence)));
            leads_to.push((number, chance * likely));
        }
    }
    Reroll { again, leads_to }
}
