//! One side strikes: how many units of the other are left (ER-FC).

use super::states::States;
use crate::games::empire_reborn::model::army::{Role, Sides};
use crate::games::empire_reborn::rules::battle::field::Field;
use crate::games::empire_reborn::rules::battle::general::is_fearless;
use crate::games::empire_reborn::rules::battle::values::{Moment, Shares, Wear, attack, toughness};
use crate::games::empire_reborn::rules::odds::distribution::binomial;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Parts of a chance below this are nothing.
const NOTHING: f64 = 1e-17;
/// States a strike leaves less often than this are not followed: all of them together do not show.
const UNLIKELY: f64 = 1e-12;

/// Where a side's strike may leave the other: states with their chances.
pub(super) type Row = Rc<[(u32, f64)]>;

/// The strikes of one side in rounds that are alike but for the bonus to its AV. Everything is reckoned once.
pub(super) struct Volley {
    field: Rc<Field>,
    striker: Role,
    states: Rc<Sides<States>>,
    round: u32,
    fearless: bool,
    /// Chances of hits, by bonus, own state and whether the riders ride the others down.
    hits: BTreeMap<(i64, usize, bool), Rc<[f64]>>,
    /// What hits do to a group.
    falls: BTreeMap<Fall, Rc<[Vec<f64>]>>,
    /// What hits do to the other side, by its state and their number.
    after: Vec<Vec<Option<Row>>>,
    /// By bonus, own state and other state.
    rows: BTreeMap<i64, Vec<Option<Row>>>,
    scratch: Vec<f64>,
}

/// Units of a group of the other side that each take `hits` hits or one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fall {
    group: usize,
    units: u32,
    hits: usize,
    all_ride: bool,
}

impl Volley {
    /// The strikes of `striker` in rounds like `round`.
    pub(super) fn new(field: Rc<Field>, striker: Role, states: Rc<Sides<States>>, round: u32) -> Self {
        let (own, other) = (states.get(striker), states.get(striker.other()));
        let after = vec![vec![None; own.all() as usize + 1]; other.len()];
        let scratch = vec![0.0; other.len()];
        Self {
            fearless: is_fearless(field.army(striker)),
            field,
            striker,
            states,
            round,
            hits: BTreeMap::new(),
            falls: BTreeMap::new(),
            after,
            rows: BTreeMap::new(),
            scratch,
        }
    }

    fn own(&self) -> &States {
        self.states.get(self.striker)
    }

    fn other(&self) -> &States {
        self.states.get(self.striker.other())
    }

    /// Where units in state `own` with a bonus to their AV leave those in state `other`.
    pub(super) fn row(&mut self, bonus: i64, own: usize, other: usize) -> Row {
        let (at, all) = (own * self.other().len() + other, self.own().len() * self.other().len());
        let known = self.rows.entry(bonus).or_insert_with(|| vec![None; all]);
        if let Some(row) = &known[at] {
            return Rc::clone(row);
        }
        let row = self.reckon(bonus, own, other);
        self.rows.entry(bonus).and_modify(|known| known[at] = Some(Rc::clone(&row)));
        row
    }

    fn shares(&self, own: &States, state: usize, against: [u32; 2]) -> Shares {
        Shares::new(self.field.context().ground, own.shares(state), against)
    }

    fn reckon(&mut self, bonus: i64, own: usize, other: usize) -> Row {
        let hits = self.hits(bonus, own, other);
        let mut touched = Vec::new();
        for (number, chance) in hits.iter().enumerate().filter(|(_, chance)| **chance > NOTHING) {
            for (state, left) in self.after(other, number).iter() {
                let sum = &mut self.scratch[*state as usize];
                if *sum == 0.0 {
                    touched.push(*state);
                }
                *sum += chance * left;
            }
        }
        let row = touched.into_iter().map(|state| (state, std::mem::take(&mut self.scratch[state as usize])));
        row.filter(|(_, chance)| *chance > UNLIKELY).collect()
    }

    /// Where so many hits leave units in state `other`: they are given one to each in the order of the groups, and
    /// around again, so that those up to somewhere in one group take one more than the others.
    fn after(&mut self, other: usize, number: usize) -> Row {
        if let Some(row) = &self.after[other][number] {
            return Rc::clone(row);
        }
        let all = Rc::clone(&self.states);
        let states = all.get(self.striker.other());
        // Whoever counts living units in memory finds their number in an index.
        let living = states.total(other) as usize;
        // Its own riders decide, whoever strikes.
        let all_ride = self.shares(states, other, [0, 0]).all_ride;
        let (around, mut more) = (number / living.max(1), number % living.max(1));
        let mut spread = vec![(0_u32, 1.0)];
        for (group, units) in states.counts(other).iter().copied().enumerate().filter(|(_, units)| *units > 0) {
            let falls = self.falls(Fall { group, units, hits: around, all_ride });
            let struck = more.min(units as usize);
            more -= struck;
            spread = times(&spread, &falls[struck], states.stride(group));
        }
        let row: Row = spread.into();
        self.after[other][number] = Some(Rc::clone(&row));
        row
    }

    fn hits(&mut self, bonus: i64, own: usize, other: usize) -> Rc<[f64]> {
        let shares = self.shares(self.own(), own, self.other().shares(other));
        let key = (bonus, own, shares.rides_them_down);
        if let Some(hits) = self.hits.get(&key) {
            return Rc::clone(hits);
        }
        let moment = Moment { round: self.round, bonus, shares };
        let mut hits = vec![1.0];
        for (unit, count) in self.field.units(self.striker).iter().zip(self.own().counts(own)) {
            let av = attack(&self.field, self.striker, unit, moment).total().clamp(0, 10);
            hits = sum(&hits, &binomial(*count as usize, av as f64 / 10.0));
        }
        let hits: Rc<[f64]> = hits.into();
        self.hits.insert(key, Rc::clone(&hits));
        hits
    }

    /// The chances of the number of units left in a group, by how many of them took one hit more than the others.
    fn falls(&mut self, fall: Fall) -> Rc<[Vec<f64>]> {
        if let Some(falls) = self.falls.get(&fall) {
            return Rc::clone(falls);
        }
        let stands = 1.0 - self.kills(fall.group, fall.all_ride);
        let exponent = i32::try_from(fall.hits).unwrap_or(i32::MAX);
        let left = |units: usize, stands: f64| binomial(units, stands);
        let units = fall.units as usize;
        let more =
            |more: usize| sum(&left(more, stands.powi(exponent + 1)), &left(units - more, stands.powi(exponent)));
        let falls: Rc<[Vec<f64>]> = (0..=units).map(more).collect();
        self.falls.insert(fall, Rc::clone(&falls));
        falls
    }

    /// The chance that a hit on a unit of a group destroys it: Fear does not take it away, and the save fails.
    fn kills(&self, group: usize, all_ride: bool) -> f64 {
        let role = self.striker.other();
        let unit = &self.field.units(role)[group];
        // Riding down is nothing to a save.
        let shares = Shares { rides_them_down: false, all_ride };
        let moment = Moment { round: self.round, bonus: 0, shares };
        let tv = toughness(&self.field, role, unit, moment, Wear::default()).total().clamp(0, 10);
        let fear = if self.fearless { 0 } else { unit.fear() };
        f64::from(10 - fear) / 10.0 * ((10 - tv) as f64 / 10.0)
    }
}

/// States of one group more.
fn times(spread: &[(u32, f64)], left: &[f64], stride: usize) -> Vec<(u32, f64)> {
    let mut more = Vec::with_capacity(spread.len() * left.len());
    for (units, chance) in left.iter().enumerate().filter(|(_, chance)| **chance > NOTHING) {
        // There are fewer states than such a number can tell.
        let shift = (units * stride) as u32;
        more.extend(spread.iter().map(|(state, before)| (state + shift, before * chance)));
    }
    more.retain(|(_, chance)| *chance > NOTHING);
    more
}

/// The sum of two independent numbers from 0 on.
fn sum(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut chances = vec![0.0; one.len() + other.len() - 1];
    for (at, one) in one.iter().enumerate().filter(|(_, one)| **one > 0.0) {
        chances[at..].iter_mut().zip(other).for_each(|(sum, two)| *sum += one * two);
    }
    chances
}
