//! Questions about a Combat (CH-COM-5 to 9).

use super::advice::{Advised, CombatEnd, advise};
use super::dice::Dice;
use super::ends::{Counts, End, Ends, Most};
use super::enemy::{Enemy, Faces, Successes};
use super::exchange::Stakes;
use super::fault::{Fault, FaultKind, Faults};
use super::fighter::{self, Fighter};
use super::focus::Focus;
use super::forms::{CombatForm, Kind};
use super::holding::Holding;
use super::multisets::{NO_DICE, multisets};
use super::outcome::{HONOR_OF_DECEPTION, Odds};
use super::play::Then;
use super::settle::{Finals, Settled, settled};
use super::tallies::{Exchanges, Tallies};
use super::tally::{DEFENCE, OFFENCE};
use super::weights::Weights;
use crate::games::champions::model::element::Element;
use std::collections::BTreeMap;

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
        self.ends_with(&amounts.iter().copied().map(Holding::certain).collect::<Vec<_>>())
    }

    /// Every way it can end under the best play, for each of these holdings. What counts afterwards is the Ki that is
    /// left: whoever has less than the greatest amount of a holding ends like one that had as much and spent the rest.
    pub fn ends_with(&self, holdings: &[Holding]) -> Vec<Ends> {
        let tallies = self.tallies();
        let results = self.enemy.results();
        let ki = holdings.iter().map(Holding::most).max().unwrap_or(0);
        let most = Most::of(tallies.distinct(), &results, &self.stakes(), ki);
        let mut counts: Vec<Counts> = holdings.iter().map(|_| Counts::none(most)).collect();
        for (against, share) in results {
            self.count_ends(&tallies, (against, share), holdings, &mut counts);
        }
        counts.into_iter().map(Counts::ends).collect()
    }

    fn count_ends(
        &self,
        tallies: &Tallies,
        (against, share): (Successes, f64),
        holdings: &[Holding],
        all: &mut [Counts],
    ) {
        let exchanges = tallies.against(against, &self.stakes());
        let finals = self.finals(&exchanges);
        let settled = settled(&finals);
        let focus = Focus::new(&finals, &settled);
        let end = |end: &Settled| End::of(tallies.get(end.last), exchanges.get(end.last), end, &self.stakes());
        let ends: Vec<End> = settled[focus.full()].iter().map(end).collect();
        let most: Vec<u32> = holdings.iter().map(Holding::most).collect();
        focus.play(NO_DICE, holdings, |met| match met.then {
            Then::Settles => {
                let end = End { ki_spent: most[met.at] - met.left, ..ends[met.number - focus.full().start] };
                all[met.at].count(end, share * met.share);
            }
            Then::Rerolls => {}
        });
    }

    /// Counts how it comes out from the dice of that number.
    fn count_from(&self, tallies: &Tallies, (against, from): (Successes, usize), share: f64, odds: &mut Odds) {
        self.count_each(tallies, (against, &BTreeMap::from([(from, share)])), odds);
    }

    /// The same from dice of several numbers, each with its share.
    fn count_each(&self, tallies: &Tallies, (against, from): (Successes, &BTreeMap<usize, f64>), odds: &mut Odds) {
        let exchanges = tallies.against(against, &self.stakes());
        let finals = self.finals(&exchanges);
        let ends = settled(&finals);
        let focus = Focus::new(&finals, &ends);
        for (&from, &share) in from {
            let played = focus.played_from(from);
            odds.value += share * focus.value_of(from);
            odds.ki_spent += share * played.rerolls;
            for number in multisets().of(self.fighter.dice) {
                let end = ends[number];
                odds.count(share * played.settled[number], exchanges.get(end.last), &end);
            }
        }
    }

    fn stakes(&self) -> Stakes<'_> {
        Stakes { fighter: &self.fighter, enemy: &self.enemy, weights: &self.weights }
    }

    /// What each multiset of final dice comes to.
    fn tallies(&self) -> Tallies {
        Tallies::of(&self.fighter)
    }

    fn finals(&self, exchanges: &Exchanges<'_>) -> Finals {
        let weights = self.weights.get();
        let price = HONOR_OF_DECEPTION * weights.honor;
        Finals {
            dice: self.fighter.dice,
            worth: exchanges.worth(),
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

    /// How it comes out when the dice at these places are rolled again for one Ki, and everything after that is played best.
    /// Nothing where there is no Ki.
    pub fn odds_after(&self, places: &[usize]) -> Option<Odds> {
        let mut combat = self.combat.clone();
        combat.fighter.ki = combat.fighter.ki.checked_sub(1)?;
        let kept = self.rolled.iter().enumerate().filter(|(place, _)| !places.contains(place));
        let kept: Vec<Element> = kept.map(|(_, face)| *face).collect();
        let mut rolls = BTreeMap::from([(multisets().number(Dice::of(&kept)), 1.0)]);
        for _ in kept.len()..self.rolled.len() {
            rolls = one_die_more(&rolls);
        }
        let mut odds = Odds::none();
        combat.count_each(&combat.tallies(), (self.against, &rolls), &mut odds);
        odds.value -= combat.weights.get().ki;
        odds.ki_spent += 1.0;
        Some(odds.rounded())
    }

    /// The best play from here.
    pub fn advice(&self) -> Advised<CombatEnd> {
        let combat = &self.combat;
        let tallies = combat.tallies();
        let exchanges = tallies.against(self.against, &combat.stakes());
        let finals = combat.finals(&exchanges);
        advise(&finals, &self.rolled, |changes| {
            let last = changes.last;
            let harmony = exchanges.get(multisets().number(last)).harmony;
            let chosen = |elements| (!harmony).then(|| last.more_of(elements).0);
            let (offence, defence) = (chosen(OFFENCE), chosen(DEFENCE));
            CombatEnd { deception: changes.deception, void: changes.void, offence, defence, harmony }
        })
    }
}

/// The shares of these rolls once another die was rolled.
fn one_die_more(rolls: &BTreeMap<usize, f64>) -> BTreeMap<usize, f64> {
    let mut more = BTreeMap::new();
    for (&number, &share) in rolls {
        let next = multisets().with_any(number);
        for &next in next {
            *more.entry(next).or_insert(0.0) += share / 5.0;
        }
    }
    more
}
