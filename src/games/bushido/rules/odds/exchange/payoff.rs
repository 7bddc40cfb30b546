//! What every pair of comparisons is worth to the active side (A8 to A12).

use super::meeting::{Outcome, Outcomes};
use crate::games::bushido::model::fighter::Fighter;
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::damage::Turn;
use crate::games::bushido::rules::exchange::aftermath::{Aftermath, Course, Footing};
use crate::games::bushido::rules::exchange::results::Winner;
use crate::games::bushido::rules::exchange::strike::Effect;
use crate::games::bushido::rules::odds::harm::{Harms, Marked, RollHarm, strike, unmarked};
use crate::games::bushido::rules::odds::weights::Weights;

/// An exchange whose splits are known and whose dice are not.
#[derive(Clone, Copy, Debug)]
pub struct Duel<'a> {
    /// Who fights.
    pub fighters: &'a Sides<Fighter>,
    /// How both divided; only whether there are dice of a kind matters, and the Specials.
    pub splits: &'a Sides<Split>,
    /// Who attacks first.
    pub initiative: Side,
    /// Which readings are in force.
    pub rulings: &'a Rulings,
    /// What the active side is after.
    pub weights: &'a Weights,
}

/// Wounds that one comparison marks.
#[derive(Clone, Debug)]
struct Blow {
    on: Side,
    marked: Marked,
    /// What they are worth to the active side.
    worth: f64,
}

/// Damage Rolls that fall due in a comparison, and what they do to a model that bore nothing so far.
#[derive(Clone, Debug)]
struct Due {
    by: Side,
    rolls: Vec<RollHarm>,
    blow: Blow,
}

/// What one comparison sets off.
#[derive(Clone, Debug)]
struct Step {
    due: Option<Due>,
    trigger: Option<(Side, Special)>,
    course: Course,
}

/// What a pair of comparisons comes to.
#[derive(Clone, Debug)]
pub struct Report {
    /// Chances of Wounds marked on each side.
    pub marked: Sides<Marked>,
    /// Chances that the Special of each side triggers.
    pub triggers: Sides<f64>,
}

/// Every pair of comparisons of a duel.
#[derive(Clone, Debug)]
pub struct Payoff<'a> {
    duel: Duel<'a>,
    first: Vec<Step>,
    /// By whether the one who rolls damage in it has already done so.
    second: [Vec<Step>; 2],
}

/// How the second comparison joins the first.
enum Joined<'p> {
    /// It is not made, or deals nothing.
    Nothing,
    /// It wounds the other model, or the first dealt nothing.
    Apart(&'p Blow),
    /// It wounds the same model on.
    OnTop(Blow),
}

impl<'a> Payoff<'a> {
    /// The payoff of `duel` over these outcomes of its two comparisons; `harms` are the Damage Rolls of each side.
    pub fn new(duel: Duel<'a>, outcomes: [&Outcomes; 2], harms: &mut Sides<Harms>) -> Self {
        let (attacker, later) = (duel.initiative, duel.initiative.opponent());
        let [first, second] = outcomes;
        let mut steps = |outcomes: &Outcomes, attacker, turn| {
            outcomes.all().iter().map(|outcome| duel.step(attacker, *outcome, turn, harms)).collect()
        };
        Self {
            first: steps(first, attacker, Turn::First),
            second: [steps(second, later, Turn::First), steps(second, later, Turn::Later)],
            duel,
        }
    }

    /// The values of all pairs, by the numbers of the outcomes.
    pub fn values(&self) -> Vec<Vec<f64>> {
        let row = |first| (0..self.second[0].len()).map(|second| self.value(first, second)).collect();
        (0..self.first.len()).map(row).collect()
    }

    /// The value of a pair of outcomes.
    pub fn value(&self, first: usize, second: usize) -> f64 {
        let one = &self.first[first];
        let before = one.blow().map_or(0.0, |blow| blow.worth);
        let value = before + self.worth_of_trigger(one, 1.0 - one.killed());
        let reached = one.reaches_second();
        if reached <= 0.0 {
            return value;
        }
        let (another, joined) = self.join(one, second);
        let (change, survived) = match &joined {
            Joined::Nothing => (0.0, reached),
            Joined::Apart(blow) => (reached * blow.worth, reached * (1.0 - killed(&blow.marked))),
            Joined::OnTop(blow) => (blow.worth - before, 1.0 - killed(&blow.marked)),
        };
        value + change + self.worth_of_trigger(another, survived)
    }

    /// What a pair of outcomes comes to, in full.
    pub fn report(&self, first: usize, second: usize) -> Report {
        let one = &self.first[first];
        let boxes = |side: Side| unmarked(self.duel.fighters.of(side).parts().body.wounds);
        let mut report = Report { marked: Sides::from_fn(boxes), triggers: Sides::default() };
        if let Some(blow) = one.blow() {
            report.marked.of_mut(blow.on).clone_from(&blow.marked);
        }
        report.trigger(one, 1.0);
        let reached = one.reaches_second();
        if reached > 0.0 {
            let (another, joined) = self.join(one, second);
            report.trigger(another, reached);
            match joined {
                Joined::Nothing => {}
                Joined::Apart(blow) => report.mix(blow, reached),
                Joined::OnTop(blow) => *report.marked.of_mut(blow.on) = blow.marked,
            }
        }
        report
    }

    fn join<'p>(&'p self, one: &Step, second: usize) -> (&'p Step, Joined<'p>) {
        let fresh = &self.second[0][second];
        let again = match (&one.due, &fresh.due) {
            (Some(before), Some(after)) => before.by == after.by,
            (None, _) | (_, None) => false,
        };
        let another = if again { &self.second[1][second] } else { fresh };
        let joined = match (&one.due, &another.due) {
            (_, None) => Joined::Nothing,
            (Some(before), Some(after)) if before.blow.on == after.blow.on => {
                Joined::OnTop(self.duel.blow(after.blow.on, &after.rolls, before.blow.marked.clone()))
            }
            (None | Some(_), Some(after)) => Joined::Apart(&after.blow),
        };
        (another, joined)
    }

    fn worth_of_trigger(&self, step: &Step, survived: f64) -> f64 {
        step.trigger.map_or(0.0, |(owner, special)| survived * self.duel.weights.triggered(owner, special))
    }
}

impl Duel<'_> {
    fn step(&self, attacker: Side, outcome: Outcome, turn: Turn, harms: &mut Sides<Harms>) -> Step {
        let defender = attacker.opponent();
        let (attacking, defending) = (self.splits.of(attacker), self.splits.of(defender));
        let effect = Effect::of(attacker, outcome.winner, outcome.level, attacking, defending);
        let won = match outcome.winner {
            Winner::Attack => attacker,
            Winner::Defence => defender,
        };
        let footing = |side| Footing::of(self.fighters.of(side));
        let aftermath = Aftermath::of(&effect, footing(won), footing(won.opponent()), self.rulings);
        let due = effect.strike().map(|strike| {
            let (by, on) = (strike.by, strike.by.opponent());
            let rolls = harms.of_mut(by).of(strike, turn);
            let blow = self.blow(on, &rolls, unmarked(self.fighters.of(on).parts().body.wounds));
            Due { by, rolls, blow }
        });
        let trigger = effect.special().map(|special| (won, special));
        Step { due, trigger, course: aftermath.exchange }
    }

    fn blow(&self, on: Side, rolls: &[RollHarm], so_far: Marked) -> Blow {
        let marked = strike(rolls, so_far);
        let boxes = marked.len() - 1;
        let worth = |(wounds, chance): (usize, &f64)| chance * self.weights.marked(on, wounds, boxes);
        Blow { on, worth: marked.iter().enumerate().map(worth).sum(), marked }
    }
}

impl Step {
    fn blow(&self) -> Option<&Blow> {
        self.due.as_ref().map(|due| &due.blow)
    }

    fn killed(&self) -> f64 {
        self.blow().map_or(0.0, |blow| killed(&blow.marked))
    }

    fn reaches_second(&self) -> f64 {
        match self.course {
            Course::GoesOn => 1.0 - self.killed(),
            Course::Over => 0.0,
        }
    }
}

impl Report {
    fn trigger(&mut self, step: &Step, chance: f64) {
        if let Some((owner, _)) = step.trigger {
            *self.triggers.of_mut(owner) += chance;
        }
    }

    /// The blow falls with a chance of `reached`, on a model that bore nothing so far.
    fn mix(&mut self, blow: &Blow, reached: f64) {
        for (own, marked) in self.marked.of_mut(blow.on).iter_mut().zip(&blow.marked) {
            *own = (1.0 - reached) * *own + reached * marked;
        }
    }
}

fn killed(marked: &[f64]) -> f64 {
    marked.last().copied().unwrap_or(0.0)
}
