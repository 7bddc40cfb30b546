//! Questions about a Combat (CH-COM-5 to 9).

use super::advice::{Advised, CombatEnd, advise};
use super::dice::Dice;
use super::ends::{End, Ends};
use super::enemy::{Enemy, Faces, Successes};
use super::exchange::{Stakes, best};
use super::fault::{Fault, FaultKind, Faults};
use super::fighter::{self, Fighter};
use super::focus::Focus;
use super::forms::{CombatForm, Kind};
use super::multisets::{NO_DICE, multisets};
use super::outcome::{HONOR_OF_DECEPTION, Odds};
use super::settle::{Finals, settled};
use super::tally::{DEFENCE, OFFENCE, Tally, tally};
use super::weights::Weights;
use crate::games::champions::model::element::Element;

/// A Combat as it stands before the dice are rolled.
#[derive(Clone, Debug, PartialEq)]
pub struct Combat {
    fighter: Fighter,
    enemy: Enemy,
    weights: Weights,
}

/// A Combat whose dice lie on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct RolledCombat {
    combat: Combat,
    rolled: Vec<Element>,
    against: Successes,
}

impl Combat {
    /// Checks a Combat; what is rolled in the form is not looked at.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn new(form: &CombatForm) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let combat = Self::checked(form, &mut faults);
        faults.none_or(combat)
    }

    fn checked(form: &CombatForm, faults: &mut Faults) -> Self {
        if form.kind != Kind::Combat {
            faults.add("kind", FaultKind::OtherKind);
        }
        let fighter = Fighter::checked(&form.champion, faults);
        let faces = Faces::checked(&form.faces, faults);
        let enemy = Enemy::checked(&form.enemy, faces, faults);
        Self { fighter, enemy, weights: Weights::checked(form.weights, faults) }
    }

    /// How it comes out under the best play.
    ///
    /// The Enemy's dice are seen before anything is decided: each of their results is a play of its own.
    pub fn odds(&self) -> Odds {
        let mut odds = Odds::none();
        let tallies = self.tallies();
        for (against, share) in self.enemy.results() {
            self.count_from(&tallies, (against, NO_DICE), share, &mut odds);
        }
        odds.rounded()
    }

    /// Every way it can end under the best play, for each of these amounts of Ki, of which none is more than there is.
    pub fn ends(&self, amounts: &[u32]) -> Vec<Ends> {
        let mut all = vec![Ends::default(); amounts.len()];
        let tallies = self.tallies();
        for result in self.enemy.results() {
            self.count_ends(&tallies, result, amounts, &mut all);
        }
        all
    }

    fn count_ends(&self, tallies: &[Tally], (against, share): (Successes, f64), amounts: &[u32], all: &mut [Ends]) {
        let finals = self.finals(tallies, against);
        let settled = settled(&finals);
        let focus = Focus::new(&finals, &settled);
        let full = multisets().of(self.fighter.dice);
        let end = |number: usize| {
            let (end, tally) = (settled[number], &tallies[settled[number].last]);
            End::of(tally, &best(tally, against, &self.stakes()), &end, &self.stakes())
        };
        let ends: Vec<End> = full.clone().map(end).collect();
        for (ki, counted) in amounts.iter().zip(all) {
            focus.play(NO_DICE, *ki as usize, |ended| {
                let end = ends[ended.number - full.start];
                counted.count(End { ki_spent: ended.rerolls, ..end }, share * ended.share);
            });
        }
    }

    /// Counts how it comes out from the dice of that number.
    fn count_from(&self, tallies: &[Tally], (against, from): (Successes, usize), share: f64, odds: &mut Odds) {
        let finals = self.finals(tallies, against);
        let ends = settled(&finals);
        let focus = Focus::new(&finals, &ends);
        let played = focus.played_from(from);
        odds.value += share * focus.value_of(from);
        odds.ki_spent += share * played.rerolls;
        for number in multisets().of(self.fighter.dice) {
            let end = ends[number];
            let exchange = best(&tallies[end.last], against, &self.stakes());
            odds.count(share * played.settled[number], &exchange, &end);
        }
    }

    fn stakes(&self) -> Stakes<'_> {
        Stakes { fighter: &self.fighter, enemy: &self.enemy, weights: &self.weights }
    }

    /// What each multiset of final dice comes to.
    fn tallies(&self) -> Vec<Tally> {
        let numbers = 0..multisets().of(self.fighter.dice).end;
        numbers.map(|number| tally(&self.fighter, multisets().dice(number))).collect()
    }

    fn finals(&self, tallies: &[Tally], against: Successes) -> Finals {
        let (stakes, weights) = (self.stakes(), self.weights.get());
        let price = HONOR_OF_DECEPTION * weights.honor;
        Finals {
            dice: self.fighter.dice,
            worth: tallies.iter().map(|tally| best(tally, against, &stakes).value).collect(),
            deception: self.fighter.deception.then_some(price),
            focus: weights.ki,
            ki: self.fighter.ki,
        }
    }
}

impl RolledCombat {
    /// Checks a Combat in the middle of the roll.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it; dice without the Enemy's result, or the other way round.
    pub fn new(form: &CombatForm) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let combat = Combat::checked(form, &mut faults);
        let rolled = match &form.rolled {
            Some(rolled) => fighter::rolled(rolled, combat.fighter.dice, &mut faults),
            None => faults.missing("rolled", "enemy_result"),
        };
        let sum = match &form.enemy_result {
            Some(sum) => Enemy::checked_sum(sum, &mut faults),
            None => faults.missing("enemy_result", "rolled"),
        };
        let against = combat.enemy.successes(sum);
        faults.none_or(Self { combat, rolled, against })
    }

    /// How it comes out under the best play from here.
    pub fn odds(&self) -> Odds {
        let mut odds = Odds::none();
        let from = multisets().number(Dice::of(&self.rolled));
        self.combat.count_from(&self.combat.tallies(), (self.against, from), 1.0, &mut odds);
        odds
    }

    /// The best play from here.
    pub fn advice(&self) -> Advised<CombatEnd> {
        let combat = &self.combat;
        let finals = combat.finals(&combat.tallies(), self.against);
        advise(&finals, &self.rolled, |changes| {
            let last = changes.last;
            let harmony = best(&tally(&combat.fighter, last), self.against, &combat.stakes()).harmony;
            let chosen = |elements| (!harmony).then(|| last.more_of(elements).0);
            let (offence, defence) = (chosen(OFFENCE), chosen(DEFENCE));
            CombatEnd { deception: changes.deception, void: changes.void, offence, defence, harmony }
        })
    }
}
