//! The rounds of a battle as a chain over the states of both sides (ER-FC, A22, A23).

use super::Forecast;
use super::states::States;
use super::volley::{Row, Volley};
use crate::games::empire_reborn::model::army::{Role, Sides, sides};
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::games::empire_reborn::rules::battle::general::{Occasion, pool};
use crate::games::empire_reborn::rules::battle::morale::{Tested, tested, tn};
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::games::empire_reborn::rules::odds::dice::Dice;
use crate::kernel::by::By;
use std::collections::BTreeMap;
use std::rc::Rc;

/// States less likely than this are not followed: all of them together do not show.
const NOTHING: f64 = 1e-13;

/// What a meeting gives in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Edge {
    /// Who strikes alone.
    alone: Option<Role>,
    /// What attacker and defender add to their AV.
    bonus: [i64; 2],
}

/// What a meeting still gives, round by round. Battles with the same are one.
type Prospect = Vec<Edge>;

/// Chances of a pair of states by who is tested: nobody, the attacker, the defender, both.
type Tests = [f64; 4];

/// A battle being reckoned.
pub(super) struct Chain {
    field: Rc<Field>,
    states: Rc<Sides<States>>,
    /// The chance that the attacker strikes first where nobody strikes alone.
    attacker_first: f64,
    /// The chance to hold, by casualties since the battle began.
    holds: Sides<Vec<f64>>,
    /// The volleys of all rounds but the first of a landing.
    volleys: Sides<Volley>,
    /// Open battles: the chance of each pair of states.
    open: BTreeMap<Prospect, Vec<f64>>,
    forecast: Forecast,
}

/// One round of battles that go on alike.
struct Step {
    number: u32,
    /// What attacker and defender add to their AV.
    bonus: [i64; 2],
    /// The volleys of the first round of a landing, unlike all others.
    wading: Option<Sides<Volley>>,
    tests: Vec<Tests>,
    /// The chances of pairs of states in which a side is destroyed.
    over: Vec<f64>,
}

/// Where one side's first strike leaves the other while its own state is known: chances by the other's state and how
/// many units it lost.
struct FirstBlow {
    width: usize,
    chances: Vec<f64>,
    touched: Vec<usize>,
}

/// The pair of states of two sides, whichever is called first.
fn pair(first: Role, own: usize, other: usize, defenders: usize) -> usize {
    match first {
        Role::Attacker => own * defenders + other,
        Role::Defender => other * defenders + own,
    }
}

/// All states of both sides.
pub(super) fn all_states(field: &Field, strength: &Strength) -> Sides<States> {
    By::from_fn(|role: Role| States::new(field.army(role), strength.get(role)))
}

impl Chain {
    /// A battle that begins with all units, met in one of several ways.
    pub(super) fn new(
        field: Rc<Field>,
        states: Sides<States>,
        strength: &Strength,
        meetings: &[(Meeting, f64)],
        attacker_first: f64,
    ) -> Self {
        let states = Rc::new(states);
        let dice = Dice::new(field.rulings());
        let holds = By::from_fn(|role: Role| {
            let total = dice.total(pool(&field, role, Occasion::Morale, strength.get(role)));
            let all = states.get(role).all();
            (0..=all).map(|lost| dice.reaches(&total, tn(&field, role, lost))).collect()
        });
        let mut open: BTreeMap<Prospect, Vec<f64>> = BTreeMap::new();
        let pairs = states.get(Role::Attacker).len() * states.get(Role::Defender).len();
        for (meeting, chance) in meetings.iter().filter(|(_, chance)| *chance > 0.0) {
            let chances = open.entry(prospect(&field, *meeting)).or_insert_with(|| vec![0.0; pairs]);
            chances[pairs - 1] += chance;
        }
        let forecast = Forecast {
            destroyed: sides(0.0, 0.0),
            retreats: sides(0.0, 0.0),
            undecided: 0.0,
            left: By::from_fn(|role| vec![0.0; states.get(role).all() as usize + 1]),
            rounds: 0.0,
        };
        // Any round after the first will do.
        let volleys = volleys(&field, &states, 2);
        Self { field, states, attacker_first, holds, volleys, open, forecast }
    }

    /// Fights the next round of all battles still open; tells whether any is left.
    pub(super) fn fight(&mut self, number: u32) -> bool {
        let mut next: BTreeMap<Prospect, Vec<f64>> = BTreeMap::new();
        for (prospect, chances) in std::mem::take(&mut self.open) {
            let (edge, later) = match prospect.split_first() {
                Some((edge, later)) => (*edge, later.to_vec()),
                None => (Edge::default(), Vec::new()),
            };
            let still_open = self.round(number, edge, &chances);
            match next.get_mut(&later) {
                Some(all) => all.iter_mut().zip(&still_open).for_each(|(all, more)| *all += more),
                None => drop(next.insert(later, still_open)),
            }
        }
        self.open = next;
        self.open.values().flatten().any(|chance| *chance > NOTHING)
    }

    /// How many pairs of states there are.
    pub(super) fn pairs(&self) -> usize {
        self.states.get(Role::Attacker).len() * self.states.get(Role::Defender).len()
    }

    /// The chance that the battle goes on.
    pub(super) fn goes_on(&self) -> f64 {
        self.open.values().flatten().sum()
    }

    /// The forecast after the last round looked at; what is still open is undecided.
    pub(super) fn end(mut self, last: u32) -> Forecast {
        let defenders = self.states.get(Role::Defender).len();
        for (at, chance) in
            std::mem::take(&mut self.open).into_values().flat_map(|chances| chances.into_iter().enumerate())
        {
            if chance > 0.0 {
                self.forecast.undecided += chance;
                self.over(at / defenders, at % defenders, chance, last);
            }
        }
        self.forecast
    }

    /// The chance of each pair of states after one round in which nobody's morale is tested.
    pub(super) fn skirmish(&mut self) -> Vec<f64> {
        let mut left = vec![0.0; self.states.get(Role::Attacker).len() * self.states.get(Role::Defender).len()];
        for (prospect, chances) in std::mem::take(&mut self.open) {
            let step = self.blows(1, prospect.first().copied().unwrap_or_default(), &chances);
            let parts = step.tests.iter().zip(&step.over);
            left.iter_mut().zip(parts).for_each(|(left, (tests, over))| *left += tests.iter().sum::<f64>() + over);
        }
        left
    }

    fn round(&mut self, number: u32, edge: Edge, chances: &[f64]) -> Vec<f64> {
        let step = self.blows(number, edge, chances);
        self.settle(&step)
    }

    fn blows(&mut self, number: u32, edge: Edge, chances: &[f64]) -> Step {
        let wades = number == 1 && self.field.context().ground == Ground::Landing;
        let wading = wades.then(|| volleys(&self.field, &self.states, number));
        let mut step = Step {
            number,
            bonus: edge.bonus,
            wading,
            tests: vec![[0.0; 4]; chances.len()],
            over: vec![0.0; chances.len()],
        };
        match edge.alone {
            Some(role) => self.strike(&mut step, role, Answer::None, 1.0, chances),
            None => {
                let first = self.attacker_first;
                self.strike(&mut step, Role::Attacker, Answer::Struck, first, chances);
                self.strike(&mut step, Role::Defender, Answer::Struck, 1.0 - first, chances);
            }
        }
        step
    }

    fn row(&mut self, step: &mut Step, striker: Role, own: usize, other: usize) -> Row {
        let [attacker, defender] = step.bonus;
        let bonus = match striker {
            Role::Attacker => attacker,
            Role::Defender => defender,
        };
        step.wading.as_mut().unwrap_or(&mut self.volleys).get_mut(striker).row(bonus, own, other)
    }

    /// One side strikes, then perhaps the other with what is left of it.
    fn strike(&mut self, step: &mut Step, first: Role, answer: Answer, weight: f64, chances: &[f64]) {
        if weight <= 0.0 {
            return;
        }
        let second = first.other();
        let states = Rc::clone(&self.states);
        let (own, other) = (states.get(first), states.get(second));
        let defenders = self.states.get(Role::Defender).len();
        let mut blow = FirstBlow::new(other.len(), other.all());
        for striker in 0..own.len() {
            for struck in 0..other.len() {
                let chance = weight * chances[pair(first, striker, struck, defenders)];
                if chance > NOTHING {
                    let row = self.row(step, first, striker, struck);
                    blow.lands(&row, chance, |left| other.total(struck) - other.total(left));
                }
            }
            for (left, lost) in blow.take() {
                if other.total(left) == 0 {
                    let all = lost.iter().sum();
                    self.destroyed(step, second, [first, second], [striker, left], all);
                } else {
                    self.answer(step, first, answer, [striker, left], &lost);
                }
            }
        }
    }

    /// The side that was struck strikes back, or may not; then it is seen who is tested.
    fn answer(&mut self, step: &mut Step, first: Role, answer: Answer, [striker, left]: [usize; 2], lost: &[f64]) {
        let second = first.other();
        let states = Rc::clone(&self.states);
        let own = states.get(first);
        let defenders = self.states.get(Role::Defender).len();
        let row: Row = match answer {
            Answer::None => Row::from([(u32::try_from(striker).unwrap_or(u32::MAX), 1.0)]),
            Answer::Struck => self.row(step, second, left, striker),
        };
        let worst = row.iter().map(|(after, _)| own.total(striker) - own.total(*after as usize)).max().unwrap_or(0);
        let tests = self.tests(first, [striker, left], lost, worst);
        let all: f64 = lost.iter().sum();
        for (after, chance) in row.iter() {
            let after = *after as usize;
            let fallen = own.total(striker) - own.total(after);
            if own.total(after) == 0 {
                self.destroyed(step, first, [first, second], [after, left], chance * all);
                continue;
            }
            let sums = &mut step.tests[pair(first, after, left, defenders)];
            sums.iter_mut().zip(&tests[fallen as usize]).for_each(|(sum, test)| *sum += chance * test);
        }
    }

    /// By how many units the first side loses (up to `worst`): the chances of who is tested, the second side having
    /// lost so many with such chances. Only who lost more matters, so that one number stands for all greater ones.
    fn tests(&self, first: Role, [striker, left]: [usize; 2], lost: &[f64], worst: u32) -> Vec<Tests> {
        let (own, other) = (self.states.get(first), self.states.get(first.other()));
        let order = |own: u32, other: u32| match first {
            Role::Attacker => [own, other],
            Role::Defender => [other, own],
        };
        let all: f64 = lost.iter().sum();
        let (mut fewer, mut tests) = (0.0, Vec::new());
        for fallen in 0..=worst {
            let equal = lost.get(fallen as usize).copied().unwrap_or(0.0);
            let more = all - fewer - equal;
            let battle = order(own.all() - own.total(striker) + fallen, other.all() - other.total(left));
            let mut sums = [0.0; 4];
            for (other_fallen, chance) in [(fallen.wrapping_sub(1), fewer), (fallen, equal), (fallen + 1, more)] {
                if chance > 0.0 {
                    let who = tested(self.field.rulings(), order(fallen, other_fallen), battle);
                    sums[test_index(who)] += chance;
                }
            }
            tests.push(sums);
            fewer += equal;
        }
        tests
    }

    /// Troops hold or run; what is still open after that.
    fn settle(&mut self, step: &Step) -> Vec<f64> {
        let states = Rc::clone(&self.states);
        let (attackers, defenders) = (states.get(Role::Attacker), states.get(Role::Defender));
        let mut open = vec![0.0; step.tests.len()];
        for (at, [nobody, attacker, defender, both]) in step.tests.iter().copied().enumerate() {
            if nobody + attacker + defender + both <= 0.0 {
                continue;
            }
            let (a, d) = (at / defenders.len(), at % defenders.len());
            let hold_a = self.holds.get(Role::Attacker)[(attackers.all() - attackers.total(a)) as usize];
            let hold_d = self.holds.get(Role::Defender)[(defenders.all() - defenders.total(d)) as usize];
            open[at] = nobody + attacker * hold_a + defender * hold_d + both * hold_a * hold_d;
            let runs_a = (attacker + both) * (1.0 - hold_a);
            let runs_d = (defender + both * hold_a) * (1.0 - hold_d);
            *self.forecast.retreats.get_mut(Role::Attacker) += runs_a;
            *self.forecast.retreats.get_mut(Role::Defender) += runs_d;
            self.over(a, d, runs_a + runs_d, step.number);
        }
        open
    }

    fn destroyed(&mut self, step: &mut Step, who: Role, roles: [Role; 2], states: [usize; 2], chance: f64) {
        *self.forecast.destroyed.get_mut(who) += chance;
        let (a, d) = if roles[0] == Role::Attacker { (states[0], states[1]) } else { (states[1], states[0]) };
        step.over[a * self.states.get(Role::Defender).len() + d] += chance;
        self.over(a, d, chance, step.number);
    }

    /// A battle is over with these units left.
    fn over(&mut self, attackers: usize, defenders: usize, chance: f64, round: u32) {
        for (role, state) in [(Role::Attacker, attackers), (Role::Defender, defenders)] {
            let left = self.states.get(role).total(state) as usize;
            self.forecast.left.get_mut(role)[left] += chance;
        }
        self.forecast.rounds += chance * f64::from(round);
    }
}

/// Whether the side that was struck may strike back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// The other side strikes alone this round.
    None,
    /// It strikes with what is left.
    Struck,
}

impl FirstBlow {
    fn new(states: usize, units: u32) -> Self {
        let width = units as usize + 1;
        Self { width, chances: vec![0.0; states * width], touched: Vec::new() }
    }

    fn lands(&mut self, row: &Row, chance: f64, lost: impl Fn(usize) -> u32) {
        for (left, part) in row.iter() {
            let left = *left as usize;
            let at = left * self.width + lost(left) as usize;
            if self.chances[at] == 0.0 {
                self.touched.push(at);
            }
            self.chances[at] += chance * part;
        }
    }

    /// Every state the blow may have left, with the chances of how many units were lost; nothing is left behind.
    fn take(&mut self) -> Vec<(usize, Vec<f64>)> {
        let mut touched = std::mem::take(&mut self.touched);
        touched.sort_unstable();
        let mut states: Vec<(usize, Vec<f64>)> = Vec::new();
        for at in touched {
            let (state, lost) = (at / self.width, at % self.width);
            if states.last().is_none_or(|(last, _)| *last != state) {
                states.push((state, Vec::new()));
            }
            if let Some((_, chances)) = states.last_mut() {
                chances.resize(lost + 1, 0.0);
                chances[lost] = std::mem::take(&mut self.chances[at]);
            }
        }
        states
    }
}

fn test_index(tested: Tested) -> usize {
    match tested {
        Tested::Nobody => 0,
        Tested::One(Role::Attacker) => 1,
        Tested::One(Role::Defender) => 2,
        Tested::Both => 3,
    }
}

fn volleys(field: &Rc<Field>, states: &Rc<Sides<States>>, round: u32) -> Sides<Volley> {
    By::from_fn(|role: Role| Volley::new(Rc::clone(field), role, Rc::clone(states), round))
}

/// What a meeting gives, from the first round on.
fn prospect(field: &Field, meeting: Meeting) -> Prospect {
    let ruling = field.rulings().free_rounds;
    let edge = |round: u32| Edge {
        alone: meeting.strikes_alone(round),
        bonus: [Role::Attacker, Role::Defender].map(|role| meeting.bonus(role, round, ruling)),
    };
    (1..=meeting.last_round(ruling)).map(edge).collect()
}
